// RETRACE_SITE=https://example.org/sudoku/ npm run oembed -- FOLDER ADDRESS…: writes a page with oEmbed for each address of
// a board into the folder of a site, and prints the addresses to paste. `--lang ko`: titles and boards in Korean.
import { parseArgs } from 'node:util';
import { isLanguage, writeBoard } from './oembed/boards.mjs';
import { siteOf } from './oembed.mjs';
import { Stop, command } from './run.mjs';

const usage = 'RETRACE_SITE=https://example.org/ npm run oembed -- FOLDER ADDRESS… [--lang ko]';

await command(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { lang: { type: 'string', default: 'en' } },
  });
  const [folder, ...addresses] = positionals;
  const { lang } = values;
  if (folder === undefined || addresses.length === 0 || !isLanguage(lang)) throw new Stop(usage, 2);
  const site = siteOf(process.env.RETRACE_SITE);
  for (const address of addresses) console.log(writeBoard(folder, site, address, lang));
});
