// The package's entry for servers (Node renders pages there): importing it does nothing, so that the same
// component can be rendered there and shown in a browser.

/** Stands for the class of <retrace-sudoku>; only a browser makes one. */
// eslint-disable-next-line @typescript-eslint/no-extraneous-class -- what it stands for is a class
export class RetraceSudoku {
  constructor() {
    throw new Error('<retrace-sudoku> can be made in a browser only');
  }
}
