// Many puzzles in one call from JavaScript, answered in pieces. web/worker/solver/solver-module.d.ts is
// the declaration.
#include <emscripten/bind.h>
#include <emscripten/val.h>

#include <algorithm>
#include <cstdint>
#include <string>
#include <string_view>

#include "sudoku/engine/lines.hpp"
#include "wasm/numbers.hpp"

namespace retrace {
namespace {

template <typename Text>
emscripten::val bytes_of(Text& text, std::size_t size) {
    return emscripten::val(emscripten::typed_memory_view(
        size, reinterpret_cast<unsigned char*>(const_cast<char*>(text.data()))));
}

//   lines:   8..........36…\n  not a puzzle\n  ...
//            ──────── at_ ────────┘
//   answers: 812753649…\n error\n
class LinesCall {
  public:
    // Room for so many bytes of lines, for JavaScript to write them into.
    LinesCall(double length, bool checks)
        : task_(checks ? engine::LinesTask::check : engine::LinesTask::first),
          lines_(static_cast<std::size_t>(from_number(length)), '\n') {}

    emscripten::val lines() { return bytes_of(lines_, lines_.size()); }

    // Answers at most `budget` lines more; true when all are answered.
    bool run(double budget) {
        const std::string_view rest = std::string_view(lines_).substr(at_);
        const std::string_view piece = rest.substr(0, end_of_lines(rest, from_number(budget)));
        if (written_ == 0) answers_.resize(engine::lines_room(lines_));
        written_ += engine::solve_lines(piece, task_, answers_.data() + written_).written;
        at_ += piece.size();
        return at_ == lines_.size();
    }

    // As far as they are there, until the next call.
    emscripten::val answers() const { return bytes_of(answers_, written_); }

  private:
    static std::size_t end_of_lines(std::string_view text, std::uint64_t count) {
        std::size_t end = 0;
        for (std::uint64_t i = 0; i < std::max<std::uint64_t>(count, 1) && end < text.size(); ++i) {
            end = std::min(text.find('\n', end), text.size() - 1) + 1;
        }
        return end;
    }

    engine::LinesTask task_;
    std::string lines_;
    std::size_t at_ = 0;
    std::string answers_;
    std::size_t written_ = 0;
};

}  // namespace

EMSCRIPTEN_BINDINGS(lines) {
    namespace em = emscripten;

    em::class_<LinesCall>("Lines")
        .constructor<double, bool>()
        .function("lines", &LinesCall::lines)
        .function("run", &LinesCall::run)
        .function("answers", &LinesCall::answers);
}

}  // namespace retrace
