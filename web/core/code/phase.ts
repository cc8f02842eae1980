// What Code mode tells while a program runs: the phase of the run, and notices about acts beside it.
import type { ProgramLanguage } from '../program-languages';
import type { Problem } from './problems/names';

export type Phase =
  | { kind: 'idle' }
  | { kind: 'loading'; done: number; all: number }
  /** `seconds`: so long already, where that is unusual. */
  | { kind: 'preparing'; seconds?: number }
  /** `most`: milliseconds after which it is ended. */
  | { kind: 'testing'; test: number; of: number; most: number }
  /** The setter's program is compiled, or loaded, to be measured beside the person's. */
  | { kind: 'measuring'; seconds?: number }
  | { kind: 'filming'; steps: number }
  | { kind: 'comparing' }
  | { kind: 'explaining' }
  | { kind: 'stopped' }
  /** `isRefused`: by the policy of the page's host. */
  | { kind: 'failed'; isRefused: boolean };

/** A notice about an act beside running. */
export type Notice =
  | 'mended'
  | 'copied'
  | 'not-copied'
  | 'too-long'
  | 'shared'
  | 'shared-film'
  | 'shared-too-long'
  | 'unreadable'
  | 'no-answer'
  | `recognised-${ProgramLanguage}`
  /** The name of a language that does not run here. */
  | { foreign: string }
  /** A pasted program seems to be for it. */
  | { problem: Problem };
