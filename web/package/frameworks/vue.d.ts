// <retrace-sudoku> in Vue's templates: import type {} from 'retrace-sudoku/vue'.
import type { EmitFn, HTMLAttributes, PublicProps } from 'vue';
import type { RetraceEventMap, RetraceSudoku, RetraceSudokuAttributes } from '../index';

type Emits = { [Name in keyof RetraceEventMap]: (event: RetraceEventMap[Name]) => void };

declare module 'vue' {
  interface GlobalComponents {
    'retrace-sudoku': new () => RetraceSudoku & {
      $props: Omit<HTMLAttributes, keyof RetraceSudokuAttributes> &
        RetraceSudokuAttributes &
        PublicProps;
      $emit: EmitFn<Emits>;
    };
  }
}
