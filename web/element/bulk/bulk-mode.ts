// Bulk mode, as entries register it.
import { html } from 'lit';
import type { ViewMode } from '../contract/mode-entry';

declare module '../contract/mode-names' {
  interface OtherModes {
    bulk: ViewMode<'bulk'>;
  }
}

export const bulkMode: ViewMode<'bulk'> = {
  name: 'bulk',
  place: 'make',
  tag: 'retrace-bulk-view',
  load: () => import('./bulk-view'),
  view: (input) => html`<retrace-bulk-view .input=${input}></retrace-bulk-view>`,
  opens: 'list',
};
