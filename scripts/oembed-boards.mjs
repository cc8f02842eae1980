// RETRACE_SITE=https://example.org/sudoku/ npm run oembed -- FOLDER ADDRESS…: a page with oEmbed for each address of a board,
// in the folder of a site; prints the addresses to paste. `--lang ko` gives Korean titles and boards.
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
