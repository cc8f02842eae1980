// Korean texts of explain mode.
import type { ExplainMessages } from '../en/explain';
import { filled } from '../template';
import advice from '../../../cpp/words/ko/advice.json';
import { number } from './grammar';

export const words: ExplainMessages = {
  acts: {
    toggle: '재생 또는 일시정지',
    'step-back': '한 단계 뒤로',
    'step-on': '한 단계 앞으로',
    start: '처음으로',
    end: '끝으로',
    hardest: '가장 어려운 단계로',
    help: '단축키',
  },
  play: '재생',
  pause: '일시정지',
  transport: '재생',
  hardest: '가장 어려운 단계',
  timeline: '단계별 난이도',
  step: '단계',
  of: (steps) => `/ ${number(steps)}`,
  ofSoFar: (steps) => `/ 지금까지 ${number(steps)}`,
  position: (position, steps, what) => `${number(steps)}단계 중 ${number(position)}단계: ${what}`,
  start: '시작',
  end: '끝',
  legend: {
    placement: '숫자를 넣음',
    elimination: '후보를 지움',
    hardest: '가장 어려움',
    unrated: '난이도 점수 없음',
  },
  unrated: '–',
  looking: (steps) =>
    steps === 0 ? '풀이를 찾는 중…' : `풀이를 찾는 중… 지금까지 ${number(steps)}단계`,
  cancel: '취소',
  stopped: '취소했습니다.',
  failed: '풀이를 찾지 못했습니다. 다시 시도해 주세요.',
  missing:
    '체인 속에 패턴이나 체인이 든 기법이 필요한 퍼즐인데, 이를 찾는 기능을 불러오지 못했습니다. 연결을 확인하고 다시 시도해 주세요.',
  left: {
    stopped: (steps) => `취소했습니다. 풀이를 ${number(steps)}단계까지 찾았습니다.`,
    failed: (steps) =>
      `풀이의 나머지를 찾지 못했습니다. ${number(steps)}단계까지 찾았습니다. 다시 시도해 주세요.`,
    missing: (steps) =>
      `${number(steps)}단계 다음에는 체인 속에 패턴이나 체인이 든 기법이 필요한데, 이를 찾는 기능을 불러오지 못했습니다. 연결을 확인하고 다시 시도해 주세요.`,
  },
  again: '다시 찾기',
  obstacle: {
    contradiction: '숫자끼리 모순됩니다',
    'no-solution': '설명할 답이 없습니다',
  },
  entriesRuledOut:
    '입력한 숫자 때문일 수 있습니다. 주어진 수만으로 시작하거나 입력한 숫자를 되돌려 보세요.',
  summary: (steps, placements) =>
    `논리만으로 ${number(steps)}단계를 풉니다. 그중 ${number(placements)}단계에서 숫자를 넣습니다.`,
  hardestStep: (technique, rating, step) =>
    `이 풀이에서 가장 어려운 단계는 ${number(step)}단계입니다: ${technique}, 난이도 ${rating}.`,
  rated: (rating, technique) =>
    `퍼즐의 난이도는 ${rating}입니다${technique === undefined ? '' : `(${technique})`}.`,
  anotherWay: '이 풀이는 기법을 다른 순서로 찾으므로 다른 길로 갑니다.',
  solvedAlready: '판이 다 차서 설명할 것이 없습니다.',
  solved: (steps) => `${number(steps)}단계 만에 논리만으로 풀었습니다.`,
  beyond: (blanks) =>
    `12.0 이상: 여기부터는 탐색이 필요합니다. 쓸 수 있는 기법이 더 없고, 빈칸이 ${number(blanks)}개 남았습니다.`,
  undecided: (blanks) =>
    `더 쓸 수 있는 기법이 없고 빈칸이 ${number(blanks)}개 남았습니다. 답이 여럿이면 논리로는 하나를 고를 수 없습니다.`,
  beyondChosen: (blanks) => `고른 기법으로는 더 풀 수 없고, 빈칸이 ${number(blanks)}개 남았습니다.`,
  useAll: '모든 기법 쓰기',
  score: (points) => `HoDoKu 방식의 점수: ${number(points)}점.`,
  watchFromHere: '여기부터 탐색 보기',
  severalSolutions: '답이 둘 이상이라 답이 하나여야 쓸 수 있는 기법은 쓰지 않았습니다.',
  restsOnUniqueness:
    '답이 하나뿐일 때만 쓸 수 있는 기법입니다. 이 퍼즐은 답이 하나임을 확인했습니다.',
  chain: (number, isCase) => filled(isCase ? advice.case : advice.chain, { number }),
  orders: {
    teaching: '눈에 잘 띄는 기법부터 씁니다.',
    classic: 'Sudoku Explainer가 쓰는 순서입니다. 퍼즐의 난이도는 이 순서로 잽니다.',
    hodoku: '프로그램 HoDoKu 2가 기법을 쓰는 순서입니다. 점수도 그 프로그램의 표를 따릅니다.',
    sudokuwiki: 'SudokuWiki 메뉴에 적힌 전략의 순서입니다.',
  },
  hints: {
    label: '단계마다 힌트부터 보기',
    more: { where: '어디에?', what: '무엇을?', why: '왜?' },
    next: '다음 단계',
  },
  pace: {
    label: '재생 속도',
    rest: (seconds) =>
      seconds >= 1 ? `${number(seconds)}초에 한 단계` : `1초에 ${number(1 / seconds)}단계`,
  },
  beginning: {
    label: '시작',
    names: { board: '지금 판에서', givens: '주어진 수에서' },
  },
  list: '단계 목록',
  about: {
    title: (technique) => `‘${technique}’ 알아보기`,
    families: {
      singles:
        '빈칸이 하나 남은 행·열·박스, 들어갈 자리가 하나뿐인 숫자, 다른 숫자가 모두 들어갈 수 없는 칸을 찾습니다.',
      locked:
        '숫자 하나와 박스 하나를 봅니다. 박스 안에서 그 숫자의 자리가 모두 한 행에 있으면, 그 행의 숫자는 반드시 그 박스에 들어가므로 행의 나머지 칸에서는 지울 수 있습니다. 열도 같고, 거꾸로도 마찬가지입니다.',
      subsets:
        '후보가 똑같은 두 숫자뿐인 두 칸은 순서가 어떻든 그 두 숫자를 차지하므로, 같은 행·열·박스의 다른 칸에는 그 숫자가 올 수 없습니다. 세 칸과 세 숫자, 네 칸과 네 숫자도 같고, 들어갈 자리가 그만큼뿐인 숫자들도 마찬가지입니다.',
      fish: '두 행에서 자리가 둘씩인 숫자를 봅니다. 그 자리들이 같은 두 열에 있으면 행마다 하나씩 차지하므로 두 열의 나머지 칸에는 남지 않습니다. 스워드피시와 젤리피시는 행이 셋, 넷인 경우이고, 핀은 열 밖에 남는 칸으로, 핀 가까이에서는 같은 결론이 성립합니다.',
      'single-digit':
        '한 숫자의 자리가 둘뿐인 행·열·박스를 봅니다. 한 칸에 없으면 다른 칸에 있습니다. 그런 쌍 둘이 만나면 양 끝을 함께 보는 칸에서 그 숫자를 지울 수 있습니다.',
      wings:
        '후보가 둘인 칸이 후보를 하나씩 나눠 가진 두 칸을 봅니다. 그 칸에 무엇이 들어가든 두 칸 가운데 하나에는 둘의 공통 숫자가 들어갑니다.',
      uniqueness:
        '두 행, 두 열, 두 박스에 걸친 네 칸에 같은 두 숫자만 있으면 서로 맞바꿀 수 있어 답이 둘이 됩니다. 답이 하나라면 그 모양을 깨는 것이 반드시 있습니다.',
      exclusion:
        '두세 칸을 함께 채우는 방법을 모두 따져 봅니다. 다른 칸에 후보가 남지 않게 하는 방법은 제외하고, 남은 방법 어디에도 없는 후보를 지웁니다.',
      chains:
        '한 후보가 거짓이면 다른 후보가 참이고, 그것이 참이면 또 다른 후보가 거짓이고, 이렇게 이어 갑니다. 처음으로 되돌아오거나 처음을 부정하는 체인은 무언가를 증명합니다.',
      forcing:
        '후보 하나를 가정하고 거기서 나오는 결론을 이유와 함께 따라갑니다. 모든 경우에서 나오는 결론은 참이고, 모순에 이르는 가정은 거짓입니다.',
      rare: '여러 박스에 걸쳐 같은 후보 몇 개가 모인 곳을 봅니다. 칸의 개수와 그 숫자가 들어갈 수 있는 자리의 개수를 셉니다. 둘이 꼭 맞으면 나머지를 지웁니다.',
    },
    needsUniqueness: '답이 하나뿐인 퍼즐에서만 쓸 수 있습니다.',
    from: (rating) => `난이도 ${rating}부터 나오는 기법입니다.`,
    off: '난이도 점수가 정해지지 않은 기법입니다.',
  },
  compare: {
    title: '탐색과 비교',
    note: '같은 퍼즐에서 백트래킹이 첫 번째 답을 찾기까지 한 일입니다.',
    start: '같은 퍼즐 탐색하기',
    stop: '탐색 멈추기',
    caption: '같은 퍼즐에서 논리적 풀이와 탐색 비교',
    logic: '논리',
    columns: {
      who: '방법',
      steps: '단계',
      placements: '넣은 횟수',
      deadEnds: '막다른 칸',
      watch: '보기',
    },
    state: { waiting: '기다리는 중', running: '탐색 중…', stopped: '멈춤', failed: '실패' },
    watch: '보기',
    watchNamed: (strategy) => `탐색 보기: ${strategy}`,
  },
  help: {
    open: '단축키',
    title: '단축키',
    close: '닫기',
    note: '판에서는 방향키로 칸을 옮겨 다닙니다. Shift와 함께 누르면 단계를 옮깁니다.',
  },
  number,
};
