// The errors of a recording, in Korean.
import { cellName } from './cells';
import type { RecordingProblem, RecordingTrouble } from '../../core/recording';
import { filled } from '../template';
import faults from '../../../cpp/words/ko/recording-faults.json';
import { number } from './grammar';

/** A sentence of its own. */
export function recordingTrouble(trouble: RecordingTrouble): string {
  switch (trouble.kind) {
    case 'refused': {
      const { problem } = trouble;
      const line = number(problem.line);
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
function recordingProblem({ fault, cell, peer, ...values }: RecordingProblem): string {
  return filled(faults[fault], { ...values, cell: cellName(cell), peer: cellName(peer) });
}
