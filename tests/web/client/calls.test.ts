// Every kind of request that a worker serves is sent by a client, and the page shows the answer to every kind of question:
// no worker serves a request that nobody sends.
import { readFileSync, readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { bulkTasks } from '../../../web/worker/bulk/bulk-tasks';
import { declaredMembers } from '../../support/declared-members';
import { makeTasks } from '../../../web/worker/make/make-tasks';
import { answerTasks } from '../../../web/worker/answers/answer-tasks';
import { recorderTasks } from '../../../web/worker/recorder/record';
import { readerTasks } from '../../../web/worker/reader/reader-tasks';
import { scanTasks } from '../../../web/worker/scan/scan-tasks';
import { searchTasks } from '../../../web/worker/searches/search-tasks';

/** All sources of a folder of web/. */
function sourcesIn(layer: string): string {
  const folder = new URL(`../../../web/${layer}/`, import.meta.url);
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts'))
    .map((path) => readFileSync(new URL(path, folder), 'utf8'))
    .join('\n');
}

const clients = sourcesIn('client') + sourcesIn('element/make');

describe('a worker’s requests', () => {
  const kinds = [
    answerTasks,
    searchTasks,
    recorderTasks,
    bulkTasks,
    makeTasks,
    scanTasks,
    readerTasks,
  ].flatMap((tasks) => Object.keys(tasks));

  it.each(kinds)('is asked by a client: %s', (kind) => {
    expect(clients).toMatch(new RegExp(`\\b(call|open|search|ask)\\(\\s*'${kind}'`));
  });
});

describe('a question about a puzzle', () => {
  const kinds = declaredMembers('QuestionMap', 'web/core/questions/puzzle-questions.ts');
  const element = sourcesIn('element');

  it.each(kinds)('has something that shows its answer: %s', (kind) => {
    // The element sends the question by its literal name, or in the `case` of the chosen tool.
    expect(element).toMatch(new RegExp(`\\bask\\(\\s*'${kind}'|\\bcase '${kind}':`));
  });
});
