// The table of a module's calls. scripts/core-calls makes both bindings from it, Embind's for the page and plain functions
// for the widget; the types here are the TypeScript declaration of both.
import type { Kind, Of, Shape } from './kinds';

type Given = readonly [name: string, kind: Shape];

/** A row of the table: the result of a call and its parameters, in their order. */
export interface Call<Args extends readonly unknown[] = never, Result = unknown> {
  readonly result: Shape;
  readonly given: readonly Given[];
  readonly is?: (...given: Args) => Result;
}
type Calls = Readonly<Record<string, Call>>;

type Args<G extends readonly Given[]> = { [Index in keyof G]: Of<G[Index][1]> };

export const call = <Result, const G extends readonly Given[]>(
  result: Kind<Result>,
  ...given: G
): Call<Args<G>, Result> => ({ result, given });

/** The functions that the calls are in JavaScript. */
type Bound<C> = {
  [Name in keyof C]: C[Name] extends Call<infer A, infer Result> ? (...given: A) => Result : never;
};

/** The calls of an object: members of a C++ class with the same names, written with underscores. */
export interface ObjectTable<C = Calls> {
  /** The name of the class in JavaScript. */
  readonly name: string;
  /** The class in C++, with its namespace below `retrace`. */
  readonly type: string;
  readonly calls: C;
}
export const object = <C extends Calls>(name: string, type: string, calls: C): ObjectTable<C> => ({
  name,
  type,
  calls,
});

/** An object of the core, which lives in WebAssembly's memory until `delete()`. */
export type ObjectOf<T extends ObjectTable<unknown>> = Bound<T['calls']> & { delete(): void };

/** The result of a call that starts an object: null where its parameters make no sense. */
export const started = <C>(of: ObjectTable<C>): Kind<ObjectOf<ObjectTable<C>> | null> => ({
  is: 'object',
  of,
});

/** The result of a call that starts an object and cannot refuse to. */
export const made = <C>(of: ObjectTable<C>): Kind<ObjectOf<ObjectTable<C>>> => ({
  is: 'object',
  of,
});

/** A module. Its calls are C++ functions with the same names, written with underscores. */
export interface CoreTable<C = Calls> {
  /** The headers that declare them, relative to `cpp/`. */
  readonly headers: readonly string[];
  /** The room, in bytes, for all texts that a call of the plain binding is given or gives. */
  readonly room: number;
  readonly calls: C;
}

/** Room for a board and a name. */
const usualRoom = 128;

export const table = <C extends Calls>(
  headers: readonly string[],
  calls: C,
  room = usualRoom,
): CoreTable<C> => ({ headers, room, calls });

export type CoreOf<T extends CoreTable<unknown>> = Bound<T['calls']>;
