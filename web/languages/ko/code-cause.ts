// Korean texts of Code mode on why a program is wrong.
import type {
  Cause,
  Check,
  KnownException,
  OutputFlaw,
  Reading,
  Spot,
} from '../../core/code/cause/cause';
import type { OtherProblem } from '../../core/code/cause/other-problem';
import type { Flaw, HouseKind, Part } from '../../core/code/cause/rules-kept';
import { cornersOf, ways } from '../../core/code/cause/ways-written';
import { cellName } from './cells';
import type { ProgramLanguage } from '../../core/program-languages';
import type { causeWords as english } from '../en/code-cause';
import { runWords } from './code-run';
import * as particle from './particles';

type Of<Kind extends Cause['kind']> = Extract<Cause, { kind: Kind }>;

const houses: Readonly<Record<HouseKind, string>> = { row: '행', column: '열', box: '박스' };
const housesOf = (kinds: readonly HouseKind[]) => kinds.map((kind) => houses[kind]).join('·');
const at = (line: number | undefined) => (line === undefined ? '' : ` ${line}번째 줄에서`);
const asking = ({ call, line }: Check) => `${line}번째 줄의 \`${call}\``;
const topic = (word: string) => `${word}${particle.topic(word)}`;
const subject = (word: string) => `${word}${particle.subject(word)}`;
const object = (word: string) => `${word}${particle.object(word)}`;

const problems: Readonly<Record<OtherProblem, string>> = {
  '9663': '9663번(N-Queen)',
  '15649': '15649번(N과 M)',
  '6603': '6603번(로또)',
  '1987': '1987번(알파벳)',
  '1182': '1182번(부분수열의 합)',
  '14889': '14889번(스타트와 링크)',
};

const parts: Readonly<Record<Part, string>> = {
  'not-last': '마지막 칸을 보지 않습니다',
  'not-first': '첫 칸을 보지 않습니다',
  'not-last-two': '마지막 두 칸을 보지 않습니다',
  before: '이 칸보다 앞에 있는 칸만 봅니다',
  behind: '이 칸보다 뒤에 있는 칸만 봅니다',
  first: '첫 칸만 봅니다',
  last: '마지막 칸만 봅니다',
  half: '처음 세 칸만 봅니다',
};

function flawed(
  flaw: Flaw,
  cell: number,
  spot: Spot | undefined,
  language: ProgramLanguage,
): string {
  const way = ways[language];
  const now = spot?.text === undefined ? '' : ` 지금은 \`${spot.text}\`입니다.`;
  switch (flaw.kind) {
    case 'unchecked':
      return `이 탐색 기록에서는 같은 ${housesOf(flaw.houses)}에 있는 숫자를 걸러 내지 못합니다. ${housesOf(flaw.houses)}의 다른 칸과도 비교하세요.${now}`;
    case 'part':
      return `${housesOf(flaw.houses)} 검사가 ${parts[flaw.part]}.${now}`;
    case 'exchanged':
      return `${houses[flaw.house]} 검사에 ${flaw.house === 'row' ? '열' : '행'} 번호를 썼습니다. 행과 열이 뒤바뀌었습니다.`;
    case 'across': {
      const other = houses[flaw.house === 'row' ? 'column' : 'row'];
      return `${houses[flaw.house]} 검사에서 행과 열이 뒤바뀌어 다른 ${other}을 봅니다.${now}`;
    }
    case 'start': {
      const { from, right } = cornersOf(flaw, cell);
      const begin =
        from === undefined
          ? ''
          : ` ${cellName(cell)}의 박스는 ${cellName(right)}에서 시작해야 하는데 ${cellName(from)}에서 시작합니다.`;
      return `박스 검사가 박스가 아닌 칸을 읽습니다.${begin} 박스의 시작은 \`${way.corner('r')}\`, \`${way.corner('c')}\`입니다.${now}`;
    }
    case 'other-cells':
      return `박스 검사가 박스가 아닌 칸을 읽습니다. 박스의 시작은 \`${way.corner('r')}\`, \`${way.corner('c')}\`입니다.${now}`;
    case 'extent':
      return `박스 검사가 3×3칸이 아니라 ${flaw.rows}×${flaw.columns}칸을 읽습니다.${now}`;
    case 'numbering':
      return `박스 번호가 틀려서, 다른 박스의 칸이 같은 번호가 되거나 같은 박스의 칸이 다른 번호가 됩니다. 박스 번호는 \`${way.corner('r')} + ${way.third('c')}\`입니다.${now}`;
    case 'remembered':
      return `되돌린 숫자가 ${housesOf(flaw.houses)}에 남아 있습니다.`;
    case 'givens-alone':
      return `${housesOf(flaw.houses)}에는 주어진 수만 표시되어 있습니다. 탐색이 넣는 숫자도 표시하세요.`;
    case 'givens-missing':
      return `${housesOf(flaw.houses)}에 주어진 수가 표시되어 있지 않습니다. 판을 읽을 때 표시하세요.`;
    case 'both':
      return `${houses[flaw.houses[0]]}에도 ${houses[flaw.houses[1]]}에도 있을 때만 거릅니다. \`${way.and}\`가 아니라 \`${way.or}\`를 써야 합니다.`;
    case 'all-three':
      return `행·열·박스에 모두 있을 때만 거릅니다. \`${way.and}\`가 아니라 \`${way.or}\`를 써야 합니다.`;
    case 'itself':
      return `모든 숫자를 거릅니다. 검사할 때 숫자가 이미 판에 있어서 자기 칸의 숫자와 겹친다고 봅니다. 자기 칸은 빼고 비교하거나, 넣기 전에 검사하세요.${now}`;
    case 'untried':
      return `${object(flaw.digits.join(', '))} 넣어 보지 않습니다.`;
  }
}

