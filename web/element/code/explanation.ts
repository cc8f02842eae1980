// Why a program is slow: its steps, time and lines on the longest test that its film is whole of, and accepted programs beside it.
import type { PreparedProgram } from '../../client/code/runner';
import { costsIn } from '../../core/code/costs';
import type { JudgeTest } from '../../core/code/problems/problem';
import { lineRunsOf } from '../../core/code/packed-film';
import type { SteppedStrategyName } from '../../core/strategy';
import { programsOf } from '../../core/strategy-programs';
import { filmedWhole } from './filmed-whole';
import type { Beside, Explained, RunProgram, Tested } from './run-state';

/** Programs that Baekjoon accepted, the setter's first. */
const accepted: readonly SteppedStrategyName[] = ['used-flags', 'scan-blanks'];

interface Asked {
  program: RunProgram;
  prepared: PreparedProgram;
  tested: readonly Tested[];
  signal: AbortSignal;
  /** Measures an accepted program of the same language. */
  beside: (strategy: SteppedStrategyName, test: JudgeTest) => Promise<Beside>;
}

/** Undefined where there is no test. */
export async function explanationOf({
  program: { source, language },
  prepared,
  tested,
  signal,
  beside,
}: Asked): Promise<Explained | undefined> {
  const own = await filmedWhole(prepared, tested, signal);
  if (!own) return undefined;
  const { test, film, milliseconds } = own;
  const accepting: Beside[] = [];
  for (const strategy of accepted) {
    if (programsOf(strategy).includes(language)) accepting.push(await beside(strategy, test.test));
  }
  return {
    test: test.test,
    own: {
      steps: film && film.steps > 0 ? film.steps : undefined,
      isCut: film?.isCut === true,
      milliseconds,
    },
    beside: accepting,
    lines: film ? await lineRunsOf(film.packed) : [],
    costs: costsIn(source, language),
  };
}
