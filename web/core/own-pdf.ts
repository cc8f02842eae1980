// The puzzles in a sheet that Retrace saved as PDF: among its facts as lines of 81 characters, since the digits that it draws tell no
// blanks.

/** The fact that holds them, and as much of a file as it is looked for in; cpp/cli/file_kind.cpp reads the same. */
export const sheetFact = 'Keywords';
const begin = 65_536;

/** Undefined where a PDF file is none of Retrace's. */
export async function puzzlesOfSheet(pdf: Blob): Promise<Blob | undefined> {
  const text = await pdf.slice(0, begin).text();
  const [, ...facts] = text.split(`/${sheetFact} (`);
  const puzzles = facts.flatMap((fact) => /^([1-9.\n]+)\)/.exec(fact)?.[1] ?? [])[0];
  return puzzles === undefined ? undefined : new Blob([puzzles]);
}