function clash(cause: Of<'clash'>, language: ProgramLanguage): string {
  const { step, cell, digit, other, house, line, flaw, check, counts, spot } = cause;
  const met = `${cause.isOtherGiven ? '주어진 ' : ''}${digit}`;
  const first = `${step}단계:${at(line)} ${cellName(cell)}에 넣은 ${subject(`${digit}`)} 같은 ${houses[house]}의 ${cellName(other)}에 있는 ${met}${particle.together(`${digit}`)} 겹칩니다.`;
  const asked = check === undefined ? '' : ` ${asking(check)}에서 걸러야 했습니다.`;
  const many = `넣은 숫자 ${counts.of}개 가운데 ${counts.clashing}개가 이렇게 겹칩니다.`;
  return `${first}${asked} ${flaw ? flawed(flaw, cell, spot, language) : many}`;
}

function refused(cause: Of<'refused'>, language: ProgramLanguage): string {
  const { step, cell, digit, flaw, check, spot } = cause;
  const by = check === undefined ? '넣지 않았습니다' : `${asking(check)}에서 걸렀습니다`;
  const first = `${step}단계: ${cellName(cell)}의 행·열·박스에는 ${subject(`${digit}`)} 없으니 넣을 수 있는데도 ${by}.`;
  return flaw ? `${first} ${flawed(flaw, cell, spot, language)}` : first;
}

function untried({ digits, spot, isLooped }: Of<'untried'>): string {
  const first = `어느 칸에도 ${subject(digits.join(', '))} 들어가지 않습니다.`;
  if (isLooped)
    return `${first} 반복문은 거기까지 가지만 비트마스크나 비교에서 빠집니다${spot?.text === undefined ? '' : `: \`${spot.text}\``}.`;
  if (spot?.better === undefined) return `${first} 탐색이 넣어 보지 않습니다.`;
  return `${first} 반복문 \`${spot.text ?? ''}\`에서 빠졌습니다. 1부터 9까지 돌아야 합니다: \`${spot.better}\`.`;
}

const exceptions: Readonly<
  Record<KnownException, (cause: Of<'exception'>, language: ProgramLanguage) => string>
