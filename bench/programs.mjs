// A person's program in the page and outside of it: the times to compile, run and record it.
import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium as drivesChromium, firefox as drivesFirefox } from 'playwright-core';
import { piecesFolder } from '../scripts/compiler/build.mjs';
import { hasJava, javaFolder } from '../web/java/build.mjs';
import { piecesBeside } from '../scripts/pieces.mjs';
import { pythonFolder } from '../scripts/python/build.mjs';
import { Stop, root } from '../scripts/run.mjs';
import { sandbox } from '../scripts/sandbox.mjs';
import { chromium, firefox, programOnPath } from '../scripts/tools.mjs';
import { serveIsolated } from './isolated.mjs';
import { textOf } from './puzzle-sets.mjs';
import { renderers, residentOf } from './resident.mjs';
import { inWords, summary } from './statistics.mjs';

/** @typedef {'cpp' | 'python' | 'java' | 'javascript'} Language */
/** @typedef {'chromium' | 'firefox'} Browser */
/** Round by round, in milliseconds but for `megabytes`. @typedef {Record<string, number[]>} Times */

/** 138 million row-major steps. */
const [longest = ''] = textOf('pathological').split('\n');
/** 5.4 million steps. */
const long = '45.....3....8.1....9...........5..9.2..7.....8.........1..4..........7.2...6..8..';
/** 99 thousand steps; by Arto Inkala. */
const short = '8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..';

/**
 * `plain`: puzzles that are run without a film; `filmed`: a puzzle whose film is not cut.
 * @type {Record<Language, { file: string, outside: string, start: (folder: string) => string[], plain: string[], filmed: string }>}
 */
const languages = {
  cpp: {
    file: 'used-flags.cpp',
    outside: 'g++ -O2',
    start: compiled,
    plain: [longest, long],
    filmed: long,
  },
  python: {
    file: 'used-flags.py',
    outside: 'python3',
    start: interpreted('python3'),
    plain: [short],
    filmed: short,
  },
  java: {
    file: 'used-flags.java',
    outside: 'java',
    start: compiledJava,
    plain: [longest, long],
    filmed: long,
  },
  javascript: {
    file: 'used-flags.js',
    outside: 'node',
    start: interpreted('node'),
    plain: [short],
    filmed: short,
  },
};

const stepsOf = {
  [longest]: '138 million steps',
  [long]: '5.4 million steps',
  [short]: '99,056 steps',
};

/** @param {string} folder */
function compiled(folder) {
  const program = join(folder, 'program');
  execFileSync('g++', ['-O2', '-o', program, sourceFile('used-flags.cpp')]);
  return [program];
}

/** @param {string} folder */
function compiledJava(folder) {
  const source = join(folder, 'Main.java');
  copyFileSync(sourceFile('used-flags.java'), source);
  execFileSync('javac', ['-d', folder, source]);
  return [programOnPath('java') ?? 'java', '-cp', folder, 'Main'];
}

/** @param {'python3' | 'node'} name */
function interpreted(name) {
  return (/** @type {string} */ folder) => {
    // Judges run scripts, not modules; Node tells them apart by the file name.
    const program = join(folder, name === 'node' ? 'program.cjs' : 'program.py');
    copyFileSync(sourceFile(`used-flags.${name === 'node' ? 'js' : 'py'}`), program);
    return [programOnPath(name) ?? name, program];
  };
}

const sourceFile = (/** @type {string} */ file) => join(root, 'cpp/programs', file);

/** The puzzle as 2580's input. @param {string} puzzle */
const inputOf = (puzzle) =>
  `${(puzzle.match(/.{9}/g) ?? []).map((row) => [...row].map((digit) => (digit === '.' ? '0' : digit)).join(' ')).join('\n')}\n`;

/** @param {number} rounds @param {Browser} browser @returns {Promise<Record<Language, Times>>} */
export async function measurePrograms(rounds, browser) {
  const alias = {
    '@compiler': join(root, 'build/compiler'),
    '@python': join(root, 'build/python'),
  };
  const { address, close } = await serveIsolated('programs', 4197, {
    alias,
    plugins: [
      ...sandbox({ resolve: { alias } }),
      piecesBeside('compiler', piecesFolder),
      piecesBeside('python', pythonFolder),
      piecesBeside('java', javaFolder),
    ],
  });
  const folder = mkdtempSync(join(tmpdir(), 'retrace-programs-'));
  /** @type {Record<Language, Times>} */
  const all = { cpp: {}, python: {}, java: {}, javascript: {} };
  try {
    for (const language of /** @type {Language[]} */ (Object.keys(languages))) {
      if (language === 'java' && !hasJava()) {
        console.log('programs: this build has no Java; npm run java adds it');
        continue;
      }
      const outside = languages[language].start(folder);
      for (let round = 0; round < rounds; round += 1) {
        await oneRound(
          language,
          { address, outside, browser, folder: join(folder, `${language}${round}`) },
          all[language],
        );
        console.log(`programs: ${language}, round ${String(round + 1)} of ${String(rounds)}`);
      }
    }
    await measureTogether(address, browser, join(folder, 'together'));
  } finally {
    rmSync(folder, { recursive: true });
    await close();
  }
  return all;
}

/**
 * Prints the memory of a page that has run a program in every language, one after another. The page and its workers are
 * in the largest processes: browsers keep others ready for tabs to come.
 * @param {string} address
 * @param {Browser} browser
 * @param {string} folder
 */
