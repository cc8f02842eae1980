// Defines <retrace-watch-view> as posts have it: without the strategies' sources, since only a recording may bring its program; and
// beside it the program that a lesson shows.
import './source/program/program-view';
import { recordedSlot } from './source/recorded-slot';
import { defineWatchView } from './watch-element';

defineWatchView(recordedSlot);
