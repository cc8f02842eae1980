// The line that is marked in a program's output.
import { expect, it } from 'vitest';
import { partsAround } from '../../../../web/element/code/output-panel';

it.each<[string, number, string, string | undefined, string]>([
  ['a\nb\nc\n', 1, '', 'a', '\nb\nc\n'],
  ['a\nb\nc\n', 2, 'a\n', 'b', '\nc\n'],
  ['a\nb', 2, 'a\n', 'b', ''],
  ['a\n\nc', 2, 'a\n', '', '\nc'],
  ['a\nb\n', 3, 'a\nb\n', undefined, ''],
  ['a', 2, 'a\n', undefined, ''],
  ['', 1, '', undefined, ''],
])('of %j, line %i, stands behind %j', (output, number, before, line, after) => {
  expect(partsAround(output, number)).toEqual({ before, line, after });
});
