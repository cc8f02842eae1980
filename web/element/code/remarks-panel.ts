// Remarks on the program that is edited, each with the change that mends it.
import { html, nothing, type TemplateResult } from 'lit';
import type { Edit, Remark } from '../../core/code/remarks/remark';
import { remarksOn } from '../../core/code/remarks/remarks-on';
import type { ProgramLanguage } from '../../core/program-languages';
import { codeLine } from './code-line';
import type { CodeMessages } from '../../languages/en/code';
import { pressButton } from '../shared/look/press-button';

export interface RemarkCommands {
  goTo: (line: number) => void;
  /** Changes the program in the editor, where it can be undone. */
  mend: (remark: Remark) => void;
  /** Runs a program all the same that seems to be written in another language. */
  runAnyway: () => void;
}

interface Read {
  source: string;
  language: ProgramLanguage;
  remarks: readonly Remark[];
}

/** The program in the editor, and the one that was run. */
const mostRead = 2;
let read: readonly Read[] = [];

/** The text is read once, however often it is shown. */
export function remarksOf({
  source,
  language,
}: Pick<Read, 'source' | 'language'>): readonly Remark[] {
  const known = read.find((each) => each.source === source && each.language === language);
  if (known) return known.remarks;
  const remarks = remarksOn(source, language);
  read = [{ source, language, remarks }, ...read].slice(0, mostRead);
  return remarks;
}

/** The changes that a remark asks for in a text, which may have other ends of lines than the one that it was made on. */
export const editsFor = (
  remark: Remark,
  program: Pick<Read, 'source' | 'language'>,
): readonly Edit[] => {
  const isSame = (other: Remark) =>
    other.kind === remark.kind &&
    (other.kind !== 'header' || remark.kind !== 'header' || other.name === remark.name);
  const found = remarksOf(program).find(isSame);
  return found && 'edits' in found ? found.edits : [];
};

export const foreignIn = (remarks: readonly Remark[]): string | undefined =>
  remarks.map((each) => (each.kind === 'foreign' ? each.name : undefined)).find(Boolean);

export function remarksPanel(
  remarks: readonly Remark[],
  title: string,
  text: CodeMessages,
  { goTo, mend, runAnyway }: RemarkCommands,
): TemplateResult | typeof nothing {
  if (remarks.length === 0) return nothing;
  const button = (name: string, command: () => void) => pressButton('quiet', name, command);
  return html`<ul class="remarks stacked gap-4" role="status" aria-label=${text.remarks.title}>
    ${remarks.map(
      (remark) =>
        html`<li>
          ${'line' in remark ? codeLine(remark.line, text, goTo) : nothing}
          ${text.remarks.of(remark)}
          ${
            'edits' in remark && remark.edits.length > 0
              ? button(text.remarks.mend(remark), () => {
                  mend(remark);
                })
              : nothing
          }
          ${remark.kind === 'foreign' ? button(text.remarks.runAnyway(title), runAnyway) : nothing}
        </li>`,
    )}
  </ul>`;
}
