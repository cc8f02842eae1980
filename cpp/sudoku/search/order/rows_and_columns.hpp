// Order: every cell by (row, column), with a call of its own for each end of a row.
#pragma once

#include "sudoku/search/search.hpp"

namespace retrace {

// The Java 2580 write-up's dfs(row, col): a column of 9 calls dfs(row + 1, 0), a row of 9 is the
// end, a cell that is filled calls dfs(row, col + 1).
class RowsAndColumns {
  public:
    static constexpr bool kListsDigits = false;

    explicit RowsAndColumns(const Grid&) {}

    template <class Legality>
    bool select(const Legality& legality, int depth, Frames& frames, Counters& counters) {
        const auto index = static_cast<std::size_t>(depth);
        int row = depth == 0 ? 0 : row_of(frames[index - 1].cell);
        int column = depth == 0 ? 0 : column_of(frames[index - 1].cell) + 1;
        for (;;) {
            ++counters.calls;
            if (column == 9) {
                ++row;
                column = 0;
                continue;
            }
            if (row == 9) return false;  // [watch: solution]
            if (legality.digit_at(cell_at(row, column)) == 0) break;
            ++column;
        }
        frames[index].cell = cell_at(row, column);
        return true;
    }

    void leave(int) {}
};

}  // namespace retrace
