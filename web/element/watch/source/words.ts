// Every text of the source panel.

export interface SourceMessages {
  title: string;
  /** The name of the choice between the two. */
  views: string;
  view: Record<'program' | 'real', string>;
  language: string;
  copy: string;
  copied: string;
  download: string;
  /** The link to edit a copy in Code mode. */
  edit: string;
  /** How many calls have not returned. */
  calls: (count: number) => string;
  /** The calls of a person's own program. */
  frames: {
    show: string;
    running: string;
    none: string;
    /** Before the first step. */
    atStart: string;
    /** How many calls are open, the program itself among them. */
    title: (count: number) => string;
    /** The program itself, outside of all functions. */
    program: string;
    line: (line: number) => string;
    more: (count: number) => string;
  };
  file: string;
  follow: (file: string) => string;
  line: (line: number, file: string) => string;
  loading: string;
  failed: string;
}
