// A person's programs as they were typed, each with its name and its undo history, kept from visit to visit.
import { problems, type Problem } from '../../core/code/problems/names';
import { keptValues } from '../../core/kept-values';
import type { ProgramLanguage } from '../../core/program-languages';
import { languageNamed } from './languages';

export interface Program {
  id: string;
  name: string;
  language: ProgramLanguage;
  problem: Problem;
  source: string;
  /** The editor's own, with what can be undone. */
  editing?: unknown;
}

export interface Programs {
  list: readonly Program[];
  chosen: string;
}

const key = 'programs';

export const problemNamed = (name: unknown): Problem | undefined =>
  problems.find((problem) => problem === name);

/** The kept programs; undefined where nothing was kept, or where storage is refused. */
export async function recallPrograms(): Promise<Programs | undefined> {
  try {
    return programsIn(await keptValues.get(key));
  } catch {
    return undefined;
  }
}

/** Whether they are kept now. */
export async function keepPrograms(programs: Programs): Promise<boolean> {
  try {
    await keptValues.put([key, programs]);
    return true;
  } catch {
    return false;
  }
}

/** The programs among the kept values. */
export function programsIn(kept: unknown): Programs | undefined {
  if (typeof kept !== 'object' || kept === null || !('list' in kept)) return undefined;
  if (!Array.isArray(kept.list)) return undefined;
  const list = kept.list.flatMap((each: unknown) => programIn(each) ?? []);
  const [first] = list;
  if (!first) return undefined;
  const wanted = 'chosen' in kept ? kept.chosen : undefined;
  return { list, chosen: list.find(({ id }) => id === wanted)?.id ?? first.id };
}

function programIn(kept: unknown): Program | undefined {
  if (typeof kept !== 'object' || kept === null) return undefined;
  const { id, name, language, problem, source, editing }: Partial<Record<keyof Program, unknown>> =
    kept;
  const known = languageNamed(language);
  if (typeof id !== 'string' || typeof name !== 'string' || typeof source !== 'string')
    return undefined;
  if (!known) return undefined;
  return { id, name, language: known, problem: problemNamed(problem) ?? '2580', source, editing };
}
