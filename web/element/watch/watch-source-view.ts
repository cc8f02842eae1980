// Defines <retrace-watch-view> with the strategies' sources.
import { sourceSlot } from './source/source-panel';
import { defineWatchView } from './view';

defineWatchView(sourceSlot);
