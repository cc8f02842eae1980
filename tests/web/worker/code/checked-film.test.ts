// The part of a film that is kept back on a puzzle without givens, and when it is handed over.
import { describe, expect, it } from 'vitest';
import { CheckedFilm } from '../../../../web/worker/code/checked-film';

const solved = '534678912672195348198342567859761423426853791713924856961537284287419635345286179';

function filledFilm(mostSteps = 1000, onSteps: (steps: number) => void = () => undefined) {
  const film = new CheckedFilm('0'.repeat(81), mostSteps, onSteps);
  Array.from(solved, Number).forEach((digit, cell) => {
    film.write(cell, digit);
  });
  return film;
}

describe('a film that is kept back', () => {
  it('is handed over where the program has printed a grid that it has shown', () => {
    const film = filledFilm();
    film.write(80, 0);
    film.heard(solved.slice(0, 40));
    film.heard(`${solved.slice(40)}\nand more: 1 2 3`);
    film.handOver();
    expect(film.checked().at(-1)?.steps).toBe(82);
  });

  it('is handed over where its last grid is the printed one, though it is not full', () => {
    const film = filledFilm();
    film.write(80, 0);
    film.heard(`${solved.slice(0, 80)}0`.replace(/\B/g, ' '));
    expect(film.checked()).not.toEqual([]);
  });

  it('stays back where another grid was printed, or none', () => {
    const film = filledFilm();
    expect(film.checked()).toEqual([]);
    film.heard(solved.replaceAll('1', '0'));
    expect(film.checked()).toEqual([]);
  });

  it('tells how many steps it has while it grows, and has no more than it may', () => {
    const told: number[] = [];
    const film = filledFilm(50, (steps) => {
      told.push(steps);
    });
    expect(told.slice(0, 3)).toEqual([0, 1, 2]);
    expect(told.at(-1)).toBe(50);
    expect(film.isFull).toBe(true);
  });
});
