// The core as plain functions, for the widget: Embind's generic script is a sixth of what a widget may
// weigh. web/worker/answers/plain-answers.ts makes of it what web/worker/answers/answers-module.d.ts declares.
// Objects go as addresses and live until they are deleted.
#include "wasm/plain/places.hpp"
#include "wasm/start.hpp"

namespace retrace::plain {

extern "C" {

// The starts read a puzzle. Null where they are refused.
RETRACE_EXPORT("answer") AnswerCall* plain_answer(std::size_t puzzle) {
    return start_answer(text_in(0, puzzle)).release();
}
RETRACE_EXPORT("count") CountCall* plain_count(std::size_t puzzle, double limit) {
    return start_count(text_in(0, puzzle), limit).release();
}

// The members: the name of the start, a dot and their own, as in answers-module.d.ts.
RETRACE_EXPORT("answer.delete") void answer_delete(AnswerCall* answer) {
    delete answer;
}
RETRACE_EXPORT("answer.run") bool answer_run(AnswerCall* answer, double budget) {
    return answer->run(budget);
}
RETRACE_EXPORT("answer.answer") int answer_answer(AnswerCall* answer) {
    return answer->answer();
}
RETRACE_EXPORT("answer.grid") void answer_grid(AnswerCall* answer) {
    text_out(answer->grid());
}

RETRACE_EXPORT("count.delete") void count_delete(CountCall* count) {
    delete count;
}
RETRACE_EXPORT("count.run") bool count_run(CountCall* count, double budget) {
    return count->run(budget);
}
RETRACE_EXPORT("count.count") double count_count(CountCall* count) {
    return count->count();
}
RETRACE_EXPORT("count.limitReached") bool count_limit_reached(CountCall* count) {
    return count->limit_reached();
}

}  // extern "C"

}  // namespace retrace::plain
