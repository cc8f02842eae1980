// Keys of explain mode and what they do; the help sheet lists the same table.
import type { KeyRow } from '../shared/state/step-keys';

/** The acts of buttons and keys. */
export type Act = 'toggle' | 'step-back' | 'step-on' | 'start' | 'end' | 'hardest' | 'help';

export const keyTable: readonly KeyRow<Act>[] = [
  { act: 'toggle', keys: ['Space', 'K'] },
  { act: 'step-back', keys: ['←', '⇧ ←', ','] },
  { act: 'step-on', keys: ['→', '⇧ →', '.'] },
  { act: 'start', keys: ['Home'] },
  { act: 'end', keys: ['End'] },
  { act: 'hardest', keys: ['H'] },
  { act: 'help', keys: ['?'] },
];
