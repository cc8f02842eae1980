// Lays a parameter out in doubles by its layout: the counterpart of read-layout.ts.
import type { Kind, LaidOut, Shape } from './kinds';

/** Throws at an unknown name. */
export function write<T>(layout: Kind<T>, value: T): LaidOut<T> {
  const doubles: number[] = [];
  put(doubles, layout, value);
  return Float64Array.from(doubles);
}

/** The index that stands for a name. */
export function indexOf(names: readonly unknown[], name: unknown): number {
  const index = names.indexOf(name);
  if (index < 0) throw new Error(`nothing is called ${String(name)}`);
  return index;
}

function put(doubles: number[], shape: Shape, value: unknown): void {
  switch (shape.is) {
    case 'flag':
      doubles.push(value === true ? 1 : 0);
      return;
    case 'int':
    case 'count':
    case 'number':
      doubles.push(value as number);
      return;
    case 'board':
      for (const digit of value as string) doubles.push(digit === '.' ? 0 : Number(digit));
      return;
    case 'name':
      doubles.push(indexOf(shape.names, value));
      return;
    case 'list': {
      const all = value as readonly unknown[];
      doubles.push(all.length);
      for (const each of all) put(doubles, shape.of, each);
      return;
    }
    case 'maybe':
      doubles.push(value === undefined ? 0 : 1);
      if (value !== undefined) put(doubles, shape.of, value);
      return;
    case 'record':
      for (const [name, kind] of shape.fields) {
        put(doubles, kind, (value as Readonly<Record<string, unknown>>)[name]);
      }
      return;
    case 'none':
    case 'text':
    case 'cases':
    case 'seen':
    case 'bytes':
    case 'words':
    case 'doubles':
    case 'laid-out':
    case 'laid-in':
    case 'object':
      throw new Error(`no ${shape.is} can be given in doubles`);
  }
}
