// The work of a worker for a request: a task that is run in slices, or a session beside it.
import type { CallTypes, Part } from '../../core/port-messages';

/** A call that is being answered. */
export interface Task<Progress, Answer> {
  /** Takes about `budget` steps more; true when the answer is there. */
  run(budget: number): boolean;
  /** The progress that is reported now and then; undefined where there is nothing to report. */
  progress(): Progress | undefined;
  /** Valid once `run` gave true: there is no answer, since the rest takes a core that can do more. */
  needsMore?(): boolean;
  /** The answer; valid once `run` gave true otherwise. */
  answer(): Answer;
  /** Frees the core's memory. */
  free(): void;
}

export interface Session<Sent> {
  hear(sent: Sent): void;
  /** Frees the core's memory. Called once; the session is sent nothing afterwards. */
  close(): void;
}

/** Sends messages that a task or a session starts by itself. */
export interface Teller<Progress> {
  progress(progress: Progress): void;
  alive(): void;
  /** Reports an error that was thrown outside of the port's calls. */
  fail(error: unknown): void;
}

type Begun<Call extends { progress: unknown }> = Call extends { sent: infer Sent }
  ? Session<Sent>
  : Task<Call['progress'], Part<Call, 'answer'>>;

/**
 * Begins each kind of request, or throws a `Refused`. A call that has to wait may do so while the call before it
 * runs.
 */
export type Tasks<Core, Calls extends CallTypes<Calls>> = {
  readonly [Kind in keyof Calls]: (
    core: Core,
    ask: Calls[Kind]['ask'],
    teller: Teller<Calls[Kind]['progress']>,
  ) => Begun<Calls[Kind]> | Promise<Begun<Calls[Kind]>>;
};

/** The tasks of any kind, as the port calls them. */
export type Begin<Core> = (
  core: Core,
  ask: object,
  teller: Teller<unknown>,
) => AnyBegun | Promise<AnyBegun>;
type AnyBegun = Task<unknown, unknown> | Session<unknown>;

/** Thrown at a request that makes no sense; only that request fails. */
export class Refused extends Error {}
