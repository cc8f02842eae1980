// A text of a lesson with its terms and its code: *term* and `code`.
import { html, type TemplateResult } from 'lit';

export const markedText = (text: string): (string | TemplateResult)[] =>
  text.split(/(\*[^*]+\*|`[^`]+`)/).map((part) => {
    const inner = part.slice(1, -1);
    if (part.startsWith('*') && part.length > 2) return html`<dfn>${inner}</dfn>`;
    return part.startsWith('`') && part.length > 2 ? html`<code>${inner}</code>` : part;
  });
