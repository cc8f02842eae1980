// The shape of a problem, so that a new one is data: its tests, its checker, its boards, its times, its programs.
import type { Grid } from '../../grid';
import type { ProgramLanguage } from '../../program-languages';
import { isClassicProblem, type ClassicProblem, type Problem } from './names';

/** How a board is written, a row a line. */
export interface BoardForm {
  /** Rows, columns, and the values of a cell. */
  size: number;
  /** The character of a blank, then those of the values. */
  symbols: string;
  /** Between the cells of a row. */
  between: '' | ' ';
}

/** An output of boards, one for each puzzle of a test. */
export interface BoardsOutput extends BoardForm {
  /** The line above a board, which counts from 1. */
  title?: (count: number) => string;
  /** An empty line between two boards. */
  areApart?: true;
}

/** A puzzle within a test: its values row by row, 0 for a blank. */
export interface Case {
  givens: readonly number[];
  /** Where one board alone is right; else any is that keeps the rules. */
  answer?: readonly number[] | undefined;
}

export interface JudgeTest {
  problem: Problem;
  input: string;
  cases: readonly Case[];
  /** The puzzle where it is a single one of nine by nine: it can be drawn and filmed. */
  puzzle?: Grid;
  /** How many digits of the input there are up to the last one of that puzzle, where it does not stand there as 81 digits. */
  digits?: number;
  /** A text of the person's own: nothing is right or wrong about it. */
  isOwn?: true;
  /** How many calls the setter's own search takes, that of 12095; undefined where it is not known. */
  calls?: number;
  /** Too long a search for a language that is interpreted here. */
  isLong?: boolean;
}

export interface ClassicTest extends JudgeTest {
  problem: ClassicProblem;
  puzzle: Grid;
  /** The only right answer of 2239, which no program of the judged person has made. */
  answer?: Grid;
}

/** A text of one's own has no puzzle. */
export const isClassic = (test: JudgeTest): test is ClassicTest =>
  isClassicProblem(test.problem) && test.puzzle !== undefined;

export interface Difference {
  /** The line of the output, from 1. */
  line: number;
  /** The line that is there; undefined where the output ends before. */
  found: string | undefined;
  /** The line that must be there; undefined where several lines are right. */
  expected: string | undefined;
  reason: 'missing' | 'surplus' | 'form' | 'blank' | 'given' | 'clash' | 'other-solution';
}

/** The times of a problem that are published, or fitted to published ones. */
export interface PublishedTime {
  /** Seconds that Baekjoon grants. */
  seconds: number;
  /** Milliseconds there of the setter's program. */
  setter: Readonly<Record<ProgramLanguage, number>>;
}

/** A program of ours for a problem alone: its file in the problem's folder of cpp/programs, without its ending. */
export interface OwnProgram {
  file: string;
  languages: readonly ProgramLanguage[];
}

export interface ProblemData {
  /** The sample first. */
  tests: readonly JudgeTest[];
  /** The first line of an output that is not right; undefined where all are. */
  differenceIn: (test: JudgeTest, lines: readonly string[]) => Difference | undefined;
  /** The boards that are printed, where boards are. */
  boards?: BoardsOutput;
  /** Without it nothing is said of a program's time on Baekjoon. */
  time?: PublishedTime;
  /** Without them the strategies' programs are for it. */
  programs?: readonly OwnProgram[];
  /** Each of these is in the text of a program for this problem, and hardly ever in another one. */
  signs?: readonly RegExp[];
}
