// The findings of the race, in sentences made from its figures.
import { html, nothing, type TemplateResult } from 'lit';
import type { RaceMessages } from '../../languages/en/race';
import type { Run } from './race-state';
import { answerSentence, limitSentence, questionSentence } from './sentences';

export function findingsPanel(run: Run, text: RaceMessages): TemplateResult {
  const row = (title: string, sentence: string | undefined, note?: string) =>
    sentence === undefined
      ? nothing
      : html`<div>
          <dt>${title}</dt>
          <dd class="text-16">
            ${sentence}${note === undefined ? nothing : html`<p class="note">${note}</p>`}
          </dd>
        </div>`;
  return html`
    <section class="findings stacked shrinks one-column gap-12" aria-labelledby="findings-title">
      <h2 id="findings-title">${text.findings.title}</h2>
      <dl class="stacked gap-16">
        ${row(text.findings.question, questionSentence(run, text))}
        ${row(text.findings.limit, limitSentence(run, text), text.reference)}
        ${row(text.findings.answers, answerSentence(run, text))}
      </dl>
    </section>
  `;
}
