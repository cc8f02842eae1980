// Korean texts of hints on a board with any rules, and of what a rule leaves of the chosen cell.
import type { Loss, NamedHouse, VariedHintMessages } from '../en/varied-hints';
import { number } from './grammar';
import { subject, together, topic } from './particles';

const list = (cells: readonly string[]) => cells.join(', ');
const houseName = ({ is, first }: NamedHouse) =>
  ({
    row: `${first}행`,
    column: `${first}열`,
    region: `${first} 칸의 영역`,
    extra: `${first} 칸의 추가 영역`,
  })[is];

const losses = (lost: readonly Loss[]) =>
  lost
    .map(({ cell, digits }) => {
      const all = digits.join(', ');
      return `${cell}에는 ${all}${subject(all)} 올 수 없습니다`;
    })
    .join('. ');

export const words: VariedHintMessages = {
  hint: '힌트',
  more: '더 보기',
  notes: '메모 채우기',
  whereCells: (cells) => `${list(cells)} 칸을 보세요.`,
  whereHouse: (house) => `${houseName(house)}을 보세요.`,
  byRule: ({ title, sentence }, cells) => `${title}(${list(cells)}): ${sentence}`,
  byLocked: (house, other) =>
    `${houseName(house)}에서 한 숫자의 자리가 ${houseName(other)}${together(houseName(other))} 겹치는 칸뿐입니다.`,
  byPlace: (house) => `${houseName(house)}에서 자리가 하나만 남은 숫자가 있습니다.`,
  byDigit: (cell) => `${cell}에는 들어갈 수 있는 숫자가 하나만 남았습니다.`,
  taken: ({ name }, cells, sets, lost) =>
    `${name}(${list(cells)})${sets.length > 0 ? `: 가능한 조합은 ${sets.join(', ')}입니다.` : `${topic(name)} 이 칸들의 후보를 줄입니다.`} ${losses(lost)}.`,
  takenByLocked: (house, other, lost) =>
    `${houseName(house)}에서 이 숫자는 ${houseName(other)}${together(houseName(other))} 겹치는 칸에만 올 수 있습니다. ${losses(lost)}.`,
  place: (cell, digit, house) =>
    `따라서 ${cell}${subject(cell)} ${digit}입니다. ${houseName(house)}에서 다른 자리가 없습니다.`,
  digit: (cell, digit) =>
    `따라서 ${cell}${subject(cell)} ${digit}입니다. 남은 숫자가 이것뿐입니다.`,
  noReason: (canTell) =>
    `여기서는 규칙을 하나씩 따져서 정해지는 숫자가 없습니다.${canTell ? ' 힌트를 다시 누르면 고른 칸의 숫자를 알려 줍니다.' : ''}`,
  answer: (cell, digit) => `답에서 ${cell}${subject(cell)} ${digit}입니다. 이유가 아니라 답입니다.`,
  filled: '숫자를 알고 싶은 빈칸을 고르세요.',
  left: (name, sum, cells, sets) =>
    `${name}: 남은 ${number(cells)}칸의 합은 ${number(sum)}${typeof sets === 'number' ? ` (조합 ${number(sets)}가지)` : sets.length > 0 ? ` (${sets.join(', ')})` : '인데, 만들 수 있는 조합이 없습니다'}.`,
  range: (name, cell, from, to) =>
    `${name}: ${cell}에는 ${from === to ? from : `${from}–${to}`}만 올 수 있습니다.`,
};
