// The reading of a text, for the parts that show it; the reader is fetched with the first text.
import type { Reading } from '../../core/reading';
import type { VariedReading } from '../../core/varied/varied-puzzle';
import { leaveRules } from '../shared/state/left-rules';

export class IntakeReader {
  /** The reading of the last text or file, where there is anything to say about it. */
  reading: Reading | undefined;
  #onChange: () => void = () => undefined;

  readonly read = async (source: Blob): Promise<Reading | undefined> => {
    const { readText } = await import('./core-reader');
    return readText(source);
  };

  readonly readVaried = async (text: string): Promise<VariedReading | undefined> => {
    const { readVaried } = await import('./core-reader');
    return readVaried(text);
  };

  readonly show = (reading: Reading | undefined): void => {
    // Puzzles without rules: the same digits may have come with rules before.
    for (const { puzzle: givens, rules } of reading?.puzzles ?? [])
      if (!rules) leaveRules(givens, []);
    this.reading = reading;
    this.#onChange();
  };

  /** Called by the extra that shows the reading. */
  shownBy(onChange: () => void): void {
    this.#onChange = onChange;
  }
}
