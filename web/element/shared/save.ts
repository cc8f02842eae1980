// Saves what the page has made, as a download.

export function download(blob: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  // The download has its own hold on it by then.
  setTimeout(() => {
    URL.revokeObjectURL(link.href);
  }, 60_000);
}
