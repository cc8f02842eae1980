// The message of a worker of bulk mode about a file that can no longer be read.
import { mkdtempSync, openAsBlob, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Refused } from '../../../web/worker/serve/task';
import { chunk, solutions } from '../../../web/worker/bulk/chunk';
import { loadQuestionsCore } from '../../wasm/questions/questions-core';

describe('a file that has changed since it was opened', () => {
  let folder: string;
  let source: Blob;
  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'retrace-'));
    const path = join(folder, 'puzzles.txt');
    writeFileSync(path, `${'.'.repeat(81)}\n`);
    source = await openAsBlob(path);
    writeFileSync(path, 'other');
  });
  afterEach(() => {
    rmSync(folder, { recursive: true });
  });

  it('is a refusal of the chunk, reported before any of its rows', async () => {
    const progress = vi.fn();
    const teller = { progress, alive: vi.fn(), fail: vi.fn() };
    const ask = { source, begin: 0, bytes: 100, passingOver: 0, limit: 2 };
    const begun = chunk(await loadQuestionsCore(), ask, teller);
    await expect(begun).rejects.toBeInstanceOf(Refused);
    await expect(begun).rejects.toThrow('NotReadableError');
    expect(progress).not.toHaveBeenCalled();
  });

  it('is a refusal of its solutions', async () => {
    const ask = { source, begin: 0, end: 82, passingOver: 0, wanted: Uint8Array.of(1) };
    await expect(solutions(await loadQuestionsCore(), ask)).rejects.toBeInstanceOf(Refused);
  });
});
