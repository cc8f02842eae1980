// Many puzzles in one call from JavaScript, for benchmarks. bench/bench-module.d.ts is its
// declaration.
#include <emscripten/bind.h>
#include <emscripten/val.h>

#include <string>
#include <vector>

#include "sudoku/engine/lines.hpp"

namespace retrace {
namespace {

struct LineCounts {
    double lines;
    double solved;
    double several;
    double unsolvable;
    double contradictions;
    double unreadable;
};

// Keeps the memory of an answer until the next one.
class LineSolver {
  public:
    // The answers as bytes of a view into WebAssembly's memory.
    emscripten::val first(const std::string& lines) {
        return answer(lines, engine::LinesTask::first);
    }
    emscripten::val any(const std::string& lines) { return answer(lines, engine::LinesTask::any); }
    emscripten::val check(const std::string& lines) {
        return answer(lines, engine::LinesTask::check);
    }

    // The counts of the last answer.
    LineCounts counts() const {
        return {
            static_cast<double>(result_.lines),          static_cast<double>(result_.solved),
            static_cast<double>(result_.several),        static_cast<double>(result_.unsolvable),
            static_cast<double>(result_.contradictions), static_cast<double>(result_.unreadable)};
    }

  private:
    emscripten::val answer(const std::string& lines, engine::LinesTask task) {
        out_.resize(engine::lines_room(lines));
        result_ = engine::solve_lines(lines, task, out_.data());
        return emscripten::val(emscripten::typed_memory_view(
            result_.written, reinterpret_cast<const unsigned char*>(out_.data())));
    }

    std::vector<char> out_;
    engine::LinesResult result_;
};

}  // namespace

EMSCRIPTEN_BINDINGS(lines) {
    namespace em = emscripten;

    em::value_object<LineCounts>("LineCounts")
        .field("lines", &LineCounts::lines)
        .field("solved", &LineCounts::solved)
        .field("several", &LineCounts::several)
        .field("unsolvable", &LineCounts::unsolvable)
        .field("contradictions", &LineCounts::contradictions)
        .field("unreadable", &LineCounts::unreadable);

    em::class_<LineSolver>("LineSolver")
        .constructor<>()
        .function("first", &LineSolver::first)
        .function("any", &LineSolver::any)
        .function("check", &LineSolver::check)
        .function("counts", &LineSolver::counts);
}

}  // namespace retrace
