// <retrace-sudoku> in JSX: import type {} from 'retrace-sudoku/react'.
import type { DetailedHTMLProps, HTMLAttributes } from 'react';
import type { RetraceEventMap, RetraceSudoku, RetraceSudokuAttributes } from '../index';

/** The names by which React 19 listens to custom events: `onretrace-step`. */
type Listeners = {
  [Name in keyof RetraceEventMap as `on${Name}`]?: (event: RetraceEventMap[Name]) => void;
};

type Common = DetailedHTMLProps<HTMLAttributes<RetraceSudoku>, RetraceSudoku>;

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'retrace-sudoku': Omit<Common, keyof RetraceSudokuAttributes> &
        RetraceSudokuAttributes &
        Listeners;
    }
  }
}
