// Every text of stops. A language that lacks one does not compile.
import type { StopKind } from './stop';

export interface StopMessages {
  title: string;
  note: string;
  when: string;
  kind: Record<StopKind, string>;
  /** The chosen cell of the board. */
  cell: (cell: number) => string;
  digit: string;
  line: string;
  depth: string;
  previous: string;
  next: string;
}
