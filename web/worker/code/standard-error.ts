// A program's standard error, in any language: the beginning is kept, and the rest is dropped without ending the program.
import { mostErrors } from '../../core/code/run';

/** Hands text on as soon as it is written, so that no text is lost where the program ends itself. */
export function errorsTo(tell: (text: string) => void): (text: string) => void {
  let room = mostErrors;
  return (text) => {
    const part = text.slice(0, room);
    room -= part.length;
    if (part !== '') tell(part);
  };
}
