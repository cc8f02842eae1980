// The damaged recordings of tests/puzzles/recordings.txt, read as in tests/cpp/support/recordings.hpp.

export interface Damaged {
  name: string;
  code: string;
  line: number;
  /** Whether watch mode shows the damaged recording all the same. */
  isWatched: boolean;
  text: string;
}

export function damagedRecordings(file: string): Damaged[] {
  return file
    .split(/^== /m)
    .slice(1)
    .map((each) => {
      const end = each.indexOf('\n');
      const [name = '', code = '', line = '', by = ''] = each.slice(0, end).split(' | ');
      const text = each.slice(end + 1).replaceAll('^@', '\0');
      return { name, code, line: Number(line), isWatched: by === 'command', text };
    });
}
