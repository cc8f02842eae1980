// Every document for users is there in both languages, with the same parts, tables and samples, and each leads to the other.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const docs = fileURLToPath(new URL('../../../docs', import.meta.url));

/** The glossary holds both languages itself; performance.md is for developers and is in English alone. */
const alone = ['glossary.md', 'performance.md'];
const inEnglish = readdirSync(docs).filter(
  (name) => name.endsWith('.md') && !name.endsWith('.ko.md') && !alone.includes(name),
);

const read = (name: string) => readFileSync(join(docs, name), 'utf8');

/** The structure of a document: the levels of its headings, the rows of its tables, and its samples line by line. */
function built(text: string) {
  const samples = text.match(/^```[\s\S]*?^```$/gm) ?? [];
  const rest = text.replace(/^```[\s\S]*?^```$/gm, '');
  return {
    headings: (rest.match(/^#+(?= )/gm) ?? []).map((marks) => marks.length),
    rows: (rest.match(/^\|/gm) ?? []).length,
    samples: samples.map((sample) => sample.split('\n').length),
  };
}

describe.each(inEnglish)('%s', (english) => {
  const korean = english.replace(/\.md$/, '.ko.md');

  it('has a twin of the same parts', () => {
    expect(built(read(korean))).toEqual(built(read(english)));
  });

  it('and its twin begin with a way to one another', () => {
    expect(read(english).split('\n')[2]).toBe(`[한국어](${korean})`);
    expect(read(korean).split('\n')[2]).toBe(`[English](${english})`);
  });
});
