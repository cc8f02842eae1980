// The worker for questions: one question after another. A question is given up by ending the worker.
import createQuestionsCore from '@core/retrace-questions.mjs';
import wasmUrl from '@core/retrace-questions.wasm?url';
import type { QuestionReply, QuestionRequest } from '../../core/questions/messages';
import type { QuestionKind } from '../../core/questions/questions';
import { answerTo } from './answers';

const core = createQuestionsCore({ locateFile: () => wasmUrl });

self.onmessage = ({ data: { id, question } }: MessageEvent<QuestionRequest>) => {
  core
    .then((ready) => {
      reply({ id, answer: answerTo(ready, question) });
    })
    .catch((error: unknown) => {
      reply({ id, failure: String(error) });
    });
};

function reply(message: QuestionReply<QuestionKind>): void {
  self.postMessage(message);
}
