// Korean texts of the search that learns from dead ends, watched on a board with any rules.
import type { NamedClaim, NamedLearning, VariedLearningMessages } from '../en/varied-learning';
import { number } from './grammar';
import { object } from './particles';

const claimed = ({ cell, digit, holds }: NamedClaim) => `${cell} ${holds ? '=' : '≠'} ${digit}`;
const become = ({ cell, digit, holds }: NamedClaim) =>
  holds
    ? `${cell}에 ${digit}${object(digit)} 넣습니다`
    : `${cell}에서 ${digit}${object(digit)} 뺍니다`;
const follow = (forced: number) =>
  forced === 0 ? '' : ` 숫자 ${number(forced)}개가 따라서 정해집니다.`;

function deadEnd({ broken, claim, together }: NamedLearning): string {
  switch (broken) {
    case 'cell':
      return `${claim.cell}에 남은 후보가 없습니다`;
    case 'place':
      return `표시된 칸들에 ${claim.digit}${object(claim.digit)} 넣을 자리가 없습니다`;
    case 'pair':
      return `${together.map(claimed).join(', ')}는 함께 있을 수 없습니다`;
    case 'rule':
      return '표시된 칸들이 규칙을 지킬 수 없게 되었습니다';
    case 'lesson':
      return '앞에서 배운 것에 어긋납니다';
  }
}

function lesson({ together, unsaid, claim, from, choices, forced }: NamedLearning): string {
  const all = together.map(claimed).join(', ');
  const more = unsaid > 0 ? ` 외 ${number(unsaid)}개` : '';
  const what =
    together.length === 1
      ? `배운 것: ${all}인 답은 없습니다.`
      : `배운 것: ${all}${more}, 이 모두를 만족하는 답은 없습니다.`;
  const back =
    from - choices > 1
      ? ` 선택 ${number(from - choices)}개를 한꺼번에 무릅니다. 백트래킹이라면 하나만 무릅니다.`
      : ' 마지막 선택을 무릅니다.';
  return `${what}${back} 이제 ${become(claim)}.${follow(forced)}`;
}

export const words: VariedLearningMessages = {
  step: (step) => {
    switch (step.kind) {
      case 'start':
        return `주어진 수에서 탐색을 시작합니다.${follow(step.forced)}`;
      case 'choice':
        return `선택 ${number(step.choices)}: ${become(step.claim)}.${follow(step.forced)}`;
      case 'dead-end':
        return `막혔습니다. ${deadEnd(step)}.`;
      case 'lesson':
        return lesson(step);
      case 'restart':
        return `배운 것 ${number(step.lessons)}개를 간직한 채 처음부터 다시 시작합니다. 더 나은 선택부터 해 보려는 것입니다.`;
      case 'solution':
        return '판이 가득 찼습니다. 답입니다.';
    }
  },
  at: (position, choices, lessons) =>
    `${number(position)}단계, 판에 있는 선택 ${number(choices)}개, 지금까지 배운 것 ${number(lessons)}개.`,
  about:
    '백트래킹은 막히면 마지막 선택을 무릅니다. 이 탐색은 어떤 선택들 때문에 막혔는지 따져 배운 것으로 남기고, 그 선택들이 있는 데까지 한 번에 돌아갑니다.',
  near: '단계마다 판에 있는 선택의 수입니다. 점선은 한 단계만 물렀다면 남았을 선택입니다.',
  compare: '탐색 견주기',
  comparison: {
    title: '이 퍼즐에서 견준 탐색',
    search: '탐색',
    steps: '단계',
    time: '시간',
    end: '결과',
    ends: {
      open: '아직 없음',
      solution: '답을 찾음',
      exhausted: '답이 없음',
      full: '아직 없음',
    },
    seconds: (ms) =>
      `${(ms / 1000).toLocaleString('ko', { maximumFractionDigits: ms < 1000 ? 2 : 1 })}초`,
  },
};
