// The layout of `varied` mode.
//
//   narrow                 wide
//   +----------------+     +---------+----------+---------+
//   | board          |     | board   | line     | title   |
//   | line           |     |         | tools    | rules   |
//   | tools          |     |         | writings | buttons |
//   | writings       |     |         | keypad   |         |
//   | keypad         |     +---------+----------+---------+
//   +----------------+
//   | title, rules … |
//   +----------------+
import { html, nothing, type TemplateResult } from 'lit';
import type { Language } from '../../core/language';
import { modeNamesIn } from '../../languages/en/modes';
import { variedMessagesIn, type VariedMessages } from '../../languages/en/varied';
import type { VariedPuzzle } from '../../core/varied/varied-puzzle';
import { variedFilmIn } from '../../languages/en/varied-film';
import { variedHintsIn, type VariedHintMessages } from '../../languages/en/varied-hints';
import { variedRulesIn } from '../../languages/en/varied-rules';
import type { Controls } from '../contract/mode-input';
import type { Mode } from '../contract/mode-names';
import { fittedOn, pageOf, pageTabs } from '../shared/look/pages';
import { boardView, type BoardOf } from './board-view';
import { brokenPlace, cellNameIn, rulesOf, unreadOf } from './cell-words';
import { signOfDigit } from './digit-signs';
import { isFull } from './game';
import { hintText } from './hint-words';
import type { KeptRow } from './kept-list';
import { pressButton } from '../shared/look/press-button';
import { keptRowsView, keypad, tools, writingsView } from './layout-controls';
import { leftText } from './left-words';
import type { Opened, VariedPlay } from './varied-play';

interface Commands {
  zoom: () => void;
  chooseSeveral: () => void;
  leave: () => void;
  /** Opens another game that was kept. */
  open: (id: string) => void;
  forget: (id: string) => void;
  again: () => void;
  /** Opens a board of 25×25. */
  example: () => void;
  choosePage: (page: VariedPage) => void;
  picture: (does: 'svg' | 'png' | 'copy') => Promise<void>;
  /** Shows the search on the puzzle, on the page. */
  watch: () => Promise<void>;
  /** Opens the editor, on the page: with this puzzle, or with a new one. */
  make: (puzzle: VariedPuzzle | undefined) => void;
}

/** The pages of a post in a box of given height. */
export const variedPages = ['board', 'rules'] as const;
export type VariedPage = (typeof variedPages)[number];

export interface Layout {
  language: Language;
  opened: Opened;
  board: BoardOf | undefined;
  isLarge: boolean;
  takesSeveral: boolean;
  rows: readonly KeptRow[];
  /** In a post: the mode that its author has asked for, and how much is shown. */
  post: { mode: Mode; controls: Controls; isReadonly: boolean; page: VariedPage } | undefined;
  /** The message about the last picture. */
  pictured: string;
  /** The puzzle as links to other programs. */
  links: TemplateResult | typeof nothing;
  onKey: (event: KeyboardEvent) => void;
  commands: Commands;
}

export function layout(view: Layout): TemplateResult {
  const { opened, board, language } = view;
  const text = variedMessagesIn(language);
  if (opened.kind === 'open' && board) return open(view, opened.play, board, text);
  const { commands } = view;
  const said = {
    none: text.empty,
    open: text.empty,
    reading: text.loading,
    lost: text.lost,
    refused: opened.kind === 'refused' ? text.refused(undefined, opened.refusal) : '',
  }[opened.kind];
  return html`<div class="varied alone">
    <p role="status">${said}</p>
    <p class="flow gap-8">
      ${opened.kind === 'lost' ? pressButton('secondary', text.again, commands.again) : nothing}
      ${view.post ? nothing : html`${makeButton(view, undefined)} ${pressButton('secondary', text.example, commands.example)} ${pressButton('secondary', text.back, commands.leave)}`}
    </p>
    ${others(view, text, undefined)}
  </div>`;
}

