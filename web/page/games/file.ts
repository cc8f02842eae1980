// All games of this browser as a file, and back: for another browser, or to have them twice.
import { addGiven, givenPuzzles } from '../../element/begin/given-puzzles';
import { isRecord, newId, parsedJson } from '../../element/shared/records';
import { keptBoard, readKeptBoard } from '../../element/shared/state/kept-board';
import type { KeptGame } from './database';
import { rowOf } from './row';
import { linkOf, type Shelf } from './games-shelf';

const format = 'retrace-games';

export async function fileOf(shelf: Shelf): Promise<Blob> {
  return new Blob([textOf(await shelf.all())], { type: 'application/json' });
}

export const textOf = (games: readonly KeptGame[]): string =>
  JSON.stringify({ format, version: 1, games, given: givenPuzzles() });

export interface Imported {
  added: number;
  /** Those that were there just so already. */
  known: number;
  /** The number of games that could not be read. */
  unread: number;
}

/** Puts the games of a file beside those that are there; undefined where it is no such file. */
export async function readFile(text: string, shelf: Shelf): Promise<Imported | undefined> {
  const kept = parsedJson(text);
  if (!isRecord(kept) || kept.format !== format || !Array.isArray(kept.games)) return undefined;
  const there = new Map((await shelf.all()).map((game) => [game.id, JSON.stringify(game.board)]));
  const imported: Imported = { added: 0, known: 0, unread: 0 };
  const games: readonly unknown[] = kept.games;
  addGiven(kept.given);
  for (const each of games) {
    const game = gameIn(each);
    if (!game) imported.unread += 1;
    else if (there.get(game.game.id) === JSON.stringify(game.game.board)) imported.known += 1;
    else {
      const id = there.has(game.game.id) ? newId() : game.game.id;
      await shelf.putBack({ game: { ...game.game, id }, row: { ...game.row, id } });
      there.set(id, JSON.stringify(game.game.board));
      imported.added += 1;
    }
  }
  return imported;
}

function gameIn(value: unknown) {
  if (!isRecord(value)) return undefined;
  const { id, board: kept, played } = value;
  const board = readKeptBoard(kept);
  if (!board || typeof id !== 'string' || id === '' || typeof played !== 'number') return undefined;
  if (!Number.isFinite(played)) return undefined;
  const game: KeptGame = {
    id,
    revision: 1,
    board: keptBoard(board),
    link: linkOf(board.history),
    played,
  };
  return { game, row: rowOf(id, board, played) };
}
