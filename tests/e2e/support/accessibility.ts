// Axe on the whole page, shadow roots included; a finding is shown with the rule and the elements it is about.
import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** A path of hosts and an element in their shadow roots, from outside in. */
type Path = [string, string, ...string[]];

/**
 * In Chromium alone: roles and styles are the same in every browser, and looking takes seconds.
 * `within`: what of the page is looked at; `except`: what in it is not.
 */
export async function expectAccessible(page: Page, within?: Path, except?: Path): Promise<void> {
  if (page.context().browser()?.browserType().name() !== 'chromium') return;
  // One call in the page, and the elements of findings alone: a quarter of the time, and the same findings.
  const axe = new AxeBuilder({ page }).setLegacyMode(true);
  axe.options({ resultTypes: ['violations'] });
  if (within) axe.include({ fromShadowDom: within });
  if (except) axe.exclude({ fromShadowDom: except });
  const { violations, passes } = await axe.analyze();
  expect(passes.length, 'rules that looked at something').toBeGreaterThan(0);
  const findings = violations.map(
    ({ id, help, nodes }) =>
      `${id}: ${help}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`,
  );
  expect(findings).toEqual([]);
}
