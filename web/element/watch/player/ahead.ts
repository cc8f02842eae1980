// Looks at steps that follow without showing them: the cursor goes there, and back to where it was.
import type { WatchSession } from '../../../client/watch-session';
import type { WatchState } from '../../../core/watched-search';

/** The states before and after a step. */
export interface StepAhead {
  shown: WatchState;
  next: WatchState;
}

/**
 * Up to `count` steps, spread from `first` up to step `last`, so that the board of one does not tell the others where there
 * are enough; fewer where the search ends, or is moved meanwhile.
 */
export async function stepsAhead(
  session: Pick<WatchSession, 'seek'>,
  { position: from }: Pick<WatchState, 'position'>,
  { count, last }: { count: number; last: number },
  signal: AbortSignal,
): Promise<readonly StepAhead[]> {
  const span = Math.max(last - from, count);
  const steps: StepAhead[] = [];
  for (let each = 0; each < count; each++) {
    const position = from + Math.floor((each * span) / count);
    const shown = await session.seek(position);
    const next = await session.seek(position + 1);
    if (signal.aborted || shown.position !== position || next.position !== position + 1) break;
    steps.push({ shown, next });
  }
  if (!signal.aborted) await session.seek(from);
  return steps;
}
