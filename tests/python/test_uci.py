"""The UCI engine, driven by python-chess as graphical interfaces drive it."""

import os
import unittest

import chess
import chess.engine

COMMAND = [os.environ["MENAGERIE"], "uci"]


class Client(unittest.TestCase):
    def setUp(self):
        self.engine = chess.engine.SimpleEngine.popen_uci(COMMAND, timeout=20)
        self.addCleanup(self.engine.close)

    def test_plays_a_legal_move(self):
        board = chess.Board()
        result = self.engine.play(board, chess.engine.Limit(nodes=500))
        self.assertIn(result.move, board.legal_moves)


if __name__ == "__main__":
    unittest.main()
