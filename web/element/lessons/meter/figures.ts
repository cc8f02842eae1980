// The meter's figures in a language.
import type { Language } from '../../../core/language';
import { wholeNumbersIn } from '../../shared/words/numbers';
import type { MeterMessages } from './words';

export function figuresIn(language: Language): Pick<MeterMessages, 'number'> {
  const whole = wholeNumbersIn(language);
  return {
    number: (value) => whole.format(value),
  };
}
