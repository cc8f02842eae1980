// Every kind of request that a worker serves is asked by a client: none is there for nobody.
import { readFileSync, readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { bulkTasks } from '../../../web/worker/tasks/bulk-tasks';
import { recorderTasks } from '../../../web/worker/tasks/recorder-tasks';
import { searchTasks } from '../../../web/worker/tasks/search-tasks';

const folder = new URL('../../../web/client/', import.meta.url);
const clients = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.ts'))
  .map((path) => readFileSync(new URL(path, folder), 'utf8'))
  .join('\n');

describe('what a worker serves', () => {
  const kinds = [searchTasks, recorderTasks, bulkTasks].flatMap((tasks) => Object.keys(tasks));

  it.each(kinds)('is asked by a client: %s', (kind) => {
    expect(clients).toMatch(new RegExp(`\\b(call|open|search|ask)\\(\\s*'${kind}'`));
  });
});
