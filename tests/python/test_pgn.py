"""PGN that we write, read by python-chess, and PGN of python-chess, read and written by us."""

import io
import os
import pathlib
import random
import subprocess
import tempfile
import unittest

import chess
import chess.pgn
import chess.variant

WRITTEN = pathlib.Path(__file__).parent.parent / "records" / "out"
CHESS = ["black-begins", "clocks", "mate", "special-moves", "study", "unplayed"]


class Reader(unittest.TestCase):
    def read(self, name):
        with open(WRITTEN / f"{name}.pgn", encoding="utf-8") as file:
            game = chess.pgn.read_game(file)
            self.assertIsNone(chess.pgn.read_game(file), "one game")
        self.assertEqual(game.errors, [], name)
        self.assertIs(type(game.board()), chess.Board, name)
        return game

    def test_every_game_of_chess_is_read(self):
        plies = {name: self.read(name).end().ply() for name in CHESS}
        expected = [83, 3, 4, 23, 5, 0]
        self.assertEqual(plies, dict(zip(CHESS, expected)))

    def test_tags_and_mate(self):
        game = self.read("mate")
        self.assertEqual(list(game.headers)[:7], ["Event", "Site", "Date", "Round", "White", "Black", "Result"])
        self.assertEqual(game.headers["Black"], "Berg, B.")
        # It keeps the backslashes of the standard.
        self.assertEqual(game.headers["Annotator"], r'Dora \"D\" Bach\\slash')
        self.assertTrue(game.end().board().is_checkmate())
        self.assertEqual(game.headers["Result"], game.end().board().result())

    def test_start_and_clocks(self):
        self.assertEqual(self.read("black-begins").board().fen(), "1r2k3/P7/8/8/8/8/8/4K2R b K - 4 41")
        clocks = [node.clock() for node in self.read("clocks").mainline()]
        self.assertEqual(clocks, [5400.0, None, 299.9])

    def test_chess960(self):
        with open(WRITTEN / "chess960.pgn", encoding="utf-8") as file:
            game = chess.pgn.read_game(file)
        self.assertEqual(game.errors, [])
        self.assertTrue(game.board().chess960)
        self.assertEqual(game.board().chess960_pos(), 617)
        self.assertEqual(game.next().move.uci(), "f1g1")
        self.assertEqual(game.end().ply(), 4)

    def test_annotations(self):
        game = self.read("study")
        first = game.next()
        self.assertEqual(first.nags, {chess.pgn.NAG_GOOD_MOVE})
        self.assertEqual(len(first.arrows()), 11)
        self.assertEqual(first.comment.split()[-3:], ["One", "line,", "100"])
        self.assertEqual([node.san() for node in game.variations], ["e4", "d4", "Nf3"])
        last = game.end()
        self.assertEqual([node.san() for node in last.parent.parent.variations], ["Nc6", "d6"])
        self.assertIn("then %begins like an escape [or a tag", last.parent.parent.comment)


class Names(unittest.TestCase):
    def test_variants_have_the_names_of_lichess(self):
        names = {
            "three-check": "Three-check",
            "king-of-the-hill": "King of the Hill",
            "racing-kings": "Racing Kings",
            "antichess": "Antichess",
            "horde": "Horde",
            "chess960": "Chess960",
        }
        for game, name in names.items():
            text = written(f'[Format "1"]\n[Game "{game}"]\n\n*\n', "own.txt")
            headers = chess.pgn.read_headers(io.StringIO(text))
            self.assertEqual(headers["Variant"], name)
            variant = "chess" if game == "chess960" else name
            self.assertIs(headers.variant(), chess.variant.find_variant(variant), game)


def written(text, name):
    """The games of a text as we write them."""
    with tempfile.TemporaryDirectory() as folder:
        path = pathlib.Path(folder) / name
        path.write_text(text, encoding="utf-8")
        command = [os.environ["MENAGERIE"], "record", "--to", "pgn", str(path)]
        return subprocess.run(command, capture_output=True, text=True, check=True).stdout


def random_game(chance):
    """A game with comments in every place and variations, some of which repeat the move that they replace."""
    game = chess.pgn.Game()
    game.comment = chance.choice(["", "before all"])
    nodes = [game]
    for ply in range(chance.randrange(1, 30)):
        parent = nodes[-1] if ply < 8 else chance.choice(nodes)
        moves = list(parent.board().legal_moves)
        if not moves:
            continue
        main = parent.variations[0].move if parent.variations else None
        repeats = main is not None and chance.random() < 0.3
        node = parent.add_variation(main if repeats else chance.choice(moves))
        node.comment = chance.choice(["", "", f"after {ply}"])
        if main is not None:
            node.starting_comment = chance.choice(["", f"before {ply}"])
        node.nags = set(chance.sample([1, 4, 14, 36], chance.randrange(3)))
        nodes.append(node)
    game.headers["Result"] = chance.choice(["1-0", "0-1", "1/2-1/2", "*"])
    return game


def lines(node):
    """Everything that a tree says, as lists within lists. Lines of comments may be divided elsewhere."""
    comments = [" ".join(comment.split()) for comment in (node.starting_comment, node.comment)]
    said = [str(node.move), comments, sorted(node.nags)] if node.parent else comments
    return [said, [lines(child) for child in node.variations]]


class Trees(unittest.TestCase):
    def test_trees_of_python_chess_are_kept(self):
        games = [random_game(random.Random(seed)) for seed in range(60)]
        stream = io.StringIO(written("\n\n".join(map(str, games)) + "\n", "games.pgn"))
        for game in games:
            again = chess.pgn.read_game(stream)
            self.assertEqual(lines(again), lines(game), f"{game}\n\n{again}")
            self.assertEqual(again.headers["Result"], game.headers["Result"])
        self.assertIsNone(chess.pgn.read_game(stream))


if __name__ == "__main__":
    unittest.main()
