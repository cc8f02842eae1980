// The answers to lessons and films: what is kept of them, and the text and the table that a teacher gets.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { emptyGrid } from '../../../../web/core/grid';
import { back, shownInstead } from '../../../../web/core/prediction';
import { answeredLessons } from '../../../../web/element/lessons/answered-lessons';
import {
  forgetAnswers,
  keepReply,
  keptQuestions,
} from '../../../../web/element/lessons/kept-answers';
import { answersAsCsv, answersAsText } from '../../../../web/element/shared/answers/answer-files';
import { filmPart, keptFilmParts } from '../../../../web/element/shared/answers/film-answers';
import { keepAnswers } from '../../../../web/element/shared/answers/predictions';
import { answerMessagesIn } from '../../../../web/languages/en/answers';
import { predictMessagesIn } from '../../../../web/languages/en/predict';

const kept = new Map<string, string>();

beforeEach(() => {
  kept.clear();
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

/** The third page of the lesson asks which digit fits, and none does; the fourth asks for r1c6. */
function answerThreeCells(): void {
  keepReply('three-cells', 3, { answer: 5, kind: 'right' });
  keepReply('three-cells', 2, { answer: 2, kind: 'wrong' });
  keepReply('three-cells', 2, { answer: Number.NaN, kind: 'no-number' });
  keepReply('three-cells', 2, { answer: 0, kind: 'right' });
  keepReply('three-cells', 2, { answer: 4, kind: 'wrong' }); // asked anew at a later visit
}

const answers = [
  { position: 0, asking: 'cell', answer: 4, right: 4 },
  { position: 5, asking: 'digit', answer: 7, right: 0 },
  { position: 6, asking: 'way', answer: shownInstead, right: back },
] as const;

describe('the kept answers of lessons', () => {
  it('are those up to the right one, in their order', () => {
    answerThreeCells();
    expect(keptQuestions()).toContainEqual({
      lesson: 'three-cells',
      step: 2,
      replies: [
        { answer: 2, kind: 'wrong' },
        { answer: 0, kind: 'right' },
      ],
    });
  });

  it('end with one that was shown, may have fractions, and are forgotten when asked', () => {
    keepReply('pruning', 0, { answer: 2.5, kind: 'wrong' });
    keepReply('pruning', 0, { answer: 1e21, kind: 'wrong' });
    keepReply('pruning', 0, { answer: 29, kind: 'shown' });
    keepReply('pruning', 0, { answer: 29, kind: 'right' });
    expect(keptQuestions()[0]?.replies.map(({ answer, kind }) => [answer, kind])).toEqual([
      [2.5, 'wrong'],
      [1e21, 'wrong'],
      [29, 'shown'],
    ]);
    forgetAnswers();
    expect(keptQuestions()).toEqual([]);
  });

  it('leave out what is kept in no form of their own', () => {
    kept.set('retrace-lesson-answers', 'flags 1 8=\ngone 1 8=\nflags x 8=\nflags 2\n<script>');
    expect(keptQuestions()).toHaveLength(1);
  });
});

describe('the files for a teacher', () => {
  it.each([
    [
      'en',
      'Right: 1 of 3',
      'Step 6. Which digit: 7 (was blank)',
      'Step 7. Deeper or back: shown (was back)',
    ],
    [
      'ko',
      '결과: 3개 중 1개 맞음',
      '6단계. 어떤 숫자: 7 (답: 빈칸)',
      '7단계. 더 깊이 또는 뒤로: 답 보기 (답: 뒤로)',
    ],
  ] as const)(
    'have the score of a film and a line for each answer, in %s',
    (language, ...lines) => {
      const part = filmPart('mine', emptyGrid, answers, predictMessagesIn(language));
      const text = answersAsText([part], answerMessagesIn(language));
      for (const line of lines) expect(text.split('\n')).toContain(line);
      expect(text).toContain(emptyGrid);
    },
  );

  it('have lessons and films in one text, a lesson with its questions and every answer', async () => {
    answerThreeCells();
    keepAnswers(`used-flags ${emptyGrid}`, answers);
    const films = keptFilmParts(predictMessagesIn('en'));
    const parts = [...(await answeredLessons('en')), ...films];
    const lines = answersAsText(parts, answerMessagesIn('en')).split('\n');
    expect(lines).toContain('Right: 2 of 5');
    expect(lines).toContain('Lesson: Three cells');
    expect(lines).toContain('Film: used-flags');
    expect(lines.find((line) => line.startsWith('Page 3.'))).toMatch(
      /\? 2, none \(right at answer 2\)$/,
    );
    expect(lines.find((line) => line.startsWith('Page 4.'))).toMatch(/ r1c6 \(right\)$/);
    expect(lines.join()).not.toMatch(/[*`]/);
  });

  it.each(['en', 'ko'] as const)(
    'have a row for each answer in a table, in %s',
    async (language) => {
      answerThreeCells();
      const part = filmPart('=mine, "2"', emptyGrid, answers, predictMessagesIn(language));
      const table = answersAsCsv(
        [...(await answeredLessons(language)), part],
        answerMessagesIn(language),
      );
      expect(table.startsWith('\uFEFF')).toBe(true); // else a spreadsheet reads Korean as another code
      const rows = table.slice(1).trimEnd().split('\r\n');
      expect(rows).toHaveLength(6);
      const results = {
        en: ['right later', 'right', 'wrong', 'shown'],
        ko: ['나중에 맞음', '맞음', '틀림', '답을 봄'],
      };
      const [later, right, wrong, shown] = results[language];
      expect(rows.slice(1).map((row) => row.split(',').at(-1))).toEqual([
        later,
        right,
        right,
        wrong,
        shown,
      ]);
      expect(rows.at(-1)).toContain(`"'=mine, ""2""",${emptyGrid},7,`); // a formula and a comma in a name
    },
  );
});
