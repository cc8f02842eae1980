// The whole widget: every mode in its one file, so that nothing is fetched later.
import { defineElement, elementWith } from './element/compose';
import { leftOut } from './element/contract/mode-entry';
import { explainMode } from './element/explain/explain-mode';
import './element/explain/explain-view';
import { fitToPage } from './element/given-box';
import { playMode } from './element/play/play-mode';
import { helpsOf } from './element/play/post-helps';
import { postExtras } from './element/post-extras';
import { standIn } from './element/stand-in';
import { raceMode } from './element/race/race-mode';
import './element/race/race-view';
import { variedInPost } from './element/varied/varied-mode';
import './element/varied/varied-view';
import { watchMode } from './element/watch/watch-mode';
import './element/watch/watch-view';
import { intakeWith } from './element/intake/take-in';
import { read } from './element/intake/read';

const load = () => Promise.resolve();

export const RetraceSudoku = elementWith({
  modes: {
    play: playMode,
    watch: { ...watchMode, load },
    race: { ...raceMode, load },
    explain: { ...explainMode, load },
    code: leftOut,
    learn: leftOut,
    techniques: leftOut,
    make: leftOut,
    questions: leftOut,
    bulk: leftOut,
    varied: { ...variedInPost, load },
  },
  extras: postExtras(() => Promise.resolve({ helpsOf })),
  fit: fitToPage,
  standIn,
  takeIn: intakeWith(() => Promise.resolve({ read }), { takesVaried: true }),
});

defineElement(RetraceSudoku);
