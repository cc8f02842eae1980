// One puzzle or many as a person brings them to the setter's bench: typed, or as a file or a long text, which is not laid out,
// since the browser would take seconds for it.
import type { Source } from '../../../core/intake';

export interface Written {
  typed: string;
  /** It counts in place of what is typed, which stays for when it is taken out. The name of a pasted text is empty. */
  file: Source | undefined;
}

export const nothingWritten: Written = { typed: '', file: undefined };

export const sourceOf = ({ typed, file }: Written): Blob => file?.source ?? new Blob([typed]);

/** A longer text, in characters, is taken as a file. */
export const mostLaidOut = 100_000;

export const pasted = (text: string): Source => ({ source: new Blob([text]), name: '' });
