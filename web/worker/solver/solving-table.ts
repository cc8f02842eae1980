// The calls of the package's solver out of tables that have more: it solves step by step, and asks what programs ask.
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