async function measureTogether(address, browser, folder) {
  const before = new Set(renderers());
  const context = await openBrowser(browser, folder);
  try {
    const tab = await context.newPage();
    await tab.goto(address);
    await tab.waitForFunction('typeof prepare === "function"');
    for (const language of /** @type {Language[]} */ (Object.keys(languages))) {
      if (language === 'java' && !hasJava()) continue;
      const source = readFileSync(sourceFile(languages[language].file), 'utf8');
      await tab.evaluate(`prepare(${JSON.stringify([language, source]).slice(1, -1)})`);
      await tab.evaluate(`run(${JSON.stringify(inputOf(short))})`);
      const added = renderers().filter((id) => !before.has(id));
      const resident = added.map((id) => residentOf([id])).sort((one, other) => other - one);
      const held = resident.slice(0, await processesOf(tab)).reduce((sum, each) => sum + each, 0);
      console.log(`programs: ${held.toFixed()} MB resident once ${language} has run, too`);
    }
  } finally {
    await context.close();
  }
}

/** Chromium may give the sandbox, with all workers in it, a process of its own. @param {import('playwright-core').Page} tab */
async function processesOf(tab) {
  const sandbox = tab.frames().find((frame) => frame !== tab.mainFrame());
  if (!sandbox) throw new Stop('no program ran in the sandbox');
  try {
    await (await tab.context().newCDPSession(sandbox)).detach();
    return 2;
  } catch {
    return 1;
  }
}

/**
 * Uses a browser of its own, which has fetched nothing yet.
 * @param {Language} language
 * @param {{ address: string, outside: readonly string[], browser: Browser, folder: string }} on
 * @param {Times} times
 */
async function oneRound(language, { address, outside, browser, folder }, times) {
  const note = (/** @type {string} */ name, /** @type {number} */ value) => {
    (times[name] ??= []).push(value);
  };
  const context = await openBrowser(browser, folder);
  try {
    await measureIn(await context.newPage(), language, { address, outside, note });
  } finally {
    await context.close();
  }
}

/** A browser with its profile in a folder. @param {Browser} browser @param {string} folder */
function openBrowser(browser, folder) {
  if (browser === 'firefox') {
    const executablePath = firefox();
    if (!executablePath) throw new Stop('No Firefox was found', 2);
    return drivesFirefox.launchPersistentContext(folder, {
      channel: 'moz-firefox',
      executablePath,
    });
  }
  const executablePath = chromium();
  if (!executablePath) throw new Stop('No Chromium was found', 2);
  return drivesChromium.launchPersistentContext(folder, {
    executablePath,
    args: [
      '--no-sandbox',
      '--disable-background-networking',
      '--enable-blink-features=ForceEagerMeasureMemory',
    ],
  });
}

/**
 * @param {import('playwright-core').Page} tab
 * @param {Language} language
 * @param {{ address: string, outside: readonly string[], note: (name: string, value: number) => void }} on
 */
async function measureIn(tab, language, { address, outside, note }) {
  const { file, plain, filmed } = languages[language];
  const source = readFileSync(sourceFile(file), 'utf8');
  const open = async () => {
    await tab.goto(address);
    await tab.waitForFunction('typeof prepare === "function"');
  };
  /** @param {string} text @returns {Promise<[number, number]>} */
  const prepare = (text) =>
    tab.evaluate(`prepare(${JSON.stringify([language, text]).slice(1, -1)})`);
  await open();
  const [fetched, first] = await prepare(source);
  note('fetched from this machine', fetched);
  note('the first program compiled', first);
  const bytes = /** @type {number} */ (await tab.evaluate('memory()'));
  if (!Number.isNaN(bytes)) note('megabytes held then', bytes / 2 ** 20);
  await open();
  note('there again from what is kept', (await prepare(source))[0]);
  note('the next program compiled', (await prepare(`${source}\n`))[1]);
  /** @param {string[]} given @returns {Promise<{ ms: number, output: string, steps: number }>} */
  const run = (...given) => tab.evaluate(`run(${JSON.stringify(given).slice(1, -1)})`);
  const [program = '', ...args] = outside;
  for (const puzzle of plain) {
    const input = inputOf(puzzle);
    const inside = await run(input);
    note(`${stepsOf[puzzle]}, in the page`, inside.ms);
    const began = performance.now();
    const printed = execFileSync(program, args, { input, encoding: 'utf8' });
    note(`${stepsOf[puzzle]}, outside`, performance.now() - began);
    if (printed !== inside.output) throw new Stop('the two did not print the same');
  }
  note(`${stepsOf[filmed]}, recorded, in the page`, (await run(inputOf(filmed), filmed)).ms);
}

/** @param {Record<Language, Times>} all */
export function printPrograms(all) {
  for (const [language, times] of Object.entries(all)) {
    const { outside } = languages[/** @type {Language} */ (language)];
    console.log(`\n${language}, beside ${outside}, in ms: median (least-most)`);
    for (const [name, values] of Object.entries(times)) {
      const apart = times[name.replace(/(, recorded)?, in the page$/, ', outside')];
      const ratio =
        name.endsWith('in the page') && apart
          ? `; ${(summary(values).median / summary(apart).median).toFixed(2)} times ${outside}`
          : '';
      console.log(`${name.padEnd(44)} ${inWords(values, 1)}${ratio}`);
    }
  }
}
