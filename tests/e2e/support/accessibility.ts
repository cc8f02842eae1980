// Axe on the whole page, shadow roots included; a finding is shown with the rule and the elements it is about.
import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** `within`: what of the page is looked at; hosts and an element in their shadow roots, from outside in. */
export async function expectAccessible(
  page: Page,
  within?: [string, string, ...string[]],
): Promise<void> {
  const axe = new AxeBuilder({ page });
  if (within) axe.include({ fromShadowDom: within });
  const { violations, passes } = await axe.analyze();
  expect(passes.length, 'rules that looked at something').toBeGreaterThan(0);
  const findings = violations.map(
    ({ id, help, nodes }) =>
      `${id}: ${help}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`,
  );
  expect(findings).toEqual([]);
}
