// Bulk mode, as entries register it.
import { html } from 'lit';
import type { ModeEntry } from '../contract';

export const bulkMode: ModeEntry<'bulk'> = {
  name: 'bulk',
  tag: 'retrace-bulk-view',
  load: () => import('./bulk-view'),
  view: (input) => html`<retrace-bulk-view .input=${input}></retrace-bulk-view>`,
  opens: 'list',
};
