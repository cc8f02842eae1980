// The fewest cells that hit every set of a family; the smallest conflict and the smallest completion
// are found with it.
#pragma once

#include <vector>

#include "sudoku/cell_set.hpp"
#include "sudoku/questions/question.hpp"

namespace retrace::questions {

struct Hitting {
    CellSet cells;
    bool is_smallest = true;  // no smaller set hits them all
};

// Uses iterative deepening from a lower bound. Once the meter's work exceeds `until`, the greedy answer
// stands, which may be larger.
class SmallestHitting {
  public:
    // No set may be empty.
    SmallestHitting(std::vector<CellSet> sets, std::uint64_t until);

    bool run(Meter& meter);
    const Hitting& answer() const { return answer_; }

  private:
    // Some cells are chosen; one of `untried` must be chosen, too.
    struct Level {
        CellSet chosen;
        CellSet untried;
    };

    void step();
    void visit(const CellSet& chosen);
    void end_size();

    std::vector<CellSet> sets_;  // the smaller ones first
    std::uint64_t until_;
    std::size_t size_ = 0;  // the size that is being tried
    std::vector<Level> levels_;
    bool done_ = false;
    Hitting answer_;  // until the end, the greedy answer
};

}  // namespace retrace::questions
