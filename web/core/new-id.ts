// A name that nothing else has, for a game or a program. A page without TLS has no randomUUID.

export const newId = (): string =>
  [...crypto.getRandomValues(new Uint8Array(12))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');
