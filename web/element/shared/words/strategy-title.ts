// The title of a strategy: its usual name, with the name in code beside it.
import type { StrategyName } from '../../../core/strategy';
import type { Messages } from '../../../languages/en/element';

type Names = Pick<Messages, 'strategyNames'>;

/** The name in code, where it differs from the usual one. */
export function codeNameOf(strategy: StrategyName, { strategyNames }: Names): string | undefined {
  const plain = strategyNames[strategy].toLowerCase().replaceAll(' ', '-');
  return plain === strategy ? undefined : strategy;
}

/** Both names on one line, for choosers. */
export function strategyTitle(strategy: StrategyName, text: Names): string {
  const code = codeNameOf(strategy, text);
  const name = text.strategyNames[strategy];
  return code === undefined ? name : `${name} · ${code}`;
}
