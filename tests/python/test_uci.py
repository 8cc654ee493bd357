"""The UCI engine, driven by python-chess as graphical interfaces drive it, and by raw UCI."""

import os
import queue
import random
import subprocess
import tempfile
import threading
import time
import unittest

import chess
import chess.engine
import chess.variant
from chess.engine import Cp, Limit, Mate

COMMAND = [os.environ["MENAGERIE"], "uci"]

CAISSA = "caissa-britannia"
MATE_IN_ONE = "6k1/5ppp/8/8/8/8/8/R6K w - - 0 1"
CHECKMATED = "R5k1/5ppp/8/8/8/8/8/7K b - - 0 1"
STALEMATED = "7k/5Q2/6K1/8/8/8/8/8 b - - 0 1"
BARE_KINGS = "7k/8/8/8/8/8/8/K7 w - - 0 1"
EXPIRED = "6k1/8/8/8/8/8/1Q6/K6R w - - 150 90"
THERE_AND_BACK = "g1f3 g8f6 f3g1 f6g8"

VARIANTS_INI = """
# A small game.
[Small_Knights:chess]
maxFile = f
maxRank = 6
startFen = rnqknr/pppppp/6/6/PPPPPP/RNQKNR w - - 0 1
promotionRank = 6
doubleStep = false
castling = false

[broken:nowhere]
"""


