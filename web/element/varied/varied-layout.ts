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
import { variedMessagesIn, type VariedMessages } from '../../languages/en/varied';
import { variedRulesIn } from '../../languages/en/varied-rules';
import { keepFocus, moveInToolbar } from '../shared/board/toolbar';
import { icons } from '../shared/look/icons';
import { boardView, type BoardOf } from './board-view';
import { brokenPlace, cellNameIn, rulesOf, unreadOf } from './cell-words';
import { digitsOf, signOfDigit } from './digit-signs';
import { isFull, writings } from './game';
import type { KeptRow } from './kept-games';
import type { Opened, VariedPlay } from './varied-play';

interface Commands {
  zoom: () => void;
  chooseSeveral: () => void;
  leave: () => void;
  /** Opens another game that was kept. */
  open: (id: string) => void;
  again: () => void;
}

export interface Layout {
  language: Language;
  opened: Opened;
  board: BoardOf | undefined;
  isLarge: boolean;
  takesSeveral: boolean;
  rows: readonly KeptRow[];
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
      ${
        opened.kind === 'lost'
          ? html`<button type="button" class="secondary" @click=${commands.again}>
              ${text.again}
            </button>`
          : nothing
      }
      <button type="button" class="secondary" @click=${commands.leave}>${text.back}</button>
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
  const { language, isLarge, onKey } = view;
  const isMany = play.puzzle.digits > 9;
  const size = isMany ? `many ${play.puzzle.digits > 17 ? 'huge' : ''}` : '';
  return html`<div class="varied ${size} ${isMany && isLarge ? 'large' : ''}">
    <div class="scroller">${boardView({ board, play, language, onKey })}</div>
    ${line(view, play, text)} ${tools(play, text)} ${writingsView(view, play, text)}
    ${keypad(play, text)} ${about(view, play, text)}
  </div>`;
}

/** The line tells what is broken, searched for or found; else how far the game is. */
function line({ language }: Layout, play: VariedPlay, text: VariedMessages): TemplateResult {
  const { violations, search } = play;
  const isWrong =
    (violations.length > 0 && search.kind === 'idle') ||
    (search.kind === 'checked' && search.found.kind === 'wrong');
  return html`<p class="line ${isWrong ? 'wrong' : ''}" role="status">
    ${lineOf(play, text, language)}
  </p>`;
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
        ? text.checked.wrong(found.cells.map((cell) => cellNameIn(puzzle, cell)))
        : text.checked[found.kind];
    }
    case 'idle':
  }
  const [first, ...more] = violations;
  if (first) {
    return text.broken(brokenPlace(puzzle, first, variedRulesIn(language)), more.length);
  }
  if (isFull(game.present)) return told.done;
  const filled = game.present.digits.filter((digit) => digit > 0).length;
  return told.holds(filled, puzzle.givens.length);
}

function tools(play: VariedPlay, text: VariedMessages): TemplateResult {
  const { past, future } = play.game;
  const isRunning = play.search.kind === 'running';
  const tool = (
    label: string,
    icon: TemplateResult,
    onClick: () => void,
    isOff = false,
  ): TemplateResult =>
    html`<button
      type="button"
      class="quiet"
      tabindex=${label === text.undo ? 0 : -1}
      aria-disabled=${isOff ? 'true' : 'false'}
      @click=${() => {
        if (!isOff) onClick();
      }}
    >
      ${icon}<span>${label}</span>
    </button>`;
  const buttons = [
    tool(
      text.undo,
      icons.undo,
      () => {
        play.act({ type: 'undo' });
      },
      past.length === 0,
    ),
    tool(
      text.redo,
      icons.redo,
      () => {
        play.act({ type: 'redo' });
      },
      future.length === 0,
    ),
    ...(isRunning
      ? [
          tool(text.cancel, icons.close, () => {
            play.stop();
          }),
        ]
      : [
          tool(text.check, icons.check, () => void play.check()),
          tool(text.solve, icons.play, () => void play.solve()),
        ]),
  ];
  return html`<div
    class="edit tools"
    role="toolbar"
    aria-label=${text.edit}
    @keydown=${moveInToolbar}
    @mousedown=${keepFocus}
  >
    ${buttons}
  </div>`;
}

function writingsView(view: Layout, play: VariedPlay, text: VariedMessages): TemplateResult {
  return html`<div class="writings" role="group" aria-label=${text.writing} @mousedown=${keepFocus}>
    ${writings.map(
      (writing) =>
        html`<button
          type="button"
          class="quiet"
          aria-pressed=${play.writing === writing ? 'true' : 'false'}
          @click=${() => {
            play.writeAs(writing);
          }}
        >
          ${text.writings[writing]}
        </button>`,
    )}
    <button
      type="button"
      class="quiet"
      aria-pressed=${view.takesSeveral ? 'true' : 'false'}
      @click=${view.commands.chooseSeveral}
    >
      ${text.several}
    </button>
  </div>`;
}

function keypad(play: VariedPlay, text: VariedMessages): TemplateResult {
  const { puzzle, game } = play;
  const { digits } = game.present;
  const places = puzzle.givens.length / puzzle.digits;
  return html`<div
    class="keypad"
    role="toolbar"
    aria-label=${text.keypad}
    @keydown=${moveInToolbar}
    @mousedown=${keepFocus}
  >
    ${digitsOf(puzzle).map((digit) => {
      const left = Math.max(0, places - digits.filter((each) => each === digit).length);
      const sign = signOfDigit(puzzle, digit);
      return html`<button
        type="button"
        class="key ${left === 0 ? 'used-up' : ''}"
        tabindex=${digit === 1 ? 0 : -1}
        aria-label=${text.enter(sign)}
        aria-description=${text.left(left)}
        @click=${() => {
          play.write(digit);
        }}
      >
        ${sign}<small data-left=${left}></small>
      </button>`;
    })}
    <button
      type="button"
      class="key"
      tabindex="-1"
      aria-label=${text.erase}
      @click=${() => {
        play.write(0);
      }}
    >
      ${icons.erase}
    </button>
  </div>`;
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
      ${unreadOf(puzzle, text).map(
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
      ${
        digits > 9
          ? html`<button type="button" class="secondary" @click=${commands.zoom}>
              ${view.isLarge ? text.zoomOut : text.zoomIn}
            </button>`
          : nothing
      }
      <button
        type="button"
        class="secondary"
        @click=${() => {
          play.act({ type: 'reset' });
        }}
      >
        ${text.reset}
      </button>
      <button
        type="button"
        class="secondary"
        @click=${() => {
          print();
        }}
      >
        ${text.print}
      </button>
      <button type="button" class="secondary" @click=${commands.leave}>${text.back}</button>
    </p>
    ${others(view, text, play.id)}
  </section>`;
}

/** The other games that this browser keeps. */
function others(
  { rows, commands }: Layout,
  text: VariedMessages,
  shown: string | undefined,
): TemplateResult | typeof nothing {
  const kept = rows.filter(({ id }) => id !== shown);
  if (kept.length === 0) return nothing;
  return html`<details class="fold">
    <summary>${text.others}</summary>
    <ul class="unlisted">
      ${kept.map(
        ({ id, title, size }) =>
          html`<li>
            <button
              type="button"
              class="quiet"
              @click=${() => {
                commands.open(id);
              }}
            >
              ${title === '' ? text.untitled(size, size) : `${title} (${size}×${size})`}
            </button>
          </li>`,
      )}
    </ul>
  </details>`;
}
