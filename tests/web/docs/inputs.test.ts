// Every file is an input of a suite or a check in turbo.json, or nothing depends on it; and turbo.json, package.json and the tables agree.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { steps } from '../../../scripts/checks/steps.mjs';
import { root } from '../../../scripts/run.mjs';
import { builds, suites } from '../../../scripts/suites/suites.mjs';
import { chromiumModes } from '../../../scripts/suites/tests.mjs';
import { planned } from '../../../scripts/suites/turbo.mjs';

const json = (file: string) => JSON.parse(readFileSync(join(root, file), 'utf8')) as unknown;
const { tasks } = json('turbo.json') as { tasks: Record<string, { dependsOn?: string[] }> };
const { scripts } = json('package.json') as { scripts: Record<string, string> };
const isRoom = (task: string) => task.startsWith('of:');
const names = Object.keys(tasks).filter((task) => !isRoom(task));
const plan = planned(names);
const inputsOf = (task: string): readonly string[] => [
  ...(plan.get(task)?.inputs ?? []),
  ...(tasks[task]?.dependsOn ?? []).flatMap(inputsOf),
];

/** These read every file, so that a file is not declared by being among theirs. */
const readAll = ['suite:documents', 'check:prettier'];
/** Only tests of the documents depend on these, or none does. */
const noInput =
  /\.md$|^(LICENSE|\.ci\/run|\.github\/workflows\/pages\.yml|\.(editorconfig|gitattributes|gitignore|npmrc|prettierignore))$/;

it('names every file in the inputs of a task', () => {
  const declared = new Set(names.filter((task) => !readAll.includes(task)).flatMap(inputsOf));
  const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '-z'], { cwd: root })
    .toString()
    .split('\0')
    .filter(Boolean);
  expect(files.filter((file) => !declared.has(file) && !noInput.test(file))).toEqual([]);
});

it('has a task and a script for each suite, build and check', () => {
  const all = [
    ...Object.keys(builds).map((name) => `build:${name}`),
    ...Object.keys(suites).map((name) => `suite:${name}`),
    ...Object.keys(steps).map((name) => `check:${name}`),
  ].toSorted();
  expect(names.toSorted()).toEqual(all);
  for (const task of all) {
    expect(scripts[task]).toBe(`node scripts/suites/task.mjs ${task.replace(':', ' ')}`);
  }
});

it.each(Object.entries(chromiumModes))('gives %s its own specifications', (name, pattern) => {
  const isSpecification = (file: string) => /^tests\/e2e\/.*\.spec\.ts$/.test(file);
  const ofMode = inputsOf(`suite:${name}`).filter(isSpecification);
  expect(ofMode.length).toBeGreaterThan(0);
  expect(ofMode.filter((file) => !new RegExp(pattern).test(`${file} `))).toEqual([]);
  // The other specifications are those of `chromium`, which leaves these out.
  expect(inputsOf('suite:chromium').filter((file) => ofMode.includes(file))).toEqual([]);
});

it.each([
  [
    'web/element/watch/styles/watch-styles.ts',
    /^suite:(native|sanitize|fuzz|exhaustive|spark|tidy|wasm|programs|learners)/,
  ],
  ['docs/play.md', /^suite:(?!documents$)/],
  ['cpp/sudoku/techniques/technique.cpp', /^suite:(firefox$|webkit|chromium-(code|scan|watch))/],
  ['web/java/pom.xml', /^suite:(?!documents$|java$)/],
])('has no input %s in the suites that it cannot change', (file, others) => {
  expect(names.filter((task) => inputsOf(task).includes(file))).not.toEqual([]);
  expect(names.filter((task) => others.test(task) && inputsOf(task).includes(file))).toEqual([]);
});
