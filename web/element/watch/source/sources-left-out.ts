// The widget's source panel: none, for the sources would be a fifth of it. The stack is alone in its place.
import { nothing } from 'lit';
import type { WatchMessages } from '../words';

export class SourceShelf {
  readonly isEmpty = true;
}

export const sourcePanel = (): typeof nothing => nothing;
export const sourceTitle = ({ stack }: WatchMessages): string => stack.title;
export const sourceStyles: [] = [];

export class LineFollower {
  follow(): void {
    // There are no lines.
  }
}
