// Korean texts of watch mode.
import { cellName, placeName } from './cells';
import type { Refusal } from '../../core/refusals';
import type { Happening, Impasse } from '../../core/story';
import type { Choice, Goal, Quest } from '../../core/watched-search';
import type { WatchMessages } from '../en/watch';
import { houseName, houseWord } from './houses';
import * as particle from './particles';
import { recordingTrouble } from './recording-problem';
import { number } from './grammar';

const topic = (digit: number) => `${digit}${particle.topic(digit)}`;
const object = (digit: number) => `${digit}${particle.object(digit)}`;
const towards = (cell: number) => `${cellName(cell)}로`;

function refusals(refused: readonly Refusal[]): string {
  const [first] = refused;
  if (!first) return '';
  if (refused.length > 1) {
    const each = refused.map(({ digit, peer }) => `${digit}(${cellName(peer)})`);
    return `이미 있는 ${each.join(', ')} 제외, `;
  }
  const { digit, house, peer } = first;
  return `${topic(digit)} ${houseName(house)}에 이미 있어(${cellName(peer)}) 안 되고, `;
}

/** Candidates ruled out by a deduction. */
const removals = (removed: readonly Choice[]) =>
  removed.length === 0
    ? ''
    : `${removed.map(({ cell, digit }) => `${cellName(cell)}의 ${digit}`).join(', ')}: 후보에서 지우고, `;

const impasse = (stuck: Impasse) =>
  stuck.kind === 'cell'
    ? `${cellName(stuck.cell)}에 넣을 숫자가 없습니다`
    : `${houseName(stuck.house)}에 ${object(stuck.digit)} 넣을 칸이 없습니다`;

const goalName = (goal: Goal) =>
  goal.kind === 'cell' ? cellName(goal.cell) : `${houseName(goal.house)}의 ${goal.digit}`;

function happening(happened: Happening): string {
  const { kind, cell, digit } = happened;
  switch (kind) {
    case 'placement':
    case 'solution': {
      const { forced } = happened;
      const why = !forced
        ? ''
        : forced.kind === 'candidate'
          ? ' 하나뿐인 후보'
          : ` ${houseName(forced.house)}에서 하나뿐인 칸에`;
      const end = kind === 'solution' ? ' 판이 다 찼습니다. 답입니다.' : '';
      return `${cellName(cell)}: ${refusals(happened.refused)}${removals(happened.removed)}${why.trim()}${why ? ' ' : ''}${object(digit)} 넣습니다.${end}`;
    }
    case 'dead-end':
      return `막다른 칸${happened.impasse ? `: ${impasse(happened.impasse)}` : '입니다'}. ${towards(cell)} 돌아가 ${object(digit)} 지웁니다.`;
    case 'backtrack':
      return `${happened.goal ? `${goalName(happened.goal)}: 모두 해 보았습니다. ` : ''}${towards(cell)} 돌아가 ${object(digit)} 지웁니다.`;
    case 'overwriting':
      return `${cellName(cell)}: 프로그램이 ${digit} 위에 ${object(happened.by)} 덮어씁니다. 그 사이에 칸을 비우는 줄은 실행되지 않았습니다.`;
  }
}

function questName({ target, direction }: Quest): string {
  const way = direction === 'next' ? '다음' : '이전';
  if (typeof target === 'object') {
    if ('line' in target) return `${number(target.line)}번째 줄의 ${way} 단계`;
    if ('depth' in target) return `깊이가 ${target.depth}인 ${way} 단계`;
    const { cell, digit } = target;
    if (digit !== undefined) return `${cellName(cell)}에 ${object(digit)} 넣는 ${way} 단계`;
    return `${cellName(cell)} 칸의 ${way} 변화`;
  }
  return `${way} ${{ 'dead-end': '막다른 칸', backtrack: '되돌리기', solution: '답' }[target]}`;
}

