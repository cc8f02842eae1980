// The chains of a deduction, and their words: a chain that forks is told branch by branch.
import type { Candidate, Deduction, Link } from '../../../core/techniques/deduction';
import { isEqual, standingFor } from '../../../core/techniques/evidence-parts';
import { joined, listed, say, type NameOf, type Sentence } from '../../../languages/board-sentence';

/** The cases of a deduction by chains, each from its assumption on. */
export interface Chain {
  readonly deduction: Deduction;
  readonly source: Candidate;
  readonly isSourceOn: boolean;
  readonly links: readonly Link[];
}

export function chainsIn(deduction: Deduction): readonly Chain[] {
  const { evidence } = deduction;
  const sources = evidence.candidates.filter(({ role }) => role === 'source');
  return sources.map((source, number) => {
    const links = evidence.links.filter(({ chain }) => chain === number);
    return { deduction, source, isSourceOn: links[0]?.isFromOn ?? true, links };
  });
}

interface Claim {
  readonly candidate: Candidate;
  readonly isOn: boolean;
}

/** The conclusions that follow from the same causes. */
interface Fork {
  readonly causes: readonly Claim[];
  readonly conclusions: readonly Claim[];
}

const isSameClaim = (a: Claim | undefined, b: Claim | undefined): boolean =>
  a?.isOn === b?.isOn && a !== undefined && b !== undefined && isEqual(a.candidate, b.candidate);

const areSame = (a: readonly Claim[], b: readonly Claim[]): boolean =>
  a.length === b.length && a.every((claim, place) => isSameClaim(claim, b[place]));

/** Whether the chains of a deduction are cases, one of which is true; else they start alike and contradict each other. */
export function areCases(chains: readonly Chain[]): boolean {
  const starts = chains.map(({ source, isSourceOn }) => ({ candidate: source, isOn: isSourceOn }));
  return !starts.every((start) => isSameClaim(start, starts[0]));
}

function claimed(deduction: Deduction, { candidate, isOn }: Claim, nameOf: NameOf): Sentence {
  const cells = standingFor(deduction, candidate).map(({ cell }) => cell);
  return say`${joined(cells, nameOf, ` ${isOn ? '=' : '≠'} ${candidate.digit}`)}`;
}

/**
 * The branches of a chain, each with what it rests on first: "r7c1 ≠ 4, r8c1 ≠ 4 → r7c3 = 4 → r7c5 ≠ 4, r2c3 ≠ 4". A
 * chain that does not fork has one. Each branch rests on the start of the chain or on branches before it.
 */
export function branchesOf(
  { deduction, source, isSourceOn, links }: Chain,
  nameOf: NameOf,
): readonly Sentence[] {
  const tell = (claims: readonly Claim[]) =>
    listed(
      claims.map((each) => claimed(deduction, each, nameOf)),
      ', ',
    );
  const left = forksOf(links);
  const branches: Sentence[] = [];
  for (let first = left.shift(); first !== undefined; first = left.shift()) {
    let branch = tell(first.causes);
    for (let fork: Fork | undefined = first; fork !== undefined;) {
      const { conclusions }: Fork = fork;
      branch = say`${branch} → ${tell(conclusions)}`;
      const next = left.findIndex(
        ({ causes }) => conclusions.length === 1 && areSame(causes, conclusions),
      );
      fork = next < 0 ? undefined : left.splice(next, 1)[0];
    }
    branches.push(branch);
  }
  if (branches.length > 0) return branches;
  return [claimed(deduction, { candidate: source, isOn: isSourceOn }, nameOf)];
}

function forksOf(links: readonly Link[]): Fork[] {
  const known: { to: Claim; causes: Claim[] }[] = [];
  for (const { from, isFromOn, to, isToOn } of links) {
    const cause = { candidate: from, isOn: isFromOn };
    const conclusion = { candidate: to, isOn: isToOn };
    const last = known.at(-1);
    if (last && isSameClaim(last.to, conclusion)) last.causes.push(cause);
    else known.push({ to: conclusion, causes: [cause] });
  }
  const forks: { causes: Claim[]; conclusions: Claim[] }[] = [];
  for (const { to, causes } of known) {
    const fork = forks.find((each) => areSame(each.causes, causes));
    if (fork) fork.conclusions.push(to);
    else forks.push({ causes, conclusions: [to] });
  }
  return forks;
}
