// The causes of wrong programs in Java, named with their lines.
import { endOf } from '../../web/core/code/packed-film';
import type { RunReport, RunRequest } from '../../web/core/code/run';
import { causeIn } from '../programs/causes/caused';
import { expectCause } from '../programs/causes/expected-cause';
import { wrongPrograms } from '../programs/causes/wrong-programs';
import type { Java } from './support/java';
import { expect, test } from './support/java-test';

async function reported(
  java: Java,
  { input, limits, film: puzzle }: RunRequest,
): Promise<RunReport> {
  const asked = puzzle === undefined ? {} : { film: puzzle, keepsFilm: true };
  const run = await java.run(input, { limits, ...asked });
  const { ending, output, faults, packed, steps } = run;
  const report = { ending, output, faults, milliseconds: 0 };
  if (puzzle === undefined || steps === undefined) return report;
  const bytes = new Blob([Uint8Array.from(packed), endOf(false)]);
  return { ...report, film: { packed: bytes, steps, isCut: ending.kind === 'time-limit' } };
}

test.describe('the cause of a wrong program in Java', () => {
  test.describe.configure({ mode: 'default', timeout: 120_000 });

  for (const wrong of wrongPrograms('java')) {
    test(`is named: ${wrong.name} (${wrong.mistake}) @java`, async ({ java }) => {
      const { isReady } = await java.compile(wrong.source);
      expect(isReady).toBe(true);
      expectCause(expect, await causeIn(wrong, (request) => reported(java, request)), wrong);
    });
  }
});
