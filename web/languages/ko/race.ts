// The race in Korean.
import { type Cost, type Question, type Verdict, referenceTimes } from '../../core/race-findings';
import type { RaceMessages } from '../en/race';
import { shortCount, shortPower, shortTime, threeFigures } from '../short-figures';
import { number } from './grammar';

const list = (names: readonly string[]) => names.join(', ');

function limit({ within, over, unsolved }: Verdict): string {
  const parts: string[] = [];
  const slowest = within.toSorted((a, b) => b.timing.median - a.timing.median)[0];
  if (slowest) {
    const { strategy, timing } = slowest;
    const which = within.length === 1 ? strategy : `${within.length}개 모두, 가장 느린 ${strategy}`;
    parts.push(
      `여기서는 1초 안에 끝납니다(${which}: ${shortTime(timing.median)}, ` +
        `제한의 ${portion(timing.median / 1000)}).`,
    );
  }
  for (const { strategy, timing } of over) {
    parts.push(`${strategy}: ${shortTime(timing.median)}로 1초를 넘깁니다.`);
  }
  for (const { strategy } of unsolved) parts.push(`${strategy}: 답을 내지 못하고 멈춥니다.`);
  return parts.join(' ');
}

const portion = (share: number): string =>
  share >= 0.1 ? `${Math.round(share * 100)}%` : `${number(Math.round(1 / share))}분의 1`;

const times = (ratio: number): string => `${threeFigures(ratio)}배`;

function cost(name: string, { ratio, difference }: Cost): string {
  return {
    slower: `${name}의 시간은 scan-blanks의 ${times(ratio)}입니다.`,
    faster: `${name}의 시간은 scan-blanks의 ${times(ratio)}입니다.`,
    same: `${name}의 시간은 scan-blanks와 뚜렷한 차이가 없습니다(${times(ratio)}, 측정값이 겹침).`,
  }[difference];
}

/** The write-up has the program that was accepted, not the one before it. */
const unseen = '풀이 글에는 벡터를 둘 가운데 어느 쪽으로 넘겼는지 나오지 않습니다.';

function question(asked: Question): string {
  switch (asked.kind) {
    case 'open':
      return `함께 재야 할 전략이 남았습니다: ${list(asked.missing)}.`;
    case 'too-few-runs':
      return '3번 이상 재야 측정 오차와 실제 차이를 구분할 수 있습니다.';
    case 'answered': {
      const { reference, value, dearer, slowestMs } = asked;
      const conclusion = {
        value: '이 퍼즐에서는 벡터를 참조보다 값으로 넘길 때 더 오래 걸립니다.',
        reference: '이 퍼즐에서는 벡터를 값보다 참조로 넘길 때 더 오래 걸립니다.',
        neither: '이 퍼즐에서는 참조와 값 가운데 어느 쪽이 더 오래 걸리는지 알 수 없습니다.',
      }[dearer];
      const limited =
        slowestMs <= 1000
          ? '어느 하나만으로는 여기서 1초를 넘지 않습니다.'
          : '셋 가운데 가장 느린 것은 여기서 1초를 넘깁니다.';
      return `${cost('nested-vectors', reference)} ${cost('copied-board', value)} ${conclusion} ${limited} ${unseen}`;
    }
  }
}

