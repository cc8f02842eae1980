// The search for a dynamic chain with patterns or nested chains, in pieces: it takes up to seconds.
#pragma once

#include <memory>

#include "sudoku/techniques/deduction.hpp"

namespace retrace::techniques {

class ForcingSearch;

class NestedSearch {
  public:
    // Level 1: with patterns; 2 to 5: and with chains nested in the chain.
    NestedSearch(const Candidates& board, int level);
    NestedSearch(const NestedSearch&) = delete;
    NestedSearch& operator=(const NestedSearch&) = delete;
    ~NestedSearch();

    // Goes on for some milliseconds. True at its end.
    bool run();
    // At its end: fills an empty deduction with the shortest chain, or gives false.
    bool show(Deduction& found) const;

    const Technique& technique() const;
    // How much of the candidates has been supposed, from 0 to 1.
    double portion() const;

  private:
    std::unique_ptr<ForcingSearch> search_;
};

}  // namespace retrace::techniques
