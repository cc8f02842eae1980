// Every example of docs/solver.md runs in Node unchanged and prints the output in its comments, and every function has an example.
import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { root } from '../../../scripts/run.mjs';
import * as entry from '../../../web/package/solver';

const read = (path: string) => readFileSync(`${root}/${path}`, 'utf8');
const samplesOf = (text: string) =>
  [...text.matchAll(/^```js\n([\s\S]*?)^```$/gm)].map(([, code = '']) => code);
const expectedOf = (code: string) => [...code.matchAll(/\/\/ → (.*)$/gm)].map(([, line]) => line);

const samples = samplesOf(read('docs/solver.md'));

describe('docs/solver.md', () => {
  it.each(samples.map((code) => [/import \{ ([^}]+) \}/.exec(code)?.[1] ?? '', code]))(
    'an example of %s prints what it says',
    async (_, code) => {
      // The example imports the package by its name, so Node resolves it through the package's exports.
      const args = ['--input-type=module', '--eval', code];
      const { stdout } = await promisify(execFile)(process.execPath, args, { cwd: root });
      expect(stdout.trimEnd().split('\n')).toEqual(expectedOf(code));
    },
  );

  it('has an example of every function and class that answers', () => {
    const shown = samples.join('\n');
    const helpers = [
      ...['OrderRefused', 'UnreadablePuzzle', 'UnreadableRules', 'RequestRefused', 'WorkerFailure'],
    ];
    const others = [...helpers, 'provideCore', 'formatGrid'];
    for (const name of Object.keys(entry).filter((each) => !others.includes(each))) {
      expect(shown, name).toMatch(new RegExp(`\\b${name}\\(`));
    }
  });

  it('has the same examples in Korean', () => {
    expect(samplesOf(read('docs/solver.ko.md'))).toEqual(samples);
  });
});
