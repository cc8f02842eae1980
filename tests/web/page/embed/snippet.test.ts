// The snippets of the embed panel, against what the iframe page reads.
import { describe, expect, it } from 'vitest';
import { readHeight, readSettings } from '../../../../web/core/embed-settings';
import { emptyGrid, gridOf } from '../../../../web/core/grid';
import { embeddedModes } from '../../../../web/core/mode';
import { strategies } from '../../../../web/core/strategy';
import { watchDefaults } from '../../../../web/element/shared/watch-attributes';
import {
  frameAddress,
  frameSnippet,
  tagSnippet,
  type Embedded,
} from '../../../../web/page/embed/snippet';

const puzzle =
  gridOf('8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..') ??
  emptyGrid;
const table = [
  '<table border="1" cellpadding="8">',
  '<tr><td>8</td><td></td><td></td><td></td><td></td><td></td><td></td><td></td><td></td></tr>',
  '<tr><td></td><td></td><td>3</td><td>6</td><td></td><td></td><td></td><td></td><td></td></tr>',
  '<tr><td></td><td>7</td><td></td><td></td><td>9</td><td></td><td>2</td><td></td><td></td></tr>',
  '<tr><td></td><td>5</td><td></td><td></td><td></td><td>7</td><td></td><td></td><td></td></tr>',
  '<tr><td></td><td></td><td></td><td></td><td>4</td><td>5</td><td>7</td><td></td><td></td></tr>',
  '<tr><td></td><td></td><td></td><td>1</td><td></td><td></td><td></td><td>3</td><td></td></tr>',
  '<tr><td></td><td></td><td>1</td><td></td><td></td><td></td><td></td><td>6</td><td>8</td></tr>',
  '<tr><td></td><td></td><td>8</td><td>5</td><td></td><td></td><td></td><td>1</td><td></td></tr>',
  '<tr><td></td><td>9</td><td></td><td></td><td></td><td></td><td>4</td><td></td><td></td></tr>',
  '</table>',
].join('');
const page = 'https://example.org/retrace/#p=1';
const usual: Embedded = {
  ...watchDefaults,
  puzzle,
  trace: '',
  mode: 'solve',
  lesson: '',
  strategy: 'fast',
  order: 'teaching',
  techniques: 'all',
  hints: false,
  controls: 'full',
  lang: 'en',
  theme: 'auto',
};
const watched: Embedded = {
  ...usual,
  mode: 'watch',
  strategy: 'fewest-candidates',
  speed: 12.5,
  at: 130,
  from: 120,
  to: 400,
  autoplay: true,
  loop: true,
  controls: 'minimal',
  lang: 'ko',
  theme: 'dark',
};

