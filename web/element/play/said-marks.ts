// The cells that are marked on the board for what is said of them.
import type { Finding } from '../../core/finding';
import type { PlayMessages } from '../../languages/en/play';

/** The words for the names of the cells that a finding is about. */
export function marksOf(
  finding: Finding | undefined,
  { marks }: Pick<PlayMessages, 'marks'>,
): ReadonlyMap<number, string> {
  const mark = finding?.text.kind === 'typed' ? marks.conflict : marks.wrong;
  return new Map(finding?.cells.map((cell) => [cell, mark]));
}