class Client(unittest.TestCase):
    """python-chess."""

    def setUp(self):
        self.engine = chess.engine.SimpleEngine.popen_uci(COMMAND, timeout=20)
        self.addCleanup(self.engine.close)

    def test_plays_a_whole_game(self):
        board = chess.Board()
        clocks = {chess.WHITE: 5.0, chess.BLACK: 5.0}
        ponder = None
        while not board.is_game_over(claim_draw=True) and board.ply() < 200:
            limit = Limit(
                white_clock=clocks[chess.WHITE],
                black_clock=clocks[chess.BLACK],
                white_inc=0.01,
                black_inc=0.01,
            )
            begin = time.monotonic()
            result = self.engine.play(board, limit, info=chess.engine.INFO_ALL, game="one")
            # On a busy machine it would lose on time; the unit tests of `cli/src/budget.rs` prove that it plans enough.
            clocks[board.turn] = max(0.1, clocks[board.turn] + 0.01 - (time.monotonic() - begin))
            self.assertIn(result.move, board.legal_moves)
            self.assertFalse(result.draw_offered or result.resigned)
            self.assertIn("score", result.info)
            board.push(result.move)
            ponder = ponder or result.ponder
        self.assertIsNotNone(ponder)
        self.assertTrue(board.is_game_over(claim_draw=True) or board.ply() == 200)

    def test_obeys_every_limit(self):
        board = chess.Board()
        for limit in (
            Limit(time=0.05),
            Limit(depth=3),
            Limit(nodes=800),
            Limit(white_clock=1, black_clock=1, remaining_moves=5),
        ):
            self.assertIn(self.engine.play(board, limit).move, board.legal_moves)
        info = self.engine.analyse(board, Limit(depth=5))
        self.assertEqual(info["depth"], 5)
        self.assertGreaterEqual(info["seldepth"], 5)
        info = self.engine.analyse(board, Limit(nodes=3000))
        self.assertLess(info["nodes"], 3500)
        info = self.engine.analyse(chess.Board(MATE_IN_ONE), Limit(mate=1))
        self.assertEqual(info["score"].white(), Mate(1))

    def test_analyses_several_lines(self):
        board = chess.Board()
        lines = self.engine.analyse(board, Limit(depth=7), multipv=4)
        self.assertEqual([line["multipv"] for line in lines], [1, 2, 3, 4])
        self.assertEqual(len({line["pv"][0] for line in lines}), 4)
        scores = [line["score"].white() for line in lines]
        self.assertEqual(scores, sorted(scores, reverse=True))
        for line in lines:
            self.assertLessEqual(line["hashfull"], 1000)
            after = board.copy()
            for move in line["pv"]:
                after.push(after.parse_uci(move.uci()))
        few = chess.Board("k7/8/2Q5/8/8/8/8/7K b - - 0 1")
        lines = self.engine.analyse(few, Limit(depth=4), multipv=9)
        self.assertEqual(len(lines), few.legal_moves.count())

    def test_searches_some_root_moves_only(self):
        board = chess.Board(MATE_IN_ONE)
        wanted = [chess.Move.from_uci("h1g1"), chess.Move.from_uci("h1g2")]
        result = self.engine.play(board, Limit(depth=5), root_moves=wanted)
        self.assertIn(result.move, wanted)
        lines = self.engine.analyse(board, Limit(depth=4), multipv=5, root_moves=wanted)
        self.assertEqual({line["pv"][0] for line in lines}, set(wanted))
        # The next search knows all moves again.
        self.assertEqual(self.engine.play(board, Limit(depth=3)).move.uci(), "a1a8")

    def test_analyses_until_it_is_stopped(self):
        with self.engine.analysis(chess.Board(MATE_IN_ONE)) as analysis:
            for info in analysis:
                if info.get("score") and info["score"].white() == Mate(1):
                    break
            analysis.stop()
            self.assertEqual(analysis.wait().move.uci(), "a1a8")
        with self.engine.analysis(chess.Board(CHECKMATED)) as analysis:
            analysis.stop()
            self.assertIsNone(analysis.wait().move)

    def test_ponders(self):
        board = chess.Board()
        limit = Limit(white_clock=2, black_clock=2)
        first = self.engine.play(board, limit, ponder=True)
        self.assertIsNotNone(first.ponder)
        for reply in (first.ponder, None):
            board.push(first.move)
            board.push(reply or next(iter(board.legal_moves)))
            first = self.engine.play(board, limit, ponder=True)
            self.assertIn(first.move, board.legal_moves)

    def test_options_go_there_and_back(self):
        options = self.engine.options
        for name in ("MultiPV", "Ponder", "UCI_LimitStrength", "UCI_Elo", "UCI_AnalyseMode"):
            self.assertIn(name, options)
        self.assertEqual((options["Level"].min, options["Level"].max), (0, 20))
        for name, option in options.items():
            if option.is_managed() or option.type == "button":
                continue
            for value in {option.default, option.min, option.max} - {None}:
                if option.type != "spin" or value <= 64:
                    self.engine.configure({name: value})
        self.engine.configure({"Clear Hash": None, "Hash": 8, "Level": 0})
        self.assertIn(self.engine.play(chess.Board(), Limit(nodes=100)).move, chess.Board().legal_moves)

    def test_plays_weakly(self):
        board = chess.Board()
        self.engine.configure({"Level": 1})
        info = self.engine.play(board, Limit(time=2), info=chess.engine.INFO_ALL).info
        self.assertLess(info["nodes"], 500)
        elo = self.engine.options["UCI_Elo"]
        nodes = []
        for value in (elo.min, 1500, elo.max):
            self.engine.configure({"UCI_LimitStrength": True, "UCI_Elo": value})
            info = self.engine.play(board, Limit(time=2), info=chess.engine.INFO_ALL).info
            nodes.append(info["nodes"])
        self.assertEqual(nodes, sorted(nodes))
        self.assertLess(nodes[0], 500)
        self.assertGreater(nodes[2], 5_000)
        # Analyses are not weakened; python-chess turns UCI_AnalyseMode on.
        info = self.engine.analyse(board, Limit(nodes=20_000))
        self.assertGreaterEqual(info["nodes"], 20_000)

    def test_shows_wins_draws_and_losses(self):
        self.engine.configure({"UCI_ShowWDL": True})
        wdl = self.engine.analyse(chess.Board(), Limit(depth=6))["wdl"].white()
        self.assertEqual(wdl.total(), 1000)
        self.assertLess(abs(wdl.expectation() - 0.5), 0.1)
        wdl = self.engine.analyse(chess.Board(MATE_IN_ONE), Limit(depth=3))["wdl"]
        self.assertEqual(wdl.white().wins, 1000)

    def test_moves_in_positions_drawn_by_rule(self):
        repeated = chess.Board()
        for word in THERE_AND_BACK.split() * 5:
            repeated.push_uci(word)
        self.assertTrue(repeated.is_fivefold_repetition())
        for board in (repeated, chess.Board(BARE_KINGS), chess.Board(EXPIRED)):
            move = self.engine.play(board, Limit(nodes=500)).move
            self.assertIn(move, board.legal_moves, board.fen())
        for fen in (CHECKMATED, STALEMATED):
            self.assertIsNone(self.engine.play(chess.Board(fen), Limit(nodes=500)).move)

    def test_castles_as_interfaces_expect(self):
        board = chess.Board("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1")
        castling = [chess.Move.from_uci("e1g1")]
        self.assertEqual(self.engine.play(board, Limit(depth=2), root_moves=castling).move, castling[0])
        board.push_uci("e1g1")
        board.push_uci("e8c8")
        self.assertIn(self.engine.play(board, Limit(depth=2)).move, board.legal_moves)


    def test_plays_chess960(self):
        for number in (0, 518, 617, 959):
            board = chess.Board.from_chess960_pos(number)
            for _ in range(30):
                if board.is_game_over():
                    break
                result = self.engine.play(board, Limit(nodes=200))
                self.assertIn(result.move, board.legal_moves)
                board.push(result.move)
        # The King and its Rook change places.
        board = chess.Board("4k3/8/8/8/8/8/8/R4KR1 w GA - 0 1", chess960=True)
        castling = chess.Move.from_uci("f1g1")
        self.assertEqual(self.engine.play(board, Limit(nodes=200), root_moves=[castling]).move, castling)
        # Without Chess960 the same interface castles as usual.
        board = chess.Board("4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1")
        castling = chess.Move.from_uci("e1g1")
        self.assertEqual(self.engine.play(board, Limit(nodes=200), root_moves=[castling]).move, castling)


