// What a worker that writes recordings can be asked for.
import type { SearchCore } from '@core/retrace-searches.mjs';
import type { RecorderCalls } from '../../core/calls';
import type { Tasks } from '../task';
import { record } from './record';

export const recorderTasks: Tasks<SearchCore, RecorderCalls> = { record };
