// Answering and counting as JavaScript sees them: all that the first load has of the core.
// web/worker/answers/answers-module.d.ts is the hand-written declaration.
#include <emscripten/bind.h>

#include <string>

#include "wasm/answer.hpp"
#include "wasm/start.hpp"

namespace retrace {

EMSCRIPTEN_BINDINGS(answers) {
    namespace em = emscripten;

    em::class_<AnswerCall>("Answer")
        .function("run", &AnswerCall::run)
        .function("answer", &AnswerCall::answer)
        .function("grid", &AnswerCall::grid);

    em::class_<CountCall>("Count")
        .function("run", &CountCall::run)
        .function("count", &CountCall::count)
        .function("limitReached", &CountCall::limit_reached);

    em::function(
        "startAnswer", +[](const std::string& puzzle) { return start_answer(puzzle); });
    em::function(
        "startCount",
        +[](const std::string& puzzle, double limit) { return start_count(puzzle, limit); });
}

}  // namespace retrace
