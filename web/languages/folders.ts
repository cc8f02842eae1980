// Has the compiler name what a language lacks: its folder, the file of a feature, or a text of it.
import type { Language } from '../core/language';

export interface Folders {
  en: typeof import('./en');
  ko: typeof import('./ko');
}

type English = Folders['en'];
type Whole = { [Feature in keyof English]: Pick<English[Feature], 'words'> };

export type Complete<Found extends Record<Language, Whole> = Folders> = Found;
