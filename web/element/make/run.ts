// The state of a making that a panel shows: its progress and its result.
import type { Made, MakeProgress } from '../../core/make/calls';
import type { Fault } from '../../core/make/order';
import type { Ordered } from '../../core/make/link';

export type Run =
  | { kind: 'idle' }
  | { kind: 'running'; progress: MakeProgress | undefined }
  | { kind: 'made'; made: Made; ordered: Ordered }
  | { kind: 'fault'; fault: Fault }
  | { kind: 'stopped'; progress: MakeProgress | undefined }
  | { kind: 'failed' };

export const idle: Run = { kind: 'idle' };

/** Before it is asked for again: what is shown stays until there is something else. */
export const progressOf = (run: Run): MakeProgress | undefined =>
  run.kind === 'running' || run.kind === 'stopped' ? run.progress : undefined;
