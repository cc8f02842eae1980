// The whole path through a puzzle as JavaScript drives it, a step at a time.
#pragma once

#include <memory>
#include <optional>
#include <string_view>
#include <vector>

#include "sudoku/techniques/path.hpp"
#include "wasm/numbers.hpp"

namespace retrace::techniques {

class PathCall {
  public:
    PathCall(const Grid& givens, Order order);

    // At most `budget` searches for a technique more, up to the next step; true at the end of the path.
    bool run(double budget);

    Standing standing() const { return standing_; }
    bool is_solved() const { return is_solved_; }
    const std::vector<Deduction>& steps() const { return steps_; }

    // All of it as web/worker/techniques/plain-path.ts reads it, once run() gave true.
    Numbers answer();

  private:
    void put(const Deduction& step);
    void put_list(const std::vector<int>& numbers);

    Standing standing_;
    std::optional<Path> path_;  // none where there is no solution
    bool is_solved_ = false;
    std::vector<Deduction> steps_;
    std::vector<double> answer_;
};

// Null where the puzzle is not 81 characters.
std::unique_ptr<PathCall> start_path(std::string_view puzzle, bool is_classic);

}  // namespace retrace::techniques
