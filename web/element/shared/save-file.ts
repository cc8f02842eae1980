// Saves a file that the page has made, as a download.

export function download(blob: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  // By then the download holds the file itself.
  setTimeout(() => {
    URL.revokeObjectURL(link.href);
  }, 60_000);
}

/** The name of a program's recording as a file, which a post may have in an address. */
export const recordingName = (name: string): string =>
  `${name.trim().replace(/[^\p{L}\p{N}._-]+/gu, '-') || 'program'}.trace`;
