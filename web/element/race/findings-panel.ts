// The findings of the race, in sentences made from its figures.
import { html, nothing, type TemplateResult } from 'lit';
import type { RaceMessages } from './words';
import type { Run } from './race-state';
import { answerSentence, limitSentence, questionSentence } from './sentences';

export function findingsPanel(run: Run, text: RaceMessages): TemplateResult {
  const row = (title: string, sentence: string | undefined, note?: string) =>
    sentence === undefined
      ? nothing
      : html`<div>
          <dt>${title}</dt>
          <dd>${sentence}${note === undefined ? nothing : html`<p class="note">${note}</p>`}</dd>
        </div>`;
  return html`
    <section class="findings" aria-labelledby="findings-title">
      <h2 id="findings-title">${text.findings.title}</h2>
      <dl>
        ${row(text.findings.question, questionSentence(run, text))}
        ${row(text.findings.limit, limitSentence(run, text), text.reference)}
        ${row(text.findings.answers, answerSentence(run, text))}
      </dl>
    </section>
  `;
}
