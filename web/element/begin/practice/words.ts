// Every text of practising techniques, which is loaded when it is opened. A language that lacks one does not compile.
export interface PracticeMessages {
  title: string;
  about: string;
  close: string;
  /** Leads back to the list of techniques. */
  all: string;
  begin: string;
  /** `goal`: the number of puzzles after which a technique is practised. */
  progress: (solved: number, goal: number) => string;
  /** The text behind the name in the list. */
  solved: (count: number) => string;
  practised: string;
  rating: (rating: string) => string;
  /** The message with the puzzle on the board. */
  begun: (technique: string) => string;
}
