// The widget: <retrace-sudoku> for any page, and its class for a page that imports it. A post brings its
// own puzzle and its own words, so there are no extras.
import { defineElement, elementWith } from './element/compose';
import { leftOut } from './element/contract/mode-entry';
import { explainMode } from './element/explain/mode';
import { noExtras } from './element/extras';
import { Fitting } from './element/fitting';
import { raceMode } from './element/race/mode';
import { watchMode } from './element/watch/mode';
import { intakeWith } from './intake/bring';

export const RetraceSudoku = elementWith({
  modes: {
    watch: watchMode,
    race: raceMode,
    explain: explainMode,
    code: leftOut,
    learn: leftOut,
    make: leftOut,
    questions: leftOut,
    bulk: leftOut,
  },
  extras: noExtras,
  fit: (host) => new Fitting(host),
  intake: intakeWith(() => import('./intake/read')),
});

defineElement(RetraceSudoku);
