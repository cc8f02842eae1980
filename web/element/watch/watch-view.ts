// Defines <retrace-watch-view> without the strategies' sources.
import { noSource } from './slots/source-slot';
import { defineWatchView } from './view';

defineWatchView(noSource);
