// Boards in memory, in the layouts that programs use, are found by their digits alone.
import { expect, it } from 'vitest';
import { findLayouts } from '../../../../../web/worker/code/cpp/memory/search';

const puzzle = '530070000600195000098000060800060003400803001700020006060000280000419005000080079';
const digits = Array.from(puzzle, Number);

type Put = (memory: DataView, address: number, digit: number) => void;

const int: Put = (memory, address, digit) => {
  memory.setInt32(address, digit, true);
};

interface Layout {
  name: string;
  /** Where a cell is. */
  at: (row: number, column: number) => number;
  put: Put;
  /** Writes the rest of the layout. */
  beside?: (memory: DataView) => void;
}

const rowsAnywhere = (row: number) => 30_000 + ((row * 5) % 9) * 500;

const layouts: readonly Layout[] = [
  { name: 'int[9][9]', at: (row, column) => 1000 + (row * 9 + column) * 4, put: int },
  {
    name: 'int[10][10], counted from 1',
    at: (row, column) => 1000 + ((row + 1) * 10 + column + 1) * 4,
    put: int,
  },
  {
    name: 'char[9][10] of characters',
    at: (row, column) => 777 + row * 10 + column,
    put: (memory, address, digit) => {
      memory.setUint8(address, 48 + digit);
    },
  },
  {
    name: 'short[81]',
    at: (row, column) => 2000 + (row * 9 + column) * 2,
    put: (memory, address, digit) => {
      memory.setInt16(address, digit, true);
    },
  },
  {
    name: 'long long[9][9]',
    at: (row, column) => 4000 + (row * 9 + column) * 8,
    put: (memory, address, digit) => {
      memory.setBigInt64(address, BigInt(digit), true);
    },
  },
  {
    name: 'int** with rows anywhere',
    at: (row, column) => rowsAnywhere(row) + column * 4,
    put: int,
    beside: (memory) => {
      for (let row = 0; row < 9; row++) memory.setUint32(5000 + row * 4, rowsAnywhere(row), true);
    },
  },
  { name: 'int[9][9] by column', at: (row, column) => 1000 + (column * 9 + row) * 4, put: int },
];

function filled({ at, put, beside }: Layout): DataView {
  const memory = newMemory();
  beside?.(memory);
  digits.forEach((digit, cell) => {
    put(memory, at(Math.floor(cell / 9), cell % 9), digit);
  });
  return memory;
}

const newMemory = () => new DataView(new ArrayBuffer(65_536));

it.each(layouts)('finds $name', (made) => {
  const memory = filled(made);
  const [layout, ...others] = findLayouts(() => memory, digits);
  expect(others).toEqual([]);
  expect([layout?.addresses[0], layout?.addresses[80]]).toEqual([made.at(0, 0), made.at(8, 8)]);
  expect(digits.map((_, cell) => layout?.digitAt(cell))).toEqual(digits);
});

it('finds nothing where one given is missing', () => {
  for (const layout of layouts) {
    const memory = filled(layout);
    memory.setUint8(layout.at(0, 0), 0);
    expect(findLayouts(() => memory, digits)).toEqual([]);
  }
});

it('finds no board for a puzzle without givens', () => {
  expect(findLayouts(newMemory, new Uint8Array(81))).toEqual([]);
});

it('does not look at the unused part of the stack', () => {
  const [first] = layouts;
  const memory = first ? filled(first) : newMemory();
  expect(findLayouts(() => memory, digits, 1000)).toHaveLength(1);
  expect(findLayouts(() => memory, digits, 1040)).toEqual([]);
});
