// The title of a strategy: the name that people use, with the name in code beside it.
import type { StrategyName } from '../../../core/strategy';
import type { Messages } from './words';

type Names = Pick<Messages, 'strategyNames'>;

/** The name in code, where it says something that the name for people does not. */
export function codeNameOf(strategy: StrategyName, { strategyNames }: Names): string | undefined {
  const plain = strategyNames[strategy].toLowerCase().replaceAll(' ', '-');
  return plain === strategy ? undefined : strategy;
}

/** Both in a line, for choosers. */
export function strategyTitle(strategy: StrategyName, text: Names): string {
  const code = codeNameOf(strategy, text);
  const name = text.strategyNames[strategy];
  return code === undefined ? name : `${name} · ${code}`;
}
