// Records that outlive the page: makes names for new ones, and checks values that were read.

/** A unique name, for a game or a program. A page without TLS has no randomUUID. */
export const newId = (): string =>
  [...crypto.getRandomValues(new Uint8Array(12))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');

/** The value of a text that was kept; undefined where there is none, or somebody else wrote it. */
export function parsedJson(text: string | null): unknown {
  try {
    const value: unknown = JSON.parse(text ?? '');
    return value;
  } catch {
    return undefined;
  }
}

/** Whether a value from outside is an object whose fields can be read. */
export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** Whether it is a list of whole numbers that fit. */
export const areWhole = (
  value: unknown,
  fits: (number: number) => boolean = () => true,
): value is number[] =>
  Array.isArray(value) &&
  value.every((each) => typeof each === 'number' && Number.isInteger(each) && fits(each));
