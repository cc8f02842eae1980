// The command's sentence where a strategy that never takes back is stuck.
#pragma once

#include <atomic>
#include <string_view>

#include "cli/output.hpp"
#include "sudoku/cell.hpp"

namespace retrace::cli {

// The dead ends of one run.
class DeadEnds {
  public:
    // For the strategy of this name.
    explicit DeadEnds(std::string_view strategy) : strategy_(strategy) {}

    // Writes the line in place of an answer; at the first dead end, standard error explains what it
    // does not mean.
    void write(Cell cell, Output& output);
    // Writes the explanation to standard error alone.
    void explain();

  private:
    std::string_view strategy_;
    std::atomic<bool> told_ = false;
};

}  // namespace retrace::cli
