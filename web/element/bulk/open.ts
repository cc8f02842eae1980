// Opens a list of puzzles in the element's bulk mode.
import type { LitElement } from 'lit';
import { loadMode } from '../modes';
import type { RetraceBulkView } from './bulk-view';

/** False where the mode was left meanwhile. */
export async function openInBulk(host: LitElement, source: Blob, name: string): Promise<boolean> {
  await Promise.all([loadMode('bulk'), host.updateComplete]);
  const view = host.renderRoot.querySelector<RetraceBulkView>('retrace-bulk-view');
  view?.open(source, name);
  return view !== null;
}