function open(
  view: Layout,
  play: VariedPlay,
  board: BoardOf,
  text: VariedMessages,
): TemplateResult {
  const { language, isLarge, onKey, post, commands } = view;
  const isMany = play.puzzle.digits > 9;
  const size = isMany ? `many ${play.puzzle.digits > 17 ? 'huge' : ''}` : '';
  const classes = `varied ${size} ${isMany && isLarge ? 'large' : ''}`;
  const grid = html`<div class="scroller ${isMany && isLarge ? 'scroll' : ''}">
    ${boardView({ board, play, language, onKey, isReadonly: post?.isReadonly === true })}
  </div>`;
  if (post?.controls === 'none') return html`<div class="${classes} post bare">${grid}</div>`;
  const controls = post?.isReadonly
    ? nothing
    : html`${tools(play, text, variedHintsIn(language), post?.mode !== 'play')}
      ${writingsView(play, text, view.takesSeveral, commands.chooseSeveral)} ${keypad(play, text)}`;
  const around = html`${grid} ${line(view, play, text)} ${controls}`;
  if (!post) return html`<div class=${classes}>${around} ${about(view, play, text)}</div>`;
  if (post.controls === 'minimal') {
    return html`<div class="${classes} post minimal ${fittedOn('board')}">${around}</div>`;
  }
  const page = pageOf('rules', post.page);
  return html`<div class="${classes} post ${fittedOn(post.page)}">
    ${around}
    <div class="${page} rules-page">${about(view, play, text)}</div>
    ${pageTabs(variedPages, post.page, text.pages.label, (name) => text.pages[name], commands.choosePage)}
  </div>`;
}

/** The line tells what is broken, searched for or found; else what the rules of the chosen cell leave, or how far the game is. */
function line(
  { language, post, pictured }: Layout,
  play: VariedPlay,
  text: VariedMessages,
): TemplateResult {
  const { violations, search, game, selected } = play;
  const isIdle = search.kind === 'idle';
  const isWrong =
    (violations.length > 0 && isIdle) ||
    (search.kind === 'checked' && search.found.kind === 'wrong');
  // Read out with each cell that is passed, it would be too much: its name has its rules.
  const left =
    isIdle && pictured === '' && violations.length === 0 && !isFull(game.present)
      ? leftText(play.puzzle, game.present.digits, selected, language)
      : '';
  const isOfOther = post && post.mode !== 'play' && post.mode !== 'solve';
  const said = pictured === '' ? lineOf(play, text, language) : pictured;
  return html`<div class="line told ${isWrong ? 'wrong' : ''}">
    ${isOfOther ? html`<p>${text.noMode(modeNamesIn(language)[post.mode])}</p>` : nothing}
    <p role="status" class=${left === '' ? '' : 'off-screen'}>${said}</p>
    ${left === '' ? nothing : html`<p>${left}</p>`}
  </div>`;
}

function lineOf(play: VariedPlay, text: VariedMessages, language: Language): string {
  const { puzzle, violations, search, game } = play;
  const told = puzzle.unread.length > 0 ? text.partly : text;
  const { answers } = told;
  switch (search.kind) {
    case 'running': {
      const { choices, elapsedMs } = search.progress;
      return text.searching(choices, Math.floor(elapsedMs / 1000));
    }
    case 'failed':
      return text.failed;
    case 'answered': {
      const { outcome } = search.report;
      return answers[outcome.kind === 'solved' ? outcome.solutions : outcome.kind];
    }
    case 'checked': {
      const { found } = search;
      if (found.kind === 'none') return answers.none;
      const isOfNoUse = found.kind === 'several' || found.kind === 'unchecked';
      if (isOfNoUse && violations.length > 0) break;
      return found.kind === 'wrong'
        ? text.checked.wrong(found.cells.map((cell) => cellNameIn(puzzle, cell, language)))
        : text.checked[found.kind];
    }
    case 'hinted':
      return hintText(puzzle, search.hint, search.level, language);
    case 'no-reason': {
      const hints = variedHintsIn(language);
      const { digits, isShown } = search;
      if (!isShown || !digits) return hints.noReason(digits !== undefined);
      if (game.present.digits[play.selected]) return hints.filled;
      const digit = signOfDigit(puzzle, digits[play.selected] ?? 0);
      return hints.answer(cellNameIn(puzzle, play.selected, language), digit);
    }
    case 'idle':
  }
  const [first, ...more] = violations;
  if (first) {
    return text.broken(brokenPlace(puzzle, first, language), more.length);
  }
  if (isFull(game.present)) return told.done;
  const filled = game.present.digits.filter((digit) => digit > 0).length;
  return told.holds(filled, puzzle.givens.length);
}

