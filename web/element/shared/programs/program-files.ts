// The programs that people would submit, as text; each is fetched when it is first asked for.

const root = '../../../../cpp/programs/';
const loaders = import.meta.glob<string>('../../../../cpp/programs/{*,*/*}.{cpp,py,java,js}', {
  query: '?raw',
  import: 'default',
});

/** The text of a file of cpp/programs. */
export async function programNamed(file: string): Promise<string> {
  const load = loaders[root + file];
  if (!load) throw new Error(`there is no program ${file}`);
  return load();
}
