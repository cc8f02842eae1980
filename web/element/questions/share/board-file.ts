// The board as a file: on white, in dark ink.
import type { Grid } from '../../../core/grid';
import type { Notes } from '../../../core/notes';
import { boardScene, type BoardTone } from '../../shared/picture/board-scene';
import { cellColours } from '../../shared/picture/cell-colours';
import { pictureFile, type Look, type PictureForm } from '../../shared/picture/scene-file';

const soft = '#8b867c';
const ink = '#1e1d1a';
const accent = '#0b6b60';

const look: Look<BoardTone> = {
  ground: '#ffffff',
  colours: {
    ...cellColours,
    marked: soft,
    cells: soft,
    boxes: ink,
    given: ink,
    found: accent,
    small: soft,
    centre: accent,
  },
  fonts: "'Pretendard', 'Noto Sans', 'Helvetica Neue', Arial, sans-serif",
  weight: 700,
  scale: 60,
  margin: 12,
};

/** Undefined where the browser cannot make a picture of it. */
export const boardFile = (
  form: PictureForm,
  { givens, digits, notes }: { givens: Grid; digits: Grid; notes: Notes },
): Promise<Blob | undefined> =>
  pictureFile(form, boardScene({ grid: digits, givens, notes }), look);
