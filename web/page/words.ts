// The texts of the frame around the element. A language that lacks one does not compile.
import type { PlaceName } from '../core/mode';

export interface PageMessages {
  title: string;
  description: string;
  skip: string;
  /** The title of the document in a mode. */
  titleOf: (mode: string) => string;
  places: string;
  placePlay: string;
  placeSearch: string;
  placeLearn: string;
  placeMake: string;
  /** The purpose of each place, in a sentence. */
  leads: Record<PlaceName, string>;
  modes: string;
  modeSolve: string;
  /** The button that opens the language and the theme on a phone. */
  choices: string;
  theme: string;
  themeAuto: string;
  themeLight: string;
  themeDark: string;
  about: string;
  embed: string;
  embedAbout: string;
  embedFailed: string;
  privacy: string;
  offlineReady: string;
  updateReady: string;
  updateWaits: string;
  /** Another puzzle is on the board now. */
  gameKept: string;
  gameBack: string;
  gamesRefused: string;
  reload: string;
  close: string;
}

/** Texts that do not depend on what the page shows. */
export type PageText = {
  [Name in keyof PageMessages]: PageMessages[Name] extends string ? Name : never;
}[keyof PageMessages];
