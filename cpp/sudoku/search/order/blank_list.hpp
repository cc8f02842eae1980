// Order: a list of the blanks, collected once, row by row.
#pragma once

#include <vector>

#include "sudoku/search/search.hpp"

namespace retrace {

struct Blank {
    int row;
    int column;
};

inline std::vector<Blank> collect_blanks(const Grid& givens) {
    std::vector<Blank> blanks;
    for (Cell cell = 0; cell < kCells; ++cell) {
        if (givens[cell] == 0) blanks.push_back({row_of(cell), column_of(cell)});
    }
    return blanks;
}

// The recursion's depth is the index into one shared list: the 2580 write-up's findValue without the
// copies that it makes.
class BlankList {
  public:
    static constexpr bool kListsDigits = false;

    explicit BlankList(const Grid& givens) : blanks_(collect_blanks(givens)) {}

    template <class Legality>
    bool select(const Legality&, int depth, Frames& frames, Counters& counters) {
        ++counters.calls;
        const auto index = static_cast<std::size_t>(depth);
        if (index == blanks_.size()) return false;  // [watch: solution]
        frames[index].cell = cell_at(blanks_[index].row, blanks_[index].column);
        return true;
    }

    void leave(int) {}

  private:
    std::vector<Blank> blanks_;
};

}  // namespace retrace
