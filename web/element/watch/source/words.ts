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
  file: string;
  follow: (file: string) => string;
  line: (line: number, file: string) => string;
  loading: string;
  failed: string;
}
