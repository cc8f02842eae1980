// <retrace-strategy-note>: one sentence on what a strategy does.
import { firstLanguage } from '../../../core/language';
import { strategyNameOf } from '../../../core/strategy';
import { strategyNotesIn } from '../../../languages/en/strategy-notes';
import { defineOnce } from '../own-element';

class RetraceStrategyNote extends HTMLElement {
  static readonly observedAttributes = ['strategy', 'lang'];

  attributeChangedCallback(): void {
    const strategy = strategyNameOf(this.getAttribute('strategy') ?? '');
    this.textContent = strategy ? strategyNotesIn(firstLanguage([this.lang]))[strategy] : '';
  }
}

defineOnce('retrace-strategy-note', RetraceStrategyNote);
