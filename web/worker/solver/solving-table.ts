// The calls of the package's solver, picked from the page's tables: searching step by step, and the questions of programs.
import { questionsTable } from '../questions/questions-table';
import { searchesTable } from '../searches/searches-table';
import { table, type CoreOf } from '../core/table';

const { startSolve } = searchesTable.calls;
const { askCertificate, askList, askReduce } = questionsTable.calls;

export const solvingTable = table([...searchesTable.headers, ...questionsTable.headers], {
  startSolve,
  askCertificate,
  askList,
  askReduce,
});

export type SolvingCore = CoreOf<typeof solvingTable>;
