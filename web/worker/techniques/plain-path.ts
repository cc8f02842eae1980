// The widget's core for paths: what cpp/wasm/plain/path_binding.cpp exports, as techniques-module.d.ts
// declares it.
import type {
  CoreDeduction,
  CorePath,
  CoreTechniqueTask,
  PathCore,
} from '@core/retrace-techniques.mjs';
import { objectsIn, plainExports, type Address, type Results } from '../core/plain-objects';

interface Starts {
  path(puzzle: number, isClassic: boolean): Address;
}

/** The answer comes as numbers, see cpp/wasm/techniques/path_call.cpp. */
interface PlainPath extends Omit<CoreTechniqueTask<CorePath>, 'answer'> {
  answer(): Float64Array;
}

const members: Results<PlainPath> = {
  run: 'flag',
  steps: 'number',
  answer: 'numbers',
  delete: 'number',
};

/** Rejects where the module is another one. */
export async function createPlainPaths(module: WebAssembly.Module): Promise<PathCore> {
  const core = await plainExports<Starts>(module);
  const { object, tell } = objectsIn(core);
  return {
    startTechnique({ puzzle, order }) {
      tell(puzzle);
      const start = core.path(puzzle.length, order === 'classic');
      const path = object('path', members, start);
      return path && { ...path, answer: () => pathIn(path.answer()) };
    },
  };
}

/** How it stands, whether it is solved, and the steps one behind the other. */
function pathIn(numbers: Float64Array): CorePath {
  let at = 0;
  const next = (): number => {
    const number = numbers[at++];
    if (number === undefined) throw new Error('the core broke off in a step');
    return number;
  };
  const list = (): number[] => Array.from({ length: next() }, next);
  const standing = next();
  const isSolved = next() === 1;
  const steps: CoreDeduction[] = [];
  while (at < numbers.length) {
    // As they are read, so they are written.
    steps.push({
      technique: next(),
      rating: next(),
      placement: next(),
      eliminations: list(),
      cells: list(),
      candidates: list(),
      links: list(),
      houses: list(),
      crossed: list(),
      digits: next(),
    });
  }
  return { standing, steps, isSolved };
}
