// The reading of a text, as an extra: puzzles to choose from, faults, and the question about rules.
import { html, nothing, type TemplateResult } from 'lit';
import { takesPuzzles, type Extra } from '../contract/extra';
import { rulesLeftOf } from '../shared/state/left-rules';
import { saysMore, type Reading } from '../../core/reading';
import type { IntakeReader } from './intake-reader';

export const intakeExtra = (reader: IntakeReader): Extra => ({
  attach: (host) => {
    let isAskedFor = false;
    const close = () => {
      reader.show(undefined);
      host.dispatch({ type: 'open', panel: 'keys' });
      host.focusBoard();
    };
    const view = (reading: Reading | undefined): TemplateResult =>
      html`<retrace-intake
        .language=${host.language}
        .reading=${reading}
        .givens=${host.positions.present.givens}
        .left=${rulesLeftOf(host.positions.present.givens)}
        .host=${host}
        .close=${close}
      ></retrace-intake>`;
    /** The reading, for as long as there is anything to say about it. */
    const told = () => {
      const { reading } = reader;
      if (!reading || !takesPuzzles(host)) return undefined;
      return saysMore(reading, host.positions.present.givens) ? reading : undefined;
    };
    /** The note on rules that were left out. */
    const left = () => {
      if (!takesPuzzles(host) || rulesLeftOf(host.positions.present.givens).length === 0)
        return nothing;
      if (!isAskedFor) {
        // The board is from an earlier visit, so nothing has been read yet.
        isAskedFor = true;
        import('./core-reader').then(host.requestUpdate, () => undefined);
      }
      return view(undefined);
    };
    return {
      start: () => {
        reader.shownBy(() => {
          // A text without any puzzle is an error, which is said by itself.
          if (told()?.puzzles.length) host.dispatch({ type: 'open', panel: 'reading' });
          host.requestUpdate();
        });
      },
      // A choice stands beside the board, to be made at once; the note on left rules stands below the board.
      cards: () => {
        const reading = host.mode === 'solve' ? told() : undefined;
        return [reading && { panel: 'reading', content: view(reading) }];
      },
      underBoard: () => (host.mode === 'solve' && !told() ? left() : nothing),
      above: () => {
        const reading = host.mode === 'solve' ? undefined : told();
        return reading ? view(reading) : nothing;
      },
    };
  },
});
