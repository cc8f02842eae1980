// Numbers with separated thousands, and seconds as a clock shows them. Making a language's formatter takes as long as the
// first picture, so it is made when it is needed.
import type { Language } from '../core/language';

export interface Numbers {
  format: (value: number) => string;
}

/** Below 1,000 all languages write the digits alone. */
export function wholeNumbersIn(language: Language): Numbers {
  const thousands = numbersIn(language);
  return {
    format: (value) =>
      Number.isInteger(value) && Math.abs(value) < 1000 ? String(value) : thousands.format(value),
  };
}

/** With so many significant digits. */
export const roundedNumbersIn = (language: Language, digits: number): Numbers =>
  numbersIn(language, { maximumSignificantDigits: digits });

function numbersIn(language: Language, options?: Intl.NumberFormatOptions): Numbers {
  let begun: Intl.NumberFormat | undefined;
  return { format: (value) => (begun ??= new Intl.NumberFormat(language, options)).format(value) };
}

/** Seconds: 65 → "1:05", 3665 → "1:01:05" */
export function clockTime(seconds: number): string {
  const two = (part: number) => String(part).padStart(2, '0');
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  const rest = two(seconds % 60);
  return hours > 0 ? `${hours}:${two(minutes)}:${rest}` : `${minutes}:${rest}`;
}
