// The parts of the element in a post, for the widget and the package: a post brings its own puzzle and its own words.
import { explainMode } from './explain/explain-mode';
import type { Parts } from './extras';
import { leftOut } from './contract/mode-entry';
import { fitToPage } from './given-box';
import { intakeWith } from './intake/take-in';
import { lessonMode } from './lessons/lesson-mode';
import { playMode } from './play/play-mode';
import { postExtras } from './post-extras';
import { raceMode } from './race/race-mode';
import { standIn } from './stand-in';
import { variedInPost } from './varied/varied-in-posts';
import { searchPiecesWith } from './watch/search-pieces';
import { watchMode } from './watch/watch-mode';

export const postParts = {
  modes: {
    play: playMode,
    watch: watchMode,
    race: raceMode,
    explain: explainMode,
    lesson: lessonMode(searchPiecesWith(watchMode.load)),
    code: leftOut,
    learn: leftOut,
    techniques: leftOut,
    make: leftOut,
    questions: leftOut,
    bulk: leftOut,
    varied: variedInPost,
  },
  extras: postExtras(() => import('./play/post-helps')),
  fit: fitToPage,
  standIn,
  takeIn: intakeWith(() => import('./intake/read'), { takesVaried: true }),
} satisfies Parts;
