// Programs compiled by g++ for this machine: their output, and each step on their boards.
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Compares the board with its earlier state after each assignment, also where the board has become another copy. */
const recorder = `
#include <cstdio>
#include <cstdlib>
#include <vector>
namespace retrace {
static const char* givens = std::getenv("RETRACE_GIVENS");
static int shown[81];
static bool is_read;
static std::vector<int> order;
static std::FILE* file = std::fopen(std::getenv("RETRACE_RECORDING"), "w");
template <class Digit>
void look(Digit digit_at) {
    int now[81];
    for (int i = 0; i < 81; i++) {
        int digit = digit_at(i / 9, i % 9);
        if (digit >= '0') digit -= '0';
        now[i] = digit;
        if (givens[i] != '0' && !is_read && digit != givens[i] - '0') return;
    }
    is_read = true;
    for (int at = (int)order.size() - 1; at >= 0; at--) {
        int i = order[at];
        if (shown[i] == now[i]) continue;
        std::fprintf(file, "backtrack r%dc%d\\n", i / 9 + 1, i % 9 + 1);
        shown[i] = 0;
        order.erase(order.begin() + at);
    }
    for (int i = 0; i < 81; i++) {
        if (givens[i] != '0' || shown[i] == now[i]) continue;
        std::fprintf(file, "placement r%dc%d %d\\n", i / 9 + 1, i % 9 + 1, now[i]);
        shown[i] = now[i];
        order.push_back(i);
    }
}
}  // namespace retrace
`;

export interface Native {
  output: string;
  exitCode: number | null;
  steps: string[];
}

/** `digit` is the C++ expression of the digit in row \`r\` and column \`c\`; \`written\` is the beginning of an assignment to the board. */
export function runNative(
  source: string,
  input: string,
  givens: string,
  board?: { digit: string; written: string },
): Native {
  const folder = mkdtempSync(join(tmpdir(), 'retrace-learner-'));
  const path = (name: string) => join(folder, name);
  writeFileSync(path('main.cpp'), board ? recorder + watched(source, board) : source);
  const options = ['-std=gnu++17', '-O1', '-w', '-o', path('main'), path('main.cpp')];
  execFileSync('g++', options, { stdio: 'inherit' });
  const recording = path('steps');
  const env = { ...process.env, RETRACE_GIVENS: givens, RETRACE_RECORDING: recording };
  const { stdout, status } = spawnSync(path('main'), { input, env, encoding: 'utf8' });
  const steps = board ? execFileSync('cat', [recording], { encoding: 'utf8' }) : '';
  return { output: stdout, exitCode: status, steps: steps.split('\n').slice(0, -1) };
}

function watched(source: string, { digit, written }: { digit: string; written: string }): string {
  const assignment = new RegExp(
    `(?<![\\w.])(${written}(?:\\.\\w+)?(?:\\[[^\\[\\]=;]+\\])+ = [^;,]+)(?=[;,])`,
    'g',
  );
  let found = 0;
  const text = source.replace(assignment, (whole) => {
    found++;
    return `${whole}, retrace::look([&](int r, int c) { return (int)${digit}; })`;
  });
  if (found === 0) throw new Error(`nothing assigns to ${written}`);
  return text;
}
