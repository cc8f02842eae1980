// Every text of the examples.
import type { ExampleName } from '../shared/examples';

export interface GalleryMessages {
  label: string;
  examples: Record<ExampleName, { title: string; note: string }>;
}
