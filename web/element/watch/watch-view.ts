// Defines <retrace-watch-view> without the strategies' sources.
import { noSource } from './source/slot';
import { defineWatchView } from './view';

defineWatchView(noSource);
