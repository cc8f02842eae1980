// Puzzles in the making that outlive the page, each with its undo history: of every state but the first only the fields that changed.
import { boardRules, variedKinds, type VariedRule } from '../../../core/varied/varied-puzzle';
import { areWhole, isRecord, parsedJson } from '../../shared/records';
import { historyOf, type History } from '../../shared/state/history';
import { keptList } from '../kept-list';
import { draftSizes, type Draft } from './draft';

const drafts = keptList('varied-drafts', 'varied-draft-');
export const { rows: draftRows, forget: forgetDraft, isStored: isStoredDraft } = drafts;

/** Older states are forgotten with the page. */
const mostStates = 400;

export function keepDraft(id: string, { past, present, future }: History<Draft>): void {
  const before = past.slice(-mostStates);
  const states = [...before, present, ...future.slice(0, mostStates)];
  const changes = states.map((state, i) => changesTo(states[i - 1], state));
  const { title, size } = present;
  drafts.keep({ id, title, size }, JSON.stringify({ version: 1, changes, at: before.length }));
}

function changesTo(from: Draft | undefined, to: Draft): Readonly<Record<string, unknown>> {
  const before: Readonly<Record<string, unknown>> = { ...from };
  return Object.fromEntries(Object.entries(to).filter(([name, value]) => before[name] !== value));
}

export function keptDraft(id: string): History<Draft> | undefined {
  const kept = parsedJson(drafts.value(id));
  if (!isRecord(kept) || kept.version !== 1 || !Array.isArray(kept.changes)) return undefined;
  const states: Draft[] = [];
  for (const change of kept.changes) {
    const draft = isRecord(change) ? draftIn({ ...states.at(-1), ...change }) : undefined;
    if (!draft) return undefined;
    states.push(draft);
  }
  const { at } = kept;
  const present = typeof at === 'number' ? states[at] : undefined;
  if (!present || typeof at !== 'number') return undefined;
  return { ...historyOf(present), past: states.slice(0, at), future: states.slice(at + 1) };
}

/** Undefined where a value is no draft: another version of the page may have written it. */
function draftIn(value: Readonly<Record<string, unknown>>): Draft | undefined {
  const size = draftSizes.find((each) => each === value.size);
  const { title, author, ruleset, candidates, regions } = value;
  const areTexts =
    typeof title === 'string' && typeof author === 'string' && typeof ruleset === 'string';
  if (size === undefined || !areTexts) return undefined;
  const count = size * size;
  const isCell = (cell: number) => cell >= 0 && cell < count;
  const rules = listOf(value.rules, (rule) => ruleIn(rule, isCell));
  const everywhere = listOf(value.everywhere, (rule) => boardRules.find((each) => each === rule));
  const extra = listOf(value.extra, (cells) => (areWhole(cells, isCell) ? cells : undefined));
  if (!rules || !everywhere || !extra) return undefined;
  const areBoards =
    areWhole(candidates, (bits) => bits > 0 && bits < 2 ** (size + 1)) &&
    areWhole(regions, (region) => region >= -1 && region < size) &&
    candidates.length === count &&
    regions.length === count;
  if (!areBoards) return undefined;
  return { title, author, ruleset, size, candidates, regions, rules, everywhere, extra };
}

function listOf<Item>(
  value: unknown,
  itemIn: (value: unknown) => Item | undefined,
): Item[] | undefined {
  if (!Array.isArray(value)) return undefined;
  const items = value.flatMap((each: unknown) => {
    const item = itemIn(each);
    return item === undefined ? [] : [item];
  });
  return items.length === value.length ? items : undefined;
}

function ruleIn(value: unknown, isCell: (cell: number) => boolean): VariedRule | undefined {
  if (!isRecord(value)) return undefined;
  const { cells, numbers } = value;
  const kind = variedKinds.find((each) => each === value.kind);
  const areThere = areWhole(cells, isCell) && areWhole(numbers, (number) => number >= 0);
  return kind && areThere ? { kind, cells, numbers } : undefined;
}
