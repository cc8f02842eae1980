// The desk's worker: one question after another. A question is given up by ending the worker.
import createDeskCore from '@core/retrace-desk.mjs';
import wasmUrl from '@core/retrace-desk.wasm?url';
import type { DeskReply, DeskRequest } from '../../core/desk/messages';
import type { QuestionKind } from '../../core/desk/questions';
import { answerTo } from './answers';

const core = createDeskCore({ locateFile: () => wasmUrl });

self.onmessage = ({ data: { id, question } }: MessageEvent<DeskRequest>) => {
  core
    .then((ready) => {
      reply({ id, answer: answerTo(ready, question) });
    })
    .catch((error: unknown) => {
      reply({ id, failure: String(error) });
    });
};

function reply(message: DeskReply<QuestionKind>): void {
  self.postMessage(message);
}
