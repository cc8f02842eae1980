// The button of the embed panel, which is loaded when it is pressed.
import type { Recorded } from '../core/intake';
import { emptyGrid, type Grid } from '../core/grid';
import { defaultMode, isEmbeddedMode, type EmbeddedMode } from '../core/mode';
import { defaultLanguage, languageOf } from '../core/language';
import type { RetraceSudoku } from '../element/retrace-sudoku';
import { recordingName } from '../element/shared/save-file';
import { watchDefaults } from '../element/shared/watch-attributes';
import type { Courses } from './address/page-courses';
import type { Opening } from './embed/embed-panel';
import type { Embedded } from './embed/snippet';
import type { PageText } from '../languages/en/page-frame';
import { themeOf } from './preferences';

/** `course`: the lessons of the page. `tell` shows a text in the page's news. */
export function startEmbed(
  sudoku: RetraceSudoku,
  course: Courses['learn'],
  tell: (news: 'embedFailed' & PageText) => void,
): void {
  /** The last step of the path that was shown. */
  let explained = 0;
  sudoku.addEventListener('retrace-explain', ({ detail }) => {
    explained = detail.position;
  });
  const place = document.querySelector<HTMLElement>('#embed');
  place?.querySelector('button')?.addEventListener('click', () => {
    openPanel(sudoku, course, explained).catch(() => {
      tell('embedFailed');
    });
  });
  place?.removeAttribute('hidden');
}

async function openPanel(
  sudoku: RetraceSudoku,
  course: Courses['learn'],
  explained: number,
): Promise<void> {
  await import('./embed/embed-panel');
  let panel = document.querySelector('retrace-embed-panel');
  if (!panel) {
    panel = document.createElement('retrace-embed-panel');
    document.body.append(panel);
  }
  await panel.open(onScreen(sudoku, course, explained));
}

function onScreen(sudoku: RetraceSudoku, course: Courses['learn'], explained: number): Opening {
  const { lang, dataset } = document.documentElement;
  const language = languageOf(lang) ?? defaultLanguage;
  const theme = themeOf(dataset.theme ?? null);
  const {
    mode,
    strategy,
    order,
    techniques,
    hints,
    positions,
    recorded,
    watched = watchDefaults,
  } = sudoku;
  const isVaried = mode === 'varied' && sudoku.varied !== '';
  const shown = isVaried
    ? 'play'
    : mode === 'learn'
      ? 'lesson'
      : isEmbeddedMode(mode)
        ? mode
        : defaultMode;
  const embedded: Embedded = {
    ...watched,
    ...(shown === 'explain' && { at: explained }),
    ...(shown === 'lesson' && { at: course.page }),
    puzzle: isVaried ? sudoku.varied : (recorded?.puzzle ?? puzzleIn(positions.present, shown)),
    trace: recorded ? traceOf(recorded) : '',
    mode: shown,
    lesson: course.lesson ?? '',
    strategy,
    order,
    techniques,
    hints,
    controls: 'full',
    lang: language,
    theme,
  };
  return { embedded, recorded, language, theme };
}

/** The address beside the post at which its recording is expected: that of the file, as it is saved. */
const traceOf = ({ name, carries, program }: Recorded): string =>
  carries || !program
    ? encodeURIComponent(name || 'search.trace')
    : encodeURIComponent(recordingName(name));

/**
 * The givens alone for a board to play, where entries would come as givens, too. A search starts from all digits, and so
 * does a typed puzzle without givens.
 */
function puzzleIn({ givens, digits }: { givens: Grid; digits: Grid }, mode: EmbeddedMode): Grid {
  return mode === defaultMode && givens !== emptyGrid ? givens : digits;
}
