"""The package `retrace_sudoku` as its users call it; `npm test -- python` installs it first."""

import os
import signal
import threading
import time
import unittest
from pathlib import Path

import numpy as np

import retrace_sudoku as sudoku
from retrace_sudoku import Check

INKALA = "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4.."
SOLVED = "812753649943682175675491283154237896369845721287169534521974368438526917796318452"
SEVERAL = "." * 81
CONTRADICTION = "88" + "." * 79
UNSOLVABLE = "..9.287..8.6..4..5..3.....46.........2.71345.........23.....5..9..4..8.7..125.3.."
LINES = [INKALA, "", SEVERAL, "x" * 81, CONTRADICTION, INKALA + "1", SOLVED]

SOURCES = Path(__file__).resolve().parents[2]


def digits(line):
    return [0 if sign == "." else int(sign) for sign in line]


def is_solution(line, puzzle):
    """Checks rows, columns, boxes and givens without the engine."""
    grid = np.array(digits(line)).reshape(9, 9)
    boxes = grid.reshape(3, 3, 3, 3).swapaxes(1, 2).reshape(9, 9)
    houses = [*grid, *grid.T, *boxes]
    keeps = all(given in (".", "0", digit) for given, digit in zip(puzzle, line))
    return keeps and all(sorted(house) == list(range(1, 10)) for house in houses)


class Forms(unittest.TestCase):
    """Answers have the form of what was asked about, and stand where it stood."""

    def test_one_text(self):
        self.assertEqual(sudoku.solve(INKALA), SOLVED)
        self.assertIs(sudoku.check(INKALA), Check.UNIQUE)
        self.assertEqual(sudoku.count(INKALA), 1)

    def test_any_text_that_retrace_reads(self):
        rows = "\n".join(" ".join(INKALA.replace(".", "0")[i : i + 9]) for i in range(0, 81, 9))
        self.assertEqual(sudoku.solve(rows), SOLVED)
        self.assertEqual(sudoku.parse(rows), INKALA)
        with self.assertRaisesRegex(ValueError, "line 1, column 1"):
            sudoku.parse("hello")

    def test_a_list_keeps_a_place_for_each_row(self):
        self.assertEqual(
            sudoku.solve(LINES), [SOLVED, "", sudoku.solve(SEVERAL), "", "", "", SOLVED]
        )
        self.assertEqual(
            list(sudoku.check(LINES)),
            [
                Check.UNIQUE,
                Check.ERROR,
                Check.SEVERAL,
                Check.ERROR,
                Check.CONTRADICTION,
                Check.ERROR,
                Check.UNIQUE,
            ],
        )
        self.assertEqual(list(sudoku.count(LINES, limit=5)), [1, -1, 5, -1, 0, -1, 1])

    def test_arrays_of_texts(self):
        for kind in ("S81", "U81", "S90", "U82", object):
            with self.subTest(kind=kind):
                puzzles = np.array([[INKALA, SEVERAL], ["1", SOLVED]], kind)
                answers = sudoku.solve(puzzles)
                self.assertEqual(answers.shape, (2, 2))
                self.assertEqual(answers.dtype.kind, puzzles.dtype.kind)
                self.assertEqual(answers.astype("U81")[0, 0], SOLVED)
                self.assertEqual(answers.astype("U81")[1, 0], "")
                self.assertEqual(sudoku.check(puzzles).shape, (2, 2))

    def test_arrays_of_digits(self):
        for kind in (np.uint8, np.int64):
            for shape in ((81,), (9, 9), (1, 81), (1, 9, 9)):
                with self.subTest(kind=kind, shape=shape):
                    puzzle = np.array(digits(INKALA), kind).reshape(shape)
                    answer = sudoku.solve(puzzle)
                    self.assertEqual((answer.shape, answer.dtype), (shape, kind))
                    self.assertEqual("".join(map(str, answer.ravel())), SOLVED)
        outside = np.array([digits(INKALA)], np.int64)
        outside[0, 0] = 12
        self.assertEqual(list(sudoku.check(outside)), [Check.ERROR])

    def test_a_part_of_an_array(self):
        puzzles = np.array([INKALA, SEVERAL, SOLVED, SEVERAL], "S81")[::2]
        self.assertEqual(list(sudoku.check(puzzles)), [Check.UNIQUE, Check.UNIQUE])

    def test_nothing(self):
        self.assertEqual(sudoku.solve([]), [])
        self.assertEqual(sudoku.solve(np.array([], "S81")).shape, (0,))
        self.assertEqual(sudoku.check(np.zeros((0, 81), np.uint8)).shape, (0,))

    def test_what_is_no_puzzle_at_all(self):
        for wrong in (np.zeros((3, 80), int), np.zeros((9, 8), int)):
            with self.assertRaises(ValueError):
                sudoku.solve(wrong)
        for wrong in (1.5, None, np.zeros((1, 81)), [1.5] * 81):
            with self.assertRaises((TypeError, ValueError)):
                sudoku.solve(wrong)


