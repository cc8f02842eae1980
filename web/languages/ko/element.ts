// Korean.
import { cellName, placeName } from './cells';
import type { Contradiction } from '../../core/contradiction';
import type { ParseError } from '../../core/text';
import type { Origin } from '../../core/intake';
import { expectedCells, type Messages } from '../en/element';
import { fileProblem, findingIn } from '../file-words';
import { filled } from '../template';
import faults from '../../../cpp/words/ko/text-faults.json';
import { number } from './grammar';

const houseWord = { row: '행', column: '열', box: '번 박스' } as const;
const houseName = ({ kind, index }: Contradiction['house']) => `${index + 1}${houseWord[kind]}`;

/** Only the first pair in words; the board marks them all. */
function pairs(found: readonly Contradiction[]): string {
  const [pair] = found;
  if (!pair) return '';
  const { digit, first, second, house } = pair;
  const clash = {
    digit,
    first: cellName(first),
    second: cellName(second),
    house: houseName(house),
  };
  const sentence = `${filled(faults.clash, clash)}.`;
  return found.length === 1 ? sentence : `${sentence} 이런 곳이 모두 ${found.length}군데입니다.`;
}

function place(origin: Origin, { line, column }: ParseError): string {
  const at = `${line}번째 줄 ${column}번째 글자`;
  switch (origin.kind) {
    case 'text':
      return at;
    case 'file':
      return `‘${origin.name}’ ${at}`;
    case 'link':
      return `링크의 ${at}`;
  }
}

/** A number of cells or rows. */
const cells = (count: number) =>
  filled(faults[count === 1 ? 'one-cell' : 'many-cells'], { count: number(count) });
const rows = (count: number) =>
  filled(faults[count === 1 ? 'one-row' : 'many-rows'], { count: number(count) });

const plainFaults: Readonly<Record<string, string>> = faults;

function wrongText(error: ParseError): string {
  const { code, found } = error;
  const sentence = (template: string) =>
    `${filled(template, { found, cells: cells(Number(found)), rows: rows(Number(found)) })}.`;
  if (code === 'too-few-cells' || code === 'too-many-cells') {
    return sentence(expectedCells(error) === 81 ? faults.line : faults.row);
  }
  const isOfLines = code === 'too-few-lines' || code === 'too-many-lines';
  return sentence(isOfLines ? faults.rows : (plainFaults[code] ?? findingIn(code, 'ko')));
}

