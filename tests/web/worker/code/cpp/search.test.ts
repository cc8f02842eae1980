// Boards in memory, in the layouts that programs use, are found by their digits alone.
import { expect, it } from 'vitest';
import { findLayouts } from '../../../../../web/worker/code/cpp/memory/search';

const puzzle = '530070000600195000098000060800060003400803001700020006060000280000419005000080079';
const digits = Array.from(puzzle, Number);
const digitAt = (row: number, column: number) => digits[row * 9 + column] ?? 0;

type Write = (row: number, column: number, digit: number) => void;

/** Calls `write` for each cell, with its digit. */
function eachCell(write: Write): void {
  for (let row = 0; row < 9; row++) {
    for (let column = 0; column < 9; column++) write(row, column, digitAt(row, column));
  }
}

const rowsAnywhere = (row: number) => 30_000 + ((row * 5) % 9) * 500;

const layouts: readonly {
  name: string;
  first: number;
  last: number;
  fill: (memory: DataView) => void;
}[] = [
  {
    name: 'int[9][9]',
    first: 1000,
    last: 1320,
    fill: (memory) => {
      eachCell((row, column, digit) => {
        memory.setInt32(1000 + (row * 9 + column) * 4, digit, true);
      });
    },
  },
  {
    name: 'int[10][10], counted from 1',
    first: 1044,
    last: 1396,
    fill: (memory) => {
      eachCell((row, column, digit) => {
        memory.setInt32(1000 + ((row + 1) * 10 + column + 1) * 4, digit, true);
      });
    },
  },
  {
    name: 'char[9][10] of characters',
    first: 777,
    last: 777 + 88,
    fill: (memory) => {
      eachCell((row, column, digit) => {
        memory.setUint8(777 + row * 10 + column, 48 + digit);
      });
    },
  },
  {
    name: 'short[81]',
    first: 2000,
    last: 2160,
    fill: (memory) => {
      eachCell((row, column, digit) => {
        memory.setInt16(2000 + (row * 9 + column) * 2, digit, true);
      });
    },
  },
  {
    name: 'long long[9][9]',
    first: 4000,
    last: 4640,
    fill: (memory) => {
      eachCell((row, column, digit) => {
        memory.setBigInt64(4000 + (row * 9 + column) * 8, BigInt(digit), true);
      });
    },
  },
  {
    name: 'int** with rows anywhere',
    first: rowsAnywhere(0),
    last: rowsAnywhere(8) + 32,
    fill: (memory) => {
      for (let row = 0; row < 9; row++) memory.setUint32(5000 + row * 4, rowsAnywhere(row), true);
      eachCell((row, column, digit) => {
        memory.setInt32(rowsAnywhere(row) + column * 4, digit, true);
      });
    },
  },
  {
    name: 'int[9][9] by column',
    first: 1000,
    last: 1320,
    fill: (memory) => {
      eachCell((row, column, digit) => {
        memory.setInt32(1000 + (column * 9 + row) * 4, digit, true);
      });
    },
  },
];

const newMemory = () => new DataView(new ArrayBuffer(65_536));

it.each(layouts)('finds $name', ({ first, last, fill }) => {
  const memory = newMemory();
  fill(memory);
  const [layout, ...others] = findLayouts(() => memory, digits);
  expect(others).toEqual([]);
  expect([layout?.addresses[0], layout?.addresses[80]]).toEqual([first, last]);
  expect(digits.map((_, cell) => layout?.digitAt(cell))).toEqual(digits);
});

it('finds nothing where one given is missing', () => {
  for (const { fill, first } of layouts) {
    const memory = newMemory();
    fill(memory);
    memory.setUint8(first, 0);
    expect(findLayouts(() => memory, digits)).toEqual([]);
  }
});

it('finds no board for a puzzle without givens', () => {
  expect(findLayouts(newMemory, new Uint8Array(81))).toEqual([]);
});

it('does not look at the unused part of the stack', () => {
  const memory = newMemory();
  layouts[0]?.fill(memory);
  expect(findLayouts(() => memory, digits, 1000)).toHaveLength(1);
  expect(findLayouts(() => memory, digits, 1040)).toEqual([]);
});
