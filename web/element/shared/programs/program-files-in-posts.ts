// The programs that people would submit, as text: in a post all of them are one file, which is fetched with the first.

/** The text of a file of cpp/programs. */
export async function programNamed(file: string): Promise<string> {
  const { texts } = await import('./program-texts');
  const text = texts.get(file);
  if (text === undefined) throw new Error(`there is no program ${file}`);
  return text;
}
