// The button that leads to a line of the program in the editor.
import type { TemplateResult } from 'lit';
import type { CodeMessages } from '../../languages/en/code';
import { pressButton } from '../shared/look/press-button';

export const codeLine = (
  line: number,
  text: CodeMessages,
  goTo: (line: number) => void,
): TemplateResult =>
  pressButton('quiet line-button accented strong', text.place(line), () => {
    goTo(line);
  });
