// The modules of the core: which table each has, and through which binding. CMakeLists.txt names them, too.
import { answersTable } from '../../web/worker/answers/answers-table';
import { bulkTable } from '../../web/worker/bulk/bulk-table';
import type { CoreTable } from '../../web/worker/core/table';
import { questionsTable } from '../../web/worker/questions/questions-table';
import { recordingsTable } from '../../web/worker/recordings/recordings-table';
import { searchesTable } from '../../web/worker/searches/searches-table';
import { solvingTable } from '../../web/worker/solver/solving-table';
import { pathsTable } from '../../web/worker/techniques/paths-table';
import { techniquesTable } from '../../web/worker/techniques/techniques-table';

export interface CoreModule {
  readonly binding: 'embind' | 'plain';
  readonly tables: readonly CoreTable[];
}

export const coreModules: Readonly<Record<string, CoreModule>> = {
  'retrace-answers': { binding: 'embind', tables: [answersTable] },
  'retrace-searches': { binding: 'embind', tables: [searchesTable, recordingsTable] },
  'retrace-plain-answers': { binding: 'plain', tables: [answersTable] },
  'retrace-plain-searches': { binding: 'plain', tables: [searchesTable] },
  'retrace-questions': { binding: 'embind', tables: [questionsTable, bulkTable] },
  'retrace-techniques': { binding: 'embind', tables: [techniquesTable] },
  'retrace-plain-path': { binding: 'plain', tables: [pathsTable] },
  'retrace-solver': { binding: 'embind', tables: [answersTable, solvingTable, techniquesTable] },
  'retrace-recordings': { binding: 'plain', tables: [recordingsTable] },
};
