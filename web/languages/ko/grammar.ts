// Korean numbers.
import { roundedNumbersIn, wholeNumbersIn } from '../numbers';

/** 1,200 */
export const number = wholeNumbersIn('ko').format;
/** With so many significant digits. */
export const rounded = (digits: number) => roundedNumbersIn('ko', digits).format;
