// Korean texts of Code mode.
import type { CodeMessages } from '../en/code';
import { causeWords } from './code-cause';
import { lessonWords } from './code-lessons';
import { problemWords } from './code-problems';
import { remarkWords } from './code-remarks';
import { runWords } from './code-run';
import { slowWords } from './code-slow';
import { timeNoteIn, times } from './code-time';
import { number } from './grammar';

const megabytes = (bytes: number) => `${(bytes / 1e6).toFixed(1)}MB`;
const seconds = (milliseconds: number) => number(Math.ceil(milliseconds / 1000));
const stillCompiling = (soFar: number) =>
  `${number(soFar)}초째 컴파일 중입니다. 기기가 느리거나 바쁘면 오래 걸립니다. 끝날 때까지 계속하며, ‘중지’를 누르면 그만둡니다.`;
const recognised = (language: string, particle = '로') =>
  `${language} 프로그램이어서 언어를 ${language}${particle} 바꾸었습니다. 아니라면 언어를 직접 고르세요.`;

export const words: CodeMessages = {
  title: '내 프로그램',
  intro:
    '제출할 프로그램을 그대로 붙여 넣으세요. 채점은 이 브라우저 안에서 하고, 판에 숫자를 쓸 때마다 한 단계로 기록해 보여 줍니다.',
  problem: '문제',
  ...problemWords,
  tests: '입력',
  testSets: { all: '전체 테스트', board: '지금 판에 있는 퍼즐', own: '직접 입력' },
  language: '언어',
  program: '프로그램',
  unnamed: (count) => `프로그램 ${count}`,
  rename: '프로그램 이름',
  add: '새로 만들기',
  remove: '삭제',
  restore: '되살리기',
  import: '파일 열기',
  export: '파일로 저장',
  share: '링크 복사',
  start: '예제 프로그램으로 시작',
  run: '실행',
  stop: '중지',
  editor: '프로그램',
  editorNote: 'Tab은 들여쓰기입니다. 편집기에서 나가려면 Esc를 누른 다음 Tab을 누르세요.',
  loadingEditor: '편집기를 불러오는 중…',
  editorFailed: '편집기를 불러오지 못했습니다.',
  safety:
    '링크로 받은 프로그램은 ‘실행’을 눌러야 실행되고, 네트워크와 저장소, 페이지에는 접근할 수 없습니다.',
  slowness: {
    cpp: '브라우저 안에서 컴파일하며, 그동안 메모리를 500MB까지 씁니다.',
    python: '파이썬은 여기서 내 컴퓨터의 절반쯤 되는 속도로 실행됩니다.',
    java: '브라우저 안에서 컴파일하며, 그동안 메모리를 500MB까지 씁니다.',
    javascript: '자바스크립트는 여기서 인터프리터로 실행되어 Node.js보다 훨씬 느립니다.',
  },
  size: (language, bytes) =>
    `${language} 도구를 처음 한 번 ${megabytes(bytes)} 내려받습니다. 그다음부터는 오프라인에서도 됩니다.`,
  notBuilt: (language, command) =>
    `이 Retrace에는 ${language}가 들어 있지 않습니다. 운영하는 쪽에서 ${command} 명령으로 추가할 수 있습니다.`,
  removeKept: (language, bytes) => `${language} 도구 지우기(${megabytes(bytes)})`,
  phase: (phase) => {
    switch (phase.kind) {
      case 'idle':
        return '';
      case 'loading':
        return phase.all > 0
          ? `불러오는 중: ${megabytes(phase.all)} 중 ${megabytes(phase.done)}`
          : '불러오는 중…';
      case 'preparing':
        return phase.seconds === undefined ? '프로그램을 읽는 중…' : stillCompiling(phase.seconds);
      case 'testing':
        return `테스트 ${phase.of}개 중 ${phase.test}번째 실행 중(최대 ${seconds(phase.most)}초)…`;
      case 'measuring':
        return phase.seconds === undefined
          ? '시간을 견줄 출제자 프로그램을 준비하는 중…'
          : stillCompiling(phase.seconds);
      case 'filming':
        return phase.steps > 0
          ? `탐색을 기록하는 중: ${number(phase.steps)}단계`
          : '탐색을 기록하는 중…';
      case 'comparing':
        return '비교할 전략을 실행하는 중…';
      case 'explaining':
        return '같은 입력으로 맞은 프로그램들을 재는 중…';
      case 'stopped':
        return '중지했습니다.';
      case 'failed':
        return phase.isRefused
          ? '이 사이트의 보안 정책이 프로그램을 실행하는 프레임을 막아 실행할 수 없습니다. 사이트에 필요한 헤더는 docs/hosting.ko.md에 있습니다.'
          : '실행하지 못했습니다. 실행 도구를 불러오지 못했거나 도중에 멈췄습니다. 다시 시도해 보세요.';
    }
  },
  verdicts: {
    accepted: '맞았습니다!!',
    'near-limit': '시간 제한에 가까움',
    'wrong-answer': '틀렸습니다',
    'time-limit': '시간 초과',
    'memory-limit': '메모리 초과',
    'output-limit': '출력 초과',
    'runtime-error': '런타임 에러',
    'compile-error': '컴파일 에러',
  },
  verdictNotes: {
    accepted: '모든 테스트를 통과했습니다.',
    'near-limit': '답은 모두 맞았습니다. 시간 안에 끝나는지는 백준에 제출해 봐야 알 수 있습니다.',
    'wrong-answer': '아래 테스트에서 출력이 다릅니다.',
    'time-limit': '채점 제한 시간의 몇 배인 15초 안에 끝나지 않았습니다.',
    'memory-limit': '메모리를 256MB 넘게 썼습니다.',
    'output-limit': '1MB 넘게 출력했습니다.',
    'runtime-error': '실행하다가 에러로 끝났습니다.',
    'compile-error': '프로그램으로 읽을 수 없습니다. 편집기에 해당 줄을 표시했습니다.',
  },
  oneAccepted: '이 퍼즐은 맞았습니다. 다른 테스트는 돌리지 않았습니다.',
  oneNear: '이 퍼즐은 맞았습니다. 시간 안에 끝나는지는 백준에 제출해 봐야 알 수 있습니다.',
  timeNote: timeNoteIn(number),
  times,
  testsTable: { test: '테스트', verdict: '결과', time: '시간', times: '출제자 대비' },
  testsRight: (right, all) => `테스트 ${all}개 중 ${right}개 맞음`,
  testsTitle: '테스트',
  test: (count, kind) =>
    kind === 'board'
      ? '판의 퍼즐'
      : kind === 'sample'
        ? `테스트 ${count} (예제)`
        : `테스트 ${count}`,
  notRun: '실행 안 함',
  watch: '탐색 보기',
  watchShort: '보기',
  watchTest: (count) => `테스트 ${count}의 탐색 보기`,
  picture: (isOutput) => (isOutput ? '프로그램이 출력한 판' : '이 테스트의 퍼즐'),
  difference: ({ line, reason }) =>
    ({
      missing: `${line}번째 줄이 없습니다.`,
      surplus: `출력이 끝나야 하는데 ${line}번째 줄이 더 있습니다.`,
      form: `${line}번째 줄이 문제의 출력 형식과 다릅니다.`,
      blank: `${line}번째 줄에 빈칸이 남아 있습니다. 판을 다 채우기 전에, 또는 칸을 다시 비운 뒤에 출력했습니다.`,
      given: `${line}번째 줄에서 주어진 수가 바뀌었습니다.`,
      clash: `${line}번째 줄에 같은 행이나 열, 박스에 이미 있는 숫자가 또 있습니다.`,
      'other-solution': `${line}번째 줄이 다릅니다. 사전순으로 첫 번째 답이 아닙니다.`,
    })[reason],
  found: '출력',
  expected: '정답',
  nothingFound: '(없음)',
  diagnostics: '컴파일 메시지',
  place: (line, column) =>
    column === undefined ? `${line}번째 줄` : `${line}번째 줄 ${column}번째 글자`,
  faults: '채점 결과에 드러나지 않는 잘못',
  mayFailThere:
    '여기서는 답이 맞았습니다. 하지만 g++는 배열의 범위를 벗어나는 일이 없다고 보고 그 반복문의 일부를 없애기도 하므로, 백준에서는 틀릴 수 있습니다. 이 줄부터 고치세요.',
  ...runWords,
  filmTitle: '이 프로그램의 탐색',
  film: (steps, isCut) =>
    `${number(steps)}단계${isCut ? '. 실행이 중단되었거나 기록 한도에 이르러 여기까지만 기록했습니다' : ''}.`,
  moreThan: (steps) => `${number(steps)} 넘게`,
  counted:
    '빈칸에 숫자를 넣거나 빼면 한 단계입니다. 숫자 위에 다른 숫자를 쓰면 있던 숫자를 먼저 뺀 것으로 보아 두 단계로 세고, 써도 바뀌지 않으면 세지 않습니다.',
  noFilm:
    '보여 드릴 단계가 없습니다. 퍼즐 전체가 든 배열이나 리스트(Python은 행과 열이 키인 딕셔너리도)에 숫자를 써야 단계가 보입니다. 맵이나 비트마스크만으로 판을 다루는 프로그램은 단계를 보여 드릴 수 없습니다. 채점은 그대로 합니다.',
  ...causeWords,
  ...lessonWords,
  slow: slowWords,
  remarks: remarkWords,
  printed: {
    title: '출력',
    errors: '표준 오류',
    differs: '처음으로 틀린 줄',
    missing: '(없는 줄)',
    save: '출력 저장',
    input: '표준 입력',
    ran: (time) => `프로그램이 ${time} 만에 끝났습니다.`,
  },
  watchLinked: (step) => (step > 0 ? `실행해서 ${number(step)}단계 보기` : '실행해서 탐색 보기'),
  race: '전략과 비교',
  raceNote:
    '같은 퍼즐을 지금 이 브라우저에서 풉니다. 전략은 컴파일된 코드이므로 단계 수를 먼저 비교하세요.',
  compare: '비교하기',
  compared: { program: '프로그램', steps: '단계', time: '시간' },
  yours: '내 프로그램',
  notSeen: '알 수 없음',
  notice: (notice) => {
    if (typeof notice === 'object') {
      if ('problem' in notice) return problemWords.recognisedProblem(notice.problem);
      return `${notice.foreign} 프로그램으로 보입니다. 여기에서는 C++, Python, Java, JavaScript만 실행할 수 있습니다.`;
    }
    return {
      mended: remarkWords.mended,
      copied: '링크를 복사했습니다. 프로그램이 링크에 들어 있습니다.',
      'not-copied': '브라우저가 복사를 허용하지 않았습니다.',
      'too-long': '프로그램이 길어 링크에 담을 수 없습니다. 파일로 저장하세요.',
      shared: '링크로 받은 프로그램입니다. ‘실행’을 눌러야 실행됩니다.',
      'shared-film':
        '이 프로그램의 탐색 가운데 한 단계로 가는 링크입니다. 단추를 눌러야 실행됩니다.',
      'shared-too-long': '링크에 담긴 프로그램이 너무 길어 열 수 없습니다. 파일로 받아 여세요.',
      'no-answer': '판의 퍼즐에 답이 없어서 채점할 것이 없습니다.',
      unreadable: '여기서 실행할 수 있는 언어의 프로그램 파일이 아닙니다.',
      'recognised-cpp': recognised('C++'),
      'recognised-python': recognised('파이썬', '으로'),
      'recognised-java': recognised('Java'),
      'recognised-javascript': recognised('자바스크립트'),
    }[notice];
  },
  number,
  ms: (value) => (value < 1 ? `${value.toFixed(2)}ms` : `${number(Math.round(value))}ms`),
};
