// The whole widget: every mode in its one file, so that nothing is fetched later.
import { defineElement, elementWith } from './element/compose';
import { leftOut } from './element/contract/mode-entry';
import { explainMode } from './element/explain/mode';
import './element/explain/explain-view';
import { noExtras } from './element/extras';
import { Fitting } from './element/fitting';
import { raceMode } from './element/race/mode';
import './element/race/race-view';
import { watchMode } from './element/watch/mode';
import './element/watch/watch-view';
import { intakeWith } from './intake/bring';
import { read } from './intake/read';

const load = () => Promise.resolve();

export const RetraceSudoku = elementWith({
  modes: {
    watch: { ...watchMode, load },
    race: { ...raceMode, load },
    explain: { ...explainMode, load },
    code: leftOut,
    learn: leftOut,
    make: leftOut,
    questions: leftOut,
    bulk: leftOut,
  },
  extras: noExtras,
  fit: (host) => new Fitting(host),
  intake: intakeWith(() => Promise.resolve({ read })),
});

defineElement(RetraceSudoku);
