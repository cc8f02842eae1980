// Bulk mode in Korean.
import { ratingText } from '../../core/techniques/grade';
import type { BulkMessages } from '../en/bulk';
import { duration } from './duration';
import { words as fileWords } from './file-problems';
import { number as whole } from './grammar';

const number = (value: number) => whole(Math.round(value));

const left = (leftMs: number | undefined) =>
  leftMs === undefined ? '' : ` · ${duration(leftMs)} 남음`;

const kind = {
  unique: '유일',
  several: '여럿',
  none: '없음',
  contradiction: '모순',
  unreadable: '잘못된 줄',
} as const;

export const words: BulkMessages = {
  source: {
    title: '퍼즐',
    hint: '파일을 여기에 끌어다 놓으세요. 크기 제한은 없습니다. 조금씩 나누어 읽고, 이 기기 밖으로 보내지 않습니다.',
    openFile: '파일 열기…',
    text: '또는 목록 붙여 넣기',
    start: '목록 검사',
    limit: '답을 세는 한도',
    limitNote: '2개면 답이 유일한지 알 수 있습니다.',
    limitOf: (limit) => `${number(limit)}개까지`,
    workers: '워커',
    workersOf: (count) => `${count}개`,
    empty: '입력란이 비어 있습니다.',
    problem: fileWords.problem,
  },
  run: {
    title: '진행',
    progress: '처리한 비율',
    figures: (rows, perSecond, leftMs) =>
      `퍼즐 ${number(rows)}개 · 초당 ${number(perSecond)}개` + left(leftMs),
    took: (rows, elapsedMs, perSecond, workers) =>
      `퍼즐 ${number(rows)}개, ${(elapsedMs / 1000).toFixed(1)}초 · 초당 ${number(perSecond)}개 · 워커 ${workers}개`,
    pause: '일시정지',
    resume: '계속',
    cancel: '취소',
    phase: {
      running: '진행 중',
      paused: '일시정지',
      done: '끝',
      cancelled: '취소됨. 이미 나온 결과는 남아 있습니다',
      failed: '실패',
    },
    nothing: '퍼즐이 하나도 없습니다.',
    failed: (message) => `계속할 수 없습니다: ${message}`,
  },
  kinds: {
    all: '모두',
    unique: '유일',
    several: '여럿',
    none: '없음',
    contradiction: '모순',
    unreadable: '잘못된 줄',
  },
  filter: '보기',
  histograms: {
    givens: '주어진 수',
    branches: '분기',
    branchesNote: '엔진이 후보를 골라 시험해 본 횟수입니다. 0이면 논리만으로 풀린 것입니다.',
    bar: (from, to, count) =>
      `${from === to ? number(from) : `${number(from)}~${number(to)}`}: ${number(count)}개`,
    none: '아직 없음',
  },
  rating: {
    title: '난이도',
    note: '답이 하나뿐인 퍼즐을 논리로 풀어 Sudoku Explainer의 난이도(SE: ER, EP, ED)로 잽니다. 답만 찾을 때보다 오래 걸립니다.',
    start: '난이도 재기',
    goOn: '나머지 난이도 재기',
    cancel: '난이도 재기 취소',
    phase: {
      rating: '재는 중:',
      rated: '끝:',
      cancelled: '취소됨. 이미 잰 결과는 남아 있습니다:',
      failed: '난이도를 재지 못했습니다:',
    },
    progress: (rated, wanted, leftMs) =>
      `퍼즐 ${number(wanted)}개 중 ${number(rated)}개${left(leftMs)}`,
    bar: (from, to, count) => `${ratingText(from)}~${ratingText(to)}: ${number(count)}개`,
    from: '가장 낮은 난이도',
    to: '가장 높은 난이도',
    show: '이 범위 보기',
  },
  repeats: {
    title: '중복',
    note: '퍼즐을 서로 견주어, 똑같이 다시 나오는 퍼즐과 모양만 바뀐 퍼즐을 찾습니다. 숫자를 서로 바꾸거나 행과 열의 순서를 바꾼 퍼즐, 돌리거나 뒤집은 퍼즐은 모양만 다른 같은 퍼즐입니다.',
    start: '중복 찾기',
    cancel: '중복 찾기 취소',
    phase: {
      comparing: '찾는 중:',
      compared: '끝:',
      cancelled: '취소됨. 지금까지 찾은 결과는 남아 있습니다:',
      failed: '중복을 찾지 못했습니다:',
    },
    progress: (compared, wanted, leftMs) =>
      `퍼즐 ${number(wanted)}개 중 ${number(compared)}개${left(leftMs)}`,
    kinds: {
      different: '서로 다른 퍼즐',
      repeat: '똑같은 퍼즐',
      isomorph: '모양만 다른 퍼즐',
    },
    column: '같은 퍼즐',
    of: (likeness, first) => {
      if (likeness === 'different') return '';
      return likeness === 'repeat'
        ? `${number(first)}번째 줄`
        : `${number(first)}번째 줄(모양만 다름)`;
    },
  },
  rows: {
    title: '결과 목록',
    line: '줄',
    result: '결과',
    solutions: '답의 수',
    givens: '주어진 수',
    branches: '분기',
    puzzle: '퍼즐',
    show: (line) => `${line}번째 줄 보기`,
    page: (from, to, of) => `${number(of)}개 중 ${number(from)}~${number(to)}`,
    previous: '이전',
    next: '다음',
    goToLine: '줄 번호',
    go: '이동',
    none: '해당하는 줄이 없습니다.',
    onBoard: '판에 올리기',
    picture: (line) => `${line}번째 줄의 퍼즐`,
  },
  kind,
  solutionsOf: (solutions, limitReached) => `${number(solutions)}${limitReached ? ' 이상' : ''}`,
  problem: ({ reason, column }) => {
    const at = ` (${column}번째 글자)`;
    return {
      empty: '퍼즐 없음',
      'bad-character': `숫자도 빈칸도 아닌 문자${at}`,
      'number-too-big': `9보다 큰 숫자${at}`,
      'too-few-cells': `칸이 모자람${at}`,
      'too-many-cells': `칸이 너무 많음${at}`,
      'too-few-lines': '행이 모자람',
      'too-many-lines': '행이 너무 많음',
      binary: `텍스트가 아님${at}`,
      'too-large': '1 MiB보다 긴 줄',
      'no-puzzle-in-link': `퍼즐이 없는 링크${at}`,
      'link-needs-site': `해당 사이트에서만 열리는 링크${at}`,
      'unknown-rules': '기본 규칙 외의 규칙이 있음',
      'no-puzzle-in-line': '퍼즐이 없는 줄',
      'other-size': '9×9가 아닌 크기의 퍼즐',
      letters: '숫자 대신 글자를 쓴 퍼즐',
      'too-few-candidates': '후보가 빠진 칸이 있음',
      sukaku: '주어진 수 대신 후보를 적은 수카쿠',
    }[reason];
  },
  save: {
    label: '이 목록 저장',
    csv: 'CSV로',
    puzzles: '퍼즐만',
    solutions: '답만',
    ratings: '난이도와 함께',
    pdf: 'PDF로',
    print: '인쇄',
    sheet: '인쇄할 퍼즐',
    answersTitle: '답',
    page: (page, pages) => `${page} / ${pages}`,
    onPaper: (count) => `앞의 ${count}개만 인쇄지에 담았습니다.`,
    saving: '저장하는 중…',
    saved: '저장했습니다.',
    savedPart: (percent) => `파일 앞부분 ${percent}%만 계산되어 그만큼만 저장했습니다.`,
    failed: '저장하지 못했습니다.',
    fileName: 'retrace-bulk',
  },
  number,
};
