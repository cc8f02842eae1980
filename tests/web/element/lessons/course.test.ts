// Every lesson: as many texts as steps, existing boards, and questions whose answers the core confirms.
import { describe, expect, it } from 'vitest';
import { digitAt, emptyGrid, gridOf, type Grid } from '../../../../web/core/grid';
import { candidatesOf } from '../../../../web/core/refusals';
import { languages } from '../../../../web/core/language';
import { loadLesson } from '../../../../web/element/lessons/catalogue';
import {
  answerOf,
  isRight,
  sceneOf,
  type Lesson,
  type Scene,
} from '../../../../web/element/lessons/lesson-model';
import { isAsked } from '../../../../web/languages/lesson';
import { lessonNames, lessonNameOf, questionsOf } from '../../../../web/core/lesson-names';
import { loadSearches } from '../../../wasm/core';
import { named, read } from '../../../../web/worker/core/read-layout';
import { counters } from '../../../../web/worker/core/shared-kinds';
import { searchStatus } from '../../../../web/worker/searches/searches-table';

const core = await loadSearches();
const lessons = await Promise.all(lessonNames.map((name) => loadLesson(name)));
const codes = languages.map(({ code }) => code);

/** The board of a scene, which is a search after some steps, and the number of steps that the search really took. */
function boardAt({ puzzle, strategy, at }: Scene): { grid: Grid; steps: number } {
  const search = core.startSearch(puzzle, strategy);
  if (!search) throw new Error('the givens contradict each other');
  let left = at;
  let status = 'running';
  while (left > 0 && status === 'running') {
    const budget = Math.min(left, 1_000_000);
    status = named(searchStatus, search.run(budget));
    left -= budget;
  }
  const { placements, backtracks } = read(counters, search.counters());
  const board = { grid: gridOf(search.grid()) ?? emptyGrid, steps: placements + backtracks };
  search.delete();
  return board;
}

const asked = ({ steps }: Lesson) =>
  steps.flatMap((step) => (step.ask ? [{ ...step, ask: step.ask }] : []));

it('the lessons are seventeen, known by name, and a name that is none opens nothing', () => {
  expect(lessons.map(({ name }) => name)).toEqual(lessonNames);
  expect(lessonNames).toHaveLength(17);
  expect([lessonNameOf('three-cells'), lessonNameOf('toString'), lessonNameOf('')]).toEqual([
    'three-cells',
    undefined,
    undefined,
  ]);
});

describe.each(lessons.map((lesson) => [lesson.name, lesson] as const))('%s', (name, lesson) => {
  it('asks two or three questions, as many as the list says', () => {
    expect(asked(lesson)).toHaveLength(questionsOf[name]);
    expect(questionsOf[name]).toBeGreaterThanOrEqual(2);
    expect(questionsOf[name]).toBeLessThanOrEqual(3);
  });

  it('stands on steps that there are', () => {
    for (const step of lesson.steps) {
      for (const scene of [step.scene, sceneOf(step, true)]) {
        if (scene.film === undefined) expect(boardAt(scene).steps).toBe(scene.at);
      }
    }
  });

  it('asks for digits in blanks, and the right one is a candidate unless none is', () => {
    for (const { scene, ask } of asked(lesson)) {
      if (ask.by !== 'digit' || ask.cell === undefined) continue;
      const { grid } = boardAt(scene);
      expect(digitAt(grid, ask.cell)).toBe(0);
      const candidates = candidatesOf(grid, ask.cell);
      if (ask.right === 0) expect(candidates).toEqual([]);
      else expect(candidates).toContain(ask.right);
    }
  });

  it('takes its own answer for right', () => {
    for (const { ask } of asked(lesson)) expect(isRight(ask, answerOf(ask))).toBe(true);
  });

  it.each(codes)('has a text for every step in %s, and a reason for every wrong answer', (code) => {
    const { steps } = lesson.words(code);
    expect(steps).toHaveLength(lesson.steps.length);
    for (const [index, { ask }] of lesson.steps.entries()) {
      const words = steps[index];
      expect(words?.text.join('').length).toBeGreaterThan(20);
      expect(words && isAsked(words)).toBe(ask !== undefined);
      if (!ask || !words || !isAsked(words)) continue;
      expect(words.question.length).toBeGreaterThan(5);
      expect(words.right.length).toBeGreaterThan(5);
      const most = ask.by === 'cell' ? 81 : ask.by === 'digit' ? 10 : 1000;
      for (let answer = 0; answer < most; answer++) {
        if (!isRight(ask, answer)) expect(words.wrong(answer).length).toBeGreaterThan(5);
      }
    }
  });
});

it.each([
  [
    'ko',
    [
      '빈칸',
      '후보',
      '재귀',
      '깊이 우선 탐색(DFS)',
      '백트래킹',
      '막다른 칸',
      '스택',
      '가지치기',
      '유망성',
      '시간 복잡도',
      '시간 초과',
      '출력 초과',
      '그리디',
      '비트마스크',
    ],
  ],
  [
    'en',
    [
      'blank',
      'candidate',
      'recursion',
      'depth-first search (DFS)',
      'backtracking',
      'dead end',
      'stack',
      'pruning',
      'promising',
      'time complexity',
      'time limit exceeded',
      'output limit exceeded',
      'greedy',
      'bitmask',
    ],
  ],
] as const)(
  'the terms that learners search for are defined where they are met, in %s',
  (code, terms) => {
    const texts = lessons.map((lesson) =>
      lesson
        .words(code)
        .steps.flatMap((step) => [...step.text, ...(isAsked(step) ? [step.right] : [])])
        .join(' '),
    );
    for (const term of terms) {
      expect(
        texts.some((text) => text.includes(`*${term}*`)),
        term,
      ).toBe(true);
    }
  },
);
