// The classic script of the widget as it is built: its syntax and that of its workers is of 2019, and no colour needs a newer browser.
import { readFileSync } from 'node:fs';
import { parse } from 'acorn';
import { simple } from 'acorn-walk';
import { describe, expect, it } from 'vitest';
import { root } from '../../../scripts/run.mjs';

const code = readFileSync(`${root}/dist/widget/retrace-whole.classic.js`, 'utf8');
const whole = parse(code, { ecmaVersion: 2019 });

/** All texts in the script: among them the scripts of workers and the styles. */
const texts: string[] = [];
simple(whole, {
  Literal: ({ value }) => {
    if (typeof value === 'string') texts.push(value);
  },
  TemplateElement: ({ value }) => {
    texts.push(value.cooked ?? value.raw);
  },
});

describe('the classic script', () => {
  it('has workers in the syntax of 2019', () => {
    const workers = texts.filter(
      (text) => text.includes('onconnect') || text.includes('onmessage'),
    );
    expect(workers.length).toBeGreaterThanOrEqual(4);
    for (const worker of workers) parse(worker, { ecmaVersion: 2019 });
  });

  it('gives each colour of both themes once more for browsers without light-dark()', () => {
    const styles = texts.filter((text) => text.includes('light-dark('));
    expect(styles.length).toBeGreaterThan(0);
    for (const style of styles) expect(style).toContain('@supports not (color:light-dark(');
  });
});
