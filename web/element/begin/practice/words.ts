// Every text of practising techniques, which is loaded when it is opened. A language that lacks one does not compile.
export interface PracticeMessages {
  title: string;
  about: string;
  close: string;
  /** Back to the list of techniques. */
  all: string;
  begin: string;
  /** `goal`: after so many a technique is practised. */
  progress: (solved: number, goal: number) => string;
  /** In the list, behind the name. */
  solved: (count: number) => string;
  practised: string;
  rating: (rating: string) => string;
  /** Said with the puzzle on the board. */
  begun: (technique: string) => string;
}
