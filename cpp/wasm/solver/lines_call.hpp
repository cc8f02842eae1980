// Many puzzles in one call from JavaScript, answered in pieces.
#pragma once

#include <algorithm>
#include <cstdint>
#include <memory>
#include <span>
#include <string>
#include <string_view>

#include "sudoku/engine/lines.hpp"

namespace retrace {

//   lines:   8..........36…\n  not a puzzle\n  ...
//            ──────── at_ ────────┘
//   answers: 812753649…\n error\n
class LinesCall {
  public:
    // Room for so many bytes of lines.
    LinesCall(std::uint64_t length, engine::LinesTask task)
        : task_(task), lines_(static_cast<std::size_t>(length), '\n') {}

    // The buffer into which JavaScript writes the lines.
    std::span<const unsigned char> room() const { return bytes_of(lines_, lines_.size()); }

    // Answers at most `budget` lines more; true when all are answered.
    bool run(std::uint64_t budget);

    // The answers so far; a view that is valid until the next call.
    std::span<const unsigned char> answers() const {
        return bytes_of(answers_, static_cast<std::size_t>(counts_.written));
    }

    // The number of lines answered so far.
    const engine::LinesResult& counts() const { return counts_; }

  private:
    static std::span<const unsigned char> bytes_of(const std::string& text, std::size_t size) {
        return {reinterpret_cast<const unsigned char*>(text.data()), size};
    }

    engine::LinesTask task_;
    std::string lines_;
    std::size_t at_ = 0;
    std::string answers_;
    engine::LinesResult counts_;
};

inline std::unique_ptr<LinesCall> start_lines(std::uint64_t length, engine::LinesTask task) {
    return std::make_unique<LinesCall>(length, task);
}

}  // namespace retrace
