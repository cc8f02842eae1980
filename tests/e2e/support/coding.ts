// Code mode as people use it: choosing a language, pasting a program into the editor, and reading the outcome of a run.
import type { Locator, Page } from '@playwright/test';
import { expect } from './expect';
import type { ProgramLanguage } from '../../../web/core/program-languages';
import { copyElsewhere } from './sudoku';

export const editor = (page: Page): Locator =>
  page.getByRole('textbox', { name: /^(Program|프로그램)$/ });

export const press = (page: Page, name: string): Promise<void> =>
  page.getByRole('button', { name, exact: true }).click();

/** Opens Code mode in JavaScript, as after an earlier run in it, since JavaScript needs no compiler to be fetched. */
export async function openCode(page: Page, address = '/#m=code'): Promise<void> {
  const begin = () => {
    // The blank document, which comes first, has no storage.
    if (location.protocol === 'http:') localStorage['retrace-code-language'] ??= 'javascript';
  };
  await page.addInitScript(begin);
  await noteWorkers(page);
  // Where the page is open already, a new fragment does not load it again, so the note is also set now.
  await page.evaluate(begin);
  await page.goto(address);
  await expect(editor(page)).toContainText('const');
}

/** Replaces the program in the editor, pasted as a person would. */
export async function write(page: Page, program: string): Promise<void> {
  await copyElsewhere(page, program);
  await editor(page).press('ControlOrMeta+a');
  await page.keyboard.press('ControlOrMeta+v');
}

export async function choose(page: Page, language: ProgramLanguage): Promise<void> {
  await page.getByLabel('Language', { exact: true }).selectOption(language);
}

/** The first run takes long, since a compiler of tens of megabytes is fetched and compiled. */
const patience = { timeout: 150_000 };

export async function expectVerdict(page: Page, verdict: string): Promise<void> {
  await expect(page.getByText(verdict, { exact: true }).first()).toBeVisible(patience);
}

/** Runs a program in place of the one in the editor. */
export async function run(page: Page, program: string): Promise<void> {
  await write(page, program);
  await press(page, 'Run');
}

/** Opens Code mode in a language and runs a program there. */
export async function openAndRun(
  page: Page,
  language: ProgramLanguage,
  program: string,
): Promise<void> {
  await openCode(page);
  await choose(page, language);
  await run(page, program);
}

/** Waits until no run is under way. */
export async function expectDone(page: Page): Promise<void> {
  const stop = page.getByRole('button', { name: 'Stop', exact: true });
  await expect(stop).toHaveAttribute('aria-disabled', 'true', patience);
}

/** The sandbox's frame notes the name of each worker by its address, which says nothing itself. Call it before the page is opened. */
export async function noteWorkers(page: Page): Promise<void> {
  await page.addInitScript(() => {
    if (location.href !== 'about:srcdoc') return;
    const named: Record<string, string> = {};
    window.Worker = class extends Worker {
      constructor(address: string | URL, options?: WorkerOptions) {
        super(address, options);
        named[String(address)] = options?.name ?? '';
      }
    };
    Object.assign(window, { named });
  });
}

/** The running workers: those of the sandbox by their names, others by the names of their scripts. */
export async function workersOf(page: Page): Promise<string[]> {
  const named = new Map<string, string>();
  for (const frame of page.frames()) {
    if (frame.url() !== 'about:srcdoc') continue;
    const pairs = await frame.evaluate(() =>
      Object.entries((window as unknown as { named: Record<string, string> }).named),
    );
    for (const [address, name] of pairs) named.set(address, name);
  }
  return page
    .workers()
    .map((worker) => worker.url())
    .map((url) => named.get(url) ?? /([a-z-]+?)-[\w-]{8}\.js$/.exec(url)?.[1] ?? url)
    .sort();
}
