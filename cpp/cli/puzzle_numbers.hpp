// The numbers that puzzles of a series have: one after another, or as a file names them.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>

#include "cli/input_lines.hpp"

namespace retrace::cli {

// The puzzle that a line asks for.
struct PuzzleNumber {
    std::uint64_t number = 0;  // from 1; 0 where the line is no such number
    std::size_t column = 0;    // where it stops being one
    std::string reason{};      // why
};

class PuzzleNumbers {
  public:
    // Both ends are in it.
    PuzzleNumbers(std::uint64_t first, std::uint64_t last) : next_(first), last_(last) {}

    // The lines of a file: a number from 1 on each.
    explicit PuzzleNumbers(int descriptor) { input_.emplace(descriptor); }

    // Whether next() may have to wait for input.
    bool may_wait() const { return input_.has_value() && !line_.has_value(); }

    // None at the end.
    std::optional<PuzzleNumber> next();

    // Why reading stopped: 0 at the end, otherwise errno.
    int error() const { return input_ ? input_->error() : 0; }

  private:
    void take_line();

    std::uint64_t next_ = 1;
    std::uint64_t last_ = 0;
    std::optional<InputLines> input_;
    std::optional<PuzzleNumber> line_;  // read, and not yet given away
};

}  // namespace retrace::cli
