// docs/formats.md in a language: the notations that can be read, with an example of each, and those that can be written.
import type { Language } from '../../../web/core/language';
import { kinds } from '../../puzzles/kinds';
import { written } from '../../puzzles/written';

const words = {
  en: {
    title: 'What is read and written',
    other: '[한국어](formats.ko.md)',
    read: `The command, the page and **Many puzzles** share one reader. A text may contain any number of puzzles of any kinds, with headings and
sentences between them. It may be UTF-8, UTF-16 or UTF-32, with any line ends, and packed by gzip or not.
The reader skips no line silently: it names text that is not a puzzle with its line, and reports a faulty puzzle, or one that is cut
short, as an error with line and column. It names the rules of a puzzle with rules beyond the classic ones and reads that puzzle only on
request (\`--classic\`).`,
    kinds: 'The kinds',
    also: `A digit behind \`+\` is an entry and not a given, as in HoDoKu and Susser. The reader also accepts \`.sdm\` (lines), \`.sdx\` (candidates with
\`u\` before an entered digit), \`[State]\` of an .sdk, the games of OpenSudoku, and candidates in the links of SudokuWiki.`,
    written: 'What is written',
    out: `The command and **Copy board** write \`2580\` (nine spaced lines), \`2239\` (nine lines) and \`line\` (81 characters). The page writes Retrace's
own links, with entries, notes and colours, links of SudokuWiki and SudokuPad, and pictures (SVG). **Many puzzles** and **Race** write CSV,
**My games** one file of all games, **New puzzles** sheets as PDF. Whatever is written is read again, pictures by **Photo** and
\`retrace scan\`; a file that is no text, such as any other PDF document, is named in one sentence.`,
  },
  ko: {
    title: '읽고 쓰는 형식',
    other: '[English](formats.md)',
    read: `명령, 페이지, **여러 퍼즐**은 같은 리더로 읽습니다. 한 텍스트에 퍼즐이 몇 개든, 어떤 형식이 섞여 있든, 사이에 제목이나 문장이 있어도 됩니다. UTF-8, UTF-16, UTF-32,
어떤 줄 끝이든, gzip으로 압축했든 읽습니다. 말없이 넘어가는 줄은 없습니다. 퍼즐이 아닌 줄은 줄 번호와 함께 알리고, 퍼즐로 쓴 줄을 읽지 못하면 줄과
글자 위치를 알립니다. 기본 규칙 외의 규칙이 있는 퍼즐은 그 규칙을 알리고, 원할 때만 읽습니다(\`--classic\`).`,
    kinds: '형식',
    also: `HoDoKu와 Susser처럼 \`+\`를 앞에 붙인 숫자는 주어진 수가 아니라 입력한 숫자입니다. 그 밖에 \`.sdm\`(여러 줄), \`.sdx\`(입력한 숫자 앞에 \`u\`를 붙인 후보 표), .sdk의 \`[State]\`,
OpenSudoku의 하던 게임, SudokuWiki 링크의 후보도 읽습니다.`,
    written: '쓰는 형식',
    out: `명령과 **판 복사**는 \`2580\`(한 칸씩 띈 아홉 줄), \`2239\`(아홉 줄), \`line\`(81자)으로 씁니다. Retrace 링크에는 입력한 숫자와 메모, 색이 담기고, SudokuWiki와
SudokuPad 링크도 씁니다. 판은 그림(SVG)으로도 저장합니다. **여러 퍼즐**과 **경주**는 CSV로,
**내 게임**은 게임 모두를 파일 하나로, **새 퍼즐**은 문제지를 PDF로 저장합니다. 쓴 것은 모두 다시 읽고, 그림은 **사진**과 \`retrace scan\`으로 읽습니다.
그 밖의 PDF 문서처럼 텍스트가 아닌 파일이면 무엇인지 한 문장으로 알립니다.`,
  },
} as const satisfies Record<Language, object>;

export function formatDocs(code: Language, puzzle: string, solution: string): string {
  const text = words[code];
  const example = (name: string, shown: string) =>
    `### ${name}\n\n\`\`\`text\n${shown.trimEnd()}\n\`\`\`\n`;
  const out = written.map((each) => example(each[code], each.text));
  const read = kinds.map((kind) => example(kind[code], kind.write(puzzle, solution)));
  return [
    `# ${text.title}\n\n${text.other}\n\n${text.read}\n\n${text.also}\n`,
    `## ${text.written}\n\n${text.out}\n`,
    ...out,
    `## ${text.kinds}\n`,
    ...read,
  ].join('\n');
}
