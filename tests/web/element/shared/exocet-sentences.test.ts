// A step of an Exocet is told by the rule that it goes by, in each language.
import { describe, expect, it } from 'vitest';
import type { Deduction, Role } from '../../../../web/core/techniques/deduction';
import { cellName, type House } from '../../../../web/core/cell';
import { plainly } from '../../../../web/languages/board-sentence';
import { sentencesOf } from '../../../../web/languages/deduction-sentences';
import en from '../../../../cpp/words/en/deductions.json';
import ko from '../../../../cpp/words/ko/deductions.json';

type Marks = readonly (readonly [cell: number, role: Role, digit?: number])[];
interface Step {
  name: string;
  /** As tests/cpp/techniques/rule_test.cpp has it for such evidence. */
  rule: string;
  gone: { cell: number; digit: number };
  marks: Marks;
  bases?: readonly House[];
  /** In the sentence of this rule alone. */
  words: Record<'en' | 'ko', RegExp>;
}

const row = (index: number): House => ({ kind: 'row', index });
const base: Marks = [
  [0, 'pattern'],
  [1, 'pattern'],
];
const targets: Marks = [
  [12, 'target'],
  [24, 'target'],
];
const mirrored: Marks = [
  [12, 'pivot'],
  [24, 'target'],
  [25, 'pincer'],
  [26, 'pincer'],
];
const steps: readonly Step[] = [
  {
    name: 'a target with other digits',
    rule: '',
    gone: { cell: 12, digit: 9 },
    marks: [...base, ...targets],
    words: { en: /hold no other digit/, ko: /다른 숫자는 들어갈 수 없습니다/ },
  },
  {
    name: 'a digit of the base in no target',
    rule: 'exocet-base',
    gone: { cell: 0, digit: 3 },
    marks: [...base, ...targets],
    words: { en: /The 3 fits in neither target/, ko: /3은 어느 타깃에도/ },
  },
  {
    name: 'a digit of a target without room in the cross lines',
    rule: 'exocet-unsupported-target',
    gone: { cell: 12, digit: 3 },
    marks: [...base, ...targets],
    words: { en: /If r2c4 held the 3/, ko: /r2c4에 3이 들어가면/ },
  },
  {
    name: 'a digit of a target that its mirror node lacks',
    rule: 'exocet-mirrored-target',
    gone: { cell: 12, digit: 3 },
    marks: [...base, ...mirrored],
    words: { en: /The 3 fits in neither cell of the mirror node/, ko: /미러 칸 어디에도 3이/ },
  },
  {
    name: 'a mirror node of one cell',
    rule: 'exocet-mirror',
    gone: { cell: 25, digit: 9 },
    marks: [...base, ...mirrored],
    words: {
      en: /Only r3c8 has candidates in common with r2c4/,
      ko: /같은 후보가 있는 칸은 r3c8뿐/,
    },
  },
  {
    name: 'a mirror node with a locked digit',
    rule: 'exocet-locked-mirror',
    gone: { cell: 25, digit: 9 },
    marks: [[25, 'on', 8], ...base, ...mirrored],
    words: { en: /one of them holds the 8/, ko: /8은 다른 칸에/ },
  },
  {
    name: 'known digits before their targets',
    rule: 'exocet-known',
    gone: { cell: 60, digit: 3 },
    marks: [...base, ...targets],
    words: { en: /each target where the 3 fits/, ko: /타깃을 모두 보는 칸에는 3이/ },
  },
  {
    name: 'known digits in lines across',
    rule: 'exocet-cover',
    gone: { cell: 60, digit: 3 },
    marks: [...base, ...targets, [56, 'pivot', 3], [65, 'pivot', 3]],
    words: { en: /fits only in r7c3 and r8c3/, ko: /들어갈 수 있는 칸은 r7c3, r8c3뿐/ },
  },
  {
    name: 'a supposition',
    rule: 'exocet-trial',
    gone: { cell: 60, digit: 3 },
    marks: [...base, ...targets, [60, 'source', 3]],
    words: { en: /If r7c7 held the 3, none/, ko: /r7c7에 3이 들어가면 가능한 방법이/ },
  },
  {
    name: 'a supposition with more room for a digit',
    rule: 'exocet-loose-trial',
    gone: { cell: 60, digit: 3 },
    marks: [...base, ...targets, [60, 'source', 3], [57, 'fin', 2]],
    words: { en: /that one may also be at r7c4/, ko: /예외로 r7c4에 들어갈 수도/ },
  },
  {
    name: 'four digits of two bases',
    rule: 'double-exocet',
    gone: { cell: 60, digit: 3 },
    marks: [...base, ...targets],
    bases: [row(0), row(1)],
    words: { en: /two bases.*No cell can hold the 3/, ko: /두 베이스.*모두 보는 칸에는 3이/ },
  },
  {
    name: 'four digits of two bases in lines across',
    rule: 'double-exocet-cover',
    gone: { cell: 60, digit: 3 },
    marks: [...base, ...targets, [56, 'pivot', 3], [65, 'pivot', 3]],
    bases: [row(0), row(1)],
    words: { en: /two bases.*fits only in r7c3/, ko: /두 베이스.*들어갈 수 있는 칸은 r7c3/ },
  },
  {
    name: 'a supposition about two bases',
    rule: 'double-exocet-trial',
    gone: { cell: 60, digit: 3 },
    marks: [...base, ...targets, [60, 'source', 3]],
    bases: [row(0), row(1)],
    words: { en: /two digits for both bases was tried/, ko: /두 베이스의 숫자를 고르는/ },
  },
];

const deductionOf = ({ rule, gone, marks, bases = [row(0)] }: Step): Deduction => ({
  technique: 'exocet',
  rating: 0,
  rule,
  placement: undefined,
  eliminations: [gone],
  inner: [],
  evidence: {
    cells: marks.flatMap(([cell, role, digit]) => (digit === undefined ? [{ cell, role }] : [])),
    candidates: marks.flatMap(([cell, role, digit]) =>
      digit === undefined ? [] : [{ cell, digit, role }],
    ),
    links: [],
    groups: [],
    houses: bases,
    crossed: [2, 3, 6].map((index) => ({ kind: 'column', index })),
    digits: [1, 2, 3],
  },
});

describe.each([
  ['en', en],
  ['ko', ko],
] as const)('an Exocet in %s', (language, words) => {
  const { reason } = sentencesOf(words, cellName);
  const told = (step: Step) => plainly(reason(deductionOf(step)));

  it.each(steps)('tells of $name', (step) => {
    expect(told(step)).toMatch(step.words[language]);
    expect(told(step)).not.toMatch(/[{}]|undefined/);
  });

  it('tells each rule in a sentence of its own', () => {
    expect(new Set(steps.map(told)).size).toBe(steps.length);
  });
});
