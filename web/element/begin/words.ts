// Every text of how a game is begun. A language that lacks one does not compile.
export interface BeginMessages {
  label: string;
  games: string;
}
