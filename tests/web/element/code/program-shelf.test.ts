// The shelf of programs loses none, whether the kept programs load before or after one is brought, and the last one brought is chosen.
import { describe, expect, it } from 'vitest';
import { ProgramShelf } from '../../../../web/element/code/program-shelf';
import type { Programs } from '../../../../web/element/code/program-store';

const named = (name: string) =>
  ({ name, language: 'cpp', problem: '2580', source: `// ${name}` }) as const;
const kept: Programs = { list: [{ id: 'k', ...named('kept') }], chosen: 'k' };

/** A promise and the function that fulfils it. */
function later<Value>() {
  let resolve: (value: Value) => void = () => undefined;
  const promise = new Promise<Value>((done) => (resolve = done));
  return { promise, resolve };
}

function shelfWith(recalled: Promise<Programs | undefined>) {
  const written: Programs[] = [];
  const shelf = new ProgramShelf(() => undefined, {
    recall: () => recalled,
    keep: (programs) => {
      written.push(programs);
      return Promise.resolve(true);
    },
  });
  return { shelf, written };
}

const namesOn = ({ list }: ProgramShelf) => list.map(({ name }) => name);

describe('a shelf', () => {
  it('begins with one of ours where nothing was kept', async () => {
    const { shelf } = shelfWith(Promise.resolve(undefined));
    await shelf.recall();
    await shelf.begin(() => Promise.resolve(named('start')));
    expect([namesOn(shelf), shelf.chosen?.name]).toEqual([['start'], 'start']);
  });

  it('has a copy that is brought while the start is fetched, and not the start', async () => {
    const { shelf } = shelfWith(Promise.resolve(undefined));
    await shelf.recall();
    const { promise, resolve } = later<ReturnType<typeof named>>();
    const begun = shelf.begin(() => promise);
    shelf.add(named('copy'));
    resolve(named('start'));
    await begun;
    expect([namesOn(shelf), shelf.chosen?.name]).toEqual([['copy'], 'copy']);
  });

  it('keeps programs that are added before the kept ones have loaded', async () => {
    const { promise, resolve } = later<Programs>();
    const { shelf, written } = shelfWith(promise);
    const recalled = shelf.recall();
    shelf.add(named('early'));
    shelf.keep();
    expect(written).toEqual([]);
    resolve(kept);
    await recalled;
    expect([namesOn(shelf), shelf.chosen?.name]).toEqual([['kept', 'early'], 'early']);
    expect(written.at(-1)?.list).toHaveLength(2);
  });

  it('chooses the last choice if nothing is brought', async () => {
    const { shelf } = shelfWith(Promise.resolve(kept));
    await shelf.recall();
    await shelf.begin(() => Promise.reject(new Error('not asked')));
    expect(shelf.chosen?.name).toBe('kept');
  });
});
