// <retrace-sudoku> in React, as a component and as a tag in JSX.
import type {
  DetailedHTMLProps,
  ForwardRefExoticComponent,
  HTMLAttributes,
  RefAttributes,
} from 'react';
import type { RetraceEventMap, RetraceSudoku as Element, RetraceSudokuAttributes } from '../index';

/** Listeners are named as React 19 names those of custom events: `onretrace-step`. */
type Listeners = {
  [Name in keyof RetraceEventMap as `on${Name}`]?: (event: RetraceEventMap[Name]) => void;
};

type BoardAttributes<Common> = Omit<Common, keyof RetraceSudokuAttributes> &
  RetraceSudokuAttributes &
  Listeners;

/** The element with its listeners, in React 18 and 19, also where a server renders it. The ref is the element. */
export const RetraceSudoku: ForwardRefExoticComponent<
  BoardAttributes<HTMLAttributes<Element>> & RefAttributes<Element>
>;

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      /** React 19 alone hears the listeners of a tag, and only of a tag that no server rendered. */
      'retrace-sudoku': BoardAttributes<DetailedHTMLProps<HTMLAttributes<Element>, Element>>;
    }
  }
}