export const words: RaceMessages = {
  setUp: {
    title: '경주',
    puzzle: (givens, blanks) => `주어진 수 ${givens}개 · 빈칸 ${blanks}개`,
    picture: '경주에 쓰는 퍼즐',
    hard: '어려운 퍼즐로 바꾸기',
    instead: '판에 있는 예제는 몇 단계면 끝나므로, 수십만 단계가 걸리는 퍼즐로 경주합니다.',
    board: '판의 퍼즐로 경주하기',
    strategies: '전략',
    presets: { question: '2580의 세 가지', 'write-ups': '풀이 글', all: '전부' },
    presetsLabel: '고르기',
    order: '방식',
    orders: {
      'one-after-another': { title: '차례로', note: '서로 방해하지 않아 시간을 잴 수 있음' },
      'side-by-side': { title: '나란히', note: '워커에서 동시에, 시간은 재지 않음' },
    },
    repeats: '전략마다',
    runs: (count) => `${count}번`,
    start: '경주 시작',
    stopAll: '모두 멈추기',
    tooFew: '전략을 둘 이상 고르세요.',
    contradiction: '주어진 수에 모순이 있어 경주할 수 없습니다.',
  },
  lanes: {
    title: '레인',
    empty: '아래 전략마다 레인이 하나씩 생겨, 실행 중의 횟수와 단계에 따른 깊이를 보여 줍니다.',
    stop: '멈추기',
    stopOne: (strategy) => `${strategy} 멈추기`,
    profile: (strategy, maxDepth) => `${strategy}의 단계별 깊이, 최대 ${maxDepth}`,
    scale: '깊이 그림',
    scales: { shared: '같은 단계 축에', own: '각자의 단계 축에' },
    axes: '가로는 단계, 세로는 깊이(0~81)입니다.',
    figures: {
      time: '시간',
      steps: '단계',
      deadEnds: '막다른 칸',
      legalityChecks: '확인 횟수',
      calls: '호출 횟수',
      maxDepth: '최대 깊이',
    },
    runsDone: (done, of) => `${of}번 중 ${Math.min(done + 1, of)}번째`,
    range: (min, max, runs) =>
      runs > 1 ? `${shortTime(min)} ~ ${shortTime(max)} · ${runs}번` : '한 번 잰 값',
    undisturbed: '재지 않음',
  },
  phase: (phase, finished, of) =>
    ({
      none: '',
      timing: `경주하는 중: ${of}개 중 ${finished}개가 끝났습니다.`,
      drawing: `${of}개가 모두 끝났습니다. 깊이 그림을 그리는 중입니다.`,
      done:
        finished === of ? `${of}개가 모두 끝났습니다.` : `${of}개 중 ${finished}개가 끝났습니다.`,
    })[phase],
  states: {
    waiting: '기다리는 중',
    running: '실행 중',
    finished: '끝남',
    stopped: '멈춤',
    failed: '실패',
  },
  standings: {
    first: '첫 번째 답',
    other: '다른 답',
    none: '답 없음',
    'dead-end': '막다른 칸',
  },
  findings: {
    title: '분석',
    limit: '제한 1초',
    answers: '답 비교',
    question: '2580 글의 의문',
  },
  limit,
  tooShort: (steps) =>
    `가장 긴 탐색도 ${number(steps)}단계뿐이어서, 1초 제한에 대해서는 아무것도 알 수 없습니다.`,
  noTimes: '나란히 실행하면 시간은 재지 않습니다. 시간을 재려면 차례로 실행하세요.',
  answers: ({ standings, isUnanimous }) => {
    if (isUnanimous) {
      return standings[0]?.standing === 'none'
        ? `${standings.length}개 모두 답이 없다고 합니다.`
        : `${standings.length}개 모두 같은 답을 냅니다.`;
    }
    const named = (wanted: string) =>
      standings.flatMap(({ strategy, standing }) => (standing === wanted ? [strategy] : []));
    const parts: string[] = [];
    const first = named('first');
    if (first.length > 3) parts.push(`${first.length}개가 같은 답을 냅니다.`);
    else if (first.length > 0) parts.push(`첫 번째 답: ${list(first)}.`);
    const other = named('other');
    if (other.length > 0) parts.push(`여러 답 가운데 다른 답: ${list(other)}.`);
    const none = named('none');
    if (none.length > 0) parts.push(`답 없음: ${list(none)}.`);
    const stuck = named('dead-end');
    if (stuck.length > 0) parts.push(`막다른 칸에서 멈춤: ${list(stuck)}.`);
    return parts.join(' ');
  },
  question,
  reference:
    '백준 2580의 시간 제한은 1초입니다. 참고로 그 문제에는 ' +
    `${list(referenceTimes.map(({ language, ms }) => `${language} ${ms} ms`))}가 적혀 있습니다. ` +
    '그 문제의 입력을 그때의 채점 환경에서 잰 값이므로 여기서 잰 시간과 직접 비교할 수는 없습니다.',
  chart: {
    title: '그래프',
    label: (names) => `로그 축에 그린 시간, 단계, 확인 횟수: ${list(names)}`,
    titles: { time: '시간(중앙값)', steps: '단계', legalityChecks: '확인 횟수' },
    limit: '1초',
    same: (value) => `모두 같음: ${value}`,
    value: (figure, value) => (figure === 'time' ? shortTime(value) : number(value)),
    tick: (figure, value) => (figure === 'time' ? shortPower(value) : shortCount(value)),
  },
  save: {
    label: '내보내기',
    copyMarkdown: 'Markdown으로 복사',
    copyCsv: 'CSV로 복사',
    savePng: '그래프를 PNG로 저장',
    saveSvg: '그래프를 SVG로 저장',
    fileName: 'retrace-race',
  },
  notice: (notice) => {
    switch (notice.kind) {
      case 'copied':
        return notice.form === 'csv' ? 'CSV로 복사했습니다.' : 'Markdown으로 복사했습니다.';
      case 'saved':
        return notice.form === 'png' ? 'PNG로 저장했습니다.' : 'SVG로 저장했습니다.';
      case 'copy-failed':
        return '브라우저가 복사를 허용하지 않았습니다.';
      case 'save-failed':
        return '브라우저가 그림을 만들지 못했습니다.';
    }
  },
  report: {
    puzzle: '퍼즐',
    how: (order, repeats) =>
      order === 'side-by-side'
        ? '워커에서 나란히 실행, 시간은 재지 않음'
        : `워커 하나에서 차례로, 전략마다 ${repeats}번`,
    machine: (browser, cores) => `브라우저: ${browser}; 논리 프로세서 ${cores}개`,
    columns: {
      strategy: '전략',
      median: '중앙값',
      range: '최소 – 최대',
      steps: '단계',
      checks: '확인 횟수',
      answer: '답',
    },
  },
  number,
  time: shortTime,
};