describe('the snippet', () => {
  it('is a script and the element, with nothing that is as usual', () => {
    expect(tagSnippet(usual, { width: undefined, height: 1 }, page)).toBe(
      '<script type="module" src="https://example.org/retrace/widget/retrace.js"></script>\n' +
        `<retrace-sudoku puzzle="${puzzle}" lang="en">${table}</retrace-sudoku>`,
    );
  });

  it('has no table without a puzzle', () => {
    const bare = tagSnippet({ ...usual, puzzle: emptyGrid }, { width: undefined, height: 1 }, page);
    expect(bare).toContain('<retrace-sudoku lang="en"></retrace-sudoku>');
  });

  it('plays a recording from its address in the place of a strategy, at its step', () => {
    const played: Embedded = { ...usual, mode: 'watch', trace: 'my.trace', at: 12 };
    expect(tagSnippet(played, { width: undefined, height: 1 }, page)).toContain(
      `<retrace-sudoku puzzle="${puzzle}" trace="my.trace" at="12" lang="en">`,
    );
    expect(
      tagSnippet({ ...played, mode: 'solve' }, { width: undefined, height: 1 }, page),
    ).not.toContain('trace=');
  });

  it('has every choice as an attribute', () => {
    expect(tagSnippet(watched, { width: 640, height: 1 }, page)).toContain(
      `<retrace-sudoku puzzle="${puzzle}" mode="watch" strategy="fewest-candidates" speed="12.5" ` +
        'at="130" from="120" to="400" autoplay loop controls="minimal" lang="ko" theme="dark" ' +
        'style="max-width: 640px">',
    );
  });

  it('is an iframe of its size whose address is escaped', () => {
    const snippet = frameSnippet(watched, { width: undefined, height: 812 }, page, 'Sudoku');
    const [, source = ''] = /src="([^"]+)"/.exec(snippet) ?? [];
    expect(source).not.toMatch(/&(?!amp;)/);
    expect(source.replaceAll('&amp;', '&')).toBe(frameAddress(watched, page));
    expect(snippet).toContain('width="100%" height="812"');
  });

  it('says nothing of watching in other modes, and no strategy of a race', () => {
    const race = tagSnippet({ ...watched, mode: 'race' }, { width: undefined, height: 1 }, page);
    expect(race).toContain('mode="race" controls=');
    expect(race).not.toContain('autoplay');
  });

  it('has the order and the step of a path, and nothing of searches', () => {
    const explained = { ...watched, mode: 'explain', order: 'classic', hints: true } as const;
    expect(tagSnippet(explained, { width: undefined, height: 1 }, page)).toContain(
      `puzzle="${puzzle}" mode="explain" order="classic" hints speed="12.5" at="130" autoplay loop controls=`,
    );
  });

  it('has the techniques of a path where they are not all', () => {
    const explained = { ...usual, mode: 'explain', techniques: 'usual,-xy-chain' } as const;
    const tag = tagSnippet(explained, { width: undefined, height: 1 }, page);
    expect(tag).toContain('mode="explain" techniques="usual,-xy-chain" lang="en"');
    const fields = new URL(frameAddress(explained, page)).searchParams;
    expect([...readSettings(fields)]).toEqual([...fields]);
  });

  it('has the name and the page of a lesson, and leads to it where no script runs', () => {
    const lesson = { ...usual, mode: 'lesson', lesson: 'three-cells', at: 3 } as const;
    const tag = tagSnippet(lesson, { width: undefined, height: 1 }, page);
    expect(tag).toContain(
      '<retrace-sudoku mode="lesson" lesson="three-cells" at="3" lang="en"><a href="https://example.org/retrace/#m=learn&amp;l=three-cells&amp;at=3">Three cells</a></retrace-sudoku>',
    );
    const list = tagSnippet({ ...lesson, lesson: '' }, { width: undefined, height: 1 }, page);
    expect(list).toContain(
      'mode="lesson" lang="en"><a href="https://example.org/retrace/#m=learn">',
    );
  });

  it('has no puzzle where the board is empty', () => {
    expect(frameAddress({ ...usual, puzzle: emptyGrid }, page)).toBe(
      'https://example.org/retrace/embed/?lang=en',
    );
  });

  it('is read whole by the iframe page, in every mode and with every strategy', () => {
    for (const mode of embeddedModes) {
      for (const { name: strategy } of strategies) {
        const chosen = { ...watched, order: 'classic', mode, strategy } as const;
        const fields = new URL(frameAddress(chosen, page)).searchParams;
        expect([...readSettings(fields)]).toEqual([...fields]);
        expect(fields.get('lang')).toBe('ko');
      }
    }
  });
});

describe('a height from the frame’s message', () => {
  it('is a number of pixels in this version', () => {
    expect(readHeight({ retrace: 1, type: 'height', height: 700.2 })).toBe(701);
    const wrong: unknown[] = [
      null,
      'height',
      { retrace: 2, type: 'height', height: 700 },
      { retrace: 1, type: 'ready' },
      { retrace: 1, type: 'height', height: '700' },
      { retrace: 1, type: 'height', height: Number.NaN },
      { retrace: 1, type: 'height', height: -1 },
      { retrace: 1, type: 'height', height: 1e9 },
    ];
    expect(wrong.map(readHeight)).toEqual(wrong.map(() => undefined));
  });
});
