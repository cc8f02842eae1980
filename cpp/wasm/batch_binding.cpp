// Many puzzles in one call from JavaScript. web/worker/core-module.d.ts is its declaration.
#include <emscripten/bind.h>
#include <emscripten/val.h>

#include <string>
#include <vector>

#include "sudoku/engine/batch.hpp"

namespace retrace {
namespace {

struct BatchCounts {
    double lines;
    double solved;
    double several;
    double unsolvable;
    double contradictions;
    double unreadable;
};

// Keeps the memory that an answer is told from until the next one.
class Batch {
  public:
    // The answers as bytes of a view into WebAssembly's memory.
    emscripten::val first(const std::string& lines) {
        return answer(lines, engine::BatchTask::first);
    }
    emscripten::val any(const std::string& lines) { return answer(lines, engine::BatchTask::any); }
    emscripten::val check(const std::string& lines) {
        return answer(lines, engine::BatchTask::check);
    }

    // Of the last answer.
    BatchCounts counts() const {
        return {
            static_cast<double>(result_.lines),          static_cast<double>(result_.solved),
            static_cast<double>(result_.several),        static_cast<double>(result_.unsolvable),
            static_cast<double>(result_.contradictions), static_cast<double>(result_.unreadable)};
    }

  private:
    emscripten::val answer(const std::string& lines, engine::BatchTask task) {
        out_.resize(engine::batch_room(lines));
        result_ = engine::solve_lines(lines, task, out_.data());
        return emscripten::val(emscripten::typed_memory_view(
            result_.written, reinterpret_cast<const unsigned char*>(out_.data())));
    }

    std::vector<char> out_;
    engine::BatchResult result_;
};

}  // namespace

EMSCRIPTEN_BINDINGS(batch) {
    namespace em = emscripten;

    em::value_object<BatchCounts>("BatchCounts")
        .field("lines", &BatchCounts::lines)
        .field("solved", &BatchCounts::solved)
        .field("several", &BatchCounts::several)
        .field("unsolvable", &BatchCounts::unsolvable)
        .field("contradictions", &BatchCounts::contradictions)
        .field("unreadable", &BatchCounts::unreadable);

    em::class_<Batch>("Batch")
        .constructor<>()
        .function("first", &Batch::first)
        .function("any", &Batch::any)
        .function("check", &Batch::check)
        .function("counts", &Batch::counts);
}

}  // namespace retrace
