// Where the notes of a cell stand, and how large: the same on the page, in pictures and on paper. The unit is a cell.
//
//   corner notes: 1   5   2     centre notes: on one line, or on two or three where that leaves them larger;
//                 7   9   8     they shrink as far as corner notes leave them room
//                 3   6   4

/** The middle of a digit. */
export interface Place {
  readonly x: number;
  readonly y: number;
}

export interface NoteLayout {
  /** The places of corner notes, in their order. */
  readonly corners: readonly Place[];
  readonly centre: { readonly size: number; readonly places: readonly Place[] };
}

/** The size of the letters of corner notes, and the largest of centre notes: ten pixels on a phone of 320. */
export const noteSize = 0.32;

/** The box of a digit, in sizes of its letters: its advance in most fonts, and its height with a little air. */
export const digitBox = { width: 0.62, height: 0.78 } as const;
/** From one line of centre notes to the next. */
const lineHeight = 0.84;
const margin = 0.045;
/** Beside a line of centre notes: less, since a digit has some air in its box. */
const lineMargin = 0.035;
/** Between corner and centre notes. */
const gap = 0.02;
/** Another line of centre notes must make them so much larger. */
const worthALine = 1.12;

const [boxWidth, boxHeight] = [noteSize * digitBox.width, noteSize * digitBox.height];
const [near, middle, far] = [0, 0.5, 1];

const place = (across: number, down: number): Place => ({
  x: margin + boxWidth / 2 + across * (1 - 2 * margin - boxWidth),
  y: margin + boxHeight / 2 + down * (1 - 2 * margin - boxHeight),
});

/** As in SudokuPad: the corners first, then the edges, then the middle. */
const cornerPlaces: readonly Place[] = [
  place(near, near),
  place(far, near),
  place(near, far),
  place(far, far),
  place(middle, near),
  place(middle, far),
  place(near, middle),
  place(far, middle),
  place(middle, middle),
];

/** With centre notes the ninth corner note joins the lower edge. */
const besideCentre = cornerPlaces.with(5, place(1 / 3, far)).with(8, place(2 / 3, far));

/** The places of the candidates 1 to 9, each always the same, with room for a disc around each. */
export const candidatePlaces: readonly Place[] = [0.18, 0.5, 0.82].flatMap((y) =>
  [0.18, 0.5, 0.82].map((x) => ({ x, y })),
);

/** For so many corner and centre notes in a cell. */
export function noteLayout(corners: number, centre: number): NoteLayout {
  const places = corners === 9 && centre > 0 ? besideCentre : cornerPlaces;
  const room = {
    width: 1 - 2 * (corners > 6 ? margin + boxWidth + gap : lineMargin),
    height: 1 - 2 * (margin + (corners > 0 ? boxHeight + gap : 0)),
  };
  return { corners: places.slice(0, corners), centre: centreLayout(centre, room) };
}

interface Room {
  width: number;
  height: number;
}

const sizeOn = (lines: number, count: number, room: Room): number =>
  Math.min(
    noteSize,
    room.width / (Math.ceil(count / lines) * digitBox.width),
    room.height / (digitBox.height + (lines - 1) * lineHeight),
  );

/** As few lines as leave the digits about as large as they can be. */
function linesFor(count: number, room: Room): { lines: number; size: number } {
  let lines = 1;
  for (const more of [2, 3]) {
    if (sizeOn(more, count, room) > sizeOn(lines, count, room) * worthALine) lines = more;
  }
  return { lines, size: sizeOn(lines, count, room) };
}

function centreLayout(count: number, room: Room): NoteLayout['centre'] {
  const { lines } = linesFor(count, room);
  // Never larger than fewer notes, which may have stood on fewer lines.
  const sizes = Array.from({ length: count }, (_, fewer) => linesFor(fewer + 1, room).size);
  const size = Math.min(noteSize, ...sizes);
  const perLine = Math.ceil(count / lines);
  const places = Array.from({ length: count }, (_, index): Place => {
    const line = Math.floor(index / perLine);
    const onLine = Math.min(perLine, count - line * perLine);
    return {
      x: 0.5 + ((index % perLine) - (onLine - 1) / 2) * digitBox.width * size,
      y: 0.5 + (line - (lines - 1) / 2) * lineHeight * size,
    };
  });
  return { size, places };
}
