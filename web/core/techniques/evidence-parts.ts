// Parts of a deduction for sentences and drawings: cells by role, effects by digit, what is inside of it.
import type { Candidate, Deduction, InnerDeduction, Role } from './deduction';

/** The cells with a role, given as cells or in candidates, each once. */
export function cellsIn({ evidence }: Deduction, ...wanted: readonly Role[]): readonly number[] {
  const marked = [...evidence.cells, ...evidence.candidates];
  const cells = marked.filter(({ role }) => wanted.includes(role)).map(({ cell }) => cell);
  return [...new Set(cells)].sort((a, b) => a - b);
}

/** Candidates digit by digit. */
export function byDigit(
  candidates: readonly Candidate[],
): readonly { digit: number; cells: readonly number[] }[] {
  const digits = [...new Set(candidates.map(({ digit }) => digit))].sort((a, b) => a - b);
  return digits.map((digit) => ({
    digit,
    cells: candidates
      .filter((each) => each.digit === digit)
      .map(({ cell }) => cell)
      .sort((a, b) => a - b),
  }));
}

/** The digit that is eliminated or placed. */
export const effectDigit = ({ placement, eliminations }: Deduction): number =>
  placement?.digit ?? eliminations[0]?.digit ?? 0;

/** The digits of the deduction, or at least those of its effect. */
export function digitsAbout(deduction: Deduction): readonly number[] {
  const { digits } = deduction.evidence;
  return digits.length > 0 ? digits : [effectDigit(deduction)];
}

/** The candidates that a candidate of a link stands for: its group, or itself alone. */
export function standingFor({ evidence }: Deduction, candidate: Candidate): readonly Candidate[] {
  const group = evidence.groups.find(({ named }) => isEqual(named, candidate));
  return group ? group.cells.map((cell) => ({ cell, digit: candidate.digit })) : [candidate];
}

export const isEqual = (a: Candidate, b: Candidate): boolean =>
  a.cell === b.cell && a.digit === b.digit;

/** "r1c4 ≠ 5": what a chain takes away by an inner deduction. */
export const conclusionText = (
  { conclusion: { cell, digit } }: InnerDeduction,
  nameOf: (cell: number) => string,
): string => `${nameOf(cell)} ≠ ${digit}`;

/** The candidates that an inner deduction needs away, and that the chain around it has taken away before. */
export const neededAway = (
  { evidence }: Deduction,
  { chain, conclusion }: InnerDeduction,
): readonly Candidate[] =>
  evidence.links
    .filter((link) => link.chain === chain && !link.isToOn && isEqual(link.to, conclusion))
    .map(({ from }) => from);

/** Places in `inner`, from the outermost deduction inwards; none: the deduction itself. */
export type InnerPath = readonly number[];

/** The inner deduction at a path, and what the chains around it have taken away for it. */
export function innerAt(
  deduction: Deduction,
  path: InnerPath,
): { deduction: Deduction; away: readonly Candidate[] } {
  const [place, ...further] = path;
  const inner = place === undefined ? undefined : deduction.inner[place];
  if (!inner) return { deduction, away: [] };
  const found = innerAt(inner.deduction, further);
  return { ...found, away: [...neededAway(deduction, inner), ...found.away] };
}