> = {
  'reads-too-much': () => '입력은 아홉 줄인데 그보다 더 읽습니다.',
  'not-a-number': (_, language) =>
    `수가 아닌 문자열을 수로 바꿉니다. 공백, 줄바꿈, 빈 줄이 섞였는지 보세요. 앞뒤의 것은 \`${ways[language].strip}\`으로 지웁니다.`,
  'too-few-values': () => '한 줄에 있는 값의 개수와 받는 변수의 개수가 다릅니다.',
  'not-global': ({ name = '' }) =>
    `함수 안에서 \`${name}\`에 값을 넣어, 파이썬은 이것을 지역 변수로 봅니다. 함수 첫머리에 \`global ${name}\`을 쓰세요. 함수 안의 함수라면 \`nonlocal ${name}\`입니다.`,
  'unknown-name': ({ name }) =>
    name === undefined ? '정의하지 않은 이름을 씁니다.' : `\`${name}\`: 정의하지 않은 이름입니다.`,
  none: (_, language) =>
    `\`${ways[language].none}\`을 값처럼 씁니다.${language === 'javascript' ? ' 배열 밖을 읽거나 `return`이 없는 함수를 호출하면 이 값이 나옵니다.' : ''}`,
  'text-for-number': (_, language) =>
    `수가 있어야 할 곳에 문자열이 있습니다. \`${ways[language].number}\`처럼 바꾸세요.`,
  'fraction-as-index': (_, language) =>
    `\`/\`로 나누면 소수가 되는데, 소수는 인덱스가 될 수 없습니다. \`${ways[language].third('r')}\`라고 쓰면 정수입니다.`,
  unchangeable: (_, language) =>
    `문자열은 한 글자만 바꿀 수 없습니다. 줄을 글자의 리스트로 두세요: \`${ways[language].characters}\`.`,
  'not-found': () => '찾는 것이 없습니다.',
  other: () => '아무 데서도 잡지 않은 예외로 끝났습니다.',
};

function noFile({ text, opens, isWritten }: Of<'no-file'>, language: ProgramLanguage): string {
  const by = opens === undefined ? '프로그램이' : `\`${opens}\`${particle.subject(opens)}`;
  const { input, output } = ways[language];
  if (isWritten) {
    const file = text === '' ? '파일' : `파일 \`${text}\``;
    return opens === 'freopen'
      ? `${by} 출력을 ${file}에 씁니다. 채점 서버는 표준 출력만 읽으니 제출하기 전에 이 줄을 지우세요.`
      : `${by} ${file}에 씁니다. 채점 서버는 표준 출력만 읽으니 \`${output}\`처럼 표준 출력으로 내보내세요.`;
  }
  const first = `${by} ${text === '' ? '파일을' : `파일 \`${text}\`${particle.object(text)}`} 여는데, 여기에도 채점 서버에도 없는 파일이라 아무것도 읽지 못합니다.`;
  return opens === 'freopen'
    ? `${first} 제출하기 전에 이 줄을 지우면 표준 입력에서 읽습니다.`
    : `${first} 입력은 \`${input}\`처럼 표준 입력에서 읽으세요.`;
}

function outside({ array, index, size, isBoard }: Of<'outside'>): string {
  const name = array === undefined ? '배열' : `\`${array}\``;
  if (index === undefined) {
    const has =
      array === undefined || size === undefined
        ? ''
        : ` ${name}의 길이는 ${size}이고 인덱스는 0부터 ${size - 1}까지입니다.`;
    return `인덱스가 범위를 벗어났습니다.${has}`;
  }
  if (size === undefined)
    return `인덱스 ${subject(`${index}`)}${array === undefined ? '' : ` ${name}의`} 범위를 벗어났습니다.`;
  const better =
    index === size
      ? isBoard
        ? size < 9
          ? ' 판에는 아홉이 있어야 합니다.'
          : ' 이 인덱스를 어떻게 구하는지, 탐색이 어디서 끝나는지 살펴보세요.'
        : ` 길이를 ${size + 1}로 하거나 0부터 세세요.`
      : '';
  return `${name}의 길이는 ${size}이고 인덱스는 0부터 ${size - 1}까지인데, 인덱스 ${object(`${index}`)} 썼습니다.${better}`;
}

