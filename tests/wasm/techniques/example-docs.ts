// Makes the document technique-examples.md (`npm run docs`) from the page's own texts and from examples that it looks for anew.
import alsoCalled from 'virtual:techniques/alsoCalled';
import type { Language } from '../../../web/core/language';
import { cellName } from '../../../web/core/cell';
import type { Deduction } from '../../../web/core/techniques/deduction';
import { exampleLink } from '../../../web/core/link';
import { exampleOf } from '../../../web/core/techniques/technique-examples';
import { ratingText } from '../../../web/core/techniques/grade';
import { techniques, type Technique } from '../../../web/core/techniques/technique';
import { explainMessagesIn } from '../../../web/languages/en/explain';
import { byDigit } from '../../../web/core/techniques/evidence-parts';
import { techniqueNamesIn } from '../../../web/languages/en/technique-names';
import { techniqueNotesIn } from '../../../web/languages/en/technique-notes';
import { frameIn } from './example-docs-frame';
import { asked } from './techniques-core';

/** The effect of a deduction as `retrace explain` writes it. */
export function effectOf({ placement, eliminations }: Deduction): string {
  if (placement) return `${cellName(placement.cell)}=${placement.digit}`;
  const each = byDigit(eliminations);
  return each.map(({ digit, cells }) => `${cells.map(cellName).join(',')}<>${digit}`).join(' ');
}

const otherNames = new Map(alsoCalled);

const asking = new Map<Technique['name'], Promise<Deduction | undefined>>();

/** The step at which a technique's example uses the technique, or undefined without an example; each is looked for once. */
export function stepOfExample(name: Technique['name']): Promise<Deduction | undefined> {
  const step = asking.get(name) ?? askStep(name);
  asking.set(name, step);
  return step;
}

async function askStep(name: Technique['name']): Promise<Deduction | undefined> {
  const example = exampleOf(name);
  if (!example) return undefined;
  const { steps } = await asked('path', { puzzle: example.puzzle, order: example.order });
  return steps[example.step - 1];
}

async function section(technique: Technique, language: Language): Promise<string> {
  const { name, rating, needsUniqueness } = technique;
  const { names } = techniqueNamesIn(language);
  const { notes, also } = techniqueNotesIn(language);
  const { about } = explainMessagesIn(language);
  const frame = frameIn(language);
  const { what, why } = notes[name];
  const others = otherNames.get(name);
  const facts = [
    rating > 0 ? about.from(ratingText(rating)) : about.off,
    ...(needsUniqueness ? [about.needsUniqueness] : []),
    ...(others === undefined ? [] : [also(others)]),
  ].join(' ');
  const example = exampleOf(name);
  const step = await stepOfExample(name);
  const board =
    example && step
      ? [
          frame.board(example.step, `https://example.org/${exampleLink(example)}`, example.order),
          `\`\`\`text\n${example.puzzle}\n${effectOf(step)}\n\`\`\``,
        ]
      : [frame.noBoard(name)];
  return [`### ${names[name]} (\`${name}\`)`, `${what} ${why}`, facts, ...board].join('\n\n');
}

/** The whole text of the document in a language. */
export async function exampleDocs(language: Language): Promise<string> {
  const { families } = techniqueNamesIn(language);
  const { about } = explainMessagesIn(language);
  const names = [...new Set(techniques.map(({ family }) => family))];
  const parts = [frameIn(language).opening];
  for (const family of names) {
    const { title, gist } = families[family];
    parts.push(`## ${title}`, `${gist} ${about.families[family]}`);
    for (const each of techniques.filter((one) => one.family === family)) {
      parts.push(await section(each, language));
    }
  }
  return `${parts.join('\n\n')}\n`;
}
