// Bulk mode, as entries register it.
import { html } from 'lit';
import type { ViewMode } from '../contract/mode-entry';
import { labelIn } from '../shared/words/look-up';

declare module '../contract/mode' {
  interface OtherModes {
    bulk: ViewMode<'bulk'>;
  }
}

export const bulkMode: ViewMode<'bulk'> = {
  name: 'bulk',
  place: 'make',
  label: labelIn(
    import.meta.glob('../../languages/*/bulk-label.ts', { eager: true, import: 'words' }),
  ),
  tag: 'retrace-bulk-view',
  load: () => import('./bulk-view'),
  view: (input) => html`<retrace-bulk-view .input=${input}></retrace-bulk-view>`,
  opens: 'list',
};
