// The layout of the editor: the board and what is told of it, tools, rules for the chosen cells, keypad, and the puzzle as a whole.
import { html, nothing, type TemplateResult } from 'lit';
import type { Language } from '../../../core/language';
import { signOf } from '../../../core/varied/rule-sign';
import { boardRules, type VariedRule } from '../../../core/varied/varied-puzzle';
import { variedMessagesIn, type VariedMessages } from '../../../languages/en/varied';
import { variedEditorIn, type VariedEditorMessages } from '../../../languages/en/varied-editor';
import { variedRulesIn, type VariedRuleMessages } from '../../../languages/en/varied-rules';
import { keepFocus, moveInToolbar } from '../../shared/board/toolbar';
import { checkField, choiceField } from '../../shared/labelled-fields';
import { icons } from '../../shared/look/icons';
import { pressButton } from '../../shared/look/press-button';
import { boardView } from '../board-view';
import { brokenPlace, cellNameIn } from '../cell-words';
import { digitsOf, signOfDigit } from '../digit-signs';
import type { KeptRow } from '../kept-list';
import { keptRowsView, keysView, toolbar } from '../layout-controls';
import {
  boardOf,
  boxesOf,
  boxHeight,
  draftSizes,
  hasExtra,
  isWhole,
  namedRegions,
  regionNames,
  withExtra,
} from './draft';
import { houseTools, ruleTools, type Making, type Tool } from './making';

export interface EditorCommands {
  zoom: () => void;
  chooseSeveral: () => void;
  leave: () => void;
  play: () => Promise<void>;
  share: () => Promise<void>;
  /** Begins another draft of that size. */
  begin: (size: number) => void;
  open: (id: string) => void;
  forget: (id: string) => void;
}

export interface EditorLayout {
  language: Language;
  making: Making;
  isLarge: boolean;
  takesSeveral: boolean;
  rows: readonly KeptRow[];
  /** The message about the last link. */
  told: string;
  links: TemplateResult;
  onKey: (event: KeyboardEvent) => void;
  /** Gives the focus to the board, where cells are chosen and numbers typed. */
  focus: () => void;
  commands: EditorCommands;
}

interface Words {
  language: Language;
  varied: VariedMessages;
  editor: VariedEditorMessages;
  rules: VariedRuleMessages;
}

export function editorLayout(view: EditorLayout): TemplateResult {
  const { language, making, isLarge, onKey } = view;
  const words: Words = {
    language,
    varied: variedMessagesIn(language),
    editor: variedEditorIn(language),
    rules: variedRulesIn(language),
  };
  const { size } = making.draft;
  const isMany = size > 9;
  const many = isMany ? `many ${size > 17 ? 'huge' : ''} ${isLarge ? 'large' : ''}` : '';
  return html`<div class="varied making ${many}">
    <div class="scroller ${isMany && isLarge ? 'scroll' : ''}">
      ${boardView({ board: making.board, play: making, language, onKey, isReadonly: false })}
    </div>
    ${line(view, words)} ${actions(view, words)} ${palette(view, words)} ${keypad(making, words)}
    ${about(view, words)}
  </div>`;
}

const titleOf = (tool: Tool, { editor, rules }: Words): string =>
  tool === 'region' || tool === 'extra-region' ? editor.houseTools[tool] : rules.signs[tool].title;

const nameOf = (making: Making, rule: VariedRule, { language, editor, rules }: Words): string => {
  const board = boardOf(making.draft);
  const name = rules.signs[signOf(board, rule)].name(rule.numbers);
  const cells = rule.cells.map((cell) => cellNameIn(board, cell, language));
  return editor.at(name, cells);
};

function line({ making, told }: EditorLayout, words: Words): TemplateResult {
  const { judged, violations } = making;
  const isWrong = violations.length > 0 || judged.kind === 'none' || judged.kind === 'refused';
  return html`<div class="line told ${isWrong ? 'wrong' : ''}">
    <p role="status">
      <b class="judged ${judged.kind}">${judgedText(making, words)}</b>
      ${told === '' ? toolText(making, words) : told}
    </p>
  </div>`;
}

function judgedText({ judged, violations, puzzle }: Making, words: Words): string {
  const { varied, editor } = words;
  switch (judged.kind) {
    case 'searching': {
      const seconds = Math.floor(judged.elapsedMs / 1000);
      return seconds === 0 ? editor.judged.searching : editor.judged.searchingFor(seconds);
    }
    case 'broken': {
      const [first, ...more] = violations;
      return first ? varied.broken(brokenPlace(puzzle, first, words.language), more.length) : '';
    }
    case 'refused':
      return varied.refused(undefined, judged.refusal);
    case 'one':
    case 'several':
    case 'none':
    case 'failed':
      return editor.judged[judged.kind];
  }
}

