// Order: the list of the blanks, copied at every level of the recursion.
#pragma once

#include "sudoku/search/order/blank_list.hpp"

namespace retrace {

// The 2580 write-up's findValue as it was accepted: the list is a parameter by value, so every call
// allocates and copies it, and frees it on return.
class CopiedBlankList {
  public:
    static constexpr bool kListsDigits = false;

    explicit CopiedBlankList(const Grid& givens) {
        levels_.reserve(kCells + 2);  // the caller's list, one a cell, and the last call's
        levels_.push_back(collect_blanks(givens));
    }

    template <class Legality>
    bool select(const Legality&, int depth, Frames& frames, Counters& counters) {
        ++counters.calls;
        levels_.emplace_back(levels_.back());
        const std::vector<Blank>& blanks = levels_.back();
        const auto index = static_cast<std::size_t>(depth);
        if (index == blanks.size()) return false;  // [watch: solution]
        frames[index].cell = cell_at(blanks[index].row, blanks[index].column);
        return true;
    }

    void leave(int) { levels_.pop_back(); }

  private:
    std::vector<std::vector<Blank>> levels_;
};

}  // namespace retrace
