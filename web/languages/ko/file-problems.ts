// Korean sentences about files that hold no text, and about what the core’s reader alone finds in texts.
import type { FileWords } from '../en/file-problems';
import fileKinds from '../../../cpp/words/ko/file-kinds.json';
import findings from '../../../cpp/words/ko/text-findings.json';

export const words: FileWords = {
  problem: (problem) => {
    switch (problem.kind) {
      case 'unreadable-file':
        return `‘${problem.name}’ 파일을 읽지 못했습니다.`;
      case 'picture':
        return `‘${problem.name}’ 파일은 그림이라 읽을 수 없습니다. 퍼즐을 텍스트로 넣어 주세요.`;
      case 'too-much-packed':
        return `‘${problem.name}’ 파일은 압축을 풀면 1GiB를 넘어 읽을 수 없습니다. 압축을 풀고 나누어 넣어 주세요.`;
      case 'no-text':
        return `‘${problem.name}’: ${fileKinds[problem.is]}.`;
    }
  },
  findings,
};
