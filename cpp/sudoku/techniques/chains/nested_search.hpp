// The search for a dynamic chain with patterns or nested chains, in pieces: it takes up to seconds.
#pragma once

#include <memory>

#include "sudoku/techniques/deduction.hpp"

namespace retrace::techniques {

class ForcingSearch;
class InnerSearch;
class NestedMemo;
class Suppositions;
class Workers;

class NestedSearch {
  public:
    // Level 1: with patterns; 2 to 5: and with chains nested in the chain.
    // `tells_inner`: what the chain rests on is looked up, too.
    // `memo`: that of a search of another level on the same board; null: none.
    // `workers`: share the work; they outlast the search. Null: none.
    NestedSearch(const Candidates& board, int level, bool tells_inner,
                 std::shared_ptr<NestedMemo> memo, Workers* workers);
    NestedSearch(const NestedSearch&) = delete;
    NestedSearch& operator=(const NestedSearch&) = delete;
    ~NestedSearch();

    // Goes on for some milliseconds. True at its end.
    bool run();
    // At its end: the shortest chain; an empty deduction where there is none.
    const Deduction& found() const { return found_; }

    const Technique& technique() const;
    // The ones of the search, some of which other instances of the core may draw; null: all are drawn.
    Suppositions* suppositions();
    // For the search of the next level.
    std::shared_ptr<NestedMemo> memo() const;
    // How much of the candidates has been supposed, from 0 to 1.
    double portion() const;

  private:
    std::unique_ptr<ForcingSearch> search_;
    bool tells_inner_;
    bool is_done_ = false;
    Deduction found_;
    std::unique_ptr<InnerSearch> inner_;  // of what was found
};

}  // namespace retrace::techniques
