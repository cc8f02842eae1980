// English numbers and plurals.
import { roundedNumbersIn, wholeNumbersIn } from '../numbers';

/** 1,200 */
export const number = wholeNumbersIn('en').format;
/** With so many significant digits. */
export const rounded = (digits: number) => roundedNumbersIn('en', digits).format;
/** "1 step", "1,200 steps"; `many`: where an s alone does not make a plural. */
export const plural = (count: number, one: string, many = `${one}s`): string =>
  `${number(count)} ${count === 1 ? one : many}`;
