// The editor: CodeMirror with what a program needs, in the colours of the page. Fetched with the mode.
import {
  defaultKeymap,
  history,
  historyField,
  historyKeymap,
  indentWithTab,
} from '@codemirror/commands';
import { cpp } from '@codemirror/lang-cpp';
import { java } from '@codemirror/lang-java';
import { javascript } from '@codemirror/lang-javascript';
import { python } from '@codemirror/lang-python';
import {
  bracketMatching,
  HighlightStyle,
  indentOnInput,
  indentUnit,
  syntaxHighlighting,
} from '@codemirror/language';
import { lintGutter, lintKeymap, setDiagnostics } from '@codemirror/lint';
import { Compartment, EditorState, type Extension, type Transaction } from '@codemirror/state';
import {
  drawSelection,
  EditorView,
  highlightActiveLine,
  highlightActiveLineGutter,
  keymap,
  lineNumbers,
} from '@codemirror/view';
import { tags } from '@lezer/highlight';
import type { Diagnostic } from '../../core/code/run';
import type { Edit } from '../../core/code/remarks/remark';
import type { ProgramLanguage } from '../../core/program-languages';

/** The content of the editor. */
export interface Edited {
  source: string;
  language: ProgramLanguage;
  /** An earlier value of `Editor.editing`, which brings its undo history. */
  editing?: unknown;
}

export interface Editor {
  readonly source: string;
  /** For `Edited.editing`. */
  readonly editing: unknown;
  show: (edited: Edited) => void;
  label: (text: string) => void;
  diagnose: (diagnostics: readonly Diagnostic[]) => void;
  goTo: (line: number) => void;
  /** All at once, so that one step undoes them. */
  change: (edits: readonly Edit[]) => void;
  close: () => void;
}

const grammars: Readonly<Record<ProgramLanguage, () => Extension>> = {
  cpp,
  python,
  java,
  javascript,
};

const colours = HighlightStyle.define([
  {
    tag: [tags.keyword, tags.modifier, tags.operatorKeyword],
    color: 'var(--accent)',
    fontWeight: '600',
  },
  { tag: [tags.comment], color: 'var(--ink-soft)', fontStyle: 'italic' },
  {
    tag: [tags.string, tags.number, tags.bool, tags.character],
    color: 'light-dark(#8a4a00, #f0b877)',
  },
  { tag: [tags.typeName, tags.className], color: 'light-dark(#2b4f9e, #9dbdff)' },
  { tag: [tags.processingInstruction, tags.meta], color: 'var(--ink-soft)' },
]);

const look = EditorView.theme({
  '&': { color: 'var(--ink)', backgroundColor: 'var(--paper)', fontSize: '0.875rem' },
  '&.cm-focused': { outline: '3px solid var(--accent)', outlineOffset: '2px' },
  '.cm-scroller': {
    fontFamily: "ui-monospace, SFMono-Regular, Menlo, Consolas, 'Noto Sans Mono', monospace",
    lineHeight: '1.55',
  },
  // Safari on a phone zooms into the page at smaller text that can be edited.
  '@media (pointer: coarse)': { '.cm-scroller': { fontSize: 'max(16px, 1rem)' } },
  '.cm-content': { caretColor: 'var(--ink)', paddingBlock: '0.5rem' },
  '.cm-cursor': { borderLeftColor: 'var(--ink)' },
  '.cm-gutters': {
    color: 'var(--ink-soft)',
    backgroundColor: 'var(--paper)',
    borderRight: '1px solid var(--line)',
  },
  '.cm-activeLine, .cm-activeLineGutter': { backgroundColor: 'var(--accent-faint)' },
  '&.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground, .cm-selectionBackground':
    { backgroundColor: 'var(--accent-soft)' },
  '.cm-matchingBracket, &.cm-focused .cm-matchingBracket': {
    backgroundColor: 'var(--accent-soft)',
    outline: '1px solid var(--accent)',
  },
  '.cm-tooltip': {
    color: 'var(--ink)',
    backgroundColor: 'var(--ground)',
    border: '1px solid var(--line)',
    borderRadius: '6px',
  },
});

