// Where the source at work stands, above the stack; an entry may leave it out.
import { nothing, type CSSResult, type TemplateResult } from 'lit';
import type { RecordedProgram } from '../../../core/intake';
import type { Ways } from '../../contract/mode-input';
import type { Language } from '../../../core/language';
import type { SteppedStrategyName } from '../../../core/strategy';
import type { WatchCommands } from '../controls/watch-commands';
import type { WatchModel } from '../state/watch-model';
import type { WatchMessages } from '../../../languages/en/watch';

export interface SourceSlot {
  readonly styles: readonly CSSResult[];
  /** The title of the tab that has the source and the stack. */
  title: (text: WatchMessages, language: Language) => string;
  /** Called once for every view; `onChange` when there is another source to draw. */
  attach: (onChange: () => void) => SourceView;
}

export interface SourceView {
  panel: (
    model: WatchModel,
    strategy: SteppedStrategyName,
    language: Language,
    commands: WatchCommands,
    edit: Ways['edit'],
  ) => TemplateResult | typeof nothing;
  /** The program that took the steps of a recording, at one of its lines. */
  recorded: (
    program: RecordedProgram,
    line: number | undefined,
    language: Language,
  ) => TemplateResult | typeof nothing;
  /** The calls of the recorded program that are open at the step shown. */
  calls?: (model: WatchModel, language: Language) => TemplateResult | typeof nothing;
  /** The calls of the recorded program as a tree; `without`: what is shown for a recording that has none. */
  tree?: (
    model: WatchModel,
    language: Language,
    goTo: (step: number) => void,
    without: TemplateResult,
  ) => TemplateResult;
  /** The title of the tab while a recording with its program is watched. */
  recordedTitle: (text: WatchMessages, language: Language) => string;
  /** Brings the line at work into view, once it is drawn. */
  follow: (root: ParentNode) => void;
}

/** Without the sources, which would be a fifth of the widget, the stack is alone in their place. */
export const noSource: SourceSlot = {
  styles: [],
  title: ({ stack }) => stack.title,
  attach: () => ({
    panel: () => nothing,
    recorded: () => nothing,
    recordedTitle: ({ stack }) => stack.title,
    follow: () => undefined,
  }),
};
