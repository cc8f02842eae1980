// Every text of the source panel.

export interface SourceMessages {
  title: string;
  file: string;
  follow: (file: string) => string;
  line: (line: number, file: string) => string;
  loading: string;
  failed: string;
}
