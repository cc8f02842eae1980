// Values that a browser keeps, on an IndexedDB in memory.
import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { openDB } from 'idb';
import { beforeEach, expect, it } from 'vitest';
import { KeptValues } from '../../../web/core/kept-values';

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
});

it('are there again under their keys', async () => {
  await new KeptValues('some', 'store').put(['word', 'one'], [2, { two: 2 }]);
  const again = new KeptValues('some', 'store');
  expect(await again.get('word')).toBe('one');
  expect(await again.get(2)).toEqual({ two: 2 });
  await again.delete('word');
  expect(await again.get('word')).toBeUndefined();
  await again.clear();
  expect(await again.get(2)).toBeUndefined();
});

it('are those of the databases that earlier versions of the page made', async () => {
  const database = await openDB('keyval-store', 1, {
    upgrade: (opened) => {
      opened.createObjectStore('keyval');
    },
  });
  await database.put('keyval', 'kept before', 'board');
  database.close();
  expect(await new KeptValues('keyval-store', 'keyval').get('board')).toBe('kept before');
});

it('are asked for again after storage was refused', async () => {
  const kept = new KeptValues('some', 'store');
  const { indexedDB } = globalThis;
  Reflect.deleteProperty(globalThis, 'indexedDB');
  await expect(kept.get('word')).rejects.toThrow();
  globalThis.indexedDB = indexedDB;
  expect(await kept.get('word')).toBeUndefined();
});
