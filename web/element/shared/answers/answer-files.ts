// Answers as files for a teacher: all parts as one text, or as one table.
import type { AnsweredPart } from '../../../core/answered';
import { csvFile } from '../../../core/csv';
import type { AnswerMessages } from '../../../languages/en/answers';
import { download } from '../save-file';

export const answerForms = ['text', 'csv'] as const;
export type AnswerForm = (typeof answerForms)[number];

export function answersAsText(parts: readonly AnsweredPart[], text: AnswerMessages): string {
  const all = parts.map((part) => [...headOf(part, text), ...linesOf(part, text), '']);
  const whole = parts.length > 1 ? [scoreOf(parts, text), ''] : [];
  return [text.title, ...whole, ...all.flat()].join('\n');
}

const headOf = (part: AnsweredPart, text: AnswerMessages): string[] => [
  text.nameOf[part.of](part.name),
  ...(part.puzzle === undefined ? [] : [text.puzzle(part.puzzle)]),
  scoreOf([part], text),
  '',
];

function scoreOf(parts: readonly AnsweredPart[], text: AnswerMessages): string {
  const rows = parts.flatMap((part) => part.rows);
  return text.score(rows.filter(({ outcome }) => outcome === 'right').length, rows.length);
}

const linesOf = ({ of, rows }: AnsweredPart, text: AnswerMessages): string[] =>
  rows.map((row) => {
    const { place, question, answers } = row;
    // A question that is a sentence ends with its own mark.
    const asked = /[.?]$/.test(question) ? question : `${question}:`;
    return `${text.placeOf[of](place)}. ${asked} ${answers.join(', ')} (${text.mark(row)})`;
  });

export const answersAsCsv = (parts: readonly AnsweredPart[], text: AnswerMessages): string =>
  csvFile(
    text.columns,
    parts.flatMap(({ of, name, puzzle, rows }) =>
      rows.map(({ place, question, answers, right, outcome }) => [
        text.kinds[of],
        name,
        puzzle ?? '',
        String(place),
        question,
        answers.join('; '),
        right,
        text.outcomes[outcome],
      ]),
    ),
  );

export function saveAnswers(
  parts: readonly AnsweredPart[],
  form: AnswerForm,
  text: AnswerMessages,
): void {
  const isCsv = form === 'csv';
  const written = isCsv ? answersAsCsv(parts, text) : answersAsText(parts, text);
  const type = isCsv ? 'text/csv' : 'text/plain';
  download(new Blob([written], { type }), `${text.file}.${isCsv ? 'csv' : 'txt'}`);
}
