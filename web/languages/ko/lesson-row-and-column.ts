// The lesson on dfs(row, column) in Korean.
import { cellName } from './cells';
import type { RowAndColumnLesson } from '../en/lesson-row-and-column';
import * as particle from './particles';

export const words: RowAndColumnLesson = {
  steps: [
    {
      text: [
        '매개변수를 행과 열 두 개로 두는 방법입니다. `dfs(row, col)`은 한 칸을 맡고, 다음 칸은 `dfs(row, col + 1)`입니다.',
        '주어진 숫자가 있는 칸이면 아무것도 하지 않고 다음 열로 넘어갑니다. 빈칸이면 1부터 9까지 넣어 보고, 모두 실패하면 칸을 비우고 돌아갑니다.',
      ],
    },
    {
      text: [
        '1행 1열을 채운 뒤로 1행은 모두 주어진 숫자라 호출이 오른쪽으로 곧장 이어집니다. 지금 `dfs(0, 8)`, 곧 1행 9열에 와 있다고 합시다.',
      ],
      question: '`dfs(0, 8)`은 다음으로 `dfs(0, ?)`를 호출합니다. ?는 몇일까요?',
      right:
        '9입니다. 열은 0부터 8까지이니 열 9는 판의 밖이고, 한 행을 다 보았다는 뜻입니다. 그래서 함수의 맨 앞에서 `col == 9`인지부터 확인해야 합니다.',
      wrong: (number) =>
        number === 0
          ? '프로그램은 언제나 `dfs(row, col + 1)`을 호출합니다. 0열로 가는 것은 그다음 호출입니다.'
          : '8에 1을 더하면 됩니다.',
    },
    {
      text: ['`dfs(0, 9)`는 칸을 보지 않고 `dfs(row + 1, 0)`을 호출하고 끝납니다.'],
      question: '그 호출은 어느 칸의 호출일까요?',
      right: '2행 1열입니다. 프로그램의 (1, 0)입니다. 주어진 7이 있으니 바로 다음 열로 넘어갑니다.',
      wrong: (cell) =>
        `${cellName(cell)}${particle.subject(cellName(cell))} 아니라, 다음 행의 첫 칸입니다.`,
    },
    {
      text: [
        '마지막 빈칸 9행 9열을 채우면 `dfs(8, 9)`가 호출되고, 이 호출이 다시 다음 행의 첫 칸에 대해 호출합니다.',
      ],
      question: '판이 다 찼음을 알아차리는 호출은 `dfs(?, 0)`입니다. ?는 몇일까요?',
      right:
        '9입니다. 행 9도 판의 밖입니다. `col == 9`를 먼저, `row == 9`를 그 다음에 확인하므로 여기서 출력하고 끝냅니다.',
      wrong: (number) =>
        number === 8
          ? '행 8은 맨 아래 행입니다. `dfs(8, 9)`가 `row + 1`로 넘어간 뒤를 생각하세요.'
          : '8행 다음은 몇 행일까요?',
    },
  ],
};