const withSubject = (quest: Quest) =>
  `${questName(quest)}${typeof quest.target !== 'object' && quest.target !== 'backtrack' ? '이' : '가'}`;
const withObject = (quest: Quest) =>
  `${questName(quest)}${typeof quest.target !== 'object' && quest.target !== 'backtrack' ? '을' : '를'}`;

export const words: WatchMessages = {
  nameOf: cellName,
  board: '탐색 중인 판',
  cell: (row, column, { kind, digit, atWork, isDeadEnd, clashes, forbids, candidates }) => {
    const content = { given: `주어진 수 ${digit}`, placed: `넣은 숫자 ${digit}`, blank: '빈칸' }[
      kind
    ];
    const marks = [
      atWork && '지금 보는 칸',
      isDeadEnd && '막다른 칸',
      clashes && '모순',
      candidates && candidates.length > 0 && `후보 ${candidates.join(' ')}`,
      forbids !== undefined && `${object(forbids)} 막음`,
    ].filter(Boolean);
    return [`${placeName(row, column)}, ${content}`, ...marks].join(', ');
  },
  acts: {
    toggle: '재생 또는 일시정지',
    'step-back': '한 단계 뒤로',
    'step-on': '한 단계 앞으로',
    'dead-end-before': '이전 막다른 칸',
    'dead-end-next': '다음 막다른 칸',
    'backtrack-next': '다음 되돌리기',
    'cell-before': '고른 칸이 바뀐 시점으로',
    'cell-next': '고른 칸 바뀔 때까지',
    solution: '답으로 가기',
    start: '처음으로',
    end: '탐색한 마지막 단계로',
    'mark-from': '여기부터: 구간의 시작',
    'mark-to': '여기까지: 구간의 끝',
    unmark: '구간 표시 해제',
    loop: '구간 반복',
    slower: '느리게',
    faster: '빠르게',
    'zoom-in': '확대',
    'zoom-out': '축소',
    'zoom-all': '전체 보기',
    present: '크게 보여 주기',
    help: '단축키',
  },
  short: {
    backtrack: '되돌리기',
    cell: '칸 바뀔 때',
    solution: '답',
    from: '여기부터',
    to: '여기까지',
    loop: '반복',
    unmark: '해제',
  },
  present: '크게 보기',
  endPresenting: '크게 보기 끝내기',
  stopLooking: '그만 찾기',
  play: '재생',
  pause: '일시정지',
  transport: '재생',
  finding: '찾아가기',
  marking: '구간',
  speed: '속도',
  speedOf: (speed) => (speed === 'max' ? '가장 빠르게' : `초당 ${number(speed)}단계`),
  speedShort: (speed) => (speed === 'max' ? '최대' : `초당 ${number(speed)}`),
  timeline: '타임라인',
  position: (position, whole, finished, depth) =>
    `${finished ? '전체' : '지금까지 탐색한'} ${number(whole)}단계 중 ${number(position)}단계, 깊이 ${depth}`,
  covered: '질문에 답하면 보입니다',
  of: (whole, finished) => `/ ${number(whole)}${finished ? '' : ' (탐색 중)'}`,
  zoom: '확대와 축소',
  zoomedTo: (from, to) => `${number(from + 1)}~${number(to)}단계`,
  exploring: '미리 탐색하는 중…',
  paused: '탐색을 멈췄습니다.',
  halt: '탐색 멈추기',
  explore: '계속 탐색',
  legend: { depth: '깊이', deadEnds: '막다른 칸', solution: '답' },
  happening,
  start: (goal, blanks) =>
    goal ? `채울 빈칸은 ${blanks}개, 첫 번째는 ${goalName(goal)}입니다.` : '판이 이미 다 찼습니다.',
  exhausted: '모든 경우를 해 보았습니다. 답이 없습니다.',
  stuck: (stuck) => `막혔습니다. ${impasse(stuck)}.`,
  takesNothingBack: '이 전략은 되돌리지 않습니다.',
  loading: '탐색을 준비하는 중…',
  looking: (quest) => `${withObject(quest)} 찾는 중…`,
  missed: (quest) => `${withSubject(quest)} 없습니다.`,
  obstacle: {
    contradiction: {
      title: '주어진 수에 모순이 있습니다',
      detail: '탐색해도 답이 없습니다. 풀기에서 어느 숫자가 겹치는지 볼 수 있습니다.',
    },
    failed: {
      title: '탐색에 실패했습니다',
      detail: '워커가 멈추었습니다. 처음부터 다시 준비할 수 있습니다.',
    },
  },
  again: '다시 준비하기',
  recording: {
    fetching: (bytes) => `기록을 가져오는 중입니다. ${number(Math.floor(bytes / 1024))}KB.`,
    reading: (percent, steps) => `기록을 읽는 중입니다. ${percent}%, ${number(steps)}단계.`,
    stop: '그만 읽기',
    dismiss: '닫기',
    trouble: recordingTrouble,
    ends: '기록은 여기서 끝납니다.',
    of: (file) => (file === '' ? '탐색 기록' : `탐색 기록: ${file}`),
    leave: '이 판의 탐색으로 돌아가기',
    place: (line, call) =>
      [
        line !== undefined && `${number(line)}번째 줄`,
        call !== undefined && `호출 깊이 ${number(call)}`,
      ]
        .filter((part) => part !== false)
        .join(', '),
  },
  save: {
    start: '기록으로 저장',
    running: (steps, whole) =>
      `기록을 저장하는 중입니다. ${whole === undefined ? '' : `${Math.floor((steps / whole) * 100)}%, `}${number(steps)}단계.`,
    stop: '저장 멈추기',
    saved: (bytes) =>
      `저장했습니다(${number(Math.ceil(bytes / 1024))}KB). 파일을 여기에 끌어다 놓으면 다시 볼 수 있습니다.`,
    failed: '기록을 저장하지 못했습니다. 다시 시도해 보세요.',
  },
  figures: {
    step: '단계',
    depth: '깊이',
    placements: '넣은 횟수',
    backtracks: '되돌린 횟수',
    deadEnds: '막다른 칸',
    legalityChecks: '확인 횟수',
    calls: '호출 횟수',
  },
  state: '이 단계의 탐색',
  panels: '단계 자세히 보기',
  panel: { tree: '트리', log: '기록' },
  stack: {
    title: '스택',
    depth: '깊이',
    goal: '칸',
    digits: '숫자',
    spoken: (tried, placed, left) =>
      [
        tried && `해 본 숫자 ${tried}`,
        placed ? `넣은 숫자 ${placed}` : '지금',
        left && `남은 숫자 ${left}`,
      ]
        .filter(Boolean)
        .join(', '),
  },
  place: (digit, house) => `${house}의 ${digit}`,
  house: (kind, index) => `${index}${houseWord[kind]}`,
  tree: {
    root: '시작',
    failed: (steps) => `${number(steps)}단계, 실패`,
    soFar: (steps) => `지금까지 ${number(steps)}단계`,
    left: (choices) => `남은 숫자: ${choices}`,
    atWork: '지금',
    hidden: (levels) => `${number(levels)}층 숨김`,
    unfold: '모두 펼치기',
    fold: '접기',
  },
  log: {
    title: '최근 단계',
    speak: '단계 읽어 주기',
    speakNote: '보이는 단계마다 스크린 리더에 알립니다.',
  },
  help: {
    open: '단축키',
    title: '탐색 보기의 단축키',
    close: '닫기',
    note: '이 요소 안이라면 포커스가 어디에 있어도 됩니다. 판에서는 화살표 키로 칸을 고릅니다. 고른 칸이 바뀐 시점으로 돌아가기, 처음과 마지막 단계로 가기는 버튼 없이 키로만 할 수 있습니다.',
  },
  number,
};
