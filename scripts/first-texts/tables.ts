// The texts, in all languages, that scripts/first-texts.mjs writes.
import { languages } from '../../web/core/language';
import { firstTextsIn } from '../../web/languages/en/first-texts';
import { modeNamesIn } from '../../web/languages/en/modes';
import { pageMessagesIn } from '../../web/languages/en/page-frame';

export const tables = languages.map(({ code }) => ({
  code,
  first: firstTextsIn(code),
  modes: modeNamesIn(code),
  page: pageMessagesIn(code),
}));
