// Korean texts of make mode.
import type { Resumable } from '../../core/make/setting';
import type { MakeMessages } from '../en/make';
import { placeName } from './cells';
import * as particles from './particles';
import { duration } from './duration';
import { words as messages } from './element';
import { words as ratingWords } from './rating';
import { number } from './grammar';

const seconds = (ms: number) => (ms < 1000 ? `${Math.ceil(ms)}ms` : `${(ms / 1000).toFixed(1)}초`);

const size = (bytes: number) =>
  bytes < 1e6 ? `${number(Math.ceil(bytes / 1e3))}kB` : `${(bytes / 1e6).toFixed(1)}MB`;

const measureWords = { placements: '넣은 횟수', calls: '호출', checks: '확인' };

const benchWords: Record<Resumable, string> = {
  minimals: '최소 퍼즐',
  neighbours: '이웃 퍼즐',
  seventeens: '주어진 수가 이렇게 적은 퍼즐',
  backdoors: '백도어',
};
const benchFound = (question: Resumable, count: number): string =>
  `${benchWords[question]} ${number(count)}개`;

export const words: MakeMessages = {
  tasksLabel: '무엇을 만들까요?',
  tasks: {
    one: '퍼즐',
    daily: '오늘의 퍼즐',
    sheet: '문제지',
    many: '수천 개',
    worst: '최악의 퍼즐',
    bench: '출제자 작업대',
  },
  order: {
    title: '주문',
    difficulty: '난이도',
    grade: (name, from, to) => `${name} (${from === to ? from : `${from}~${to}`})`,
    any: '상관없음',
    range: '난이도 범위 직접 정하기…',
    technique: '꼭 필요한 기법 정하기…',
    from: (rating) => `${rating} 최소`,
    to: (rating) => `${rating} 최대`,
    ratings: { rating: 'ER', firstPlacement: 'EP', firstStep: 'ED' },
    ratingsNote:
      'ER은 가장 어려운 단계, EP는 첫 숫자가 나올 때까지 가장 어려운 단계, ED는 첫 단계의 난이도입니다. 비워 두면 제한이 없습니다.',
    anyRating: '상관없음',
    gem: '가장 어려운 단계의 자리',
    gems: {
      any: '어디든',
      pearl: '첫 숫자가 나올 때까지(펄: EP와 ER이 같음)',
      diamond: '맨 처음(다이아몬드: ED와 ER이 같음)',
    },
    techniqueLabel: '가장 어려운 단계의 기법',
    families: {
      singles: '싱글',
      locked: '고정된 후보',
      subsets: '페어·트리플·쿼드',
      fish: '피시',
      'single-digit': '한 숫자 패턴',
      wings: '윙',
      uniqueness: '유일성',
      exclusion: '얼라인드 배제',
      chains: '체인',
      forcing: '포싱 체인',
      rare: '희귀 패턴',
    },
    techniqueNote: '더 쉬운 기법만으로는 풀리지 않고, 더 어려운 기법은 필요 없습니다.',
    symmetry: '주어진 수의 대칭',
    symmetries: {
      none: '없음',
      'half-turn': '180도 회전',
      'quarter-turn': '90도 회전',
      'left-right': '좌우',
      'top-bottom': '상하',
      diagonal: '대각선',
      antidiagonal: '반대 대각선',
      'both-mirrors': '좌우와 상하',
      'both-diagonals': '두 대각선',
      full: '모두',
    },
    minimal: '최소 퍼즐',
    minimalNote: (isSymmetric) =>
      isSymmetric
        ? '대칭을 지키는 최소 퍼즐입니다. 대칭인 칸을 한꺼번에 더 뺄 수는 없지만, 숫자 하나만 빼는 것은 가능할 수 있습니다.'
        : '주어진 수를 하나라도 빼면 답이 여럿이 됩니다.',
    counts: '주어진 수의 개수 정하기',
    givensFrom: '주어진 수 최소',
    givensTo: '최대',
    cells: '칸을 고르거나 숫자 남기기',
    cellsOwn: '고른 칸과 남길 숫자',
    cellsNote:
      '칸을 누르면 주어진 수를 두지 않는 칸이 되고, 다시 누르면 풀립니다. 대칭인 칸도 함께 바뀝니다. 그대로 둘 숫자는 입력하세요.',
    board: '숫자를 줄 칸',
    cell: (row, column, use) => {
      const place = placeName(row, column);
      switch (use.kind) {
        case 'open':
          return `${place}, 숫자를 줄 수 있음`;
        case 'closed':
          return `${place}, 빈칸으로 둠`;
        case 'around':
          return `${place}, 대칭인 칸을 남기므로 숫자를 줌`;
        case 'kept':
          return `${place}, ${use.digit}${particles.object(use.digit)} 남김`;
      }
    },
    open: '모든 칸',
    close: '칸 모두 막기',
    fromBoard: '판에 있는 숫자 남기기',
    seed: '시드(선택)',
    seedNote: '시드와 주문이 같으면 어디서나 같은 퍼즐이 나옵니다.',
  },
  make: '퍼즐 만들기',
  another: '하나 더',
  stop: '멈추기',
  tryAgain: '다시 시도',
  making: '퍼즐을 만드는 중…',
  progress: ({ tries, elapsedMs }) =>
    `${seconds(elapsedMs)} 동안 ${number(tries.made)}번 시도, 초당 ${number(Math.round((tries.made / Math.max(1, elapsedMs)) * 1000))}번`,
  rare: ({ made, notUnique, wrongGivens, wrongRating, wrongTechnique, nearStored }) => {
    const parts = [
      [notUnique, '줄 수 있는 칸을 다 채워도 답이 여럿'],
      [wrongGivens, '주어진 수의 개수가 다름'],
      [wrongRating, '난이도가 다름'],
      [wrongTechnique, '필요한 기법이 다름'],
    ] as const;
    const said = parts
      .filter(([count]) => count > 0)
      .map(([count, what]) => `${what} ${number(count)}번`);
    if (said.length === 0) return '';
    const failed =
      nearStored > 0 ? made - nearStored : notUnique + wrongGivens + wrongRating + wrongTechnique;
    const rarity =
      failed < 100 ? '' : `. 이런 퍼즐은 시도 ${number(failed)}번에 하나보다 드뭅니다.`;
    const near =
      nearStored > 0
        ? ` 마지막 ${number(nearStored)}번은 저장된 퍼즐 가까이에서 시작했습니다.`
        : '';
    return `맞지 않은 이유: ${said.join(', ')}${rarity}${near}`;
  },
  nearest: (givens, rating) =>
    `지금까지 가장 가까운 퍼즐: 주어진 수 ${givens}개${rating ? `, 난이도 ${rating}` : ''}`,
  stopped: '찾기 전에 멈췄습니다.',
  failed: '퍼즐을 만들던 워커가 실패했습니다. 다시 시도해 주세요.',
  fault: {
    'empty-range': '범위의 최댓값이 최솟값보다 작습니다.',
    'too-few-givens': '주어진 수가 17개보다 적으면 답이 하나뿐인 퍼즐은 없습니다.',
    'kept-contradict': '남길 숫자 가운데 같은 숫자가 한 행·열·박스에 둘 있습니다.',
    'kept-unsolvable': '남길 숫자를 모두 담은 답이 없습니다.',
    'too-many-kept': '남길 숫자와 그 대칭인 칸이 주문한 주어진 수보다 많습니다.',
    'pattern-too-small':
      '숫자를 줄 칸이 너무 적습니다. 대칭인 칸은 모두 열려 있어야 숫자를 줄 수 있습니다.',
    'pattern-exchanges':
      '같은 박스를 지나는 두 행이나 두 열에 열린 칸이 없습니다. 두 줄을 맞바꾸면 언제나 답이 하나 더 생깁니다.',
    'rating-unreachable':
      '난이도는 1.0, 1.2, 1.5, 1.7, 2.0, 2.3, 2.5, 2.6, 2.8, 3.0부터 4.4까지 0.2씩, 4.5부터 11.9까지는 6.3과 6.4를 뺀 0.1마다 있고, 12.0은 그보다 어렵다는 뜻입니다. ED는 EP보다, EP는 ER보다 클 수 없습니다.',
    'technique-too-hard': '이 기법은 정한 난이도보다 어렵습니다.',
    'technique-never-first':
      '이 기법이 필요한 퍼즐은 없습니다. 앞서 찾는 다른 기법이 같은 것을 모두 찾습니다.',
    'full-house-givens':
      '풀하우스만으로 풀리려면 주어진 수가 54개는 있어야 합니다. 최소 퍼즐이 아닌 것으로, 주어진 수를 54~81개로 정하세요.',
  },
  result: {
    title: '새 퍼즐',
    none: '아직 퍼즐이 없음',
    picture: (givens) => `주어진 수가 ${givens}개인 퍼즐`,
    grades: ratingWords.grades,
    summary: (grade, rating, givens) => `${grade} (${rating}), 주어진 수 ${givens}개`,
    hardest: ratingWords.hardest,
    figures: ratingWords.figures,
    minimal: '최소 퍼즐입니다. 주어진 수가 모두 필요합니다.',
    minimalUnderSymmetry: '이 대칭을 지키는 최소 퍼즐입니다.',
    took: (tries, ms) => `${number(tries)}번 시도해 ${seconds(ms)} 만에 찾았습니다.`,
    nearStored: (tries) =>
      `빈 판에서 ${number(tries)}번 시도해 나오지 않아, 저장된 같은 종류의 퍼즐 가까이에서 시작했습니다.`,
    putOnBoard: '판에 올리기',
    copyLink: '링크 복사',
    copyLine: '81자로 복사',
    lineCopied: '81자로 복사했습니다.',
    lineNotCopied: '퍼즐을 복사하지 못했습니다.',
    copied: '링크를 복사했습니다. 열면 같은 퍼즐을 다시 만듭니다.',
    notCopied: '링크를 복사하지 못했습니다.',
    command: '터미널에서 같은 퍼즐 만들기:',
    otherVersion: '다른 버전에서 만든 링크입니다. 그 버전에서는 이 시드로 다른 퍼즐이 나왔습니다.',
  },
  daily: {
    title: '오늘의 퍼즐',
    note: '날짜와 난이도마다 퍼즐이 하나씩 있고 누구에게나 같습니다. 이 기기에서 만들므로 오프라인에서도 됩니다.',
    day: '날짜',
    level: '난이도',
    levels: {
      easy: '쉬움',
      medium: '보통',
      hard: '어려움',
      'very-hard': '고수',
      extreme: '최상급',
    },
    make: '이 날의 퍼즐 만들기',
    name: (day, level) => `${day}, ${level}`,
  },
  sheet: {
    title: '문제지',
    count: '퍼즐 수',
    perPage: '한 쪽에',
    perPageNames: { 1: '한 개', 2: '두 개', 4: '네 개', 6: '여섯 개' },
    paper: '용지',
    papers: { a4: 'A4', letter: '레터' },
    heading: '제목',
    headingDefault: '스도쿠',
    ratings: '퍼즐마다 난이도 적기',
    answers: '맨 뒤에 답 싣기',
    make: '문제지 만들기',
    made: (made, count) =>
      made < count
        ? `퍼즐 ${number(count)}개 가운데 ${number(made)}개를 만들었습니다…`
        : `문제지에 퍼즐 ${number(count)}개를 실었습니다.`,
    print: '인쇄',
    pdf: 'PDF로 저장',
    saveFailed: '파일을 만들지 못했습니다. 다시 시도해 주세요.',
    fileName: 'sudoku',
    preview: '문제지 미리 보기',
    puzzle: (caption) => `퍼즐 ${caption}`,
    answer: (caption) => `답 ${caption}`,
    answersTitle: '답',
    page: (page, pages) => `${page} / ${pages}`,
  },
  many: {
    title: '파일로 만들기',
    note: '퍼즐을 한 줄에 81자로 적습니다. 숫자나 행, 열을 서로 바꾸기만 한 퍼즐은 넣지 않습니다.',
    count: '퍼즐 수',
    make: (count) => `퍼즐 ${number(count)}개 만들기`,
    phase: (phase) =>
      ({
        running: '퍼즐을 만드는 중…',
        stopped: '멈췄습니다.',
        kept: '만들다 만 퍼즐이 있습니다.',
        done: '다 만들었습니다.',
        failed: '워커가 실패했습니다. 만든 퍼즐은 그대로 있습니다.',
        fault: '',
        alike: '앞에 나온 것과 닮은 퍼즐만 나옵니다. 더는 없는 듯합니다.',
        refused:
          '브라우저 저장 공간에 더 쓸 수 없습니다. 공간이 모자란 듯합니다. 만든 퍼즐은 그대로 있으니, 저장하거나 공간을 비우고 이어서 만드세요.',
      })[phase],
    progress: (made, count, perSecond) =>
      `${number(count)}개 중 ${number(made)}개, 초당 ${number(Math.round(perSecond))}개`,
    hindrance: {
      elsewhere:
        '이 브라우저의 다른 탭에서 수천 개를 만들고 있습니다. 그 탭에서 멈추거나 그 탭을 닫으면 여기서 이어서 만들 수 있습니다.',
      unfinished: '앞서 시작한 퍼즐을 다 만들지 않았습니다. 먼저 이어서 만들거나 버리세요.',
      lost: '이 브라우저에 퍼즐이 다 남아 있지 않습니다. 버리고 다시 만드세요. 시드가 같으면 같은 퍼즐이 나옵니다.',
    },
    kept: (isDone) =>
      isDone
        ? '이 브라우저에 남겨 두었습니다. 페이지를 닫아도 여기서 저장할 수 있습니다.'
        : '만드는 대로 이 브라우저에 남깁니다. 페이지를 닫아도 여기서 이어서 만들 수 있습니다.',
    notKept: '이 브라우저에는 남길 수 없습니다. 페이지를 닫기 전에 퍼즐을 저장하세요.',
    old: '다른 버전에서 만든 퍼즐입니다. 그 버전은 같은 시드로 다른 퍼즐을 만들었으므로 이어서 만들 수 없습니다.',
    left: (seconds) =>
      seconds < 60
        ? '1분 안에 끝납니다'
        : seconds < 3600
          ? `약 ${number(Math.round(seconds / 60))}분 남음`
          : `약 ${number(Math.round(seconds / 3600))}시간 남음`,
    alike: (count) => `${number(count)}개는 앞의 퍼즐과 닮아 다시 만들었습니다.`,
    bar: '만든 퍼즐',
    goOn: '이어서 만들기',
    discard: '버리기',
    save: (made) => `퍼즐 ${number(made)}개 저장`,
    fileName: 'new-puzzles',
  },
  worst: {
    title: '탐색에 가장 나쁜 퍼즐',
    note: '주어진 수를 옮기거나 행·열·숫자를 맞바꾸며 조금씩 목표에 다가갑니다. 목표에서 멀어지지 않는 변화만 받아들이고, 답은 늘 하나뿐입니다.',
    ready: '준비된 주문',
    readyOrders: { 'row-major': '행 순서로 가장 어렵게', meter: '백준 12095: 9,999,999번 호출' },
    strategy: '느리게 만들 전략',
    measure: '세는 횟수',
    measures: { placements: '넣은 횟수', calls: '호출', checks: '확인' },
    aim: '목표',
    aims: { most: '되도록 많게', exactly: '정확히 이만큼' },
    wanted: '횟수',
    start: '시작',
    starts: { made: '새 퍼즐', board: '판에 있는 퍼즐' },
    climb: '찾기 시작',
    running: '찾는 중입니다. 지금까지 가장 나쁜 퍼즐:',
    stopped: '멈췄습니다. 가장 나쁜 퍼즐:',
    reached: '목표에 정확히 이르렀습니다:',
    climbing: (moves, starts) => `${number(starts)}번 시작해 ${number(moves)}번 바꾸어 봄`,
    best: (value, measure) => `${measureWords[measure]} ${number(value)}번`,
    curve: (moves, value) =>
      `바꾸어 본 횟수에 따른 최고 기록: ${number(moves)}번 만에 ${number(value)}`,
    picture: '지금까지 가장 나쁜 퍼즐',
    notUnique: '판에 있는 퍼즐은 답이 하나뿐이지 않습니다.',
    putOnBoard: '판에 올리기',
  },
  bench: {
    title: '출제자 작업대',
    note: '판에 있는 퍼즐에 대한 질문에 이 기기에서 답합니다.',
    question: '질문',
    questions: {
      canonical: 'minlex(최소형)와 자기동형',
      bands: '밴드의 종류',
      same: '다른 퍼즐과 같은가요?',
      dedupe: '목록에서 중복 빼기',
      minimals: '안에 든 최소 퍼즐',
      neighbours: '이웃 퍼즐',
      backdoors: '백도어',
      seventeens: '답에 든 17개짜리 퍼즐',
    },
    notes: {
      canonical:
        '숫자의 이름과 줄의 순서만 다른 퍼즐 가운데 81자가 사전순으로 가장 앞선 것(minlex)입니다. 자기동형은 그렇게 바꿔도 퍼즐이 그대로인 방법입니다.',
      bands:
        '답의 밴드와 스택은 416가지 종류 가운데 하나이며, 번호는 출제자들이 쓰는 것과 같습니다. 숫자를 서로 바꾸거나 행, 박스, 박스 안의 열을 맞바꾸어 같아지면 한 종류입니다.',
      same: '숫자의 이름을 바꾸고 줄의 순서를 바꾸고 행과 열을 맞바꾸어 서로 같아지면 같은 퍼즐입니다.',
      dedupe:
        '목록에서 이름과 줄의 순서만 다른 퍼즐들은 맨 앞의 하나만 남깁니다. 파일은 크기에 상관없이 열거나 여기에 끌어다 놓을 수 있습니다.',
      minimals: '주어진 수의 일부만으로 답이 하나이고, 그중 어느 것도 뺄 수 없는 퍼즐입니다.',
      neighbours:
        '주어진 수를 몇 개 빼고 다른 곳에 몇 개 넣어도 답이 하나인 퍼즐입니다: {-1+1}, {-2+2}, {-2+1}.',
      backdoors: '미리 넣으면 싱글만으로 퍼즐이 풀리는, 가장 작은 숫자 묶음입니다.',
      seventeens:
        '주어진 수가 이렇게 적고 답이 같은 최소 퍼즐을 빠짐없이 찾습니다. 17개는 15분이 넘게 걸리기도 하고, 하나 늘 때마다 일곱 배쯤 걸립니다.',
    },
    other: '다른 퍼즐',
    list: '퍼즐 목록(어떤 형식이든)',
    openFile: '파일 열기…',
    brought: (name, bytes) => `${name === '' ? '붙여 넣은 글' : name} · ${size(bytes)}`,
    broughtNote: '시작하면 조금씩 나누어 읽습니다. 내용은 여기에 보이지 않습니다.',
    takeOut: '빼기',
    exchanged: '바꿀 주어진 수',
    also: '싱글 말고도 쓸 기법',
    givens: '주어진 수(최대)',
    none: '없음',
    limit: '최대 개수',
    ask: '시작',
    answer: '질문의 답',
    loading: '작업대를 불러오는 중…',
    notLoaded: '작업대를 불러오지 못했습니다. 인터넷 연결을 확인해 주세요.',
    reading: (percent) => `목록을 읽는 중${percent === undefined ? '…' : `: ${percent}%`}`,
    running: (found, percent, leftMs) =>
      `찾는 중: ${number(found)}개 찾음` +
      (percent === undefined ? '' : `, ${percent}% 진행`) +
      (leftMs === undefined ? '' : `, 약 ${duration(leftMs)} 남음`),
    stopped: '끝나기 전에 멈췄습니다.',
    left: (question, count, percent) =>
      `${percent === undefined ? '' : `${percent}%에서 `}멈췄습니다. 지금까지 ${benchFound(question, count)}`,
    about: '찾던 퍼즐:',
    goOn: '이어서 찾기',
    failed: '찾지 못했습니다. 다시 시도해 주세요.',
    notUnique: '판에 있는 퍼즐의 답이 하나가 아닙니다.',
    unreadable: (error) =>
      messages.problem({ kind: 'wrong-text', origin: { kind: 'text' }, error }),
    form: 'minlex(최소형)',
    bandKinds: '답의 밴드와 스택의 종류(416가지 가운데):',
    band: (at, kind) => `밴드 ${at}: ${kind}번`,
    stack: (at, kind) => `스택 ${at}: ${kind}번`,
    automorphisms: (count) => `자기동형 ${number(count)}개`,
    same: (isSame) => (isSame ? '두 퍼즐은 같습니다.' : '두 퍼즐은 다릅니다.'),
    different: (count, different) => `퍼즐 ${number(count)}개, 서로 다른 것 ${number(different)}개`,
    leftOut: (count, line) =>
      count === 1
        ? `${number(line)}번째 줄은 읽을 수 없어 뺐습니다.`
        : `${number(line)}번째 줄을 비롯해 ${number(count)}줄은 읽을 수 없어 뺐습니다.`,
    firstOnes: (count) => `처음 ${number(count)}개만 보여 줍니다. 파일에는 모두 들어 있습니다.`,
    found: (question, count, isComplete) =>
      `${benchFound(question, count)}${isComplete ? '' : ', 더 있을 수 있음'}`,
    singles: '싱글만으로 풀리는 퍼즐이라 백도어가 필요 없습니다.',
    putOnBoard: '판에 올리기',
    save: '파일로 저장',
    fileName: 'setters-bench',
  },
  number,
};
