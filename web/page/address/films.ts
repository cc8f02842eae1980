// The films of programs that were watched last, kept in this browser, so that reloading the page comes back to them.
// Loaded with the first film.
import type { Recorded, Recording } from '../../core/intake';
import { keptValues } from '../../core/kept-values';
import { problems } from '../../core/code/problems/names';
import { gridOf, type Grid } from '../../core/grid';
import { programLanguages } from '../../core/program-languages';
import {
  linkable,
  packProgram,
  unpackProgram,
  type Shared,
} from '../../element/shared/programs/program-link';

const key = 'films';
/** Each may take 24 MB. */
const mostFilms = 3;
/** Stands in a link for a program that is too long for it. */
export const tooLong = 'kept';

interface KeptFilm {
  file: Blob;
  puzzle: Grid;
  name: string;
  program: Shared;
}

/** The field of a link for the program of a recording, whose film is kept for the next visit. */
export async function fieldOf({ file, puzzle, name, program }: Recorded): Promise<string> {
  if (!program) return tooLong;
  const film: KeptFilm = { file, puzzle, name, program: linkable(program) };
  const others = (await keptFilms()).filter((each) => !isSame(each, film));
  // Without storage, or without room in it, the link alone leads back.
  await keptValues.put([key, [film, ...others].slice(0, mostFilms)]).catch(() => undefined);
  return packProgram(film.program) ?? tooLong;
}

/** The kept film that a link means. */
export async function filmOf(field: string, puzzle: Grid): Promise<Recording | undefined> {
  const program = unpackProgram(field);
  if (program === 'too-long') return undefined;
  const isMeant = (film: KeptFilm) =>
    film.puzzle === puzzle &&
    (program ? isOf(film, program) : field === tooLong && packProgram(film.program) === undefined);
  const found = (await keptFilms()).find(isMeant);
  return found && { source: found.file, name: found.name, program: found.program };
}

const isSame = (one: KeptFilm, other: KeptFilm): boolean =>
  one.puzzle === other.puzzle && isOf(one, other.program);

const isOf = ({ program }: KeptFilm, { language, problem, source }: Shared): boolean =>
  program.language === language && program.problem === problem && program.source === source;

async function keptFilms(): Promise<KeptFilm[]> {
  const kept: unknown = await keptValues.get(key).catch(() => undefined);
  return Array.isArray(kept) ? kept.flatMap((each: unknown) => filmIn(each) ?? []) : [];
}

function filmIn(kept: unknown): KeptFilm | undefined {
  const { file, puzzle, name, program } = fieldsIn(kept);
  const { language, source, problem } = fieldsIn(program);
  const grid = typeof puzzle === 'string' ? gridOf(puzzle) : undefined;
  const known = programLanguages.find((each) => each === language);
  const asked = problems.find((each) => each === problem);
  if (!(file instanceof Blob) || !grid || typeof name !== 'string') return undefined;
  if (!known || !asked || typeof source !== 'string') return undefined;
  return { file, puzzle: grid, name, program: { language: known, source, problem: asked } };
}

const fieldsIn = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? { ...value } : {};