const outputs = (what: OutputFlaw, language: ProgramLanguage): string => {
  const way = ways[language];
  switch (what.kind) {
    case 'nothing':
      return what.writer === undefined
        ? '아무것도 출력하지 않았습니다.'
        : `아무것도 출력하지 않았습니다. \`${what.writer}\`에 모인 것을 내보내지 않았으니 끝에서 \`${what.writer}.flush()\`를 부르세요.`;
    case 'no-blanks':
      return `판은 맞습니다. 숫자 사이를 한 칸씩 띄어 출력하세요: \`${way.spaced}\`.`;
    case 'blanks':
      return `판은 맞습니다. 숫자를 붙여 출력하세요: \`${way.glued}\`.`;
    case 'marks':
      return `판은 맞지만 \`${what.marks}\`까지 출력했습니다. 행마다 숫자만 출력하세요: \`${way.row}\`.`;
    case 'one-line':
      return '판은 맞지만 모두 한 줄에 출력했습니다. 행마다 줄을 바꾸세요.';
    case 'each-alone':
      return '판은 맞지만 숫자마다 줄을 바꿨습니다. 행마다 한 번만 바꾸세요.';
    case 'empty-lines':
      return '판은 맞지만 행 사이에 빈 줄이 있습니다.';
    case 'indented':
      return '판은 맞지만 행이 공백으로 시작합니다.';
    case 'more-before':
      return `답은 출력했지만 그 앞에 다른 것이 있습니다: \`${what.text}\`.`;
    case 'more-behind':
      return `답은 출력했지만 그 뒤에 더 있습니다: \`${what.text}\`.`;
    case 'wider':
      return `판은 맞지만 각 행의 ${what.isBefore ? '앞' : '뒤'}에 \`${what.value}\`${particle.subject(what.value)} 하나 더 출력되었습니다. 아홉 칸만 출력하세요.`;
    case 'twice':
      return `답을 ${what.times}번 출력했습니다.`;
    case 'exchanged':
      return '판은 맞지만 읽거나 출력할 때 행과 열이 바뀌었습니다.';
    case 'reversed':
      return '판은 맞지만 거꾸로 출력했습니다.';
    case 'too-early':
      return '탐색은 답을 찾지만, 그 전에 퍼즐을 출력했습니다. 탐색이 끝난 뒤에 출력하세요.';
    case 'emptied':
      return '탐색은 답을 찾지만, 출력하기 전에 칸을 다시 비웠습니다.';
    case 'rows-missing':
      return `판은 맞지만 9행 가운데 ${what.rows}행을 출력하지 않았습니다.`;
    case 'columns-missing':
      return `판은 맞지만 9열 가운데 ${what.columns}열을 출력하지 않았습니다.`;
    case 'codes':
      return "판은 맞지만 숫자 대신 문자 코드를 출력했습니다. `'5'`의 코드는 53입니다.";
    case 'other':
      return '탐색은 답을 찾지만 다른 것을 출력했습니다.';
  }
};

const readings = (reads: Reading, language: ProgramLanguage, spot: Spot | undefined): string => {
  const way = ways[language];
  const here = spot?.text === undefined ? '' : ` 이 줄입니다: \`${spot.text}\`.`;
  switch (reads) {
    case 'nothing':
      return `입력을 읽지 않고 코드에 적힌 판을 풉니다. 테스트마다 다른 판이 주어지니 \`${way.input}\`처럼 표준 입력에서 읽으세요.`;
    case 'texts':
      return `판에 문자열이 들어 있고 \`'0'\`은 0이 아니어서, 빈칸을 하나도 찾지 못합니다.${here} 수로 바꾸세요: \`${way.number}\`.`;
    case 'unmet':
      return `판에는 문자열이 있는데 탐색은 수를 넣습니다. \`'5'\`와 \`5\`는 같지 않아서 주어진 수와 겹치는지 알지 못합니다.${here} 수로 바꾸세요: \`${way.number}\`.`;
    case 'texts-put':
      return `판에는 문자열을 넣고 비교는 숫자로 합니다. \`'5'\`와 \`5\`는 같지 않아 넣은 숫자끼리 겹쳐도 알아채지 못합니다.${here} 숫자 그대로 넣으세요.`;
    case 'words':
      return `2580의 숫자 사이에는 공백이 있어서, 한 행을 읽으면 첫 숫자에서 끝납니다.${here} 행마다 수 아홉 개를 읽으세요: \`${way.split}\`.`;
    case 'glued':
      return `2239의 숫자는 붙어 있어서 한 줄을 값 하나로 읽습니다.${here} 한 글자씩 읽으세요: \`${way.characters}\`.`;
    case 'blanks':
      return `2580의 숫자 사이에는 공백이 있는데, 공백까지 칸으로 읽습니다.${here} 공백으로 나누세요: \`${way.split}\`.`;
    case 'codes':
      return `숫자를 문자로 읽고 문자 코드를 그대로 두었습니다. \`'5'\`는 53입니다.${here} \`'0'\`을 빼세요.`;
    case 'short':
      return `판을 읽는 반복문이 아홉 행과 아홉 열을 다 돌지 않습니다.${here}`;
  }
};

