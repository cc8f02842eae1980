// The lesson on flags in Korean.
import { cellName } from '../../core/cell';
import type { FlagsWords } from '../../element/lessons/course/flags';
import * as particle from './particles';

export const words: FlagsWords = {
  steps: [
    {
      text: [
        '숫자 하나를 넣을 수 있는지 알려고 매번 27칸을 읽는 대신, 이미 있는 숫자를 표로 적어 둘 수 있습니다. `row[r][d]`는 r행에 d가 있는지, `col[c][d]`는 c열에, `box[b][d]`는 b번 박스에 d가 있는지입니다.',
        '표는 지금 채울 칸에서 읽는 세 줄입니다. 셋 다 0인 숫자가 그 칸의 후보입니다. 재생하면 표가 함께 바뀝니다.',
      ],
    },
    {
      text: [
        '칸에 0부터 80까지 번호를 붙이면 변수 하나로 판을 훑을 수 있습니다. `cnt / 9`가 행, `cnt % 9`가 열입니다. 주어진 숫자가 있는 칸이면 `cnt + 1`로 넘어가고, `cnt == 81`이면 끝입니다.',
      ],
      question: '`cnt = 20`인 칸을 판에서 고르세요.',
      right: 'r3c3입니다. 20 / 9 = 2, 20 % 9 = 2이고, 사람에게는 1을 더해 말합니다.',
      wrong: (cell) =>
        `${cellName(cell)}${particle.topic(cellName(cell))} \`cnt = ${cell}\`입니다. 20을 9로 나눈 몫이 행, 나머지가 열이고, 둘 다 0부터 셉니다.`,
    },
    {
      text: ['r3c2에서 세 줄을 읽습니다. 탐색은 셋 다 0인 숫자를 작은 것부터 넣습니다.'],
      question: 'r3c2에 들어갈 숫자는 무엇일까요?',
      right: '8입니다. 1부터 7까지는 행·열·박스 중 어딘가에 표시되어 있습니다.',
      wrong: () => '그 숫자도 들어갈 수 있지만, 더 작은 후보부터 넣습니다.',
    },
    {
      text: [
        '8을 넣으면서 `row[2][8]`, `col[1][8]`, `box[0][8]`을 표시했습니다. 그런데 다음 칸에서 막혀 8을 되돌려야 합니다.',
      ],
      question: '칸을 비우는 것 말고, 지워야 할 표시는 몇 개일까요?',
      right:
        '세 개입니다. 넣을 때 표시한 것을 모두 지워야 합니다. 하나라도 남으면 그 행이나 열, 박스에서 8은 영영 쓰지 못합니다.',
      wrong: (number) =>
        number === 1
          ? '행, 열, 박스에 하나씩 표시했습니다.'
          : '넣을 때 표시한 개수와 같습니다. 바로 위 문장을 보세요.',
    },
    {
      text: [
        '표시와 해제가 짝을 이루는지 보는 가장 쉬운 방법은 두 줄을 재귀 호출의 앞뒤에 거울처럼 놓는 것입니다. 여기서는 `mark(…, true)`와 `mark(…, false)`입니다.',
        '처음 판을 읽을 때 주어진 숫자도 표시해 두어야 합니다.',
      ],
    },
  ],
};
