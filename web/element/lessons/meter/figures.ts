// The meter's figures as a language writes them.
import type { Language } from '../../../core/language';
import { wholeNumbersIn } from '../../shared/words/numbers';
import type { MeterMessages } from './words';

export function figuresIn(language: Language): Pick<MeterMessages, 'number' | 'decimal'> {
  const whole = wholeNumbersIn(language);
  const tenths = new Intl.NumberFormat(language, {
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  });
  return {
    number: (value) => whole.format(value),
    decimal: (value) => tenths.format(value).replace('-', '−'),
  };
}