const cellsTold = (cells: readonly number[]): string =>
  cells.length <= 3
    ? cells.map(cellName).join(', ')
    : `${cellName(cells[0] ?? 0)}부터 빈칸 ${cells.length}개`;

export const causeWords: typeof english = {
  causeTitle: '틀린 까닭',
  watchCause: (step) => `${step}단계 보기`,
  causePicture: (step) => `${step}단계의 판`,
  cause: (cause, language) => {
    const way = ways[language];
    switch (cause.kind) {
      case 'outside':
        return outside(cause);
      case 'fault':
        return `${runWords.fault(cause.fault)}.`;
      case 'crash':
        return cause.crash === undefined ? '오류로 끝났습니다.' : runWords.crashes[cause.crash];
      case 'no-file':
        return noFile(cause, language);
      case 'endless-calls':
        if (cause.isSame)
          return `\`${cause.call ?? ''}\`: 받은 값을 그대로 넘겨 자기를 다시 호출하니 더 나아가지 못합니다. 다음 칸을 넘기세요.`;
        return `${cause.name === undefined ? '호출이' : `\`${cause.name}\` 호출이`} 너무 깊거나 끝나지 않습니다. 호출할 때마다 마지막 칸에 가까워져야 합니다.${language === 'python' ? ' 파이썬은 1,000번까지이고, `sys.setrecursionlimit(10**6)`으로 늘립니다.' : ''}`;
      case 'exception':
        return exceptions[cause.of](cause, language);
      case 'exit-code':
        return runWords.exitCode(cause.code);
      case 'over-given':
        return `${cause.step}단계 다음에${at(cause.line)} ${cause.digit === 0 ? `${cellName(cause.cell)}에 주어진 ${object(`${cause.given}`)} 지웁니다` : `${cellName(cause.cell)}에 주어진 ${cause.given} 위에 ${object(`${cause.digit}`)} 씁니다`}. 빈칸만 바꿔야 합니다.${cause.spot?.text === undefined ? '' : ` \`${cause.spot.text}\` 다음에도 같은 칸에서 계속합니다. 거기서 \`return\` 하세요.`}`;
      case 'clash':
        return clash(cause, language);
      case 'refused':
        return refused(cause, language);
      case 'exchanged':
        return `${cause.step}단계: ${cause.digit}${particle.subject(cause.digit)} ${cellName(cause.cell)}에 들어갑니다. 탐색은 \`${cause.spot.better ?? ''}\`${particle.object(cause.spot.better ?? '')} 보는데 \`${cause.spot.text ?? ''}\`에 쓰기 때문입니다. 행과 열이 바뀌었습니다.`;
      case 'broke-off':
        return `${cause.step}단계: ${cellName(cause.cell)}에는 ${cause.digit}${particle.object(cause.digit)} 넣을 수 있는데 물어보지도 않습니다. \`${cause.spot.text ?? ''}\` 때문에 안 되는 숫자를 처음 만나면 반복문을 빠져나갑니다. \`continue\`로 다음 숫자를 보세요.`;
      case 'other-blank':
        return `되돌아갈 때 칸에 \`${cause.value}\`${particle.object(cause.value)} 넣는데, 빈칸은 0이라 나중에 채워진 칸으로 여깁니다. \`${cause.target} = ${way.zero}\`으로 되돌리세요.`;
      case 'repeats':
        return `${cause.step}단계: 똑같은 판에서 ${cellName(cause.cell)}에 ${cause.digit}${particle.object(cause.digit)} 또 넣습니다${cause.line === undefined ? '' : `(${cause.line}번째 줄)`}. 같은 자리를 맴도는 것이니, 한 칸에서 마지막으로 넣어 본 숫자의 다음 숫자부터 이어 가야 합니다.`;
      case 'untried':
        return untried(cause);
      case 'too-soon':
        return `${cause.step}단계: ${cellName(cause.cell)}의 ${object(`${cause.digit}`)} 다음 호출 전에 되돌려서 뒤의 칸이 보지 못합니다. \`${cause.spot?.text ?? ''}\`${particle.subject(cause.spot?.text ?? '')} 호출 다음에 있어야 합니다.`;
      case 'gave-up':
        return `${cause.step}단계: ${subject(`${cause.tried}`)} 답으로 이어지지 않은 뒤 ${cellName(cause.cell)}에는 아직 ${object(`${cause.digit}`)} 넣을 수 있는데, 그대로 칸을 떠납니다. 답을 찾았을 때만 \`return\`하고, 아니면 다음 숫자를 넣어 보세요.`;
      case 'no-way-back':
        return `${cause.step}단계 다음 ${cellName(cause.cell)}에는 넣을 숫자가 없습니다(막다른 칸). 여기서 끝나 버립니다. ${cellName(cause.last)}의 숫자를 되돌리고 다음 숫자를 넣어 봐야 합니다.`;
      case 'kept-cell':
        return `${cause.step}단계: ${cellName(cause.behind)}까지 되돌아왔는데 ${cellName(cause.cell)}에 ${subject(`${cause.digit}`)} 남아 있습니다${cause.isSkipped ? '. 그래서 이 칸을 이미 채운 칸으로 봅니다' : ''}. 호출 다음에 칸을 비우세요: \`${cause.target ?? 'board[r][c]'} = ${way.zero}\`.`;
      case 'kept-flag':
        return `${cause.step}단계: 되돌린 ${object(`${cause.digit}`)} ${cellName(cause.cell)}에 넣을 수 있는데, ${cause.houses.length === 0 ? '' : `${housesOf(cause.houses)} `}표시에 쓴 숫자로 남아 있습니다. 숫자를 되돌릴 때 ${cause.arrays.length === 0 ? '표시도' : cause.arrays.map((name) => `\`${name}\``).join(', ') + '도'} 지우세요.`;
      case 'went-on':
        return `${cause.step}단계에서 판을 바르게 다 채웠는데, ${cause.isPrinted ? '출력한 뒤에도 탐색이 이어졌습니다' : '탐색이 이어져 숫자를 되돌렸습니다'}. 답을 찾으면${cause.spot?.text === undefined ? '' : ` \`${cause.spot.text}\`에서`} 모든 호출을 끝내세요: \`${way.stop}\`.`;
      case 'skipped':
        return `${topic(cellsTold(cause.cells))} 끝까지 채우지 않았습니다. 탐색이 그 칸을 건너뛰거나 그 앞에서 끝납니다${cause.spot?.text === undefined ? '' : `. \`${cause.spot.text}\`를 보세요`}.`;
      case 'order':
        switch (cause.by) {
          case 'digits':
            return '숫자를 9부터 1까지 거꾸로 넣어 봐서, 처음 찾은 답이 사전순으로 첫 번째가 아닙니다. 2239는 첫 번째 답을 묻습니다. 1부터 넣어 보세요.';
          case 'columns':
            return '칸을 열마다 채워서, 처음 찾은 답이 사전순으로 첫 번째가 아닙니다. 2239는 첫 번째 답을 묻습니다. 행마다 채우세요.';
          case 'cells':
            return `칸을 행 순서로 채우지 않아서${cause.cell === undefined ? '' : `(${cellName(cause.cell)}부터)`}, 처음 찾은 답이 2239가 묻는 사전순으로 첫 번째 답이 아닙니다.`;
          case 'last':
            return '마지막에 찾은 답을 출력합니다. 2239는 첫 번째 답을 묻습니다.';
        }
      // eslint-disable-next-line no-fallthrough -- every case above returns
      case 'output':
        return outputs(cause.what, language);
      case 'unwritten':
        return cause.reads === undefined
          ? '읽은 퍼즐을 그대로 출력했고, 판에 숫자를 하나도 넣지 않았습니다.'
          : readings(cause.reads, language, cause.spot);
      case 'input':
        return readings(cause.reads, language, cause.spot);
      case 'shared-row':
        return `\`${cause.array}\`의 모든 행이 사실은 같은 한 행이라, 한 행에 쓰면 모든 행이 바뀝니다. 행을 하나씩 따로 만드세요: \`${cause.spot.better ?? ''}\`.`;
      case 'other-problem':
        return `스도쿠를 읽지도 출력하지도 않습니다${cause.like === undefined ? '' : `. ${problems[cause.like]}을 푸는 프로그램으로 보입니다`}.`;
    }
  },
};
