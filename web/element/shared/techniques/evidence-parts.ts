// Parts of a deduction for sentences and drawings: cells by role, effects by digit, what is inside of it.
import { cellName } from '../../../core/cell';
import type {
  Candidate,
  Deduction,
  InnerDeduction,
  Role,
} from '../../../core/techniques/deduction';
import type { TechniqueName } from '../../../core/techniques/technique';

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

const withOthersInside = [
  'dynamic-chains-plus',
  'nested-simple-chains',
  'nested-multiple-chains',
  'nested-dynamic-chains',
  'twice-nested-chains',
] as const satisfies readonly TechniqueName[];
type WithOthersInside = (typeof withOthersInside)[number];
/** A technique that has a reason of its own. */
export type Argument = Exclude<TechniqueName, WithOthersInside>;

const hasOthersInside = (name: TechniqueName): name is WithOthersInside =>
  withOthersInside.some((each) => each === name);

/** A further argument, where the pattern of a technique has something more. */
type FurtherArgument =
  | 'finned-general-fish'
  | 'exocet-base'
  | 'exocet-unsupported-target'
  | 'exocet-mirrored-target'
  | 'exocet-mirror'
  | 'exocet-locked-mirror'
  | 'exocet-known'
  | 'exocet-cover'
  | 'exocet-trial'
  | 'exocet-loose-trial'
  | 'double-exocet'
  | 'double-exocet-cover'
  | 'double-exocet-trial'
  | 'distributed-subset-over-houses'
  | 'multi-sector-set-by-boxes'
  | 'grouped-loop'
  | 'grouped-aic'
  | 'rectangle-loop';

/** The rule of an Exocet by which the step goes: what it supposes, marks and takes away says which. */
function exocetArgumentOf({ evidence, eliminations }: Deduction): FurtherArgument | undefined {
  const has = (wanted: Role) => evidence.candidates.some(({ role }) => role === wanted);
  const isDouble = evidence.houses.length > 1;
  if (has('source')) {
    if (isDouble) return 'double-exocet-trial';
    return has('fin') ? 'exocet-loose-trial' : 'exocet-trial';
  }
  if (isDouble) return has('pivot') ? 'double-exocet-cover' : 'double-exocet';
  const [gone] = eliminations;
  const plays = (wanted: Role) =>
    evidence.cells.some(({ cell, role }) => cell === gone?.cell && role === wanted);
  if (has('on')) return 'exocet-locked-mirror';
  if (plays('pincer')) return 'exocet-mirror';
  if (plays('pivot')) return 'exocet-mirrored-target';
  if (plays('pattern')) return 'exocet-base';
  if (!plays('target')) return has('pivot') ? 'exocet-cover' : 'exocet-known';
  return gone && evidence.digits.includes(gone.digit) ? 'exocet-unsupported-target' : undefined;
}

function furtherArgumentOf(deduction: Deduction): FurtherArgument | undefined {
  const { technique, evidence } = deduction;
  if (technique === 'exocet') return exocetArgumentOf(deduction);
  const isGeneralFish = technique === 'franken-fish' || technique === 'mutant-fish';
  const hasFin = evidence.candidates.some(({ role }) => role === 'fin');
  if (technique === 'rectangle-aic') return argumentOfRectangleChain(evidence);
  if (technique === 'distributed-subset') {
    return evidence.crossed.length > 0 ? 'distributed-subset-over-houses' : undefined;
  }
  if (technique === 'multi-sector-set') return hasFin ? 'multi-sector-set-by-boxes' : undefined;
  return isGeneralFish && hasFin ? 'finned-general-fish' : undefined;
}

/** Where such a chain goes over no rectangle, it is a plainer one. */
function argumentOfRectangleChain({
  cells,
  links,
}: Deduction['evidence']): FurtherArgument | undefined {
  const [first] = links;
  const last = links.at(-1);
  const isLoop = first && last && isEqual(first.from, last.to);
  if (cells.length === 0) return isLoop ? 'grouped-loop' : 'grouped-aic';
  return isLoop ? 'rectangle-loop' : undefined;
}

/** A dynamic chain that uses patterns or other chains on its way argues as one that does not. */
export function argumentOf(deduction: Deduction): Argument | FurtherArgument {
  const further = furtherArgumentOf(deduction);
  if (further) return further;
  const { technique, evidence, placement, eliminations } = deduction;
  if (!hasOthersInside(technique)) return technique;
  if (evidence.cells.length > 0) return 'dynamic-cell-forcing-chains';
  if (evidence.houses.length > 0) return 'dynamic-house-forcing-chains';
  const result = placement ?? eliminations[0];
  const source = evidence.candidates.find(({ role }) => role === 'source');
  const refutesItself = source && result && isEqual(source, result);
  return refutesItself ? 'dynamic-contradiction' : 'dynamic-double';
}

/** The candidates that a candidate of a link stands for: its group, or itself alone. */
export function standingFor({ evidence }: Deduction, candidate: Candidate): readonly Candidate[] {
  const group = evidence.groups.find(({ named }) => isEqual(named, candidate));
  return group ? group.cells.map((cell) => ({ cell, digit: candidate.digit })) : [candidate];
}

export const isEqual = (a: Candidate, b: Candidate): boolean =>
  a.cell === b.cell && a.digit === b.digit;

/** "r1c4 ≠ 5": what a chain takes away by an inner deduction. */
export const conclusionText = ({ conclusion: { cell, digit } }: InnerDeduction): string =>
  `${cellName(cell)} ≠ ${digit}`;

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
