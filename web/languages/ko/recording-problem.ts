// The errors of a recording, in Korean.
import { cellName } from '../../core/cell';
import {
  recordingFormat,
  type RecordingProblem,
  type RecordingTrouble,
} from '../../core/recording';
import * as particle from './particles';
import { wholeNumbersIn } from '../../element/shared/words/numbers';

const numbers = wholeNumbersIn('ko');

const object = (digit: number) => `${digit}${particle.object(digit)}`;
const subject = (digit: number) => `${digit}${particle.subject(digit)}`;

/** A sentence of its own. */
export function recordingTrouble(trouble: RecordingTrouble): string {
  switch (trouble.kind) {
    case 'refused': {
      const { problem } = trouble;
      const line = numbers.format(problem.line);
      return `이 기록은 볼 수 없습니다. ${line}번째 줄: ${recordingProblem(problem)}.`;
    }
    case 'failed':
      return '이 기록을 읽지 못했습니다.';
    case 'no-address':
      return `기록의 주소가 아닙니다(‘${trouble.found}’).`;
    case 'not-served':
      return `이 기록을 가져오지 못했습니다. 서버의 응답 코드는 ${trouble.status}입니다.`;
    case 'not-fetched':
      return '이 기록을 가져오지 못했습니다. 연결이 끊겼거나, 기록이 있는 서버나 이 페이지의 정책이 허용하지 않습니다.';
    case 'too-large':
      return `이 기록은 ${trouble.mostBytes >> 20}MB를 넘어 가져올 수 없습니다.`;
  }
}

/** One sentence, without the line. */
function recordingProblem(problem: RecordingProblem): string {
  const { fault, found, expected, digit, there } = problem;
  const cell = cellName(problem.cell);
  const peer = cellName(problem.peer);
  switch (fault) {
    case 'not-a-recording':
      return `기록은 첫 줄이 ‘${recordingFormat} 1’이어야 합니다`;
    case 'other-version':
      return `형식 버전 ‘${found}’은(는) 읽을 수 없습니다. 버전 1만 읽습니다`;
    case 'binary':
      return '텍스트 파일이 아닙니다';
    case 'long-line':
      return '기록에 있을 수 없을 만큼 긴 줄입니다';
    case 'unknown-word':
      return `여기에 ‘${found}’이(가) 올 수 없습니다`;
    case 'bad-puzzle':
      return '‘puzzle’ 뒤에는 1부터 9와 빈칸을 뜻하는 점으로 된 81글자가 있어야 합니다';
    case 'bad-cell':
      return `‘${found}’은(는) r1c1부터 r9c9까지의 칸이 아닙니다`;
    case 'bad-digit':
      return `‘${found}’은(는) 1부터 9까지의 숫자가 아닙니다`;
    case 'bad-number':
      return `‘${found}’은(는) 1 이상의 수가 아닙니다`;
    case 'no-puzzle':
      return '주어진 수를 적은 ‘puzzle’ 줄이 먼저 있어야 합니다';
    case 'cut-off':
      return '기록이 중간에 잘렸습니다. ‘end’ 줄이 없습니다';
    case 'contradiction':
      return '주어진 수끼리 모순됩니다';
    case 'wrong-number':
      return `${found}단계가 아니라 ${expected}단계입니다`;
    case 'wrong-depth':
      return `이 단계 뒤에 넣어 둔 숫자는 ${found}개가 아니라 ${expected}개입니다`;
    case 'given':
      return `${cell}에는 주어진 수 ${subject(there)} 있습니다`;
    case 'digit-there':
      return `${cell}에는 이미 ${subject(there)} 있어 ${object(digit)} 넣을 수 없습니다`;
    case 'nothing-there':
      return `${cell}은 빈칸이라 지울 숫자가 없습니다`;
    case 'other-digit':
      return `${cell}에 있는 숫자는 ${there}이라 ${object(digit)} 지울 수 없습니다`;
    case 'not-full':
      return '빈칸이 남아 있어 답이 아닙니다';
    case 'not-dead-end':
      return `${cell}에 ${object(digit)} 넣은 바로 다음이 아니므로 막다른 칸이 아닙니다`;
    case 'no-peer':
      return `${peer}에는 ${cell}과 겹치는 ${subject(digit)} 없습니다`;
    case 'wrong-end':
      return `판의 상태가 끝맺음 ‘${found}’과 맞지 않습니다`;
    case 'wrong-count':
      return `끝에 적힌 ${found}은(는) 실제로는 ${expected}입니다`;
    case 'clash':
      return `${cell}의 ${subject(digit)} ${peer}와 겹칩니다`;
    case 'not-last':
      return `나중에 넣은 ${peer}보다 ${cell}을 먼저 지웠습니다`;
    case 'too-many-steps':
      return '단계가 너무 많아 담을 수 없습니다';
    case 'too-many-lines':
      return '서로 다른 줄 번호가 255개를 넘습니다';
    case 'too-many-calls':
      return '서로 다른 호출 깊이가 255개를 넘습니다';
    case 'too-many-notes':
      return '넣지 못한 숫자와 지운 후보의 기록이 너무 많아 담을 수 없습니다';
  }
}
