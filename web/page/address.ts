// The address bar carries givens, entries and notes, strategy, mode and the step watched, and a link brings them back.
import { formatLink, readLink } from '../core/link';
import { defaultMode, modeNameOf } from '../core/mode';
import type { RetraceSudoku } from '../element/retrace-sudoku';
import { read } from '../intake/read';

/** Browsers refuse an address that changes too often; a search that plays would do so. */
const restMs = 400;

/** Returns what puts the state of the element into the address. */
export async function startAddress(sudoku: RetraceSudoku): Promise<() => void> {
  let at = 0;

  /** While a link is followed, its parts come one by one. */
  let following = false;
  let changes = 0;

  const follow = async () => {
    const { hash: fragment } = location;
    const { puzzle, strategy, mode, at: position } = readLink(fragment);
    const arrival = puzzle === undefined ? undefined : await read({ kind: 'link', fragment });
    following = true;
    const before = changes;
    if (arrival) sudoku.load(arrival);
    if (arrival?.kind !== 'problem') {
      if (strategy !== undefined) sudoku.strategy = strategy;
      sudoku.mode = modeNameOf(mode) ?? defaultMode;
      sudoku.setAttribute('at', position ?? '0');
      ({ at } = sudoku);
      if (changes > before) tell();
    }
    following = false;
  };
  const tell = () => {
    const { strategy, mode, positions } = sudoku;
    const { givens, digits, notes } = positions.present;
    const link = formatLink({
      puzzle: givens,
      digits,
      notes,
      strategy,
      mode,
      at: mode === 'watch' ? at : 0,
    });
    if (link === location.hash) return;
    history.replaceState(
      history.state,
      '',
      link === '' ? location.pathname + location.search : link,
    );
  };

  let resting: ReturnType<typeof setTimeout> | undefined;
  sudoku.addEventListener('retrace-change', () => {
    at = 0;
    changes++;
    if (!following) tell();
  });
  sudoku.addEventListener('retrace-step', ({ detail }) => {
    at = detail.position;
    clearTimeout(resting);
    resting = setTimeout(tell, restMs);
  });
  await follow();
  addEventListener('hashchange', () => void follow());
  return tell;
}
