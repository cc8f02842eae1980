// The widget's last build step: the same module in fewer bytes.
import { describe, expect, it } from 'vitest';
import { smallScriptOf } from '../../../scripts/widget/small-script.mjs';

const core = 'AGFzbQE/'.repeat(2000);
const small = (code: string) => smallScriptOf(code, 'test.js');

/** What the module exports. */
async function exportsOf(code: string): Promise<Record<string, unknown>> {
  const address = `data:text/javascript,${encodeURIComponent(code)}`;
  return (await import(/* @vite-ignore */ address)) as Record<string, unknown>;
}

describe('the widget’s script', () => {
  it.each([
    ['at the top', `const core = '${core}'; export const read = () => [before, core];`],
    ['inside a function', `export function read() { return [before, (() => \`${core}\`)()]; }`],
  ])('begins with a long text that stood %s, and still reads it', async (_, code) => {
    const result = await small(`const before = [1, 2].map(String).join(); ${code}`);
    expect(result).toMatch(/^const \$text0=.AGFzbQE/);
    expect(result.split(core)).toHaveLength(2);
    const { read } = await exportsOf(result);
    expect((read as () => unknown)()).toEqual(['1,2', core]);
  });

  it('leaves a long styles template where its tag is', async () => {
    const result = await small(`import { css } from 'lit'; export const styles = css\`${core}\`;`);
    expect(result).not.toContain('$text');
    expect(result).toContain(`\`${core}\``);
  });

  it('keeps the names of properties and exports', async () => {
    const code =
      'export class Board { deadEnds = 1; #hidden = 2; showAll() { return this.#hidden; } }';
    const { Board } = await exportsOf(await small(code));
    const board = new (Board as new () => { deadEnds: number; showAll: () => number })();
    expect([board.deadEnds, board.showAll()]).toEqual([1, 2]);
  });

  it('keeps a function that uses nothing around it such that its text runs alone', async () => {
    const code = `
      function openWorker() { const twice = (n) => n * 2; return { serve: (n) => twice(n) + 1 }; }
      export const text = () => openWorker.toString();
      export const onPage = (n) => openWorker().serve(n);`;
    const { text, onPage } = await exportsOf(await small(code));
    const { alone } = await exportsOf(
      `export const alone = (${(text as () => string)()})().serve(3);`,
    );
    expect(alone).toBe(7);
    expect((onPage as (n: number) => number)(3)).toBe(7);
  });

  it('names each holder of a licence once', async () => {
    const licence = (year: number) =>
      `/**\n * @license\n * Copyright ${year} Holder\n * SPDX-License-Identifier: X\n */\n`;
    const code = `${licence(2017)}export const a = 1;${licence(2018)}/* a note */${licence(2017)}`;
    expect(await small(code)).toBe(
      '/*!\n@license\nCopyright 2017 Holder\nSPDX-License-Identifier: X\nCopyright 2018 Holder\n*/\n' +
        'export const a=1;',
    );
  });

  it('stops where its own name is taken, and at what is no script', async () => {
    await expect(small(`export const $text0 = '${core}';`)).rejects.toThrow('$text0');
    await expect(small('export const = 1;')).rejects.toThrow('test.js cannot be parsed');
  });
});
