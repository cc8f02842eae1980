// A contender's two names: the usual one, and its name in code.
import { html, nothing, type TemplateResult } from 'lit';
import type { SteppedStrategyName } from '../../core/strategy';
import { codeNameOf } from '../shared/words/strategy-title';
import type { Messages } from '../../languages/en/element';

export function strategyName(strategy: SteppedStrategyName, text: Messages): TemplateResult {
  const code = codeNameOf(strategy, text);
  return html`<span class="strategy-name"
    >${text.strategyNames[strategy]}${code === undefined ? nothing : html` <code class="muted one-line text-13">${code}</code>`}</span
  >`;
}
