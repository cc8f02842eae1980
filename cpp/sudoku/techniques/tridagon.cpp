// Tridagon, or Thor's hammer: in four boxes at the corners of a rectangle, three cells each that meet every row and
// column of their box once. Let three digits fill them alone. Boxes side by side then have them in the same turn from
// row to row, boxes above each other from column to column; a box has both turns alike where its cells slope one way,
// and unlike where they slope the other way. With an odd number of the latter, going round the boxes never closes.
#include <algorithm>
#include <array>
#include <vector>

#include "sudoku/techniques/combinations.hpp"
#include "sudoku/techniques/finders.hpp"
#include "sudoku/techniques/guarded_pattern.hpp"

namespace retrace::techniques {
namespace {

struct Slope {
    std::array<int, 3> columns;  // of the rows of the box
    bool is_odd;                 // as a permutation
};
constexpr std::array<Slope, 6> kSlopes{{{{0, 1, 2}, false},
                                        {{1, 2, 0}, false},
                                        {{2, 0, 1}, false},
                                        {{0, 2, 1}, true},
                                        {{1, 0, 2}, true},
                                        {{2, 1, 0}, true}}};

struct SlopedCells {
    CellSet cells;
    bool is_odd;
    std::size_t extra;  // cells with other candidates
};

class Tridagons {
  public:
    Tridagons(const Candidates& board, DigitSet digits, Deduction& found)
        : board_(board), digits_(digits), found_(found) {
        for (int box = 0; box < 9; ++box) list_cells(box);
    }

    bool run() {
        for (const unsigned bands : Combinations(2, 3)) {
            for (const unsigned stacks : Combinations(2, 3)) {
                std::size_t count = 0;
                for (int box = 0; box < 9; ++box) {
                    const bool is_corner = (bands >> static_cast<unsigned>(box / 3) & 1U) != 0 &&
                                           (stacks >> static_cast<unsigned>(box % 3) & 1U) != 0;
                    if (is_corner) boxes_[count++] = box;
                }
                if (choose(0, {}, false, 0)) return true;
            }
        }
        return false;
    }

  private:
    void list_cells(int box) {
        for (const Slope& slope : kSlopes) {
            SlopedCells each{{}, slope.is_odd, 0};
            bool is_held = true;
            for (int row = 0; row < 3; ++row) {
                const Cell cell = cell_at(
                    box / 3 * 3 + row, box % 3 * 3 + slope.columns[static_cast<std::size_t>(row)]);
                const DigitSet candidates = board_.of(cell);
                is_held &= size_of(candidates & digits_) > 1;
                each.extra += without(candidates, digits_) != 0 ? 1U : 0U;
                each.cells.add(cell);
            }
            if (is_held) lists_[static_cast<std::size_t>(box)].push_back(each);
        }
    }

    bool choose(std::size_t count, CellSet cells, bool is_odd, std::size_t extra) {
        if (extra > kMostExtraCells) return false;
        if (count == boxes_.size()) return is_odd && use(cells);
        const auto& list = lists_[static_cast<std::size_t>(boxes_[count])];
        return std::any_of(list.begin(), list.end(), [&](const SlopedCells& each) {
            return choose(count + 1, cells | each.cells, is_odd != each.is_odd, extra + each.extra);
        });
    }

    bool use(CellSet cells) {
        if (!use_extras(board_, {cells, digits_}, found_)) return false;
        for (const int box : boxes_) {
            found_.evidence.crossed.push_back(house_at(HouseKind::box, box));
        }
        return true;
    }

    const Candidates& board_;
    DigitSet digits_;
    Deduction& found_;
    std::array<std::vector<SlopedCells>, 9> lists_;  // by box
    std::array<int, 4> boxes_{};
};

}  // namespace

bool find_tridagon(const Candidates& board, Deduction& found) {
    for (const unsigned digits : Combinations(3, 9)) {
        if (Tridagons(board, static_cast<DigitSet>(digits), found).run()) return true;
    }
    return false;
}

}  // namespace retrace::techniques
