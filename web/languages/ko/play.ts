// Korean texts of what helps to play.
import { cellName } from '../../core/cell';
import type { PlayMessages } from '../../element/play/words';

export const words: PlayMessages = {
  label: '직접 풀기',
  notes: '메모',
  autoNotes: '메모 채우기',
  check: '지금 확인',
  whereWrong: '어디서 틀렸나요?',
  goBack: '틀리기 전으로',
  timer: '푼 시간',
  showTimer: '시간 보이기',
  hideTimer: '시간 숨기기',
  checkFailed: '확인하지 못했습니다. 다시 눌러 주세요.',
  checked: ({ givensSolvable, solvable, wrong, several }) => {
    if (!givensSolvable) return '주어진 수만으로 이미 답이 없습니다. 적은 숫자 탓이 아닙니다.';
    if (solvable) {
      return several
        ? '아직 괜찮습니다. 적은 숫자가 여러 답 가운데 하나와 맞습니다.'
        : '아직 괜찮습니다. 적은 숫자가 모두 답과 맞습니다.';
    }
    if (wrong.length === 0) return '적은 숫자를 모두 담은 답이 없습니다.';
    return `틀렸습니다: ${wrong.map(cellName).join(', ')}. 주어진 수의 어떤 답에도 없는 숫자입니다.`;
  },
  mistake: (mistake) => {
    if (mistake === 'givens') {
      return '주어진 수만으로 이미 답이 없습니다. 적은 숫자 탓이 아닙니다.';
    }
    if (mistake === 'none') return '틀린 곳이 없습니다. 지금도 답에 이를 수 있습니다.';
    const { cell, digit, change, of } = mistake;
    const what = digit === 0 ? `${cellName(cell)} 지우기` : `${cellName(cell)} = ${digit}`;
    return `${of}번 가운데 ${change}번째(${what})부터 답이 없어졌습니다.`;
  },
};
