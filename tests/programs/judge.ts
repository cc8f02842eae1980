// The judge for problems 2580 and 2239: it knows the published samples, and the command's answers to other puzzles.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { formatGrid } from '../../web/core/text';
import { gridOf, type Grid } from '../../web/core/grid';
import { sample2239, sample2580 } from '../e2e/support/puzzles';

export interface Case {
  name: string;
  input: string;
  output: string;
}

const path = (file: string) => fileURLToPath(new URL(`../../${file}`, import.meta.url));
const command = path('build/native/retrace');

/** The command's output; exit status 1, which means that a puzzle has no solution, is no error here. */
export function retrace(args: readonly string[], input: string): string {
  try {
    const maxBuffer = 2 ** 28;
    return execFileSync(command, args, { input, encoding: 'utf8', maxBuffer, stdio: 'pipe' });
  } catch (error) {
    if (error instanceof Error && 'status' in error && error.status === 1 && 'stdout' in error) {
      return String(error.stdout);
    }
    throw error;
  }
}

const shared = readFileSync(path('tests/puzzles/easy50.txt'), 'utf8').split('\n').slice(0, 3);

function answered(problem: '2580' | '2239'): Case[] {
  return shared.map((line, index) => {
    const input = formatGrid(gridNamed(line), problem);
    const name = `${problem}: puzzle ${index + 1} of easy50`;
    return { name, input, output: retrace(['solve', '--format', problem], input) };
  });
}

function gridNamed(line: string): Grid {
  const grid = gridOf(line);
  if (!grid) throw new Error(`no puzzle: ${line}`);
  return grid;
}

export const cases = (): Case[] => [
  { name: '2580: its sample', ...sample2580 },
  { name: '2239: its sample', ...sample2239 },
  ...answered('2580'),
  ...answered('2239'),
];

/** Compares as Baekjoon does, without blanks at the end of lines and lines at the end of the output. */
export const accepted = (printed: string, { output }: Case): boolean =>
  trimmed(printed) === trimmed(output);

const trimmed = (text: string): string => text.trimEnd().replace(/[ \r]+$/gm, '');
