// The documents that tests make: `npm run docs` names the folder that they are written to.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { format } from 'prettier';

/** Lays a document out as all are, and writes it where its folder is named. */
export async function published(name: string, text: string): Promise<string> {
  const docs = await format(text, { parser: 'markdown', singleQuote: true, printWidth: 100 });
  const folder = process.env.RETRACE_DOCS;
  if (folder !== undefined) {
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, `${name}.md`), docs);
  }
  return docs;
}