function toolText(making: Making, words: Words): string {
  const { editor } = words;
  const { rule, tool, draft } = making;
  if (rule) {
    const name = nameOf(making, rule, words);
    if (making.waitsForNumber) return editor.number(name);
    return making.takesNumber ? editor.numberDone(name) : editor.rule(name);
  }
  if (tool) return editor.chosenTool(titleOf(tool, words));
  const board = boardOf(draft);
  const waiting = draft.rules.filter((each) => !isWhole(board, each)).length;
  return waiting > 0 ? editor.waiting(waiting) : '';
}

function actions({ making, takesSeveral, commands }: EditorLayout, { varied, editor }: Words) {
  const { past, future } = making.history;
  return toolbar(varied.edit, [
    {
      label: varied.undo,
      icon: icons.undo,
      isOff: past.length === 0,
      onClick: () => {
        making.undo();
      },
    },
    {
      label: varied.redo,
      icon: icons.redo,
      isOff: future.length === 0,
      onClick: () => {
        making.redo();
      },
    },
    {
      label: editor.erase,
      icon: icons.clear,
      onClick: () => {
        making.erase();
      },
    },
    {
      label: varied.several,
      icon: icons.fresh,
      isPressed: takesSeveral,
      onClick: commands.chooseSeveral,
    },
    {
      label: editor.candidates,
      icon: icons.notes,
      isPressed: making.showsCandidates,
      onClick: () => {
        making.showCandidates(!making.showsCandidates);
      },
    },
  ]);
}

/** A button for each tool: those that fit the chosen cells are lit. */
function palette({ making, focus }: EditorLayout, words: Words): TemplateResult {
  const { editor } = words;
  return html`<div
    class="palette"
    role="toolbar"
    aria-label=${editor.tools}
    @keydown=${moveInToolbar}
    @mousedown=${keepFocus}
  >
    ${[...ruleTools, ...houseTools].map((tool, index) => {
      const fits = making.tool === undefined && making.fits(tool);
      return html`<button
        type="button"
        class="chip ${fits ? 'fits' : ''}"
        tabindex=${index === 0 ? 0 : -1}
        aria-pressed=${making.tool === tool ? 'true' : 'false'}
        aria-description=${fits ? editor.fits : nothing}
        @click=${() => {
          making.choose(tool);
          focus();
        }}
      >
        ${titleOf(tool, words)}
      </button>`;
    })}
  </div>`;
}

function keypad(making: Making, { varied, editor }: Words): TemplateResult {
  const { puzzle } = making;
  const key = (digit: number, label: string, sign: string) => ({
    label,
    sign,
    press: () => {
      making.type(digit);
    },
  });
  if (making.takesNumber) {
    const digits = Array.from({ length: 10 }, (_, i) => (i + 1) % 10);
    const keys = digits.map((digit) => key(digit, editor.number10(digit), String(digit)));
    return keysView(varied, keys, {
      label: editor.back,
      press: () => {
        making.type(undefined);
      },
    });
  }
  const keys = digitsOf(puzzle).map((digit) => {
    const sign = signOfDigit(puzzle, digit);
    return key(digit, editor.digit(sign), sign);
  });
  return keysView(varied, keys, {
    label: varied.erase,
    press: () => {
      making.give(0);
    },
  });
}

function about(view: EditorLayout, words: Words): TemplateResult {
  const { making, links, isLarge, commands } = view;
  const { editor, varied } = words;
  return html`<div class="about pane one-column gap-8">
    <h2>${editor.name}</h2>
    <p class="flow gap-8 buttons">
      ${pressButton('primary', editor.play, commands.play)}
      ${pressButton('secondary', editor.share, commands.share)}
      ${pressButton('secondary', editor.close, commands.leave)}
      ${
        making.draft.size > 9
          ? pressButton('secondary', isLarge ? varied.zoomOut : varied.zoomIn, commands.zoom)
          : nothing
      }
    </p>
    ${links} ${making.showsCandidates ? legend(words) : nothing} ${settings(view, words)}
    <h3>${editor.list}</h3>
    ${ruleList(making, words)} ${others(view, words)}
  </div>`;
}

