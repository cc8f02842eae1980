// The address bar carries puzzle, strategy, mode and the step watched, and a link brings them back.
import { formatLink, readLink } from '../core/link';
import { readPlayLink } from '../core/play-link';
import { defaultMode, modeNameOf } from '../core/mode';
import type { RetraceSudoku } from '../element/retrace-sudoku';

/** Browsers refuse an address that changes too often; a search that plays would do so. */
const restMs = 400;

/** Returns what puts the state of the element into the address. */
export function startAddress(sudoku: RetraceSudoku): () => void {
  let digits = sudoku.value;
  let at = 0;

  /** While a link is followed, its parts come one by one. */
  let following = false;
  let changes = 0;

  const follow = () => {
    following = true;
    const before = changes;
    const { puzzle, strategy, mode, at: position, entries, notes } = readLink(location.hash);
    const isPlayed = entries !== undefined || notes !== undefined;
    const play = isPlayed ? readPlayLink({ puzzle, entries, notes }) : undefined;
    if (puzzle === undefined || sudoku.load(puzzle, { kind: 'link' })) {
      if (strategy !== undefined) sudoku.strategy = strategy;
      sudoku.mode = modeNameOf(mode) ?? defaultMode;
      sudoku.setAttribute('at', position ?? '0');
      ({ at } = sudoku);
      if (play) sudoku.restore(play);
      // The address keeps entries and notes apart until something changes.
      else if (changes > before) tell();
    }
    following = false;
  };
  const tell = () => {
    const { strategy, mode } = sudoku;
    const link = formatLink({ puzzle: digits, strategy, mode, at: mode === 'watch' ? at : 0 });
    if (link === location.hash) return;
    history.replaceState(
      history.state,
      '',
      link === '' ? location.pathname + location.search : link,
    );
  };

  let resting: ReturnType<typeof setTimeout> | undefined;
  sudoku.addEventListener('retrace-change', ({ detail }) => {
    ({ digits } = detail);
    at = 0;
    changes++;
    if (!following) tell();
  });
  sudoku.addEventListener('retrace-step', ({ detail }) => {
    at = detail.position;
    clearTimeout(resting);
    resting = setTimeout(tell, restMs);
  });
  follow();
  addEventListener('hashchange', follow);
  return tell;
}
