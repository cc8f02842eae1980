// The film of a run: the writes that become steps, the form of the steps, and the end of the film.
import { describe, expect, it } from 'vitest';
import { FilmPieces, FilmWriter, type FilmPiece } from '../../../../web/core/code/film';
import { recordingOf } from '../../../../web/core/code/packed-film';

const puzzle = `53${'.'.repeat(79)}`;
const opening = `retrace-trace 1\npuzzle ${puzzle}\n`;

function filming(mostSteps = 100) {
  const pieces: FilmPiece[] = [];
  const film = new FilmWriter(puzzle, mostSteps, (piece) => pieces.push(piece));
  const recording = async (isCut = false) => {
    film.handOver();
    const all = new FilmPieces();
    for (const piece of pieces) all.add(piece);
    const { packed, steps } = all.film({ isCut });
    return { text: await (await recordingOf(packed)).text(), steps };
  };
  return { film, pieces, recording };
}

describe('the film of a run', () => {
  it('has a placement for a digit, a backtrack for 0, and both for a digit over another one', async () => {
    const { film, recording } = filming();
    film.write(2, 1, 14, 3);
    film.write(2, 4, 14);
    film.write(2, 0);
    expect(await recording()).toEqual({
      text:
        `${opening}placement r1c3 1 line 14 call 3\n` +
        'backtrack r1c3 line 14 over 4\nplacement r1c3 4 line 14\nbacktrack r1c3\nend\n',
      steps: 4,
    });
  });

  it('has no step where nothing changes, and none on a given', async () => {
    const { film, recording } = filming();
    film.write(2, 0);
    film.write(0, 5);
    film.write(0, 9);
    film.write(3, 7);
    film.write(3, 7);
    expect(await recording()).toEqual({ text: `${opening}placement r1c4 7\nend\n`, steps: 1 });
  });

  it('takes as many steps as it may, and says that it was cut', async () => {
    const { film, recording } = filming(3);
    for (const digit of [1, 2, 3]) film.write(2, digit);
    expect(film.isFull).toBe(true);
    expect(await recording(film.isFull)).toEqual({
      text: `${opening}placement r1c3 1\nbacktrack r1c3 over 2\nplacement r1c3 2\nend stopped\n`,
      steps: 3,
    });
  });

  it('hands all that it has over when it is full, for the program may never end', () => {
    const { film, pieces } = filming(1000);
    for (let step = 0; step < 600; step++) film.write(2, (step % 9) + 1);
    expect(film.isFull).toBe(true);
    expect(pieces.at(-1)?.steps).toBe(1000);
  });

  it('is not full with exactly as many steps as it may have', () => {
    const { film } = filming(2);
    film.write(2, 1);
    film.write(2, 0);
    expect(film.isFull).toBe(false);
  });

  it('hands its first steps over one by one, for the program may fall silent', () => {
    const { film, pieces } = filming();
    film.write(2, 1);
    film.write(3, 2);
    expect(pieces.map(({ steps }) => steps)).toEqual([0, 1, 2]);
  });

  it('hands many steps over in few pieces and loses none', async () => {
    const { film, pieces, recording } = filming(1_000_000);
    for (let step = 0; step < 200_000; step++) film.write(2, (step % 9) + 1);
    const { text, steps } = await recording();
    expect(steps).toBe(399_999);
    expect(text.split('\n')).toHaveLength(399_999 + 4);
    expect(text.endsWith('backtrack r1c3 over 2\nplacement r1c3 2\nend\n')).toBe(true);
    expect(pieces.length).toBeLessThan(3000);
  });

  it('names at most 255 lines, as many as a recording may have', async () => {
    const { film, recording } = filming(1000);
    for (let line = 1; line <= 300; line++) film.write(2, (line % 9) + 1, line);
    const { text } = await recording();
    const lines = [...text.matchAll(/line (\d+)/g)].map(([, line]) => line);
    expect(new Set(lines).size).toBe(255);
  });

  it('does not say how deep the calls are beyond 255, which is as many depths as a recording may have', async () => {
    const { film, recording } = filming(1000);
    for (let call = 1; call <= 300; call++) film.write(2, (call % 9) + 1, 1, call);
    const { text } = await recording();
    const calls = [...text.matchAll(/call (\d+)/g)].map(([, call]) => Number(call));
    expect(Math.max(...calls)).toBe(255);
    expect(text).toContain('line 1\n');
  });
});
