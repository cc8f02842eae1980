// The calls of a program that are open at a step, as a run that stops there tells them.

export interface FrameValue {
  name: string;
  /** As the program's language writes it, shortened; undefined where it is not known or is more than one value. */
  value?: string;
}

export interface Frame {
  /** The function; empty for the program itself, outside of all functions. */
  name: string;
  /** The line at work in it, from 1, where it is known. */
  line?: number;
  arguments: readonly FrameValue[];
  locals: readonly FrameValue[];
}

/** A longer chain is cut to its innermost calls. */
const mostFrames = 200;
const mostValues = 30;
const mostCharacters = 80;

/** The frames that a program's run has told, the outermost first; undefined where a text is of something else. */
export function framesIn(told: unknown): Frame[] | undefined {
  if (!Array.isArray(told)) return undefined;
  const frames = told.slice(-mostFrames).map((each: unknown) => frameIn(each));
  return frames.every((each) => each !== undefined) ? frames : undefined;
}

function frameIn(told: unknown): Frame | undefined {
  if (typeof told !== 'object' || told === null) return undefined;
  const fields: Partial<Record<keyof Frame, unknown>> = told;
  const { name, line } = fields;
  if (typeof name !== 'string') return undefined;
  const frame = {
    name: shortened(name),
    arguments: valuesIn(fields.arguments),
    locals: valuesIn(fields.locals),
  };
  return typeof line === 'number' && line > 0 ? { ...frame, line } : frame;
}

function valuesIn(told: unknown): FrameValue[] {
  if (!Array.isArray(told)) return [];
  return told.slice(0, mostValues).flatMap((each: unknown) => {
    if (!Array.isArray(each)) return [];
    const pair: readonly unknown[] = each;
    const [name, value] = pair;
    if (typeof name !== 'string') return [];
    const told = { name: shortened(name) };
    return typeof value === 'string' ? [{ ...told, value: shortened(value) }] : [told];
  });
}

const shortened = (text: string): string =>
  text.length > mostCharacters ? `${text.slice(0, mostCharacters)}…` : text;
