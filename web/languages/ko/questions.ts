// Questions in Korean.
import { cellName } from './cells';
import type { QuestionsMessages } from '../en/questions';
import { number, rounded } from './grammar';

const about = rounded(2);
const large = (value: number) =>
  value < 1e9
    ? about(value)
    : value.toExponential(1).replace(/e\+(\d+)$/, (_, power: string) => ` × 10^${power}`);

export const words: QuestionsMessages = {
  nameOf: cellName,
  tools: {
    label: '더 알아보기',
    certificate: '답이 유일한가?',
    solutions: '모든 답',
    candidates: '진짜 후보',
    redundant: '없어도 되는 숫자',
    share: '공유와 인쇄',
  },
  working: '찾는 중…',
  stop: '멈추기',
  stopped: '멈췄습니다.',
  failed: '탐색에 실패했습니다. 다시 눌러 주세요.',
  certificate: {
    verdict: {
      unique: '유일합니다. 답이 정확히 하나입니다.',
      several: '유일하지 않습니다.',
      none: '답이 없습니다.',
    },
    count: ({ solutions, isEstimate, standardError }) =>
      isEstimate
        ? `답은 약 ${large(solutions)}개로 추정됩니다(표준 오차 ${large(standardError)}).`
        : `답은 정확히 ${number(solutions)}개입니다.`,
    first: '첫 번째 답',
    other: '다른 답',
    differing: (cells) => `두 답은 ${number(cells)}칸에서 다릅니다.`,
    completion: ({ cells: { length }, isSmallest }, cells) =>
      `${length}칸만 더 주어지면 유일해집니다: ${cells}. ` +
      (isSmallest
        ? '이보다 적은 칸으로는 안 된다는 것을 확인했습니다.'
        : '찾은 가장 작은 묶음이지만, 더 작은 묶음이 없다고 확인하지는 못했습니다.'),
    addThem: '퍼즐에 더하기',
    conflict: ({ cells: { length }, isSmallest }, cells) =>
      `주어진 수 ${length}개만으로 이미 답이 없습니다: ${cells}. ` +
      (isSmallest
        ? '이보다 적은 개수로는 답이 없어지지 않는다는 것을 확인했습니다.'
        : '하나라도 빼면 답이 생기지만, 더 작은 묶음이 있을 수도 있습니다.'),
    picture: (title) => title,
  },
  solutions: {
    first: '처음',
    previous: '이전',
    next: '다음',
    last: '마지막',
    place: (k, { solutions, isEstimate }) => {
      const of = isEstimate ? `약 ${large(solutions)}개(추정)` : `${number(solutions)}개`;
      return k === undefined ? `${of} 가운데 하나` : `${of} 가운데 ${number(k)}번째`;
    },
    onBoard: '판에 적기',
    download: '텍스트로 내려받기',
    downloadNote: (limit) => `사전순으로 ${number(limit)}개까지 담습니다.`,
    none: '답이 없습니다.',
    fileName: 'solutions',
    picture: '답',
  },
  candidates: {
    none: '답이 없어서 어떤 숫자도 들어갈 수 없습니다.',
    counted: (solutions) =>
      solutions === 1
        ? '하나뿐인 답에 나오는 숫자들입니다.'
        : `답 ${number(solutions)}개 가운데 하나에라도 나오는 숫자들입니다.`,
    uncounted: '답 가운데 하나에라도 나오는 숫자들입니다. 답이 너무 많아 세지는 못했습니다.',
    picture: '빈칸마다의 진짜 후보',
    list: '목록으로 보기(답에 나오는 횟수)',
    cell: (name, digits) => `${name}: ${digits}`,
    times: (digit, times) => `${digit} (${number(times)}번)`,
    asNotes: '메모로 적기',
  },
  redundant: {
    none: '주어진 수가 모두 필요합니다. 하나라도 없으면 답이 늘어납니다.',
    some: (count, cells) =>
      `하나씩 빼도 답이 늘지 않는 숫자가 ${number(count)}개 있습니다: ${cells}.`,
    picture: '없어도 되는 숫자',
    reduce: '최소 퍼즐로 줄이기',
    several: ({ solutions, isEstimate }) =>
      `이 퍼즐은 답이 ${isEstimate ? `약 ${large(solutions)}` : number(solutions)}개이고, 줄여도 그 답이 모두 남습니다. ` +
      '흔히 말하는 최소 퍼즐은 답이 하나뿐이므로, 먼저 유일하게 만드세요.',
    reduceKeeping: '답을 모두 남기고 줄이기',
    reduced: (before, after, isUnique) =>
      `${isUnique ? '' : '답을 모두 남긴 채 '}주어진 수를 ${before}개에서 ${after}개로 줄였습니다. 실행 취소로 되돌릴 수 있습니다.`,
  },
  share: {
    link: '주어진 수, 입력한 숫자, 메모를 담은 링크',
    copyLink: '링크 복사',
    copied: '복사했습니다.',
    copyFailed: '브라우저가 복사를 허용하지 않았습니다.',
    openIn: '다른 곳에서 열기',
    qr: 'QR 코드',
    qrOf: '링크의 QR 코드',
    picture: '그림',
    svg: 'SVG로 저장',
    png: 'PNG로 저장',
    print: '인쇄',
    printOne: '한 장에 하나',
    printFour: '한 장에 넷',
    printFourNote: '넷을 인쇄하면 이 퍼즐과 앞서 판에 있던 퍼즐들이 들어갑니다.',
    saveFailed: '저장하지 못했습니다.',
    fileName: 'sudoku',
    sheet: '인쇄할 퍼즐',
  },
  number,
};
