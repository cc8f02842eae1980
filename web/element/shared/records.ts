// Records that outlive the page: a name for each new one, and whether a value that was read has fields.

/** A name that nothing else has, for a game or a program. A page without TLS has no randomUUID. */
export const newId = (): string =>
  [...crypto.getRandomValues(new Uint8Array(12))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');

/** Whether a value from outside has fields that can be asked for. */
export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;
