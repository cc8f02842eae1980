// Compiles and runs a program as a judge does.
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { programOnPath } from '../../scripts/tools.mjs';
import type { ProgramLanguage } from '../../web/core/program-languages';

export interface Compiled {
  /** Runs the program and gives its output. */
  run: (input: string) => string;
  /** The first steps that a recorded program writes. */
  steps: (input: string, limit: number) => string[];
}

const folder = mkdtempSync(join(tmpdir(), 'retrace-programs-'));
let made = 0;

interface Toolchain {
  /** The name of the program's file; Java reads a class called Main from Main.java. */
  file: string;
  compile: readonly string[];
  start: readonly string[];
}

const warnings = ['-Wall', '-Wextra', '-Werror'];

const toolchains: Record<ProgramLanguage, Toolchain> = {
  cpp: {
    file: 'main.cpp',
    compile: ['g++', '-std=gnu++17', '-O2', ...warnings, '-o', 'main', 'main.cpp'],
    start: ['./main'],
  },
  python: { file: 'main.py', compile: [], start: ['python3', 'main.py'] },
  java: {
    file: 'Main.java',
    compile: ['javac', '-Xlint:all', '-Werror', 'Main.java'],
    start: ['java', '-XX:TieredStopAtLevel=1', 'Main'],
  },
  // Judges run JavaScript as scripts, not as modules.
  javascript: { file: 'main.cjs', compile: [], start: [process.execPath, 'main.cjs'] },
};

/** Whether programs in this language run here; Java needs a JDK, without which set-up goes on. */
export const canRun = (language: ProgramLanguage): boolean =>
  language !== 'java' || programOnPath('javac') !== undefined;

export function compiled(program: string, language: ProgramLanguage): Compiled {
  const { file, compile, start } = toolchains[language];
  const cwd = join(folder, String((made += 1)));
  mkdirSync(cwd);
  writeFileSync(join(cwd, file), program);
  const [compiler, ...options] = compile;
  if (compiler) execFileSync(compiler, options, { cwd, stdio: ['ignore', 'ignore', 'inherit'] });
  const [command = '', ...more] = start;
  const run = (input: string, env: Record<string, string> = {}): string => {
    const { status, stdout, stderr } = spawnSync(command, more, {
      cwd,
      input,
      encoding: 'utf8',
      env: { ...process.env, ...env },
    });
    if (status !== 0) throw new Error(`${language} ended with ${String(status)}: ${stderr}`);
    return stdout;
  };
  return {
    run,
    steps: (input, limit) => {
      const recording = join(cwd, 'steps');
      writeFileSync(recording, '');
      run(input, { RETRACE_RECORDING: recording, RETRACE_STEPS: String(limit) });
      return readFileSync(recording, 'utf8').split('\n').slice(0, -1);
    },
  };
}
