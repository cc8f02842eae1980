// The texts of the frame around the element. A language that lacks one does not compile.
export interface PageMessages {
  title: string;
  description: string;
  skip: string;
  tagline: string;
  mode: string;
  modeSolve: string;
  modeWatch: string;
  modeRace: string;
  modeBulk: string;
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
  reload: string;
  close: string;
}
