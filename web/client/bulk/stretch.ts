// A stretch of the file, as far as it is known by now.
import type { StretchEnd } from '../../core/bulk/messages';
import type { BulkRows, StretchPlace } from '../../core/bulk/rows';
import type { BulkTotals } from '../../core/bulk/totals';

export interface Stretch extends StretchPlace {
  passingOver: boolean;
  /** Known once its puzzles are read. */
  end: StretchEnd | undefined;
  /** Known once they are answered. */
  rows: BulkRows | undefined;
  totals: BulkTotals | undefined;
  /** Workers lost with it. */
  losses: number;
}
