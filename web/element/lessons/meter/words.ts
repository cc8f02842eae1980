// Every text of the 12095 meter.
import type { MeterGridName } from './meter-grids';

export interface MeterMessages {
  calls: string;
  score: string;
  gauge: string;
  ofCap: (calls: number) => string;
  /** The end of the gauge. */
  cap: string;
  counting: string;
  contradiction: string;
  failed: string;
  capped: string;
  solved: (left: number) => string;
  unsolvable: string;
  gallery: string;
  /** The visitor's own board. */
  own: { title: string; note: string };
  /** Leads to the visitor's own board. */
  play: string;
  grids: Record<MeterGridName, { title: string; note: string }>;
  number: (value: number) => string;
}
