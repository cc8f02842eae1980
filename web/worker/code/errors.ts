// Standard error of a program in any language: its beginning is kept, and what follows is dropped without an end.
import { mostErrors } from '../../core/code/run';

/** Text is told as soon as it is written: a program that ends itself loses none of it. */
export function errorsTo(tell: (text: string) => void): (text: string) => void {
  let room = mostErrors;
  return (text) => {
    const part = text.slice(0, room);
    room -= part.length;
    if (part !== '') tell(part);
  };
}
