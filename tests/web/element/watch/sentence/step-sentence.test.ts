// The sentence at a position, for a strategy's search and for a recorded search, of which less is known.
import { describe, expect, it } from 'vitest';
import type { WatchStatus } from '../../../../../web/core/watched-search';
import { sentenceAt } from '../../../../../web/element/watch/sentence/step-sentence';
import { words as en } from '../../../../../web/languages/en/watch';
import { words as ko } from '../../../../../web/languages/ko/watch';
import { stateAt } from '../fixtures';

const goal = { kind: 'cell', cell: 7 } as const;
const stuck = { cause: goal, refused: [], removed: [] };

const said = (status: WatchStatus, isRecorded: boolean) => {
  const state = stateAt(0, { status, goal, stuck: status === 'dead-end' ? stuck : undefined });
  return sentenceAt(state, isRecorded, en);
};

describe('the sentence where a search ends', () => {
  it('says of a strategy that is stuck that it takes nothing back', () => {
    expect(said('dead-end', false)).toBe(
      'Stuck at r1c8, no digit fits. This strategy takes nothing back.',
    );
  });

  it('says of a recording that is stuck that it ends, not what its program would do', () => {
    expect(said('dead-end', true)).toBe('Stuck at r1c8, no digit fits. The recording ends here.');
    expect(sentenceAt(stateAt(0, { status: 'dead-end', goal, stuck }), true, ko)).toBe(
      '막혔습니다. 1행 8열에 넣을 숫자가 없습니다. 기록은 여기서 끝납니다.',
    );
  });

  it('says that there is no solution of a strategy alone: a program may have missed it', () => {
    expect(said('exhausted', false)).toContain('there is no solution');
    expect(said('exhausted', true)).not.toContain('there is no solution');
    expect(said('exhausted', true)).toContain('The recording ends here.');
  });

  it('says of a recording that was cut short that it ends', () => {
    expect(said('stopped', true)).toContain('The recording ends here.');
  });

  it('says nothing of an end while there is a next step, nor at a solution', () => {
    for (const isRecorded of [false, true]) {
      expect(said('searching', isRecorded)).not.toMatch(/ends|takes nothing back|no solution/);
      expect(said('solution', isRecorded)).not.toMatch(/ends|takes nothing back|no solution/);
    }
  });
});

it('says of a digit that a program writes over another that no line emptied the cell', () => {
  const overwriting = { kind: 'overwriting', cell: 2, digit: 5, by: 8 } as const;
  expect(en.happening(overwriting)).toBe(
    'r1c3: the program overwrites 5 by 8; no line that empties the cell ran in between.',
  );
  expect(ko.happening(overwriting)).toBe(
    '1행 3열: 프로그램이 5 위에 8을 덮어씁니다. 그 사이에 칸을 비우는 줄은 실행되지 않았습니다.',
  );
});
