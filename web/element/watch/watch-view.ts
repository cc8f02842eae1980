// Defines <retrace-watch-view> without the strategies' sources: only a recording may bring its program.
import { recordedSlot } from './source/recorded-slot';
import { defineWatchView } from './watch-element';

defineWatchView(recordedSlot);
