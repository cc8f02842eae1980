// Finds programs, libraries and browsers on this machine; set-up, tests and Playwright use the same functions.
import { accessSync, constants, existsSync, readdirSync, realpathSync, statSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { outputOf } from './run.mjs';

/** @param {string} path */
function isProgram(path) {
  try {
    accessSync(path, constants.X_OK);
    return statSync(path).isFile();
  } catch {
    return false;
  }
}

/** @param {string} name @returns {string | undefined} the path of a program on PATH */
export function programOnPath(name) {
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean);
  return folders.map((folder) => join(folder, name)).find(isProgram);
}

/**
 * A browser that really starts. On Ubuntu `chromium-browser` and `firefox` may be wrappers around a snap: they are
 * taken only when the snap is there and answers.
 * @param {string | undefined} chosen
 * @param {readonly string[]} names
 * @returns {string | undefined}
 */
function browser(chosen, names) {
  const candidates = chosen ? [chosen] : names.map(programOnPath);
  return candidates.find((path) => {
    if (!path || !isProgram(path)) return false;
    const real = realpathSync(path);
    const packaged = real.startsWith('/usr/lib/') || existsSync(`/usr/lib/${names[0]}`);
    return packaged || outputOf(path, ['--version']) !== undefined;
  });
}

/** A full Chromium; RETRACE_CHROMIUM overrides the one found. */
export const chromium = () =>
  browser(process.env.RETRACE_CHROMIUM, [
    'chromium',
    'google-chrome-stable',
    'google-chrome',
    'chromium-browser',
  ]);

/** Chromium's headless shell, where it is packaged separately; RETRACE_CHROMIUM overrides it, too. */
export const chromiumShell = () =>
  browser(process.env.RETRACE_CHROMIUM, ['chromium-headless-shell']);

/** The Chromium for end-to-end tests, which take half of the time in the headless shell. */
export const chromiumForTests = () => chromiumShell() ?? chromium();

/** The Firefox for tests; RETRACE_FIREFOX overrides the one found. */
export const firefox = () => browser(process.env.RETRACE_FIREFOX, ['firefox-esr', 'firefox']);

/**
 * The programs that the WebKitGTK run needs: its driver, its small browser and a virtual screen.
 * @returns {{ driver: string, miniBrowser: string, xvfb: string } | undefined}
 */
export function webkit() {
  const driver = programOnPath('WebKitWebDriver');
  const xvfb = programOnPath('Xvfb');
  const miniBrowser = folders('/usr/lib')
    .flatMap((folder) => [folder, ...folders(folder)])
    .filter((folder) => /\/webkit(2)?gtk-[\d.]+$/.test(folder))
    .map((folder) => join(folder, 'MiniBrowser'))
    .find(isProgram);
  return driver && xvfb && miniBrowser ? { driver, miniBrowser, xvfb } : undefined;
}

/** @param {string} parent @returns {string[]} */
function folders(parent) {
  if (!existsSync(parent)) return [];
  return readdirSync(parent, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => join(parent, entry.name));
}

/** @param {string} header a C++ header as it is included */
export function hasHeader(header) {
  const places = ['/usr/include', '/usr/local/include', '/opt/homebrew/include'];
  return places.some((place) => existsSync(join(place, header)));
}

/** clang++ with the libFuzzer and sanitizer runtimes that -fsanitize=fuzzer,address links. */
export function hasFuzzingClang() {
  const resources =
    programOnPath('clang++') && outputOf('clang++', ['-print-resource-dir'])?.trim();
  if (!resources) return false;
  return folders(join(resources, 'lib')).some((folder) =>
    readdirSync(folder).some((file) => file.startsWith('libclang_rt.fuzzer')),
  );
}

/** A font with Korean letters, so that pages look as people see them. */
export const hasKoreanFont = () => Boolean(outputOf('fc-list', [':lang=ko', 'family'])?.trim());
