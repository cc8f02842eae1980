// The file that a click saves, as bytes.
import { mkdirSync, readFileSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { test, type Locator, type TestInfo, type WorkerInfo } from '@playwright/test';
import { expect } from './expect';

/** The folder into which the browser of this Playwright worker saves files. */
export const downloadsOf = ({ project, workerIndex }: WorkerInfo | TestInfo): string =>
  join(project.outputDir, `.downloads-${workerIndex}`);

/**
 * Waits for the file itself in Firefox, which reports no download for a link without a file name (WebDriver BiDi sends neither
 * `download` nor `navigation`), and whose event Playwright 1.64 skips.
 */
export async function downloadedBy(control: Locator): Promise<Buffer> {
  const page = control.page();
  if (page.context().browser()?.browserType().name() !== 'firefox') {
    const [file] = await Promise.all([page.waitForEvent('download'), control.click()]);
    return readFileSync(await file.path());
  }
  const folder = downloadsOf(test.info());
  mkdirSync(folder, { recursive: true });
  const before = new Set(readdirSync(folder));
  const added = () => readdirSync(folder).filter((name) => !before.has(name));
  await control.click();
  let name = '';
  await expect(() => {
    const names = added();
    // While the browser still writes, the file is empty and a second file lies beside it.
    expect(names).toHaveLength(1);
    name = join(folder, names[0] ?? '');
    expect(statSync(name).size).toBeGreaterThan(0);
  }).toPass({ timeout: 60_000, intervals: [50] });
  return readFileSync(name);
}