/** `onChange`: after the program was typed or, as a whole, brought; not after another one was shown. */
export function createEditor(
  parent: HTMLElement,
  root: ShadowRoot,
  label: string,
  onChange: (isBrought: boolean) => void,
): Editor {
  const grammar = new Compartment();
  const name = new Compartment();
  const named = (text: string) => EditorView.contentAttributes.of({ 'aria-label': text });
  let said = label;
  const extensions = (language: ProgramLanguage): Extension => [
    lineNumbers(),
    lintGutter(),
    history(),
    drawSelection(),
    indentOnInput(),
    bracketMatching(),
    highlightActiveLine(),
    highlightActiveLineGutter(),
    indentUnit.of('    '),
    EditorState.tabSize.of(4),
    syntaxHighlighting(colours),
    look,
    // After Escape, Tab leaves the editor: the keymap has it from CodeMirror itself.
    keymap.of([...defaultKeymap, ...historyKeymap, ...lintKeymap, indentWithTab]),
    grammar.of(grammars[language]()),
    name.of(named(said)),
    EditorView.contentAttributes.of({
      spellcheck: 'false',
      tabindex: '0',
      'aria-describedby': 'editor-note',
    }),
    // A mark of byte order that came along with a file's text is none of the program.
    EditorView.clipboardInputFilter.of((text) => text.replace(/^\ufeff/, '')),
    EditorView.updateListener.of(({ docChanged, transactions }) => {
      if (docChanged) onChange(transactions.some(bringsAll));
    }),
  ];
  const view = new EditorView({ parent, root });
  return {
    get source() {
      return view.state.doc.toString();
    },
    get editing(): unknown {
      const editing: unknown = view.state.toJSON({ history: historyField });
      return editing;
    },
    show: ({ source, language, editing }) => {
      view.setState(stateOf(source, editing, extensions(language)));
    },
    label: (text) => {
      if (text === said) return;
      said = text;
      view.dispatch({ effects: name.reconfigure(named(text)) });
    },
    diagnose: (diagnostics) => {
      const { doc } = view.state;
      const found = diagnostics.flatMap(({ line, column, severity, text }) => {
        if (line < 1 || line > doc.lines) return [];
        const { from, to } = doc.line(line);
        const at = Math.min(to, from + Math.max(0, column - 1));
        return [{ from: at, to: Math.max(at, to), severity, message: text }];
      });
      view.dispatch(setDiagnostics(view.state, found));
    },
    goTo: (line) => {
      const { doc } = view.state;
      const { from } = doc.line(Math.min(Math.max(1, line), doc.lines));
      view.dispatch({ selection: { anchor: from }, scrollIntoView: true });
      view.focus();
    },
    change: (edits) => {
      view.dispatch({ changes: [...edits], userEvent: 'input.mend' });
      view.focus();
    },
    close: () => {
      view.destroy();
    },
  };
}

/** Most of what is there now was pasted or dropped in one go. */
function bringsAll(transaction: Transaction): boolean {
  if (!transaction.isUserEvent('input.paste') && !transaction.isUserEvent('input.drop'))
    return false;
  let brought = 0;
  transaction.changes.iterChanges((_from, _to, _start, _end, { length }) => (brought += length));
  return 2 * brought > transaction.newDoc.length;
}

/** With what can be undone, where that was kept of the very same text. */
function stateOf(source: string, editing: unknown, extensions: Extension): EditorState {
  if (
    typeof editing === 'object' &&
    editing !== null &&
    'doc' in editing &&
    editing.doc === source
  ) {
    try {
      return EditorState.fromJSON(editing, { extensions }, { history: historyField });
    } catch {
      // It was kept by another version.
    }
  }
  return EditorState.create({ doc: source, extensions });
}
