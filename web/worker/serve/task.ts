// The work of a worker for a request: a task that is run in slices, or a session beside it.
import type { CallTypes, Part } from '../../core/port';

/** A call at work. */
export interface Task<Progress, Answer> {
  /** Takes about `budget` steps more; true when the answer is there. */
  run(budget: number): boolean;
  /** The progress that is reported now and then; undefined where there is nothing to report. */
  progress(): Progress | undefined;
  /** Meant once `run` gave true. */
  answer(): Answer;
  /** Frees the core's memory. */
  free(): void;
}

export interface Session<Sent> {
  hear(sent: Sent): void;
  /** Frees the core's memory. Called once; nothing is sent to it afterwards. */
  close(): void;
}

/** The messages that a task or a session can send by itself. */
export interface Teller<Progress> {
  progress(progress: Progress): void;
  alive(): void;
  /** It threw outside of the port's calls. */
  fail(error: unknown): void;
}

type Begun<Call extends { progress: unknown }> = Call extends { sent: infer Sent }
  ? Session<Sent>
  : Task<Call['progress'], Part<Call, 'answer'>>;

/**
 * Begins each kind of request, or throws a `Refused`. A call that has to wait for something may wait
 * while the one before it runs.
 */
export type Tasks<Core, Calls extends CallTypes<Calls>> = {
  readonly [Kind in keyof Calls]: (
    core: Core,
    ask: Calls[Kind]['ask'],
    teller: Teller<Calls[Kind]['progress']>,
  ) => Begun<Calls[Kind]> | Promise<Begun<Calls[Kind]>>;
};

/** The function that a port needs for any kind. */
export type Begin<Core> = (
  core: Core,
  ask: object,
  teller: Teller<unknown>,
) => AnyBegun | Promise<AnyBegun>;
type AnyBegun = Task<unknown, unknown> | Session<unknown>;

/** Thrown at a request that makes no sense: an error of that request alone. */
export class Refused extends Error {}
