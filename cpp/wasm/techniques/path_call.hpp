// The whole path through a puzzle as JavaScript drives it, a step at a time.
#pragma once

#include <memory>
#include <optional>
#include <string_view>
#include <vector>

#include "sudoku/techniques/path.hpp"
#include "sudoku/techniques/technique.hpp"

namespace retrace::techniques {

class PathCall {
  public:
    PathCall(const Grid& givens, Order order);

    // At most `budget` searches for a technique more, up to the next step; true at the end of the path.
    bool run(std::uint64_t budget);

    // The functions below are valid once run() returned true.
    Standing standing() const { return standing_; }
    bool is_solved() const { return is_solved_; }
    const std::vector<Deduction>& steps() const { return steps_; }

    std::size_t found() const { return steps_.size(); }
    const PathCall& answer() const { return *this; }

  private:
    Standing standing_;
    std::optional<Path> path_;  // empty where there is no solution
    bool is_solved_ = false;
    std::vector<Deduction> steps_;
};

}  // namespace retrace::techniques

namespace retrace {

// Null where the puzzle is not 81 characters.
std::unique_ptr<techniques::PathCall> start_path(std::string_view puzzle, bool is_classic);

}  // namespace retrace
