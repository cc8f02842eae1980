// Remarks on a program's text, before it runs: refusals of Baekjoon's compiler that the one here does not share, and signs that none reads.

/** A change of the text; offsets in the text as it is before all changes. */
export interface Edit {
  from: number;
  to: number;
  insert: string;
}

/** Blanks that are none, characters that nobody sees, curly quotes, and signs that only look like those of programs. */
export type StrayKind = 'blank' | 'unseen' | 'quote' | 'sign';

export type Remark =
  /** It is written in a language that does not run here. */
  | { kind: 'foreign'; name: string }
  /** It is written in C, and compiled as C++. */
  | { kind: 'c' }
  /** Characters that look like others, or like nothing. */
  | {
      kind: 'stray';
      count: number;
      kinds: readonly StrayKind[];
      line: number;
      edits: readonly Edit[];
    }
  | { kind: 'package'; line: number; edits: readonly Edit[] }
  /** `isPublic`: it is not compiled then; otherwise it does not start. */
  | { kind: 'main-class'; name: string; isPublic: boolean; line: number; edits: readonly Edit[] }
  /** A name whose header GCC is not given. */
  | { kind: 'header'; name: string; header: string; line: number; edits: readonly Edit[] };

/** What Baekjoon would give in place of a verdict on the program's answers. */
export type Refusal = Extract<Remark, { kind: 'package' | 'main-class' | 'header' }>;

export const isRefusal = (remark: Remark): remark is Refusal =>
  remark.kind === 'package' || remark.kind === 'main-class' || remark.kind === 'header';

/** What Baekjoon gives for it: a class that is not found is so only when it starts. */
export const refusedAs = (refusal: Refusal): 'compile-error' | 'runtime-error' =>
  refusal.kind === 'main-class' && !refusal.isPublic ? 'runtime-error' : 'compile-error';

export const lineAt = (source: string, offset: number): number =>
  source.slice(0, offset).split('\n').length;
