// The drafts that were played: apart from the editor, which is loaded when it is needed.
import { parsedJson } from '../../shared/records';
import { recall, remember } from '#remembered';
import { idOf } from '../kept-games';

const playedName = 'varied-played-drafts';
const mostPlayed = 60;

/** The draft that a text was played from; undefined for any other text. */
export const draftPlayedAs = (text: string): string | undefined =>
  played().find(([id]) => id === idOf(text))?.[1];

export function rememberPlayed(text: string, draft: string): void {
  const id = idOf(text);
  const others = played().filter(([other]) => other !== id);
  remember(playedName, JSON.stringify([[id, draft], ...others].slice(0, mostPlayed)));
}

function played(): readonly (readonly [text: string, draft: string])[] {
  const kept = parsedJson(recall(playedName));
  if (!Array.isArray(kept)) return [];
  return kept.flatMap((pair: unknown) => {
    if (!Array.isArray(pair)) return [];
    const [text, draft] = pair.map((each: unknown) => each);
    return typeof text === 'string' && typeof draft === 'string' ? [[text, draft] as const] : [];
  });
}
