// Every text of the sheet of keys, which is loaded when it is opened. A language that lacks one does not compile.
/** `rows`: what is done, and the keys that do it. */
export interface KeyMessages {
  title: string;
  close: string;
  rows: readonly (readonly [string, ...string[]])[];
}