function about(view: Layout, play: VariedPlay, text: VariedMessages): TemplateResult {
  const { puzzle } = play;
  const { title, author, ruleset, rows, columns, digits, regions } = puzzle;
  const rules = variedRulesIn(view.language);
  const { commands } = view;
  const hasRegions = regions.some((region) => region >= 0);
  return html`<section class="about pane one-column gap-8" aria-labelledby="varied-title">
    <h2 id="varied-title">${title === '' ? text.untitled(rows, columns) : title}</h2>
    ${author === '' ? nothing : html`<p class="muted text-14">${text.by(author)}</p>`}
    <h3>${text.rulesTitle}</h3>
    <p>${rules.houses(digits, hasRegions)}</p>
    <dl class="rules">
      ${unreadOf(puzzle, view.language).map(
        (rule) =>
          html`<dt class="unread">${rule.title}</dt>
            <dd>${rule.sentence}</dd>`,
      )}
      ${rulesOf(puzzle, rules).map(
        (rule) =>
          html`<dt>${rule.title}</dt>
            <dd>${rule.sentence}</dd>`,
      )}
    </dl>
    ${
      ruleset === ''
        ? nothing
        : html`<h3>${text.inWords}</h3>
            <p class="ruleset" lang="">${ruleset}</p>`
    }
    <p class="flow gap-8 buttons">
      ${digits > 9 ? pressButton('secondary', view.isLarge ? text.zoomOut : text.zoomIn, commands.zoom) : nothing}
      ${
        view.post?.isReadonly
          ? nothing
          : pressButton('secondary', text.reset, () => {
              play.act({ type: 'reset' });
            })
      }
      ${view.post ? ofPost(view.post, play, text, variedHintsIn(view.language)) : ofPage(view, puzzle, text)}
    </p>
    ${view.links} ${others(view, text, play.id)}
  </section>`;
}

/** The tools that have no place beside a small board. */
const ofPost = (
  { mode, isReadonly }: NonNullable<Layout['post']>,
  play: VariedPlay,
  text: VariedMessages,
  hints: VariedHintMessages,
): TemplateResult | typeof nothing =>
  isReadonly
    ? nothing
    : html`<span class="flow gap-8 small-only">
        ${pressButton('secondary', hints.notes, () => play.note())}
        ${mode === 'play' ? nothing : pressButton('secondary', text.solve, () => play.solve())}
      </span>`;

function ofPage(view: Layout, puzzle: VariedPuzzle, text: VariedMessages): TemplateResult {
  const { commands } = view;
  const { watch } = variedFilmIn(view.language);
  // Where a rule was not read, the search would show boards that break it.
  const watching =
    puzzle.unread.length > 0 ? nothing : pressButton('secondary', watch, commands.watch);
  return html`${watching} ${makeButton(view, puzzle)} ${makeButton(view, undefined)}
  ${pressButton('secondary', text.print, () => {
    print();
  })}
  ${(['svg', 'png', 'copy'] as const).map((does) =>
    pressButton('secondary', text.picture[does], () => commands.picture(does)),
  )}
  ${pressButton('secondary', text.back, commands.leave)}`;
}

/** A puzzle whose rules were not all read cannot be edited: a draft would lose the others. */
function makeButton(
  { commands, language }: Layout,
  puzzle: VariedPuzzle | undefined,
): TemplateResult | typeof nothing {
  const text = variedMessagesIn(language);
  if (puzzle && puzzle.unread.length > 0) return nothing;
  return pressButton('secondary', puzzle ? text.editRules : text.make, () => {
    commands.make(puzzle);
  });
}

/** The other games that this browser keeps. */
function others(
  { rows, commands, post }: Layout,
  text: VariedMessages,
  shown: string | undefined,
): TemplateResult | typeof nothing {
  const kept = rows.filter(({ id }) => id !== shown);
  if (post || kept.length === 0) return nothing;
  return html`<details class="fold">
    <summary>${text.others}</summary>
    ${keptRowsView(kept, commands, {
      untitled: (size) => text.untitled(size, size),
      forget: text.forget,
    })}
  </details>`;
}