export const words: Messages = {
  board: {
    label: '스도쿠 판',
    cell: (
      row,
      column,
      { kind, digit, notes, centre, candidates, colours },
      { contradicts, isDeadEnd },
    ) => {
      const content = {
        given: `주어진 수 ${digit}`,
        entry: `입력한 숫자 ${digit}`,
        found: `찾은 숫자 ${digit}`,
        blank: `빈칸${notes ? `, 메모 ${notes.join(' ')}` : ''}${centre ? `, 가운데 메모 ${centre.join(' ')}` : ''}${candidates?.length ? `, 후보 ${candidates.join(' ')}` : ''}`,
      }[kind];
      const marks = `${colours ? `, 색 ${colours.join(', ')}` : ''}${contradicts ? ', 모순' : ''}${isDeadEnd ? ', 막다른 칸' : ''}`;
      return `${placeName(row, column)}, ${content}${marks}`;
    },
    summary: (givens, entries, blanks) =>
      [
        `주어진 수 ${givens}개`,
        ...(entries > 0 ? [`입력 ${entries}개`] : []),
        `빈칸 ${blanks}개`,
      ].join(' · '),
    barred: (digits) => `${digits.join(' ')} 들어갈 수 없음`,
    contradictions: (found) => `모순: ${pairs(found)}`,
  },
  keypad: {
    label: '숫자판',
    digit: (digit) => `${digit} 입력`,
    colour: (colour) => `색 ${colour}`,
    left: (count) => `${count}개 남음`,
    erase: '지우기',
  },
  edit: {
    label: '편집',
    undo: '실행 취소',
    redo: '다시 실행',
    reset: '처음으로',
    resetName: '처음으로, 주어진 수만 남기기',
    clear: '모두 지우기',
  },
  search: {
    solver: '자동 풀이',
    strategy: '전략',
    fromWriteUps: '풀이 글에 나온 전략',
    beyond: '그 밖의 전략',
    solve: '풀기',
    stop: '멈추기',
    pause: '일시정지',
    resume: '계속',
  },
  strategyNames: {
    'scan-blanks': '빈칸 목록',
    'copied-blanks': '빈칸 목록 복사',
    'nested-vectors': '2차원 벡터',
    'copied-board': '2차원 벡터 값 전달',
    'used-flags': '사용 표시 배열',
    'scan-cells': '칸 차례대로',
    'candidate-list': '후보 목록',
    'first-blank': '첫 빈칸 찾기',
    greedy: '그리디',
    'house-masks': '비트마스크',
    'fewest-candidates': '후보가 적은 칸부터',
    propagation: '확실한 숫자부터',
    'exact-cover': '댄싱 링크(DLX)',
    fast: '빠른 풀이',
  },
  result: {
    label: '결과',
    ready: { title: '준비됨', detail: '첫 번째 답과, 그 답이 유일한지를 알려 줍니다.' },
    running: { title: '탐색하는 중', detail: '지금 탐색하고 있는 판을 보여 줍니다.' },
    paused: { title: '일시정지', detail: '멈춘 순간의 판입니다.' },
    stopped: { title: '멈췄습니다', detail: '판은 풀기 전 그대로입니다.' },
    refused: {
      title: '여기서는 탐색할 수 없습니다',
      detail: '페이지가 WebAssembly를 막고 있거나 브라우저가 오래된 것입니다.',
    },
    failed: { title: '탐색에 실패했습니다', detail: '다시 준비했으니 한 번 더 풀어 보세요.' },
    one: { title: '유일한 답입니다', detail: '다른 답은 없습니다.' },
    several: { title: '답이 여럿입니다', detail: '그중 사전순으로 첫 번째 답입니다.' },
    withoutRules: {
      title: '숫자만으로는 답이 정해지지 않습니다',
      detail: '빼고 올린 규칙이 있어야 답이 정해집니다. 규칙 없이 찾은 첫 번째 답입니다.',
    },
    contradiction: (found) => ({ title: '답이 없습니다', detail: pairs(found) }),
    searched: { title: '답이 없습니다', detail: '가능한 경우를 모두 살펴보았습니다.' },
    ruledOut: { title: '답이 없습니다', detail: '입력한 숫자까지 모두 담은 답은 없습니다.' },
    deadEnd: (row, column, solvable) => ({
      title: `${placeName(row, column)}에서 막혔습니다`,
      detail: solvable
        ? '넣을 숫자가 없는데 이 전략은 되돌리지 않습니다. 답은 있습니다.'
        : '넣을 숫자가 없습니다. 이 퍼즐에는 답도 없습니다.',
    }),
    figures: {
      time: '시간',
      placements: '넣은 횟수',
      backtracks: '되돌린 횟수',
      deadEnds: '막다른 칸',
      legalityChecks: '확인 횟수',
      calls: '호출 횟수',
    },
    copy: '판 복사',
    copyAs: { '2580': '2580 형식', '2239': '2239 형식', line: '한 줄' },
  },
  held: {
    back: '돌아가기',
    search: '하던 탐색을 일시정지했습니다.',
    mode: (title) => `‘${title}’ 화면이 그대로 남아 있습니다.`,
  },
  intake: {
    label: '내 퍼즐 넣기',
    paste: '붙여넣기',
    openFile: '파일 열기',
    type: '직접 입력',
    hint: '파일을 끌어다 놓아도 됩니다. 81자 한 줄, 아홉 줄, 선으로 그린 판, .sdk와 .sdm을 읽습니다.',
    text: '퍼즐 텍스트',
    putOnBoard: '판에 올리기',
  },
  pages: {
    label: '화면 고르기',
    board: '판',
    puzzle: '퍼즐',
    goTo: '이동',
    search: '탐색',
    steps: '단계',
    settings: '설정',
    compare: '비교',
    lesson: '레슨',
    program: '프로그램',
    figure: '그림',
  },
  notice: {
    close: '닫기',
    takeAll: '모두 검사하기',
    kept: (isBegun) => (isBegun ? '하던 게임은 보관했습니다.' : '앞의 퍼즐도 그대로 있습니다.'),
    goBack: (isBegun) => (isBegun ? '하던 게임으로' : '앞의 퍼즐로'),
    loaded: (more) => `텍스트의 퍼즐 ${number(more + 1)}개 가운데 첫 번째입니다.`,
    copied: (form) =>
      form === 'line' ? '한 줄로 복사했습니다.' : `${form} 형식으로 복사했습니다.`,
    copyFailed: '브라우저가 복사를 허용하지 않았습니다.',
    pasteRefused: '브라우저가 붙여넣기를 허용하지 않았습니다. 입력란에 붙여 넣어 주세요.',
    complete: '다 풀었습니다. 모든 행·열·박스에 숫자가 하나씩 들어갔습니다.',
    emptied: (digits) => `입력한 숫자 ${digits}개를 지웠습니다. 실행 취소로 되살릴 수 있습니다.`,
    given: (row, column) => `${placeName(row, column)}은 주어진 수라 바꿀 수 없습니다.`,
  },
  problem: (problem) => {
    switch (problem.kind) {
      case 'wrong-text':
        return `${place(problem.origin, problem.error)}: ${wrongText(problem.error)}`;
      case 'unreadable-file':
      case 'picture':
      case 'no-text':
      case 'too-much-packed':
        return fileProblem(problem, 'ko');
      case 'unknown-strategy':
        return `그런 이름의 전략이 없습니다(‘${problem.found}’).`;
      case 'wrong-value':
        return `여기서 ‘${problem.name}’에 쓸 수 없는 값입니다(‘${problem.found}’).`;
      case 'cut-link':
        return '링크에 담긴 입력과 메모를 읽지 못했습니다. 링크 끝이 잘렸을 수 있습니다. 주어진 수만 판에 올렸습니다.';
      case 'film-not-kept':
        return '프로그램이 길어 링크에 담기지 않았고, 이 브라우저에는 그 기록이 없습니다. 기록 파일을 받아서 여세요.';
      case 'mode-not-loaded':
        return '이 부분을 불러오지 못했습니다. 인터넷에 연결된 뒤 다시 시도하세요.';
      case 'refused':
        return problem.refusal === 'workers'
          ? '이 페이지에서는 워커를 쓸 수 없어 페이지에서 직접 탐색합니다. 페이지가 느려질 수 있습니다.'
          : '탐색에 필요한 WebAssembly가 돌지 않아 퍼즐만 보여 줍니다. 페이지가 막고 있거나 브라우저가 오래된 것입니다.';
      case 'worker':
        return problem.code === 'worker-hung'
          ? '탐색이 응답하지 않아 새로 시작했습니다. 다시 풀어 보세요.'
          : '탐색이 중단되어 새로 시작했습니다. 다시 풀어 보세요.';
    }
  },
  number,
  duration: (ms) => {
    if (ms < 0.05) return '< 0.1 ms';
    if (ms < 1000) return `${ms.toFixed(ms < 10 ? 1 : 0)} ms`;
    if (ms < 60_000) return `${(ms / 1000).toFixed(1)}초`;
    const seconds = Math.floor(ms / 1000);
    return `${Math.floor(seconds / 60)}분 ${seconds % 60}초`;
  },
};
