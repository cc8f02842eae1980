// The problems of Baekjoon whose programs Code judges: a folder each beside this file, and a paragraph in web/languages.

/** A board of nine by nine on standard input: what is known of causes, times and strategies is of these. */
export const classicProblems = ['2580', '2239'] as const;
export type ClassicProblem = (typeof classicProblems)[number];

export const problems = [...classicProblems, '3763', '4574'] as const;
export type Problem = (typeof problems)[number];

export const isClassicProblem = (problem: Problem): problem is ClassicProblem =>
  classicProblems.some((each) => each === problem);
