"""Solves, checks, counts, rates and makes Sudoku puzzles, one or millions.

A puzzle is a text of 81 characters (``1`` to ``9``; blanks ``0`` or ``.``), any other text that Retrace reads, or digits with 0 for
a blank. Many puzzles are a list of such lines, an array of texts (``S81``, ``U81``, or texts as objects, as pandas has them), or an
array of digits of shape (n, 81) or (n, 9, 9). Answers have the shape and type of what was asked about.

A row that is no puzzle raises nothing: its answer says so, and every row keeps its place. Wrong shapes and types raise
``TypeError`` or ``ValueError``. The work runs on all cores without the interpreter's lock; ``threads`` says how many, ``progress`` is
called with (done, all) some twenty times a second, and Ctrl+C stops it.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from enum import IntEnum
from typing import Any

import numpy as np

from . import _core
from ._rows import digits_of, rows_of

__all__ = [
    "Check",
    "Hint",
    "Ratings",
    "TECHNIQUES",
    "canonical",
    "check",
    "count",
    "generate",
    "hint",
    "parse",
    "rate",
    "solve",
]

Progress = Callable[[int, int], object]

#: The names of all techniques, as ``rate`` and ``hint`` give them.
TECHNIQUES: tuple[str, ...] = tuple(_core.techniques())
_names = np.array([*TECHNIQUES, ""])  # -1, the last one: no technique


class Check(IntEnum):
    """The number of solutions of a puzzle, as a code of one byte."""

    ERROR = 0
    """The row is no puzzle."""
    UNIQUE = 1
    SEVERAL = 2
    NONE = 3
    CONTRADICTION = 4
    """Two equal givens stand in one row, column or box."""


@dataclass(frozen=True)
class Ratings:
    """Ratings on the scale of Sudoku Explainer 1.2.1: numbers for one puzzle, arrays for many.

    Not a number where a puzzle has no rating, since it has not exactly one solution, is solved, or is none. 12.0 is the end of
    the scale: no technique goes on, and ``technique`` is empty.
    """

    er: Any
    """Of the hardest step."""
    ep: Any
    """Of the hardest step up to the first digit."""
    ed: Any
    """Of the first step."""
    technique: Any
    """The name of the hardest step's technique."""


@dataclass(frozen=True)
class Hint:
    """The next step of a position. Cells are 0 to 80, row by row."""

    advice: str
    """``step``, or the reason for which there is none: ``contradiction``, ``givens-unsolved``, ``wrong-entry``, ``wrong-note``,
    ``solved``, ``search`` (no technique goes on)."""
    technique: str = ""
    rating: float = 0.0
    """On the classic scale; 0 where the technique is not on it."""
    placement: tuple[int, int] | None = None
    """The cell and its digit."""
    eliminations: tuple[tuple[int, int], ...] = ()
    """Cells and digits that go from their candidates."""
    cells: tuple[int, ...] = ()
    """The pattern of the technique."""


def parse(text: str) -> str:
    """The 81 characters of the first puzzle in any text that Retrace reads: grids, links, JSON, CSV and others.

    Raises ``ValueError`` with line and column where there is none.
    """
    return _core.parse(text)


def solve(
    puzzles: Any, *, any: bool = False, threads: int = 0, progress: Progress | None = None
) -> Any:
    """The lexicographically first solution of each puzzle; with ``any`` whichever is found first, which is faster where a puzzle
    has several. An empty text, or zeros, where there is none."""
    rows = rows_of(puzzles)
    return rows.grids(_core.solve(rows.rows, rows.are_digits, any, threads, progress))


def check(puzzles: Any, *, threads: int = 0, progress: Progress | None = None) -> Any:
    """How many solutions each puzzle has: a ``Check``, or an array of its codes (``uint8``)."""
    rows = rows_of(puzzles)
    codes = _core.check(rows.rows, rows.are_digits, threads, progress)
    return rows.values(codes) if rows.shape else Check(int(codes[0]))


def count(
    puzzles: Any,
    *,
    limit: int = 1_000_000,
    threads: int = 0,
    progress: Progress | None = None,
) -> Any:
    """The number of solutions of each puzzle, at most ``limit``; -1 where the row is no puzzle."""
    if limit < 1:
        raise ValueError("limit is a number from 1")
    rows = rows_of(puzzles)
    counts = _core.count(rows.rows, rows.are_digits, limit, threads, progress)
    return rows.values(counts) if rows.shape else int(counts[0])


def rate(puzzles: Any, *, threads: int = 0, progress: Progress | None = None) -> Ratings:
    """ER, EP and ED of each puzzle, with the technique of its hardest step."""
    rows = rows_of(puzzles)
    tenths, hardest = _core.rate(rows.rows, rows.are_digits, threads, progress)
    ratings = np.where(tenths == 0, np.nan, np.round(tenths / 10, 1))
    names = _names[hardest]
    if not rows.shape:
        return Ratings(*(float(each) for each in ratings[0]), str(names[0]))
    return Ratings(*(rows.values(column) for column in ratings.T), rows.values(names))


def canonical(puzzles: Any, *, threads: int = 0, progress: Progress | None = None) -> Any:
    """The least of all puzzles that differ from each one by names of digits and order of lines alone (minlex)."""
    rows = rows_of(puzzles)
    return rows.grids(_core.canonical(rows.rows, rows.are_digits, threads, progress))


def generate(
    number: int,
    *,
    seed: int,
    symmetry: str = "none",
    givens: tuple[int, int] | int | None = None,
    rating: tuple[float, float] | None = None,
    technique: str = "",
    minimal: bool = True,
    threads: int = 0,
    progress: Progress | None = None,
) -> np.ndarray:
    """``number`` puzzles of an order as an array of texts (``S81``), the same for the same seed, as ``retrace generate`` makes
    them; it looks for repetitions besides. ``rating`` is a range of ER, both ends included. Empty where a puzzle was given up.

    Raises ``ValueError`` where no puzzle meets the order.
    """
    if number < 0 or not 0 <= seed < 2**64:
        raise ValueError("number is from 0, and seed from 0 to 2**64 - 1")
    tenths = None if rating is None else tuple(round(10 * each) for each in rating)
    among = (givens, givens) if isinstance(givens, int) else givens
    made = _core.generate(
        number, seed, symmetry, among, tenths, technique, minimal, threads, progress
    )
    return made.reshape(-1).view("S81")


def hint(puzzle: Any, digits: Any = None, notes: Any = None) -> Hint:
    """The next step for somebody at work: ``digits`` are the givens with entries, ``notes`` for each cell the noted digits."""
    givens = digits_of(puzzle)
    filled = givens if digits is None else digits_of(digits)
    if notes is None:
        bits = [0] * 81
    else:
        bits = [sum(1 << (int(digit) - 1) for digit in set(of_cell)) for of_cell in notes]
        if len(bits) != 81 or max(bits) > 0x1FF:
            raise ValueError("notes are 81 collections of digits from 1 to 9")
    said = _core.hint(givens, filled, bits)
    return Hint(
        advice=said["advice"],
        technique=said.get("technique", ""),
        rating=said.get("rating", 0) / 10,
        placement=said.get("placement"),
        eliminations=tuple(said.get("eliminations", ())),
        cells=tuple(said.get("cells", ())),
    )