VARIANT_BOARDS = (
    chess.variant.ThreeCheckBoard,
    chess.variant.KingOfTheHillBoard,
    chess.variant.RacingKingsBoard,
    chess.variant.AntichessBoard,
    chess.variant.AtomicBoard,
    chess.variant.HordeBoard,
    chess.variant.CrazyhouseBoard,
)


def chess960_board():
    return chess.Board.from_chess960_pos(617)


class Variants(unittest.TestCase):
    """The variants that python-chess knows. It chooses the variant and sends positions of its own."""

    def test_no_shared_variant_is_left_out(self):
        with chess.engine.SimpleEngine.popen_uci(COMMAND, timeout=20) as engine:
            offered = engine.options["UCI_Variant"].var
        shared = {board for board in chess.variant.VARIANTS if board.uci_variant in offered}
        self.assertEqual(shared, {chess.Board, *VARIANT_BOARDS})

    def test_plays_whole_games_with_clocks_and_pondering(self):
        chance = random.Random(55)
        for new_board in (chess.Board, chess960_board, *VARIANT_BOARDS):
            with self.subTest(new_board.__name__):
                with chess.engine.SimpleEngine.popen_uci(COMMAND, timeout=20) as engine:
                    engine.configure({"Hash": 4096})
                    for side in chess.COLORS:
                        self.play_game(engine, new_board(), side, chance)

    def play_game(self, engine, board, side, chance):
        """The opponent plays the move that is pondered on, or any other."""
        game, clock, expected = object(), 1.0, None
        while not board.is_game_over(claim_draw=True) and board.ply() < 160:
            if board.turn != side:
                others = list(board.legal_moves)
                guessed = expected and chance.random() < 0.7
                board.push(expected if guessed else chance.choice(others))
                continue
            limit = Limit(white_clock=clock, black_clock=clock, white_inc=0.01, black_inc=0.01)
            begin = time.monotonic()
            result = engine.play(board, limit, game=game, ponder=True)
            # On a busy machine it would lose on time; the unit tests of `cli/src/budget.rs` prove the reserve.
            clock = max(0.1, clock + 0.01 - (time.monotonic() - begin))
            self.assertIn(result.move, board.legal_moves, board.fen())
            board.push(result.move)
            expected = result.ponder
            if expected:
                self.assertIn(expected, board.legal_moves, board.fen())
        self.assertGreater(board.ply(), 5)

    def test_finds_its_way_back_from_unreadable_positions(self):
        raw = Raw()
        self.addCleanup(raw.close)
        for board_type in (chess.Board, *VARIANT_BOARDS):
            raw.tell(f"setoption name UCI_Variant value {board_type.uci_variant}")
            board = board_type()
            for bad in (
                "",
                "fen",
                "joho",
                "startpos e2e4",
                f"fen {board.fen().replace('/', '', 1)}",
                f"fen {board.fen().replace('k', 'j')}",
                f"fen {board.fen().replace(' w ', ' white ')}",
            ):
                [fault] = raw.ask(f"position {bad}")
                self.assertTrue(fault.startswith("info string position"), fault)
                self.assertEqual(raw.best("go nodes 100"), ["bestmove", "0000"], bad)
                raw.tell(f"position fen {board.fen()}")
                move = board.parse_uci(raw.best("go nodes 100")[1])
                self.assertIn(move, board.legal_moves)
                board.push(move)
                board.push(next(iter(board.legal_moves)))

    def test_plays_games(self):
        for board_type in VARIANT_BOARDS:
            with chess.engine.SimpleEngine.popen_uci(COMMAND, timeout=20) as engine:
                board = board_type()
                for _ in range(40):
                    if board.is_game_over():
                        break
                    # Without its past, a board is sent as `position fen`.
                    result = engine.play(board.copy(stack=False), Limit(nodes=150))
                    self.assertIn(result.move, board.legal_moves, board.fen())
                    board.push(result.move)
                self.assertGreater(board.ply(), 5)

    def test_reads_and_writes_the_same_positions(self):
        chance = random.Random(54)
        raw = Raw()
        self.addCleanup(raw.close)
        for board_type in (chess.Board, *VARIANT_BOARDS):
            name = board_type.uci_variant
            self.assertEqual(raw.ask(f"setoption name UCI_Variant value {name}"), [])
            self.walk(raw, board_type(), chance)

    def test_reads_and_writes_chess960(self):
        chance = random.Random(54)
        raw = Raw()
        self.addCleanup(raw.close)
        raw.ask("setoption name UCI_Chess960 value true")
        for number in range(4):
            first, second = (
                chess.Board.from_chess960_pos(chance.randrange(960)).board_fen().split("/")
                for _ in range(2)
            )
            # In double Fischer random chess the arrays differ.
            black = second if number % 2 else first
            placement = "/".join([black[0], *first[1:]])
            self.walk(raw, chess.Board(f"{placement} w KQkq - 0 1", chess960=True), chance)

    def walk(self, raw, board, chance):
        """Plays by chance, and compares the text of each position."""
        while not board.is_game_over() and board.ply() < 80:
            board.push(chance.choice(list(board.legal_moves)))
            has_pieces = all(board.occupied_co)
            for fen in {board.fen(), board.shredder_fen()} if has_pieces else ():
                *_, said = raw.ask(f"position fen {fen}", "d")
                self.assertEqual(said, f"Fen: {board.fen()}", fen)


