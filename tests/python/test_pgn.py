"""PGN that we write, read by python-chess: chess games, without complaint and with everything that they say."""

import pathlib
import unittest

import chess
import chess.pgn

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


if __name__ == "__main__":
    unittest.main()
