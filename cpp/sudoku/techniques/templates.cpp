// Templates, or pattern overlay: every way to put a digit into all lines and boxes that lack it. A candidate that is on
// none of them is false.
#include <array>
#include <bit>
#include <utility>

#include "sudoku/techniques/finders.hpp"
#include "sudoku/techniques/templates.hpp"

namespace retrace::techniques {
namespace {

class Templates {
  public:
    Templates(const Candidates& board, Digit digit) {
        for (int row = 0; row < 9; ++row) {
            places_[static_cast<std::size_t>(row)] =
                board.positions(house_at(HouseKind::row, row), digit);
        }
        for (const Cell cell : board.cells(digit)) {
            if (met_.contains(cell)) continue;
            Positions& places = places_[static_cast<std::size_t>(row_of(cell))];
            const Positions all = std::exchange(places, Positions{1} << column_of(cell));
            go_on(0, 0, 0);
            places = all;
        }
    }

    // The candidates on some template.
    CellSet met() const { return met_; }

  private:
    // Whether there is a template with what is chosen so far. Bits of the columns that have the digit, and of the boxes
    // of the band.
    bool go_on(int row, unsigned columns, unsigned boxes) {
        if (row == 9) return true;
        if (row % 3 == 0) boxes = 0;
        const unsigned places = places_[static_cast<std::size_t>(row)];
        // A row that has the digit already takes it from its box and column by itself.
        if (places == 0) return go_on(row + 1, columns, boxes);
        for (unsigned left = places & ~columns; left != 0; left &= left - 1) {
            const auto column = static_cast<unsigned>(std::countr_zero(left));
            const unsigned box = 1U << (column / 3);
            if ((boxes & box) != 0) continue;
            if (!go_on(row + 1, columns | 1U << column, boxes | box)) continue;
            met_.add(cell_at(row, static_cast<int>(column)));
            return true;
        }
        return false;
    }

    std::array<Positions, 9> places_{};
    CellSet met_;
};

}  // namespace

CellSet cells_on_templates(const Candidates& board, Digit digit) {
    return Templates(board, digit).met();
}

bool find_templates(const Candidates& board, Deduction& found) {
    for (Digit digit = 1; digit <= 9; ++digit) {
        const CellSet met = cells_on_templates(board, digit);
        const CellSet gone = board.cells(digit).without(met);
        if (gone.empty()) continue;
        found.eliminate(gone, digit);
        found.evidence.digits = set_of(digit);
        found.mark(met, digit, Role::pattern);
        return true;
    }
    return false;
}

}  // namespace retrace::techniques
