// A race as text to paste elsewhere: a Markdown table or CSV.
import { formatGrid } from '../../core/text';
import type { RaceMessages } from '../../languages/en/race';
import { agreementOf } from './findings';
import { finishersOf, type Lane, type Run } from './race-state';
import { findingsIn } from './sentences';

/** The machine on which the times were measured, as far as a page knows it. */
export interface Machine {
  browser: string;
  cores: number;
}

export function markdownOf(run: Run, text: RaceMessages, machine: Machine): string {
  const columns = text.report.columns;
  const head = [columns.strategy, columns.median, columns.range, columns.steps, columns.checks];
  const rows = run.lanes.map((lane) => rowOf(lane, run, text));
  const lines = [
    `${text.report.puzzle}: \`${formatGrid(run.puzzle, 'line').trim()}\`  `,
    `${text.report.how(run.order, run.repeats)}  `,
    text.report.machine(machine.browser, machine.cores),
    '',
    tableLine([...head, columns.answer]),
    '| --- | ---: | ---: | ---: | ---: | --- |',
    ...rows.map(tableLine),
    '',
    ...findingsIn(run, text),
  ];
  return `${lines.join('\n')}\n`;
}

const tableLine = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;

function rowOf({ entry }: Lane, run: Run, text: RaceMessages): string[] {
  const name = `\`${entry.strategy}\``;
  if (entry.state !== 'finished') return [name, '–', '–', '–', '–', text.states[entry.state]];
  const { timing, counters } = entry;
  const standing = standingIn(run, entry.strategy);
  return [
    name,
    timing.undisturbed ? text.time(timing.median) : '–',
    timing.undisturbed && timing.runs.length > 1
      ? `${text.time(timing.min)} – ${text.time(timing.max)}`
      : '–',
    text.number(counters.steps),
    text.number(counters.legalityChecks),
    standing ? text.standings[standing] : '–',
  ];
}

const standingIn = (run: Run, name: string) =>
  agreementOf(run).standings.find(({ strategy }) => strategy === name)?.standing;

const csvHead = [
  'strategy',
  'state',
  'answer',
  'runs',
  'median_ms',
  'min_ms',
  'max_ms',
  'steps',
  'placements',
  'backtracks',
  'dead_ends',
  'legality_checks',
  'calls',
  'max_depth',
];

/** Names are fixed and figures plain, for programs to read; a time is empty where it says nothing. */
export function csvOf(run: Run): string {
  const finishers = new Map(finishersOf(run).map((each) => [each.strategy, each]));
  const rows = run.lanes.map(({ entry: { strategy, state } }) => {
    const finisher = finishers.get(strategy);
    if (!finisher) return [strategy, state, ...csvHead.slice(2).map(() => '')];
    const { counters, timing } = finisher;
    const times = [timing.median, timing.min, timing.max];
    return [
      strategy,
      state,
      standingIn(run, strategy) ?? '',
      String(timing.runs.length),
      ...times.map((ms) => (timing.undisturbed ? ms.toFixed(6) : '')),
      ...[counters.steps, counters.placements, counters.backtracks, counters.deadEnds].map(String),
      ...[counters.legalityChecks, counters.calls, counters.maxDepth].map(String),
    ];
  });
  return [csvHead, ...rows].map((cells) => `${cells.join(',')}\n`).join('');
}
