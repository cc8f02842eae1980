// The lines of a program's instructions, read from tables written by hand.
import { expect, it } from 'vitest';
import { lineRowsOf } from '../../../../../web/worker/code/cpp/rewrite/line-table';
import { customSection, lineOpcodes as op, lineTable, moduleOf } from './assembled';

const rowsOf = (...tables: readonly (readonly number[])[]) =>
  lineRowsOf(moduleOf(customSection('.debug_line', tables.flat())));

it('has a row for each opcode that makes one, and one where the code ends', () => {
  const rows = rowsOf(
    lineTable(
      ['main.cpp', 'vector'],
      [
        op.address(100),
        op.line(11),
        op.row,
        op.special(3, -2),
        op.file(2),
        op.special(1, 8),
        [8], // as far as the highest special opcode: 17 bytes
        [9, 4, 1], // 260 bytes
        [5, 7], // a column, which is passed over
        op.row,
        op.endsAt(2),
      ],
    ),
  );
  expect(rows).toEqual([
    { address: 100, file: 'main.cpp', line: 12 },
    { address: 103, file: 'main.cpp', line: 10 },
    { address: 104, file: 'vector', line: 18 },
    { address: 104 + 17 + 260, file: 'vector', line: 18 },
    { address: 104 + 17 + 260 + 2, file: undefined, line: 0 },
  ]);
});

it('is in the order of addresses, over tables and functions', () => {
  const rows = rowsOf(
    lineTable(['main.cpp'], [op.address(50), op.row, op.endsAt(5)]),
    lineTable(['runtime.cpp'], [op.address(9), op.row, op.endsAt(3), op.address(2), op.row]),
  );
  expect(rows.map(({ address, file }) => [address, file])).toEqual([
    [2, 'runtime.cpp'],
    [9, 'runtime.cpp'],
    [12, undefined],
    [50, 'main.cpp'],
    [55, undefined],
  ]);
});

it('passes over a table of a version that it does not know', () => {
  const rows = rowsOf(
    lineTable(['new.cpp'], [op.address(1), op.row], 5),
    lineTable(['main.cpp'], [op.address(7), op.row]),
  );
  expect(rows).toEqual([{ address: 7, file: 'main.cpp', line: 1 }]);
});

it('is empty where a module has no lines', () => {
  expect(lineRowsOf(moduleOf())).toEqual([]);
});
