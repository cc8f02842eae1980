// Runs axe on the whole page, shadow roots included; a finding is shown with its rule and elements.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import { expect } from './expect';
import type axe from 'axe-core';

/** An element as the path of shadow hosts to it, from outside in. */
type Path = [string, string, ...string[]];

interface Looked {
  /** The part of the page to check; by default all of it. */
  within?: Path;
  /** The part to leave out; by default the examples below the board, which take a third of the time. */
  except?: Path | 'nothing' | 'boards';
}

/** The examples below the board, which are the same everywhere and are checked in two states of the sweep. */
const examples: Path = ['retrace-sudoku', '.gallery'];

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Voice control needs a button's visible text in its name; axe leaves this rule off by default, and cells are exempt. */
const asRead = 'label-content-name-mismatch';

/** The elements that axe leaves out; embedded boards are left out where several of them have landmarks of the same names. */
const leftOutOf = (except: NonNullable<Looked['except']>) => {
  if (except === 'nothing') return [];
  return except === 'boards' ? [['retrace-sudoku']] : [{ fromShadowDom: except }];
};

/** Runs in Chromium alone, since roles and styles are the same in every browser and a check takes seconds. */
export const expectAccessible = (page: Page, looked: Looked = {}): Promise<void> =>
  expectNothingFound(page, looked, undefined);

/** The check that depends on the language: the name of each button contains its visible text. */
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
        // Axe then lists elements only for violations.
        resultTypes: ['violations'],
        // The rules that would need fetched stylesheets are off.
        preload: false,
        // The only frame, the preview of an embed, has tests of its own.
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
  // A page may have no button to which this one rule applies.
  if (only === undefined) expect(passes, 'rules that looked at something').toBeGreaterThan(0);
  expect(findings).toEqual([]);
}
