// Every text of sharing from the board, which is loaded with the first use. A language that lacks one does not compile.
export interface ShareMessages {
  title: string;
  close: string;
  link: string;
  /** The switch between the puzzle and all of the board. */
  withEntries: string;
  copy: string;
  copied: string;
  notCopied: string;
  /** By what the system offers. */
  send: string;
}
