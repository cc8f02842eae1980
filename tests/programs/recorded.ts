// Turns a program into one that records every step on its board.
import { readFileSync } from 'node:fs';
import type { ProgramLanguage } from '../../web/core/program-languages';

/** The name of the recording function in each language. */
const recorder: Record<ProgramLanguage, string> = {
  cpp: 'recorded',
  python: 'recorded',
  java: 'Recorder.recorded',
  javascript: 'recorded',
};

const recorderFiles: Record<ProgramLanguage, string> = {
  cpp: 'recorder.cpp',
  python: 'recorder.py',
  java: 'recorder.java',
  javascript: 'recorder.js',
};

/** The two ways in which a program writes a digit, or 0, into a cell. */
const assigned = /\bboard\[(\w+)\]\[(\w+)\] = ([^;#]+?)(?=;|\s*#|$)/;
const set = /\bboard\.get\((\w+)\)\.set\((\w+), ([^)]+)\)/;
/** A statement that seems to write to the board, in a way that is recorded or in another way. */
const writes = /(?<!\[)\bboard\b[^;]*?(?:\] *(?:[-+|^&]?=(?!=)|\+\+|--)|\.set\()/;

export function recorded(program: string, language: ProgramLanguage): string {
  const write = recorder[language];
  const lines = program.split('\n').map((line) => {
    // Lines that read the givens take no steps.
    if (line.includes('[read]')) return line;
    const instrumented = line
      .replace(assigned, `board[$1][$2] = ${write}($1, $2, board[$1][$2], $3)`)
      .replace(set, `board.get($1).set($2, ${write}($1, $2, board.get($1).get($2), $3))`);
    if (instrumented === line && writes.test(line)) {
      throw new Error(`not recorded: ${line.trim()}`);
    }
    return instrumented;
  });
  const prelude = readFileSync(new URL(`recorders/${recorderFiles[language]}`, import.meta.url));
  // In Java imports come first, so the recorder goes to the end.
  return language === 'java'
    ? `${lines.join('\n')}${prelude.toString()}`
    : `${prelude.toString()}${lines.join('\n')}`;
}