class Raw:
    """Lines to and from the engine."""

    def __init__(self):
        self.process = subprocess.Popen(
            COMMAND, stdin=subprocess.PIPE, stdout=subprocess.PIPE, bufsize=0
        )
        self.lines = queue.Queue()
        self.reader = threading.Thread(target=self._read, daemon=True)
        self.reader.start()

    def _read(self):
        for line in self.process.stdout:
            self.lines.put(line.decode().rstrip("\r\n"))
        self.lines.put(None)

    def tell(self, *lines):
        for line in lines:
            data = line if isinstance(line, bytes) else line.encode()
            self.process.stdin.write(data + b"\n")

    def until(self, start, seconds=20):
        """All lines up to one with this beginning."""
        heard = []
        while not heard or not heard[-1].startswith(start):
            line = self.lines.get(timeout=seconds)
            if line is None:
                raise AssertionError(f"the engine has ended after {heard}")
            heard.append(line)
        return heard

    def ask(self, *lines):
        """What it says before it is ready again."""
        self.tell(*lines, "isready")
        return self.until("readyok")[:-1]

    def best(self, go):
        self.tell(go)
        return self.until("bestmove")[-1].split()

    def close(self):
        self.process.stdin.close()
        self.process.wait(timeout=20)
        self.reader.join()
        self.process.stdout.close()
        return self.process.returncode


