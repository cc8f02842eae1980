// The widget: <retrace-sudoku> for any page, and its class for a page that imports it. A post brings its
// own puzzle and its own words, so there are no extras.
import { defineElement, elementWith } from './element/compose';
import { leftOut } from './element/contract/mode-entry';
import { explainMode } from './element/explain/explain-mode';
import { fitToPage } from './element/given-box';
import { playMode } from './element/play/play-mode';
import { postExtras } from './element/post-extras';
import { standIn } from './element/stand-in';
import { raceMode } from './element/race/race-mode';
import { variedInPost } from './element/varied/varied-mode';
import { watchMode } from './element/watch/watch-mode';
import { intakeWith } from './element/intake/take-in';

export const RetraceSudoku = elementWith({
  modes: {
    play: playMode,
    watch: watchMode,
    race: raceMode,
    explain: explainMode,
    code: leftOut,
    learn: leftOut,
    techniques: leftOut,
    make: leftOut,
    questions: leftOut,
    bulk: leftOut,
    varied: variedInPost,
  },
  extras: postExtras(() => import('./element/play/post-helps')),
  fit: fitToPage,
  standIn,
  takeIn: intakeWith(() => import('./element/intake/read'), { takesVaried: true }),
});

defineElement(RetraceSudoku);
