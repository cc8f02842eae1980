// The C++ that is compiled into the page, as text, each file fetched when it is first shown.

const root = '../../../../cpp/sudoku/search/';
const loaders = import.meta.glob<string>('../../../../cpp/sudoku/search/**/*.hpp', {
  query: '?raw',
  import: 'default',
});

/** The text of a file by its path within cpp/sudoku/search. */
export async function sourceOf(file: string): Promise<string> {
  const load = loaders[root + file];
  if (!load) throw new Error(`there is no file ${file}`);
  return load();
}
