// Does the wishes of the page around in order. A flood of them is reduced: settings joined, steps added up, and of every
// other kind only the last.
import type { EmbedSettings, EmbedWish } from '../core/embed-settings';
import { throttle } from '../core/throttle';

export type Command = (EmbedWish & { type: 'command' })['command'];

export interface Obeying {
  follow: (settings: EmbedSettings) => void;
  /** `value`: a number of steps or a step. */
  run: (command: Command, value: number) => void;
}

/** More wishes than a page has reason to send in a tenth of a second. */
const mostAtOnce = 30;

export function obey(
  { follow, run }: Obeying,
  later: (call: () => void) => void,
): (wish: EmbedWish) => void {
  const { run: sometimes } = throttle(later, mostAtOnce);
  let settings = new Map<string, string | null>();
  let steps = 0;
  return (wish) => {
    if (wish.type === 'settings') {
      for (const [name, value] of wish.settings) settings.set(name, value);
      sometimes('settings', () => {
        const due = settings;
        settings = new Map();
        follow(due);
      });
    }
    if (wish.type !== 'command') return;
    if (wish.command === 'step') {
      steps += wish.value;
      sometimes('step', () => {
        const due = steps;
        steps = 0;
        run('step', due);
      });
      return;
    }
    const { command } = wish;
    const value = command === 'seek' ? wish.value : 0;
    sometimes(command, () => {
      run(command, value);
    });
  };
}
