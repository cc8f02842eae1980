// Compiles and runs a program as a judge does.
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { programOnPath } from '../../scripts/tools.mjs';
import type { ProgramLanguage } from '../../web/core/program-languages';

export interface Compiled {
  /** What it prints. */
  run: (input: string) => string;
  /** The first steps that a recorded program takes. */
  steps: (input: string, limit: number) => string[];
}

const folder = mkdtempSync(join(tmpdir(), 'retrace-programs-'));
let made = 0;

interface Toolchain {
  /** A class called Main is read from a file of that name. */
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
  // Judges run scripts, not modules.
  javascript: { file: 'main.cjs', compile: [], start: [process.execPath, 'main.cjs'] },
};

/** Setup does without a JDK where none can be had. */
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
