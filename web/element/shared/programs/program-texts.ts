// The text of every file of cpp/programs.

const root = '../../../../cpp/programs/';
const files = import.meta.glob<string>('../../../../cpp/programs/*.{cpp,py,java,js}', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** By the name of the file. */
export const texts: ReadonlyMap<string, string> = new Map(
  Object.entries(files).map(([path, text]) => [path.slice(root.length), text]),
);
