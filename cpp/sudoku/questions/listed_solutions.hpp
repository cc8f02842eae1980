// The first solutions of a puzzle in lexicographic order, as a text.
#pragma once

#include <string>

#include "sudoku/questions/ordered_solutions.hpp"

namespace retrace::questions {

struct SolutionList {
    std::string text;  // lines of 81 digits
    bool is_complete = false;
};

class ListSolutions {
  public:
    // `limit`: lines at most.
    ListSolutions(const Grid& puzzle, std::uint64_t limit)
        : limit_(limit), solutions_(puzzle, Order::ascending) {}

    bool run(Meter& meter);
    const SolutionList& answer() const { return list_; }

  private:
    std::uint64_t limit_;
    std::uint64_t listed_ = 0;
    OrderedSolutions solutions_;
    SolutionList list_;
};

}  // namespace retrace::questions
