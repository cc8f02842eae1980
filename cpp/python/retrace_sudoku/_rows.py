"""The forms in which callers have puzzles, as rows of bytes that the core reads, and back."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import numpy as np

from . import _core


@dataclass(frozen=True)
class Rows:
    """Puzzles as rows of bytes: characters, or digits."""

    rows: np.ndarray
    are_digits: bool
    shape: tuple[int, ...]
    """Of one value a row; () for a single puzzle."""
    grids: Callable[[np.ndarray], Any]
    """Rows of 81 in the type of the caller."""

    def values(self, values: np.ndarray) -> Any:
        return values.reshape(self.shape)


def rows_of(puzzles: Any) -> Rows:
    if isinstance(puzzles, str):
        line = puzzles if _is_line(puzzles) else _core.parse(puzzles)
        return Rows(_characters(np.array([line], "S81")), False, (), lambda rows: _texts(rows)[0])
    if isinstance(puzzles, (list, tuple)) and all(isinstance(each, str) for each in puzzles):
        rows = _characters(_encoded(puzzles))
        return Rows(rows, False, (len(puzzles),), _texts)
    array = np.asarray(puzzles)
    if array.dtype.kind == "O" and array.shape:
        rows = _characters(_encoded(array.ravel()))
        shape = array.shape
        return Rows(rows, False, shape, lambda out: np.array(_texts(out), object).reshape(shape))
    if array.dtype.kind in "SU":
        return _of_texts(array)
    if array.dtype.kind in "iu":
        return _of_digits(array)
    raise TypeError(f"puzzles are texts or digits, and not {array.dtype}")


def digits_of(puzzle: Any) -> np.ndarray:
    """One puzzle as a row of digits."""
    rows = rows_of(puzzle)
    if rows.shape != ():
        raise ValueError("one puzzle is expected")
    if rows.are_digits:
        return rows.rows
    line = rows.rows[0, :81]
    return np.where(line == ord("."), 0, line - ord("0")).astype(np.uint8).reshape(1, 81)


def _is_line(text: str) -> bool:
    return len(text) == 81 and text.isascii()


def _encoded(texts: Any) -> np.ndarray:
    # A text that is not ASCII, or is longer, is no puzzle and keeps its row.
    lines = [each if isinstance(each, str) and each.isascii() else "" for each in texts]
    return np.array([line if len(line) <= 81 else "" for line in lines], "S81")


def _characters(texts: np.ndarray) -> np.ndarray:
    texts = np.ascontiguousarray(texts)
    return texts.view(np.uint8).reshape(texts.size, texts.dtype.itemsize)


def _texts(rows: np.ndarray) -> list[str]:
    return [text.decode() for text in rows.view("S81").ravel().tolist()]


def _of_texts(array: np.ndarray) -> Rows:
    if array.dtype.kind == "U":
        # Characters beyond ASCII become question marks, which no puzzle has.
        encoded = np.char.encode(array, "ascii", "replace")
        return Rows(
            _characters(encoded),
            False,
            array.shape,
            lambda rows: rows.view("S81").reshape(array.shape).astype("U81"),
        )
    return Rows(
        _characters(array), False, array.shape, lambda rows: rows.view("S81").reshape(array.shape)
    )


def _of_digits(array: np.ndarray) -> Rows:
    is_grid = array.shape[-2:] == (9, 9)
    if not is_grid and array.shape[-1:] != (81,):
        raise ValueError(f"digits have the shape (n, 81) or (n, 9, 9), and not {array.shape}")
    shape = array.shape[:-2] if is_grid else array.shape[:-1]
    if array.dtype == np.uint8:
        digits = np.ascontiguousarray(array)
    else:
        # 10 stands for whatever is no digit: its row is no puzzle.
        digits = np.where((array >= 0) & (array <= 9), array, 10).astype(np.uint8)
    return Rows(
        digits.reshape(-1, 81),
        True,
        shape,
        lambda rows: rows.reshape(array.shape).astype(array.dtype, copy=False),
    )
