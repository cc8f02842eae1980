// Korean texts of Code mode: ends of a program, faults in it, and notes on messages of the compiler.
import type { runWords as english } from '../en/code-run';

export const runWords: typeof english = {
  fault: ({ kind, text }) => {
    const said = text === '' ? '' : ` (${text})`;
    return {
      'out-of-bounds': `배열 밖을 읽거나 씁니다${said}`,
      overflow: `정수 범위를 넘습니다${said}`,
      shift: `비트 수보다 많이, 또는 음수만큼 시프트합니다${said}`,
      conversion: `바꾸려는 자료형의 범위를 벗어난 수입니다${said}`,
      'invalid-value': `그 자료형에 없는 값을 읽습니다${said}`,
      length: `배열의 길이가 0 이하입니다${said}`,
      builtin: `1인 비트가 없는 0에서 비트 위치를 찾습니다${said}`,
      caught: `이 줄에서 난 예외를 프로그램이 잡아 넘겼습니다${said}`,
      'no-file': `없는 파일을 엽니다. 채점 서버에도 없습니다${said}. 파일에서 읽을 것이 없으니 제출하기 전에 이 줄을 지우세요.`,
    }[kind];
  },
  crashes: {
    'stack-overflow': '호출이 너무 깊어 스택이 넘쳤습니다.',
    threw: '아무 데서도 잡지 않은 예외:',
    aborted: 'abort를 호출했습니다.',
    assertion: 'assert의 조건이 거짓입니다:',
    division: '0으로 나누었거나 몫이 범위를 넘습니다:',
    'null-pointer': '널 포인터가 가리키는 곳이나, 널 포인터에 인덱스를 더한 곳을 읽거나 썼습니다.',
    'no-return': '값을 돌려줘야 하는 함수가 return 없이 끝났습니다.',
    unreachable: '컴파일러가 절대 오지 않는다고 본 곳에 왔습니다. 정의되지 않은 동작입니다.',
    'outside-memory': '메모리 밖을 읽거나 썼습니다.',
  },
  exitCode: (code) =>
    `종료 코드 ${code}로 끝났습니다. 0이 아니면 채점 서버에서 런타임 에러(NZEC)가 됩니다. main에서 0을 돌려주세요.`,
  standard: ({ standard = 'C++17', clash }) =>
    clash === undefined
      ? `이 코드가 허용되는 ${standard}로 컴파일했습니다. 백준에서도 ${standard}를 고르세요.`
      : `C++17에서는 std에도 ${clash}라는 이름이 있어 ${standard}로 컴파일했습니다. 백준에서도 ${standard}를 고르거나 이름을 바꾸세요.`,
  compilerNotes: {
    'gcc-only':
      'GCC 라이브러리에만 있는 헤더입니다(ext/rope 등). 여기서는 LLVM 라이브러리를 써서 이 헤더가 없지만, 채점 서버에는 있습니다.',
    undefined: '선언하고 호출했지만 어디에도 정의하지 않았습니다.',
    'left-out':
      '여기에는 없지만 쓰는 곳도 없어 이 import를 빼고 컴파일했습니다. 백준에는 있습니다.',
    'no-main': 'main 함수가 없습니다.',
    import:
      '여기서 프로그램은 바깥 함수를 가져올 수 없습니다. 입출력은 라이브러리에 들어 있습니다.',
    'too-deep':
      '컴파일러의 스택이나 메모리가 모자랍니다. 끝나지 않는 템플릿처럼 너무 깊이 겹친 곳이 있습니다.',
    'too-large':
      '프로그램이 백준의 소스 코드 길이 제한인 524,288바이트를 넘어 컴파일하지 않았습니다.',
  },
};
