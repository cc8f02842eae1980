// The texts of the 12095 meter in a language.
import { wordsIn } from '../../shared/words/look-up';
import type { MeterMessages } from './words';

export const meterMessagesIn = wordsIn<MeterMessages>(
  import.meta.glob('../../../languages/*/meter.ts', { eager: true, import: 'words' }),
);
