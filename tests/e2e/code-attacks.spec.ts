// Programs that try to leave Code mode, on a host with the documented headers and on one that sends none: each is refused at its line
// or ends at its limit; and where the first wall is taken away, the second holds.
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { openHost } from '../attacks/host.mjs';
import { runInPage, runnerOf, type Language, type Outcome } from '../attacks/in-page.mjs';
import { openScripts } from '../attacks/open-imports.mjs';
import { attacks } from '../attacks/programs.mjs';
import { openCode, press } from './support/coding';
import { isJavaBuilt } from '../java/support/java';
import { expect, test } from './support/test';

test.use({ ownContext: true, allowedFaults: [[/.*/], { scope: 'test' }] });

const run = (
  page: Page,
  language: Language,
  source: string,
  milliseconds = 20_000,
): Promise<Outcome> => page.evaluate(runInPage, { ...runnerOf(language), source, milliseconds });

for (const [missing, policy] of [
  ['the frame', "script-src 'self' 'wasm-unsafe-eval'; worker-src 'self' blob:"],
  ['its workers', "worker-src 'self'"],
] as const) {
  test(`Code says so where the policy of a host refuses ${missing}`, async ({ page }) => {
    const { origin, close } = await openHost({ sendsHeaders: true, policy });
    await openCode(page, `${origin}/#m=code`);
    await press(page, 'Run');
    await expect(page.getByText(/^Programs cannot run here: the policy of this site/)).toBeVisible({
      timeout: 30_000,
    });
    close();
  });
}

for (const sendsHeaders of [true, false]) {
  const host = sendsHeaders ? 'a host with the documented headers' : 'a host that sends none';

  for (const language of ['cpp', 'java', 'javascript', 'python'] as const) {
    const tags = language === 'java' ? ' @java' : ' @whole';
    test(`each attack by a program in ${language} fails on ${host}${tags}`, async ({ page }) => {
      test.setTimeout(300_000);
      test.skip(language === 'java' && !isJavaBuilt, 'Java is not built');
      const { origin, reached, close } = await openHost({ sendsHeaders });
      await page.goto(origin);
      for (const { does, source, ended, line, text, output } of attacks[language]) {
        const shorter = ended === 'time-limit' ? 1500 : undefined;
        const outcome = await run(page, language, source, shorter);
        expect.soft(outcome.ended, does).toBe(ended);
        expect.soft(outcome.output, does).not.toContain('REACHED');
        if (line !== undefined) expect.soft(outcome.line, does).toBe(line);
        if (text) expect.soft(outcome.text, does).toMatch(text);
        if (output !== undefined) expect.soft(outcome.output, does).toBe(output);
      }
      expect(reached()).toEqual([]);
      close();
    });
  }

  test(`a worker of the sandbox that was taken over whole reaches nothing on ${host}`, async ({
    page,
  }) => {
    const file = new URL('../attacks/escaped.js', import.meta.url);
    const script = readFileSync(file, 'utf8');
    const { origin, reached, close } = await openHost({
      sendsHeaders,
      replaced: { 'javascript-run-worker': script },
    });
    await page.goto(origin);
    expect((await run(page, 'javascript', '')).output).toBe('[]');
    expect(reached()).toEqual([]);
    close();
  });

  test(`a program whose imports nobody checks makes no function of a text on ${host} @whole`, async ({
    page,
  }) => {
    test.setTimeout(120_000);
    const { origin, close } = await openHost({ sendsHeaders, replaced: await openScripts() });
    await page.goto(origin);
    const source = (from: string, name: string) => `#include <cstdio>
extern "C" __attribute__((import_module("${from}"), import_name("${name}"))) int reach(double);
int main() {
  int got = reach(1);
  printf("REACHED %d", got);
}`;
    // Without the first wall a function of all objects is called …
    const inherited = await run(page, 'cpp', source('constructor', 'is'));
    expect(inherited.output).toBe('REACHED 0');
    // … and the maker of functions is found, but it makes none.
    const made = run(page, 'cpp', source('constructor', 'constructor'));
    await expect(made).rejects.toThrow(/Content Security Policy|CSP/);
    close();
  });
}