class Answers(unittest.TestCase):
    def test_solutions_are_solutions(self):
        puzzles = sudoku.generate(300, seed=11)
        for puzzle, solution in zip(puzzles, sudoku.solve(puzzles)):
            self.assertTrue(is_solution(solution.decode(), puzzle.decode()))

    def test_any_solution(self):
        self.assertTrue(is_solution(sudoku.solve(SEVERAL, any=True), SEVERAL))

    def test_the_number_of_threads_changes_nothing(self):
        puzzles = sudoku.generate(3000, seed=3)
        for call in (sudoku.solve, sudoku.check, sudoku.canonical):
            self.assertTrue(np.array_equal(call(puzzles, threads=1), call(puzzles, threads=3)))

    def test_ratings(self):
        lines = (SOURCES / "tests/puzzles/ratings.txt").read_text().splitlines()
        rated = [line.split() for line in lines if line[:1] in "0123456789."][:40]
        ratings = sudoku.rate([puzzle for puzzle, *_ in rated])
        found = np.column_stack([ratings.er, ratings.ep, ratings.ed])
        self.assertTrue(np.array_equal(found, [[float(each) for each in row] for _, *row in rated]))
        self.assertTrue(set(ratings.technique) <= set(sudoku.TECHNIQUES))

    def test_what_has_no_rating(self):
        ratings = sudoku.rate([SEVERAL, "x", SOLVED, UNSOLVABLE])
        self.assertTrue(np.isnan(ratings.er).all())
        self.assertEqual(list(ratings.technique), [""] * 4)

    def test_alike_puzzles_have_one_canonical_form(self):
        grid = np.array(digits(INKALA), np.uint8).reshape(9, 9)
        alike = np.where(grid == 0, 0, 10 - grid)[[1, 0, 2, 6, 7, 8, 3, 4, 5]].T
        forms = sudoku.canonical(np.stack([grid, alike]))
        self.assertTrue(np.array_equal(forms[0], forms[1]))

    def test_hints(self):
        step = sudoku.hint(SOLVED[:-1] + ".")
        self.assertEqual((step.advice, step.placement), ("step", (80, 2)))
        self.assertEqual(sudoku.hint(SOLVED).advice, "solved")
        self.assertEqual(sudoku.hint(INKALA, "84" + INKALA[2:]).advice, "wrong-entry")
        notes = [[1]] + [range(1, 10)] * 80
        self.assertEqual(sudoku.hint("." + SOLVED[1:], notes=notes).advice, "wrong-note")
        with self.assertRaises(ValueError):
            sudoku.hint(INKALA, notes=[[1]])

    def test_orders(self):
        made = sudoku.generate(20, seed=5, symmetry="half-turn", givens=(24, 28), rating=(1.5, 3.0))
        ratings = sudoku.rate(made)
        self.assertTrue(((ratings.er >= 1.5) & (ratings.er <= 3.0)).all())
        for line in made:
            filled = [cell for cell, sign in enumerate(line.decode()) if sign != "."]
            self.assertTrue(24 <= len(filled) <= 28)
            self.assertEqual(filled, sorted(80 - cell for cell in filled))
        for wrong in (
            {"symmetry": "none-such"},
            {"technique": "none-such"},
            {"givens": 16},
            {"rating": (12.5, 13.0)},
            {"seed": -1},
        ):
            with self.subTest(wrong=wrong), self.assertRaises(ValueError):
                sudoku.generate(1, **{"seed": 1, **wrong})


class LongWork(unittest.TestCase):
    def test_progress_ends_with_all(self):
        told = []
        sudoku.generate(2000, seed=1, progress=lambda done, all: told.append((done, all)))
        self.assertEqual(told[-1], (2000, 2000))
        self.assertEqual(told, sorted(told))

    def test_an_error_of_progress_stops_the_work(self):
        def stop(done, all):
            raise RuntimeError("enough")

        begun = time.monotonic()
        with self.assertRaisesRegex(RuntimeError, "enough"):
            sudoku.count([SEVERAL] * 1000, limit=10**12, progress=stop)
        self.assertLess(time.monotonic() - begun, 20)

    def test_a_signal_stops_the_work(self):
        threading.Timer(0.3, lambda: os.kill(os.getpid(), signal.SIGINT)).start()
        with self.assertRaises(KeyboardInterrupt):
            sudoku.count(SEVERAL, limit=10**15)

    def test_other_threads_of_the_interpreter_go_on(self):
        seen = []
        stopped = threading.Event()

        def count_up():
            while not stopped.is_set():
                seen.append(len(seen))
                time.sleep(0.001)

        beside = threading.Thread(target=count_up)
        beside.start()
        sudoku.count([SEVERAL] * 2, limit=3_000_000, threads=1)
        stopped.set()
        beside.join()
        self.assertGreater(len(seen), 5)


if __name__ == "__main__":
    unittest.main()
