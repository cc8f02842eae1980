// Korean texts of puzzles with rules beyond the classic ones.
import type { BrokenPlace, VariedMessages } from '../en/varied';
import { placeName } from './cells';
import { number } from './grammar';

const list = (cells: readonly string[]) => cells.join(', ');

const mostCells = 12;
const shortList = (cells: readonly string[]) =>
  list(cells.slice(0, mostCells)) + (cells.length > mostCells ? ' …' : '');

const drawings: Readonly<Record<string, string>> = {
  line: '선',
  arrow: '화살표',
  circle: '동그라미',
  rectangle: '네모',
  text: '글자나 수',
  cage: '케이지',
  cages: '케이지',
};

function broken({ of, rule, cells }: BrokenPlace): string {
  if (of === 'given') return `${list(cells)}에는 그 숫자가 들어갈 수 없습니다.`;
  if (of === 'house' || rule === undefined) return `모순: ${list(cells)}의 숫자가 같습니다.`;
  return `규칙에 어긋났습니다: ${rule}(${list(cells)}).`;
}

export const words: VariedMessages = {
  board: (rows, columns) => `${rows}행 ${columns}열 판`,
  cell: ({ row, column, digit, isGiven, corner, centre, candidates, rules, isBroken }) => {
    const content =
      digit === ''
        ? [
            '빈칸',
            ...(corner.length > 0 ? [`메모 ${corner.join(' ')}`] : []),
            ...(centre.length > 0 ? [`가운데 메모 ${centre.join(' ')}`] : []),
            ...(candidates.length > 0 ? [`후보 ${candidates.join(' ')}`] : []),
          ]
        : [`${isGiven ? '주어진 수' : '입력한 숫자'} ${digit}`];
    return [
      placeName(row, column),
      ...content,
      ...rules,
      ...(isBroken ? ['규칙에 어긋남'] : []),
    ].join(', ');
  },
  untitled: (rows, columns) => `${rows}×${columns} 퍼즐`,
  by: (author) => `만든 사람: ${author}`,
  rulesTitle: '규칙',
  inWords: '만든 사람의 설명',
  loading: '퍼즐을 읽는 중입니다…',
  lost: '페이지의 이 부분을 불러오지 못했습니다.',
  again: '다시 시도',
  empty:
    'f-puzzles나 SudokuPad의 링크, 또는 크기가 다른 판의 텍스트를 이 페이지 아무 데나 붙여 넣거나 끌어다 놓으세요. 규칙까지 함께 열립니다.',
  example: '25×25 예제',
  make: '퍼즐 직접 만들기',
  editRules: '규칙 고치기',
  back: '기본 판',
  others: '풀던 다른 퍼즐',
  writing: '쓰는 방식',
  writings: { digit: '숫자', corner: '모서리', centre: '가운데' },
  keypad: '숫자판',
  enter: (digit) => `${digit} 넣기`,
  left: (count) => `${count}개 남음`,
  erase: '지우기',
  edit: '편집',
  undo: '실행 취소',
  redo: '다시 실행',
  reset: '처음으로',
  check: '확인',
  solve: '풀기',
  cancel: '취소',
  print: '인쇄',
  zoomIn: '칸 크게',
  zoomOut: '판 전체',
  several: '여러 칸',
  picture: { svg: 'SVG로 저장', png: 'PNG로 저장', copy: '그림 복사' },
  pictureCopied: '그림을 복사했습니다.',
  pictureFailed: '그림을 만들지 못했습니다.',
  fileName: '퍼즐',
  forget: (title) => `${title} 삭제`,
  pages: { label: '화면', board: '판', rules: '규칙' },
  noMode: (mode) =>
    `‘${mode}’에서는 기본 규칙 퍼즐만 볼 수 있습니다. 이 퍼즐은 여기서 풀어 볼 수 있습니다.`,
  broken: (place, more) =>
    `${broken(place)}${more > 0 ? ` 그 밖에 ${number(more)}군데가 더 있습니다.` : ''}`,
  holds: (filled, cells) =>
    `${number(cells)}칸 가운데 ${number(filled)}칸을 채웠습니다. 어긋난 규칙이 없습니다.`,
  done: '다 풀었습니다. 모든 칸이 찼고 모든 규칙에 맞습니다.',
  searching: (choices, seconds) =>
    `탐색 중: ${number(choices)}번 골라 보았습니다. ${number(seconds)}초`,
  answers: {
    one: '하나뿐인 답입니다. 실행 취소로 되돌릴 수 있습니다.',
    several: '여러 답 가운데 하나입니다. 실행 취소로 되돌릴 수 있습니다.',
    none: '답이 없는 퍼즐입니다.',
    unchecked: '',
  },
  partly: {
    holds: (filled, cells) =>
      `${number(cells)}칸 가운데 ${number(filled)}칸을 채웠습니다. 읽은 규칙 가운데 어긋난 것은 없습니다. 규칙을 모두 읽지는 못했습니다.`,
    done: '모든 칸이 찼고 읽은 규칙에 모두 맞습니다. 규칙을 모두 읽지는 못했습니다.',
    answers: {
      one: '만든 사람의 답입니다. 읽은 규칙만으로도 다른 답은 없습니다. 규칙을 모두 읽지는 못했습니다. 실행 취소로 되돌릴 수 있습니다.',
      several: '',
      none: '읽은 규칙에 맞는 판이 없습니다. 규칙을 모두 읽지는 못했습니다.',
      unchecked: '규칙을 모두 읽지는 못해서 답을 알 수 없습니다.',
    },
  },
  unread: {
    title: (reason, name) =>
      reason === 'drawing' ? `그림: ${drawings[name] ?? name}` : `“${name}”`,
    sentence: (cells) =>
      cells.length === 0 ? '확인하지 않습니다.' : `확인하지 않는 칸: ${shortList(cells)}.`,
  },
  failed: '탐색하지 못했습니다. 다시 눌러 주세요.',
  checked: {
    right: '지금까지 모두 맞습니다.',
    nothing: '아직 입력한 숫자가 없습니다.',
    unchecked:
      '규칙을 모두 읽지는 못해서 답과 견줄 수 없습니다. 읽은 규칙 가운데 어긋난 것은 없습니다.',
    wrong: (cells) => `틀린 숫자가 있습니다: ${list(cells)}.`,
    several: '답이 여럿이라 답과 견줄 수 없습니다. 어긋난 규칙은 없습니다.',
  },
  refused: (name, { reason, found }) => {
    const puzzle = name ? `‘${name}’ 퍼즐` : '이 퍼즐';
    const key = found === '' ? '' : `(${found})`;
    switch (reason) {
      case 'rule':
        return `${puzzle}에는 Retrace가 모르는 규칙${key}이 있습니다.`;
      case 'drawing':
        return `${puzzle}에는 규칙일 수도 있는 그림${key}이 있는데, Retrace가 그 뜻을 알 수 없습니다.`;
      case 'size':
        return `${puzzle}은 Retrace가 모르는 크기의 판입니다.`;
      case 'cells':
        return `${puzzle}의 규칙 하나${key}에 맞지 않는 칸이 있습니다.`;
      case 'number':
        return `${puzzle}의 규칙 하나${key}에 알맞은 수가 없습니다.`;
      case 'many':
        return `${puzzle}에는 Retrace가 읽을 수 있는 것보다 규칙이 많습니다.`;
      case 'no-puzzle':
      case 'classic':
        return `${puzzle}을 읽지 못했습니다.`;
    }
  },
};
