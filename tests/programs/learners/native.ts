// The number of steps that a program takes in its own language outside the page: after each line that says `[seen: board]`
// the board is compared with its last state, and the changes are counted.
import { execFileSync } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const watchers = {
  javascript: `const retraceSeen = (() => {
  let before, steps = 0;
  process.on('exit', () => require('fs').writeFileSync(process.env.RETRACE_STEPS_FILE, String(steps)));
  return (board, puzzle) => {
    const rows = typeof board[0] === 'object' || typeof board[0] === 'string'
      ? Array.from(board).filter((row) => row && row.length > 8).slice(-9).map((row) => Array.from(row).slice(-9)).flat() : Array.from(board).slice(-81);
    const now = rows.map((digit) => Number(digit) || 0);
    before ??= Array.from(process.env.RETRACE_PUZZLE, (digit) => Number(digit) || 0);
    for (let cell = 0; cell < 81; cell++) {
      if (now[cell] === before[cell]) continue;
      if (before[cell] !== 0) steps++;
      if (now[cell] !== 0) steps++;
    }
    before = now;
  };
})();
`,
  python: `import atexit as _atexit, os as _os
_before = [int(c) if c.isdigit() else 0 for c in _os.environ["RETRACE_PUZZLE"]]
_steps = 0
def _save():
    with open(_os.environ["RETRACE_STEPS_FILE"], "w") as file: file.write(str(_steps))
_atexit.register(_save)
def retraceSeen(board):
    global _before, _steps
    if isinstance(board, dict):
        cells = [board[r, c] for r in range(9) for c in range(9)]
    elif isinstance(board[0], (list, tuple, str, bytearray)):
        cells = [c for row in list(board)[-9:] for c in list(row)[-9:]]
    else:
        cells = list(board)[-81:]
    now = [int(c) if str(c).isdigit() else 0 for c in cells]
    for a, b in zip(_before, now):
        if a != b:
            _steps += (a != 0) + (b != 0)
    _before = now
`,
} as const;

const mark = /^(\s*)(.*?);?\s*(?:\/\/|#) \[seen: ([\w.#]+)\]$/;

export function nativeSteps(
  source: string,
  language: 'javascript' | 'python',
  { input, puzzle }: { input: string; puzzle: string },
): number {
  const lines = source.split('\n').map((line) => {
    const [, indent = '', code = '', board] = mark.exec(line) ?? [];
    return board === undefined ? line : `${indent}${code}; retraceSeen(${board})`;
  });
  const folder = mkdtempSync(join(tmpdir(), 'retrace-'));
  const file = join(folder, language === 'python' ? 'program.py' : 'program.cjs');
  const steps = join(folder, 'steps');
  writeFileSync(file, watchers[language] + lines.join('\n'));
  writeFileSync(join(folder, 'input'), input);
  // The program gets a file as its input, since it opens /dev/stdin by name, which fails with a pipe.
  const stdin = openSync(join(folder, 'input'), 'r');
  try {
    const program = language === 'python' ? 'python3' : process.execPath;
    const env = { ...process.env, RETRACE_PUZZLE: puzzle, RETRACE_STEPS_FILE: steps };
    execFileSync(program, [file], { env, stdio: [stdin, 'pipe', 'pipe'] });
    return Number(readFileSync(steps, 'utf8'));
  } finally {
    closeSync(stdin);
    rmSync(folder, { recursive: true });
  }
}
