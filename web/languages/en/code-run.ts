// English texts of Code mode: ends of a program, faults in it, and notes on messages of the compiler.
import type { CompilerNote, Crash, Diagnostic, Fault } from '../../core/code/run';

export const runWords = {
  fault: ({ kind, text }: Fault) => {
    const said = text === '' ? '' : ` (${text})`;
    return {
      'out-of-bounds': `reads or writes outside its array${said}`,
      overflow: `a number overflows${said}`,
      shift: `shifts by more bits than the type has, or by a negative number${said}`,
      conversion: `a number does not fit the type of a conversion${said}`,
      'invalid-value': `reads a value that its type does not have${said}`,
      length: `an array's length is zero or negative${said}`,
      builtin: `looks for the first or last 1 bit of 0, which has none${said}`,
      caught: `the program caught an exception from this line and went on${said}`,
      'no-file': `opens a file that does not exist, neither here nor on the judge${said}. Reading from it gives nothing; remove the line before you submit.`,
    }[kind];
  },
  /** Why a program was ended. */
  crashes: {
    'stack-overflow': 'The calls nest too deeply: the stack is full.',
    threw: 'An uncaught exception:',
    aborted: 'The program called abort.',
    assertion: 'An assertion does not hold:',
    division: 'Division by zero, or a quotient that does not fit:',
    'null-pointer': 'The program follows a null pointer, or an index from one.',
    'no-return': 'A function that must return a value ended without return.',
    unreachable:
      'The program reached code that the compiler takes to be unreachable: undefined behaviour.',
    'outside-memory': 'The program reads or writes outside its memory.',
  } satisfies Record<Crash, string>,
  exitCode: (code: number) =>
    `The program ended with exit code ${code}. A judge reports any code but 0 as a runtime error: let main return 0.`,
  /** Beside the message of the usual standard that made another one necessary. */
  standard: ({ standard = 'C++17', clash }: Pick<Diagnostic, 'standard' | 'clash'>) =>
    clash === undefined
      ? `It was compiled as ${standard}, which allows this: choose ${standard} on Baekjoon, too.`
      : `It was compiled as ${standard}: in C++17 the name ${clash} stands in std as well. Choose ${standard} on Baekjoon, too, or rename it.`,
  compilerNotes: {
    'gcc-only':
      'This header belongs to the library of GCC (ext/rope and the like); here the library is LLVM’s, which lacks this header. The judge has it.',
    undefined: 'The program declares and calls this, but never defines it.',
    'left-out':
      'This is not there here, and nothing needs it: the import was left out. Baekjoon has it.',
    'no-main': 'There is no function main.',
    import:
      'Programs import nothing here: input and output come with the libraries, and no function from outside is given.',
    'too-deep':
      'The compiler ran out of stack or memory: something is nested too deeply, such as a template that never ends.',
    'too-large':
      'The program is longer than the 524,288 bytes that Baekjoon takes, so it was not compiled.',
  } satisfies Record<CompilerNote, string>,
};
