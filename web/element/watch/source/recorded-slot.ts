// The program that a recording carries, for entries without the strategies' sources.
import { nothing } from 'lit';
import type { SourceSlot } from '../slots/source-slot';
import { LineFollower } from './lit-lines';
import { RecordedSource } from './recorded-source';
import { recordedStyles } from './recorded-styles';
import { sourceMessagesIn } from '../../../languages/en/source';

export const recordedSlot: SourceSlot = {
  styles: [recordedStyles],
  title: ({ stack }) => stack.title,
  attach: () => {
    const recorded = new RecordedSource();
    const lines = new LineFollower();
    return {
      panel: () => nothing,
      recorded: (program, line, language) => recorded.render(program, line, language),
      recordedTitle: (_, language) => sourceMessagesIn(language).title,
      follow: (root) => {
        lines.follow(root);
      },
    };
  },
};