class Script(unittest.TestCase):
    """Raw UCI."""

    def setUp(self):
        self.raw = Raw()

    def tearDown(self):
        self.assertEqual(self.raw.close(), 0)

    def play(self, plies, go="go nodes 300"):
        """Plays on from the array. The engine would report its own illegal moves."""
        moves = []
        for _ in range(plies):
            said = self.raw.ask(" ".join(["position startpos moves", *moves]))
            self.assertEqual(said, [])
            best = self.raw.best(go)
            if best[1] == "(none)":
                break
            moves.append(best[1])
        return moves

    def test_caissa(self):
        self.raw.tell("uci")
        options = self.raw.until("uciok")
        self.assertTrue(any(f" var {CAISSA}" in line for line in options))
        for name in (CAISSA, "Caïssa Britannia", "CAISSA_BRITANNIA"):
            self.assertEqual(self.raw.ask(f"setoption name UCI_Variant value {name}"), [])
        self.raw.tell("setoption name MultiPV value 2", "ucinewgame", "position startpos")
        self.raw.tell("go depth 4")
        said = self.raw.until("bestmove")
        self.assertTrue(any(" multipv 2 " in line for line in said))
        self.assertGreater(len(self.play(40)), 20)

    def test_fairy_stockfishs_names(self):
        for name in ("alice", "chess", "Alice"):
            self.assertEqual(self.raw.ask(f"setoption name UCI_Variant value {name}"), [])
            self.assertNotEqual(self.raw.best("go nodes 200")[1], "(none)")
        [fault] = self.raw.ask("setoption name UCI_Variant value bughouse")
        self.assertIn("bughouse", fault)

    def test_an_imported_variant(self):
        with tempfile.TemporaryDirectory() as folder:
            path = os.path.join(folder, "variants.ini")
            with open(path, "w", encoding="utf-8") as file:
                file.write(VARIANTS_INI)
            said = self.raw.ask(f"setoption name VariantPath value {path}")
        self.assertTrue(any("broken" in line for line in said), said)
        self.assertFalse(any("Small_Knights" in line for line in said), said)
        self.raw.tell("uci")
        options = self.raw.until("uciok")
        self.assertTrue(any(" var Small_Knights" in line for line in options))
        self.assertEqual(self.raw.ask("setoption name UCI_Variant value Small_Knights"), [])
        self.assertGreater(len(self.play(30)), 10)

    def test_waits_for_stop(self):
        for position in (
            "startpos",
            f"fen {MATE_IN_ONE}",
            f"fen {CHECKMATED}",
            f"fen {STALEMATED}",
            f"fen {BARE_KINGS}",
            f"startpos moves {' '.join([THERE_AND_BACK] * 5)}",
        ):
            finished = "b - " in position
            for go in ("go infinite", "go ponder wtime 20 btime 20", "go ponder depth 1"):
                self.raw.tell(f"position {position}", go)
                said = self.raw.ask()
                self.assertFalse(any(line.startswith("bestmove") for line in said))
                time.sleep(0.1)
                said = self.raw.ask()
                self.assertFalse(any(line.startswith("bestmove") for line in said))
                self.raw.tell("ponderhit" if "ponder" in go else "stop")
                best = self.raw.until("bestmove")[-1].split()[1]
                self.assertEqual(best == "(none)", finished, position)

    def test_ponderhit_starts_the_clock(self):
        self.raw.tell("position startpos moves e2e4", "go ponder movetime 300")
        time.sleep(0.6)
        begin = time.monotonic()
        self.raw.tell("ponderhit")
        self.raw.until("bestmove")
        self.assertGreater(time.monotonic() - begin, 0.15)
        self.raw.tell("go ponder movetime 300", "stop")
        self.raw.until("bestmove", 2)
        # `ponderhit` doesn't end an infinite search.
        self.raw.tell("go ponder infinite", "ponderhit", "stop")
        self.raw.until("bestmove", 2)

    def test_an_illegal_move_keeps_the_moves_before_it(self):
        [fault] = self.raw.ask("position startpos moves e2e4 e7e5 e1e8 g1f3")
        self.assertIn("e1e8", fault)
        [fen] = self.raw.ask("d")
        self.assertIn("rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq", fen)

    def test_there_is_no_move_after_an_unreadable_position(self):
        self.raw.ask("position startpos moves e2e4 e7e5")
        [fault] = self.raw.ask("position fen 8/8/8 w - - 0 1")
        self.assertIn("position fen", fault)
        [fault] = self.raw.ask("d")
        self.assertIn("found no position", fault)
        self.assertEqual(self.raw.best("go wtime 1000 btime 1000"), ["bestmove", "0000"])
        [fault] = self.raw.ask("go infinite")
        self.assertIn("found no position", fault)
        self.assertEqual(self.raw.best("stop"), ["bestmove", "0000"])
        self.raw.tell("position startpos")
        self.assertEqual(len(self.raw.best("go depth 2")[1]), 4)

    def test_unknown_words_before_a_command_are_skipped(self):
        self.assertIn("joho", self.raw.ask("joho debug on")[0])
        self.raw.tell("joho isready")
        self.assertIn("joho", self.raw.until("readyok")[0])
        self.raw.tell("go infinite", "joho stop")
        self.raw.until("bestmove", 5)

    def test_the_largest_table_needs_no_time(self):
        for line in ("setoption name Hash value 4096", "setoption name Clear Hash", "ucinewgame"):
            self.assertEqual(self.raw.ask(line), [])
            self.assertEqual(len(self.raw.best("go depth 4")[1]), 4)

    def test_says_what_it_left_out_of_a_position(self):
        for fen, code, text in (
            ("r3k2r/8/8/8/8/8/8/4K2R w KQkq - 0 1", "castling-left-out", "w Kkq - 0 1"),
            ("r3k2r/8/8/8/8/8/8/4K2R", "fields-missing", "w - - 0 1"),
            ("r3k2r/8/8/8/8/8/8/4K2R w Kkq - bm e1g1;", "operations-left-out", "w Kkq - 0 1"),
        ):
            remark, found = self.raw.ask(f"position fen {fen}", "d")
            self.assertIn(f"info string position fen: {code}", remark)
            self.assertEqual(found, f"Fen: {fen.split()[0]} {text}")

    def test_reads_counts_of_cute_chess(self):
        self.raw.ask("setoption name UCI_Variant value makruk")
        for count, written in (("0 0 1", "- 0 1"), ("44 38 182", "44 38 182")):
            [found] = self.raw.ask(f"position fen 8/8/2m5/s7/8/1k6/1s6/3K4 w - {count}", "d")
            self.assertEqual(found, f"Fen: 8/8/2m5/s7/8/1k6/1s6/3K4 w - {written}")

    def test_castling_may_be_written_as_capturing_the_rook(self):
        castle = "position fen r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1 moves"
        fens = [self.raw.ask(f"{castle} {word}", "d") for word in ("e1g1", "e1h1")]
        self.assertEqual(fens[0], fens[1])
        self.assertEqual(self.raw.ask(f"{castle} e1a1 e8h8"), [])

    def test_unknown_words_are_ignored(self):
        self.raw.tell("go nodes 200 searchmoves a1a1 xyz")
        said = self.raw.until("bestmove")
        self.assertEqual(sum("searchmoves" in line for line in said), 2)
        self.assertNotEqual(said[-1], "bestmove (none)")

    def test_garbage_never_kills_it(self):
        for line in (
            b"\xff\xfe\x00",
            b"\x00" * 1000,
            b"x" * 100_000,
            "position",
            "position fen",
            "position fen " + "k" * 5000,
            "position startpos moves " + "e2e4 " * 5000,
            "setoption",
            "setoption name",
            "setoption name Hash value",
            "setoption name Hash value 99999999999999999999",
            "setoption name UCI_Elo value 9",
            "setoption name UCI_ShowWDL value perhaps",
            "setoption name VariantPath value .",
            "setoption name UCI_Variant value ",
            "go depth -1 nodes -1 movetime -1",
            "go wtime -5 btime x movestogo 0",
            "go searchmoves",
            "go depth 99999999999999999999 nodes 5",
            "go mate 0",
            "go ponder ponder infinite infinite",
            "ponderhit",
            "stop stop",
            "♔ ♚",
        ):
            self.raw.tell(line, "stop")
            self.raw.ask()
        self.raw.tell("position startpos")
        self.assertEqual(len(self.raw.best("go depth 3")), 4)


if __name__ == "__main__":
    unittest.main()
