// Defines <retrace-watch-view> as the page has it: with the strategies' sources, and with saving.
import { savingSlot } from './saving/save-recording';
import { sourceSlot } from './source/source-panel';
import { defineWatchView } from './watch-element';

defineWatchView(sourceSlot, savingSlot);
