// The draft that the editor has open in this tab, and which drafts were played: apart from the editor, which is loaded when it is needed.
import { isRecord, parsedJson } from '../../shared/records';
import { ofTab, recall, remember } from '#remembered';
import { idOf } from '../kept-games';

const openName = 'varied-making';
const playedName = 'varied-played-drafts';
const mostPlayed = 60;

/** `over`: the text of the puzzle that it was opened over; empty for none. */
export function openDraft(): { id: string; over: string } | undefined {
  const kept = parsedJson(ofTab.recall(openName));
  const isOne = isRecord(kept) && typeof kept.id === 'string' && typeof kept.over === 'string';
  return isOne ? { id: String(kept.id), over: String(kept.over) } : undefined;
}

export function rememberOpenDraft(id: string, over: string): void {
  ofTab.remember(openName, JSON.stringify({ id, over }));
}

export function forgetOpenDraft(): void {
  ofTab.forget(openName);
}

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
