// Chains on the board that a supposition has left, as rules of the chain around them.
#pragma once

#include <memory>

#include "sudoku/techniques/chains/implications.hpp"
#include "sudoku/techniques/chains/nested_memo.hpp"
#include "sudoku/techniques/deduction.hpp"

namespace retrace::techniques {

class ForcingSearch;

// The searches of a level in turn; each is run to its end, and the first that finds anything ends the turn.
class NestedChains {
  public:
    // `source` and `board` as in add_patterns(); both stay where they are.
    // `memo`: of that source; null: none, so that all finds can be shown.
    NestedChains(const Candidates& source, const Candidates& board, int level, NestedMemo* memo);
    NestedChains(const NestedChains&) = delete;
    NestedChains& operator=(const NestedChains&) = delete;
    ~NestedChains();

    // Goes on for some milliseconds. True when it is done; `found` has then what was found.
    bool run(Implications& found);

    // Where it is done and has found anything: fills an empty deduction with one of the finds; a cycle without its effect.
    void show(std::uint32_t find, Deduction& found) const;

  private:
    enum class Kind : std::uint8_t { simple, multiple, dynamic, dynamic_nested };
    void begin_search(Kind kind, Implications& found);

    const Candidates& source_;
    const Candidates& board_;
    int level_;
    NestedMemo* memo_;
    NestedMemo::Key key_;  // of the search at work
    std::vector<Kind> kinds_;
    std::size_t next_ = 0;
    std::unique_ptr<ForcingSearch> search_;
};

}  // namespace retrace::techniques
