// Fields and rows of CSV files.

/** Quoted and escaped so that no spreadsheet takes the field for a formula. */
export function csvField(text: string): string {
  const plain = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain;
}

const csvRow = (fields: readonly string[]): string => `${fields.map(csvField).join(',')}\r\n`;

/** A spreadsheet tells Korean from other codes by the mark at the beginning alone. */
export const csvFile = (columns: readonly string[], rows: readonly (readonly string[])[]): string =>
  ['\uFEFF', csvRow(columns), ...rows.map(csvRow)].join('');
