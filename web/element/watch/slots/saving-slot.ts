// Where the search that is watched is saved as a recording; an entry may leave it out.
import type { TemplateResult, nothing } from 'lit';
import type { WatchInput } from '../../contract/mode-input';
import type { WatchModel } from '../state/watch-model';
import type { WatchMessages } from '../../../languages/en/watch';

export type SavingSlot = (
  model: WatchModel,
  input: WatchInput,
  text: WatchMessages,
) => TemplateResult | typeof nothing;