const legend = ({ editor }: Words): TemplateResult =>
  html`<p class="legend text-14 muted">
    ${editor.candidates}:
    ${(['once', 'few', 'many'] as const).map(
      (tone) => html`<span class=${tone}>${editor.legend[tone]}</span> `,
    )}
  </p>`;

function settings({ making, commands }: EditorLayout, { editor, rules }: Words): TemplateResult {
  const { draft } = making;
  const usual = boxesOf(draft.size);
  const hasUsual = draft.regions.every((region, cell) => region === usual[cell]);
  return html`<div class="settings">
      ${choiceField({
        id: 'varied-size',
        label: editor.size,
        values: draftSizes,
        chosen: draft.size,
        nameOf: editor.sizeName,
        choose: commands.begin,
      })}
      ${
        boxHeight(draft.size) === 0
          ? nothing
          : choiceField({
              id: 'varied-boxes',
              label: editor.boxes,
              values: ['usual', 'none'] as const,
              chosen: hasUsual ? 'usual' : 'none',
              nameOf: (kind) => editor.boxKinds[kind],
              choose: (kind) => {
                const regions = kind === 'usual' ? usual : draft.regions.map(() => -1);
                making.edit({ ...draft, regions });
              },
            })
      }
      ${(['title', 'author'] as const).map(
        (field) =>
          html`<div class="choice">
            <label for=${`varied-${field}`}>${editor.texts[field]}</label>
            <input
              id=${`varied-${field}`}
              type="text"
              maxlength="200"
              .value=${draft[field]}
              @change=${({ target }: Event) => {
                if (target instanceof HTMLInputElement)
                  making.edit({ ...draft, [field]: target.value });
              }}
            />
          </div>`,
      )}
    </div>
    <div class="choice">
      <label for="varied-ruleset">${editor.texts.ruleset}</label>
      <textarea
        id="varied-ruleset"
        rows="2"
        maxlength="4000"
        .value=${draft.ruleset}
        @change=${({ target }: Event) => {
          if (target instanceof HTMLTextAreaElement)
            making.edit({ ...draft, ruleset: target.value });
        }}
      ></textarea>
    </div>
    <fieldset>
      <legend>${editor.whole}</legend>
      <div class="checks">
        ${boardRules.map((rule) =>
          checkField('check', rules.everywhere[rule].title, draft.everywhere.includes(rule), () => {
            making.setEverywhere(rule);
          }),
        )}
        ${
          draft.size === 9
            ? regionNames.map((name) =>
                checkField(
                  'check',
                  editor.namedRegions[name],
                  hasExtra(draft, namedRegions[name]),
                  () => {
                    making.edit(withExtra(draft, namedRegions[name]));
                  },
                ),
              )
            : nothing
        }
      </div>
    </fieldset>`;
}

/** The rules with the focused cell come first. */
function ruleList(making: Making, words: Words): TemplateResult {
  const { draft, rulesHere } = making;
  if (draft.rules.length === 0) return html`<p class="muted">${words.editor.noRules}</p>`;
  const here = new Set(rulesHere);
  const places = draft.rules.map((_, index) => index);
  const ordered = [...rulesHere, ...places.filter((index) => !here.has(index))];
  return html`<ul class="unlisted made">
    ${ordered.map((index) => {
      const rule = draft.rules[index];
      if (!rule) return nothing;
      const name = nameOf(making, rule, words);
      return html`<li class="strip">
        <button
          type="button"
          class="quiet grows ${here.has(index) ? 'here' : ''}"
          aria-pressed=${making.current === index ? 'true' : 'false'}
          @click=${() => {
            making.chooseRule(index);
          }}
          @keydown=${(event: KeyboardEvent) => {
            const isOfRule = /^(?:\d|Backspace|Delete)$/.test(event.key);
            if (isOfRule && making.current === index && making.press(event, event.timeStamp)) {
              event.preventDefault();
            }
          }}
        >
          ${name}
        </button>
        ${pressButton({ kind: 'quiet', name: words.editor.deleteRule(name) }, icons.erase, () => {
          making.deleteRule(index);
        })}
      </li>`;
    })}
  </ul>`;
}

function others({ rows, making, commands }: EditorLayout, { editor }: Words) {
  const kept = rows.filter(({ id }) => id !== making.id);
  return html`<p class="flow gap-8">
      ${pressButton('secondary', editor.fresh, () => {
        commands.begin(making.draft.size);
      })}
    </p>
    ${
      kept.length === 0
        ? nothing
        : html`<details class="fold">
            <summary>${editor.drafts}</summary>
            ${keptRowsView(kept, commands, editor)}
          </details>`
    }`;
}
