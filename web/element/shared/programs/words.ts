// The texts of saving a film. A language that lacks one does not compile.
export interface SaveFilmMessages {
  save: string;
  /** The name of the box, and what it means. */
  withProgram: string;
  withProgramNote: string;
  /** The program is longer than a recording may carry. */
  tooLong: string;
  /** The program is too long for the address of the page. */
  noLink: string;
}
