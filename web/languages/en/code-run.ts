// English texts of Code mode: what ends a program, what is noticed in it, and what is said of what the compiler says.
import type { CodeMessages } from '../../element/code/words';

export const runWords: Pick<CodeMessages, 'fault' | 'crashes' | 'exitCode' | 'compilerNotes'> = {
  fault: ({ kind, text }) => {
    const said = text === '' ? '' : ` (${text})`;
    switch (kind) {
      case 'out-of-bounds':
        return `reads or writes outside its array${said}`;
      case 'overflow':
        return `a number overflows${said}`;
      case 'shift':
        return `shifts by more bits than there are, or by fewer than none${said}`;
      case 'conversion':
        return `a number does not fit the type that it is converted to${said}`;
      case 'invalid-value':
        return `reads a value that its type does not have${said}`;
      case 'length':
        return `an array has no length${said}`;
      case 'builtin':
        return `counts the bits before or behind the first one of 0, which has none${said}`;
      case 'no-file':
        return `opens a file that is not there, neither here nor on the judge${said}. What is read from it is empty; take the line out before you submit.`;
    }
  },
  crashes: {
    'stack-overflow': 'Its calls nest too deeply: the stack is full.',
    threw: 'An exception that nobody catches:',
    aborted: 'It called abort.',
    assertion: 'An assertion does not hold:',
    division: 'Division by zero, or a quotient that does not fit:',
    'null-pointer': 'It follows a null pointer, or an index from one.',
    'no-return': 'A function that has to return something ended without return.',
    unreachable:
      'It came where the compiler took for granted that it never comes: undefined behaviour.',
    'outside-memory': 'It reads or writes outside its memory.',
  },
  exitCode: (code) =>
    `It ended with exit code ${code}. A judge takes any but 0 for a runtime error: let main return 0.`,
  compilerNotes: {
    'gcc-only':
      'This header belongs to the library of GCC (pb_ds and the like); here the library is LLVM’s, which lacks it. The judge has it.',
    undefined: 'It is declared and called, but nowhere defined.',
    'no-main': 'There is no function main.',
    'too-deep':
      'The compiler ran out of stack or memory: something is nested too deeply, as templates that never end are.',
    'too-long': 'Compiling took more than a minute and was ended.',
  },
};
