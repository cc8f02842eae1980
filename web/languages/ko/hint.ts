// Korean texts of hints.
import { cellName } from './cells';
import type { HintMessages } from '../en/hint';
import { filled } from '../template';
import advice from '../../../cpp/words/ko/advice.json';

const names = (cells: readonly number[]) => cells.map(cellName).join(', ');

export const words: HintMessages = {
  label: '힌트',
  looking: '다음 단계를 찾는 중…',
  close: '닫기',
  level: (step) => `4단계 중 ${step}단계`,
  kind: '다음 단계',
  more: { where: '어디에?', what: '무엇을?', why: '왜?', about: '기법 설명' },
  apply: '적용',
  path: '전체 풀이',
  applied: '적용했습니다. 실행 취소로 되돌릴 수 있습니다.',
  next: '다음 힌트',
  chain: (number, isCase) => filled(isCase ? advice.case : advice.chain, { number }),
  needsNotes: (blanks) =>
    `메모를 보고 찾는 단계입니다. 그런데 후보를 적지 않은 빈칸이 ${blanks}개 있습니다.`,
  fillNotes: '빠진 메모 채우기',
  wrongNotes: (cells) =>
    cells.length === 0
      ? advice['wrong-notes']
      : filled(advice['wrong-note'], { cells: names(cells) }),
  wrongNote: '필요한 메모가 빠짐',
  mendNotes: '이 메모 다시 쓰기',
  severalSolutions: advice.several,
  restsOnUniqueness:
    '답이 하나뿐일 때만 쓸 수 있는 기법입니다. 이 퍼즐은 답이 하나임을 확인했습니다.',
  contradiction: '같은 행·열·박스에 같은 숫자가 두 번 있습니다. 먼저 하나를 지워 주세요.',
  givensUnsolved: advice['givens-unsolved'],
  solved: '다 풀었습니다. 더 할 것이 없습니다.',
  beyond: advice.beyond,
  beyondChosen: advice['beyond-chosen'],
  useAll: '모든 기법 쓰기',
  repertoire: '힌트에 쓸 기법',
  watch: '탐색 과정 보기',
  failed: '힌트를 찾지 못했습니다. 다시 눌러 주세요.',
  missing:
    '다음 단계에는 체인 속에 패턴이나 체인이 든 기법이 필요한데, 이를 찾는 기능을 불러오지 못했습니다. 연결을 확인하고 다시 눌러 주세요.',
};
