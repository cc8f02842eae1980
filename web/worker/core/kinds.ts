// The kinds of values that cross between the core and JavaScript. The layout of a value is written once, here in
// TypeScript: scripts/core-calls generates the writer in C++ from it, and read-layout.ts reads by it.

/** The form in which a value crosses. */
export type Shape =
  /** `none`: a call without a result. `int`: an int of C++. `count`: a whole number from 0 to 2^53. */
  | { readonly is: 'none' | 'flag' | 'int' | 'count' | 'number' | 'text' }
  /** A board, as its 81 digits. */
  | { readonly is: 'board' }
  /** An array of any length; as a result, a view of the core's memory until the next call. */
  | { readonly is: 'words' | 'doubles' }
  /** `each`: the names whose indices the bytes are. */
  | { readonly is: 'bytes'; readonly each?: Shape }
  /** The index of a name. `type`: the enumeration in C++, with the same names but for those in `others`. */
  | {
      readonly is: 'name';
      readonly type: string;
      readonly names: readonly string[];
      readonly others: Readonly<Record<string, string>>;
    }
  /** A length, then each element. */
  | { readonly is: 'list'; readonly of: Shape }
  /** A flag, then the value where the flag is set. */
  | { readonly is: 'maybe'; readonly of: Shape }
  /** One field after another, in this order. */
  | { readonly is: 'record'; readonly name: string; readonly fields: readonly Field[] }
  /** The index of the case, then its record; `by`: the field that names the case. */
  | { readonly is: 'cases'; readonly by: string; readonly cases: readonly Case[] }
  /** Crosses as `of`; `see` turns it into what JavaScript has. */
  | { readonly is: 'seen'; readonly of: Shape; readonly see: (value: never) => unknown }
  /** A result laid out in doubles by `of`, for `read`. */
  | { readonly is: 'laid-out'; readonly of: Shape }
  /** A parameter laid out in doubles by `of`, as `write` does; in C++ a value of `type`. */
  | { readonly is: 'laid-in'; readonly of: Shape; readonly type: string }
  /** An object of the core; null where the core refuses to make it. */
  | { readonly is: 'object'; readonly of: unknown };

/** `cpp`: the name of the field in C++, where it is not `name` with underscores. */
export type Field = readonly [name: string, kind: Shape, cpp?: string];
export type Case = readonly [name: string, record: Shape];

/** A kind whose values are a T in JavaScript; `gives` carries the type alone and is never set. */
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

/** `type`: with its namespace below `retrace`. */
export const name = <const Names extends readonly string[]>(
  type: string,
  names: Names,
  others: Readonly<Record<string, string>> = {},
): Name<Names> => ({ is: 'name', type, names, others });

/** Many names, each as a byte with its index. */
export const namesIn = (each: Name<readonly string[]>): Kind<Uint8Array> => ({ is: 'bytes', each });

/** The bare index of a name, for calls that give it as a number; `named` gives the name. */
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

/** The kinds of a record's fields by their names; with the name in C++ where it is another one. */
type Parts = Readonly<Record<string, Shape | readonly [kind: Shape, cpp: string]>>;
type Values<P extends Parts> = {
  [Name in keyof P]: Of<P[Name] extends readonly [infer K, string] ? K : P[Name]>;
};

/** `name`: the name of the type in C++, with underscores. */
export const record = <const P extends Parts>(name: string, parts: P): Kind<Values<P>> => ({
  is: 'record',
  name,
  fields: Object.entries(parts).map(([field, part]): Field =>
    'is' in part ? [field, part] : [field, ...part],
  ),
});

type Cases<By extends string, C extends readonly Case[]> = {
  [Index in keyof C]: Record<By, C[Index][0]> & Of<C[Index][1]>;
}[number];

/** A std::variant of C++. */
export const cases = <const By extends string, const C extends readonly Case[]>(
  by: By,
  ...each: C
): Kind<Cases<By, C>> => ({ is: 'cases', by, cases: each });
