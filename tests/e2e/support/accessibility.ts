// Axe on the whole page, shadow roots included; a finding is shown with the rule and the elements it is about.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import { expect } from './expect';
import type axe from 'axe-core';

/** A path of hosts and an element in their shadow roots, from outside in. */
type Path = [string, string, ...string[]];

interface Looked {
  /** The part of the page that is looked at; all of it without. */
  within?: Path;
  /** The part that is left out: without, the examples below the board, which take a third of the time. */
  except?: Path | 'nothing' | 'boards';
}

/** The same everywhere; the sweep over the states looks at them in two of its states. */
const examples: Path = ['retrace-sudoku', '.gallery'];

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** People who speak to their browser say what they read on a button. Axe leaves this rule off by itself, and means cells as well. */
const asRead = 'label-content-name-mismatch';

/** Several boards in a page have landmarks of the same names. */
const leftOutOf = (except: NonNullable<Looked['except']>) => {
  if (except === 'nothing') return [];
  return except === 'boards' ? [['retrace-sudoku']] : [{ fromShadowDom: except }];
};

/** In Chromium alone: roles and styles are the same in every browser, and looking takes seconds. */
export const expectAccessible = (page: Page, looked: Looked = {}): Promise<void> =>
  expectNothingFound(page, looked, undefined);

/** The part that depends on the language: the name of each button has the text that is read on it. */
export const expectNamedAsRead = (page: Page, looked: Looked = {}): Promise<void> =>
  expectNothingFound(page, looked, asRead);

async function expectNothingFound(
  page: Page,
  { within, except = examples }: Looked,
  only: string | undefined,
): Promise<void> {
  if (page.context().browser()?.browserType().name() !== 'chromium') return;
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  const { findings, passes } = await page.evaluate(
    async ({ context, rule, single }) => {
      const { axe: looking } = window as unknown as { axe: typeof axe };
      const buttons =
        'button, a[href], label, summary, [role=button], [role=tab], [role=radio], [role=link]';
      looking.configure({ rules: [{ id: rule, selector: buttons, enabled: true }] });
      const found = await looking.run(context, {
        ...(single !== undefined && { runOnly: [single] }),
        // The elements of findings alone.
        resultTypes: ['violations'],
        // Nothing is fetched for rules that are off.
        preload: false,
        // The only frame there is, the preview of an embed, is another page.
        iframes: false,
      });
      return {
        passes: found.passes.length,
        findings: found.violations.map(
          ({ id, help, nodes }) =>
            `${id}: ${help}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`,
        ),
      };
    },
    {
      context: {
        include: within ? [{ fromShadowDom: within }] : [['html']],
        exclude: leftOutOf(except),
      },
      rule: asRead,
      single: only,
    },
  );
  // A page may have no button whose name is not its text alone.
  if (only === undefined) expect(passes, 'rules that looked at something').toBeGreaterThan(0);
  expect(findings).toEqual([]);
}
