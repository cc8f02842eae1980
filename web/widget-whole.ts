// The whole widget: every mode in its one file, so that nothing is fetched later.
import { defineElement, elementWith } from './element/compose';
import './element/explain/explain-view';
import { read } from './element/intake/read';
import { intakeWith } from './element/intake/take-in';
import './element/lessons/learn-view';
import { helpsOf } from './element/play/post-helps';
import { postExtras } from './element/post-extras';
import { postParts } from './element/post-parts';
import './element/race/race-view';
import './element/varied/varied-view';
import './element/watch/watch-view';

const load = () => Promise.resolve();
const { modes } = postParts;

export const RetraceSudoku = elementWith({
  ...postParts,
  modes: {
    ...modes,
    watch: { ...modes.watch, load },
    race: { ...modes.race, load },
    explain: { ...modes.explain, load },
    lesson: { ...modes.lesson, load },
    varied: { ...modes.varied, load },
  },
  extras: postExtras(() => Promise.resolve({ helpsOf })),
  takeIn: intakeWith(() => Promise.resolve({ read }), { takesVaried: true }),
});

defineElement(RetraceSudoku);
