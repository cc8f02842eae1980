// The modules of the core, each with its table and its binding. cmake/wasm.cmake names them, too.
import { benchTable } from '../../bench/bench-table';
import { answersTable } from '../../web/worker/answers/answers-table';
import { bulkTable } from '../../web/worker/bulk/bulk-table';
import type { CoreTable } from '../../web/worker/core/table';
import { makeTable, makingTable } from '../../web/worker/make/make-table';
import { settingTable } from '../../web/worker/make/setting-table';
import { questionsTable } from '../../web/worker/questions/questions-table';
import { readerTable } from '../../web/worker/reader/reader-table';
import { recordingsTable } from '../../web/worker/recordings/recordings-table';
import { searchesTable } from '../../web/worker/searches/searches-table';
import { linesTable } from '../../web/worker/solver/lines-table';
import { solvingTable } from '../../web/worker/solver/solving-table';
import { textsTable } from '../../web/worker/solver/texts-table';
import { pathsTable } from '../../web/worker/techniques/paths-table';
import { sharingTable } from '../../web/worker/techniques/sharing-table';
import { techniquesTable } from '../../web/worker/techniques/techniques-table';
import { variedTable, variedPageTable } from '../../web/worker/varied/varied-table';

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
  'retrace-nested': { binding: 'embind', tables: [sharingTable] },
  'retrace-plain-path': { binding: 'plain', tables: [pathsTable] },
  'retrace-plain-nested': { binding: 'plain', tables: [pathsTable] },
  'retrace-make': { binding: 'embind', tables: [makeTable, settingTable] },
  'retrace-bench': { binding: 'embind', tables: [linesTable, benchTable] },
  'retrace-solver': {
    binding: 'embind',
    tables: [
      answersTable,
      solvingTable,
      techniquesTable,
      makingTable,
      settingTable,
      linesTable,
      textsTable,
      variedTable,
    ],
  },
  'retrace-varied': { binding: 'embind', tables: [variedTable, variedPageTable] },
  'retrace-plain-varied': { binding: 'plain', tables: [variedTable] },
  'retrace-reader': { binding: 'plain', tables: [readerTable] },
  'retrace-recordings': { binding: 'plain', tables: [recordingsTable] },
};
