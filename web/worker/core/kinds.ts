// The kinds of values that cross between the core and JavaScript. A layout is one of them and is written once, in
// TypeScript: scripts/core-calls makes of it what writes it in C++, and read.ts reads it.

/** How a value crosses. */
export type Shape =
  /** `none` is what a call without a result gives. `int` is C++'s; `count`: whole, from 0 to 2^53. */
  | { readonly is: 'none' | 'flag' | 'int' | 'count' | 'number' | 'text' }
  /** A board, as its 81 digits. */
  | { readonly is: 'board' }
  /** As many as there are: as a result a view of the core's memory, until the next call. */
  | { readonly is: 'words' | 'doubles' }
  /** `each`: the name that each of them is the index of. */
  | { readonly is: 'bytes'; readonly each?: Shape }
  /** The index of a name. `type` is the enumeration of C++, whose names are the same but for those in `others`. */
  | {
      readonly is: 'name';
      readonly type: string;
      readonly names: readonly string[];
      readonly others: Readonly<Record<string, string>>;
    }
  /** How many, then each. */
  | { readonly is: 'list'; readonly of: Shape }
  /** Whether it is there, then what is there. */
  | { readonly is: 'maybe'; readonly of: Shape }
  /** One field after another, in this order. */
  | { readonly is: 'record'; readonly name: string; readonly fields: readonly Field[] }
  /** The index of the case, then its record; `by` is the field that names it. */
  | { readonly is: 'cases'; readonly by: string; readonly cases: readonly Case[] }
  /** Crosses as `of` does; JavaScript sees it as something else. */
  | { readonly is: 'seen'; readonly of: Shape; readonly see: (value: never) => unknown }
  /** A result that is laid out in doubles as `of` says, which `read` reads. */
  | { readonly is: 'laid-out'; readonly of: Shape }
  /** A parameter that is laid out in doubles as `of` says, which `write` does: a value of `type` in C++. */
  | { readonly is: 'laid-in'; readonly of: Shape; readonly type: string }
  /** An object of the core's; null where it is refused. */
  | { readonly is: 'object'; readonly of: unknown };

/** `cpp`: what the field is in C++, where that is not its own name with underscores. */
export type Field = readonly [name: string, kind: Shape, cpp?: string];
export type Case = readonly [name: string, record: Shape];

/** A value that JavaScript has as a T, of which there is never an example. */
export type Kind<T> = Shape & { readonly gives?: () => T };

export type Of<K> = K extends { readonly gives?: () => infer T } ? T : never;

/** A T laid out in doubles, which are read before the next call. */
export type LaidOut<T> = Float64Array & { readonly of?: () => T };

export const none: Kind<undefined> = { is: 'none' };
export const flag: Kind<boolean> = { is: 'flag' };
export const int: Kind<number> = { is: 'int' };
export const count: Kind<number> = { is: 'count' };
export const number: Kind<number> = { is: 'number' };
export const text: Kind<string> = { is: 'text' };
export const board: Kind<string> = { is: 'board' };
export const bytes: Kind<Uint8Array> = { is: 'bytes' };
export const words: Kind<Uint32Array> = { is: 'words' };
export const doubles: Kind<ArrayLike<number>> = { is: 'doubles' };

export type Name<Names extends readonly string[]> = Kind<Names[number]> & {
  readonly is: 'name';
  readonly names: Names;
};

/** `type` with its namespace, from `retrace` on. */
export const name = <const Names extends readonly string[]>(
  type: string,
  names: Names,
  others: Readonly<Record<string, string>> = {},
): Name<Names> => ({ is: 'name', type, names, others });

/** Many names, as the bytes of their indices. */
export const namesIn = (each: Name<readonly string[]>): Kind<Uint8Array> => ({ is: 'bytes', each });

/** The index of a name by itself, as a call gives it: `named` says what it stands for. */
export const indexIn = ({ type, names, others }: Name<readonly string[]>): Kind<number> => ({
  is: 'name',
  type,
  names,
  others,
});

export const list = <T>(of: Kind<T>): Kind<T[]> => ({ is: 'list', of });
export const maybe = <T>(of: Kind<T>): Kind<T | undefined> => ({ is: 'maybe', of });
export const laidOut = <T>(of: Kind<T>): Kind<LaidOut<T>> => ({ is: 'laid-out', of });
export const laidIn = <T>(type: string, of: Kind<T>): Kind<LaidOut<T>> => ({
  is: 'laid-in',
  of,
  type,
});
export const seen = <T, Seen>(of: Kind<T>, see: (value: T) => Seen): Kind<Seen> => ({
  is: 'seen',
  of,
  see,
});

type Fields<F extends readonly Field[]> = { [One in F[number] as One[0]]: Of<One[1]> };

/** `name` for C++, with underscores. */
export const record = <const F extends readonly Field[]>(
  name: string,
  ...fields: F
): Kind<Fields<F>> => ({ is: 'record', name, fields });

type Cases<By extends string, C extends readonly Case[]> = {
  [Index in keyof C]: Record<By, C[Index][0]> & Of<C[Index][1]>;
}[number];

/** A std::variant of C++. */
export const cases = <const By extends string, const C extends readonly Case[]>(
  by: By,
  ...each: C
): Kind<Cases<By, C>> => ({ is: 'cases', by, cases: each });
