// The name of a program's recording as a file, which a post may have in an address.

export const recordingName = (name: string): string =>
  `${name.trim().replace(/[^\p{L}\p{N}._-]+/gu, '-') || 'program'}.trace`;
