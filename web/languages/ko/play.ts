// Korean texts of what helps to play.
import { cellName } from './cells';
import type { FindingText, Mistake } from '../../core/finding';
import type { PlayMessages } from '../en/play';

type Checked = Extract<FindingText, { kind: 'checked' }>;

const names = (cells: readonly number[]) => cells.map(cellName).join(', ');
const givensAlone = '퍼즐 자체에 답이 없습니다. 입력한 숫자 때문이 아닙니다.';

function checked({ check, together }: Checked): string {
  const { givensSolvable, solvable, wrong, several } = check;
  if (!givensSolvable) return givensAlone;
  if (solvable) {
    return several
      ? '지금까지 괜찮습니다. 답이 여럿인데, 그중 하나와 맞습니다.'
      : '지금까지 모두 맞습니다.';
  }
  if (wrong.length === 0) return `${names(together)}에 입력한 숫자가 함께 들어가는 답은 없습니다.`;
  return `틀린 숫자가 있습니다: ${names(wrong)}.${several ? ' 어느 답과도 맞지 않습니다.' : ''}`;
}

function found({ cell, digit, change, of }: Mistake): string {
  const what = digit === 0 ? `${cellName(cell)} 지우기` : `${cellName(cell)} = ${digit}`;
  return `입력한 ${of}번 가운데 ${change}번째(${what})에서 틀렸습니다.`;
}

export const words: PlayMessages = {
  label: '직접 풀기',
  writing: '쓰는 방식',
  writings: { digit: '숫자', corner: '모서리', centre: '가운데', colour: '색' },
  hint: '힌트',
  goesOn: '힌트를 다시 누르면 더 알려 주고, 칸을 누르면 숫자판이 돌아옵니다.',
  several: '여러 칸',
  chosen: (cells) => `${cells}칸 선택`,
  autoNotes: '메모 채우기',
  singles: '후보 하나인 칸 채우기',
  noSingle: '후보가 하나만 남은 칸이 없습니다.',
  filter: '후보로 칸 고르기',
  check: '확인',
  more: '더 보기',
  back: '판으로 돌아가기',
  thisPuzzle: '이 퍼즐',
  menu: '설정과 그 밖의 기능',
  eraseNotes: '메모 모두 지우기',
  pause: '게임 일시정지',
  paused: '일시정지됨',
  resume: '게임 계속하기',
  whereWrong: '어디서 틀렸나요?',
  explain: '전체 풀이',
  share: '공유',
  goBack: '틀리기 전으로',
  solveGivens: '주어진 수만으로 풀기',
  editGivens: '주어진 수 고치기',
  setting: '지금 입력하는 숫자는 주어진 수가 됩니다.',
  settingDone: '고치기 끝내기',
  typed:
    '이 숫자들이 퍼즐인가요? 주어진 수로 정하면 ‘처음으로’를 눌러도 남고, 이후에 입력하는 숫자를 확인할 수 있습니다.',
  useAsGivens: '주어진 수로 정하기',
  typing: '왼쪽 위 칸부터 차례로 넣으세요. 빈칸은 지우기 버튼으로 건너뜁니다.',
  nextCell: '다음 칸으로',
  digitFirst: '숫자 먼저',
  touch: '칸 위로 끌면 여러 칸을 고릅니다.',
  fixed: (givens) => `주어진 수 ${givens}개로 정했습니다. 실행 취소하면 다시 입력한 숫자가 됩니다.`,
  settings: '설정',
  options: {
    peers: '같은 행·열·박스 강조',
    equal: '같은 숫자 강조',
    digitFirst: '숫자를 먼저 고르고 칸 누르기',
    live: '입력할 때마다 확인',
    clock: '푼 시간 표시',
    lettersMove: 'W, A, S, D로도 칸 옮기기',
  },
  keysNote: '? 키를 누르면 단축키 목록이 나옵니다.',
  timer: '푼 시간',
  solvedIn: (time) => `${time} 만에 다 풀었습니다. 모든 행·열·박스에 숫자가 하나씩 들어갔습니다.`,
  finding: (finding) => {
    switch (finding.kind) {
      case 'checked':
        return checked(finding);
      case 'typed':
        return {
          one: '답이 하나뿐인 퍼즐입니다.',
          several: '답이 둘 이상입니다. 빠뜨린 숫자가 있을 수 있습니다.',
          none: `이 숫자들로는 답이 없습니다: ${names(finding.conflict)}.`,
        }[finding.solutions];
      case 'mistake':
        return found(finding.mistake);
      case 'no-mistake':
        return finding.because === 'givens'
          ? givensAlone
          : '틀린 곳이 없습니다. 지금도 답에 이를 수 있습니다.';
      case 'failed':
        return '확인하지 못했습니다. 다시 눌러 주세요.';
    }
  },
  marks: { wrong: '틀림', conflict: '함께 들어갈 수 없음' },
};
