// Serves one client with a compiled core, in whichever thread it is called.
import createSolverCore from '@core/retrace-solver.mjs';
import type { PortReply } from '../../core/port-messages';
import type { SolverCalls } from '../../core/solver/solver-calls';
import { ServedPort } from '../serve/serve-port';
import { solverTasks, type SolverCore } from './solver-tasks';

export function serve(
  module: WebAssembly.Module,
  reply: (reply: PortReply<SolverCalls>) => void,
): ServedPort<SolverCore, SolverCalls> {
  const core = new Promise<SolverCore>((resolve, reject) => {
    createSolverCore({
      instantiateWasm: (imports, use) => {
        WebAssembly.instantiate(module, imports).then(use, reject);
        return {};
      },
    }).then(resolve, reject);
  });
  return new ServedPort(core, solverTasks, reply);
}
