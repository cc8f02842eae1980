// The making of a puzzle as a panel shows it: its progress and its result.
import type { Made, MakeProgress } from '../../core/make/make-calls';
import type { Fault } from '../../core/make/order';
import type { Ordered } from '../../core/make/order-link';

export type Run =
  | { kind: 'idle' }
  | { kind: 'running'; progress: MakeProgress | undefined }
  | { kind: 'made'; made: Made; ordered: Ordered }
  | { kind: 'fault'; fault: Fault }
  | { kind: 'stopped'; progress: MakeProgress | undefined }
  | { kind: 'failed' };

export const idle: Run = { kind: 'idle' };

/** The state before; its puzzle stays on the screen until there is a new one. */
export const progressOf = (run: Run): MakeProgress | undefined =>
  run.kind === 'running' || run.kind === 'stopped' ? run.progress : undefined;
