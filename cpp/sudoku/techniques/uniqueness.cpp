// Unique rectangles and loops of types 1 to 4, and hidden rectangles. All rest on the puzzle having
// one solution: some cell of a loop holds another digit than the two.
#include <array>
#include <bit>
#include <cmath>
#include <tuple>

#include "sudoku/techniques/combinations.hpp"
#include "sudoku/techniques/finders.hpp"
#include "sudoku/techniques/rectangles.hpp"
#include "sudoku/techniques/technique.hpp"

namespace retrace::techniques {
namespace {

// The first find of the least rating, then of the least type. Ratings are compared as the scale has
// them: as sums of binary fractions, whose last bit decides between equals.
class Best {
  public:
    Best(const Candidates& board, std::optional<Id> wanted, Deduction& found)
        : board_(board), wanted_(wanted), found_(found) {}

    const Candidates& board() const { return board_; }
    bool has_any() const { return type_ != 0; }

    bool wants(const UniqueLoop& loop, int type) const {
        return !wanted_ || *wanted_ == id_of(loop, type);
    }

    // `set_steps`: tenths that the set of a type 3 adds.
    void offer(const UniqueLoop& loop, int type, int set_steps, Deduction& offered) {
        const std::size_t length = loop.cells.size();
        double rating = 4.5;
        if (length >= 10) rating += 0.3;
        if (length >= 6) rating += length >= 8 ? 0.2 : 0.1;
        rating += set_steps * 0.1;
        if (has_any() && std::tie(rating_, type_) <= std::tie(rating, type)) return;
        rating_ = rating;
        type_ = type;
        offered.technique = &technique(id_of(loop, type));
        offered.rating = static_cast<int>(std::lround(rating * 10));
        show(loop, offered);
        std::swap(found_, offered);
    }

  private:
    static Id id_of(const UniqueLoop& loop, int type) {
        const Id first = loop.cells.size() == 4 ? Id::unique_rectangle_1 : Id::unique_loop_1;
        return static_cast<Id>(static_cast<int>(first) + type - 1);
    }

    void show(const UniqueLoop& loop, Deduction& offered) const {
        offered.evidence.digits |= loop.digits;
        for (std::size_t i = 0; i < loop.cells.size(); ++i) {
            const Cell cell = loop.cells[i];
            offered.evidence.cells.push_back({cell, Role::pattern});
            for (DigitSet left = board_.of(cell); left != 0;
                 left &= static_cast<DigitSet>(left - 1)) {
                const Digit digit = smallest(left);
                const bool is_extra = (loop.digits & set_of(digit)) == 0;
                offered.mark(CellSet::of(cell), digit, is_extra ? Role::extra : Role::pattern);
            }
        }
    }

    const Candidates& board_;
    std::optional<Id> wanted_;
    Deduction& found_;
    double rating_ = 0;
    int type_ = 0;
};

DigitSet extra_digits(const Candidates& board, const UniqueLoop& loop) {
    DigitSet digits = 0;
    for (const Cell cell : loop.extra_cells) digits |= board.of(cell);
    return without(digits, loop.digits);
}

// Type 1: a single cell has other candidates, so it holds neither of the two digits.
void try_type_1(const UniqueLoop& loop, Best& best) {
    if (!best.wants(loop, 1)) return;
    Deduction offered;
    offered.eliminate(best.board(), loop.extra_cells.front(), loop.digits);
    best.offer(loop, 1, 0, offered);
}

// Type 2: all cells with other candidates share one other digit, and one of them holds it.
void try_type_2(const UniqueLoop& loop, Digit digit, Best& best) {
    if (!best.wants(loop, 2)) return;
    CellSet extra;
    for (const Cell cell : loop.extra_cells) extra.add(cell);
    const CellSet reached = common_peers(extra) & best.board().cells(digit);
    if (reached.empty()) return;
    Deduction offered;
    offered.eliminate(reached, digit);
    best.offer(loop, 2, 0, offered);
}

// Type 3: two cells of a house have other candidates, and one of them holds one of those digits. Together they count
// as one cell of a naked set in the house, or of a hidden set with the loop's two digits.
struct Pair {
    const UniqueLoop& loop;
    std::uint8_t house;
    int first;  // positions in the house
    int second;
    DigitSet extra;
};

CellSet cells_at(std::uint8_t house, unsigned positions) {
    CellSet cells;
    for (; positions != 0; positions &= positions - 1) {
        cells.add(kHouseCells[house][static_cast<std::size_t>(std::countr_zero(positions))]);
    }
    return cells;
}

void offer_set(const Pair& pair, CellSet cells, DigitSet digits, int steps, Deduction& offered,
               Best& best) {
    if (!offered.has_effect()) return;
    offered.evidence.houses.push_back(pair.house);
    offered.evidence.digits = digits;
    offered.mark(cells, Role::pincer);
    best.offer(pair.loop, 3, steps, offered);
}

void try_naked_set(const Pair& pair, int count, Best& best) {
    const Candidates& board = best.board();
    const auto& cells = kHouseCells[pair.house];
    const DigitSet shared = pair.extra & board.of(cells[static_cast<std::size_t>(pair.first)]) &
                            board.of(cells[static_cast<std::size_t>(pair.second)]);
    const unsigned first = 1U << static_cast<unsigned>(pair.first);
    const unsigned second = 1U << static_cast<unsigned>(pair.second);
    for (const unsigned positions : Combinations(count, 9)) {
        if ((positions & first) == 0 || (positions & second) != 0) continue;
        const CellSet others = cells_at(pair.house, positions & ~first);
        DigitSet in_others = 0;
        bool is_set = true;
        for (const Cell cell : others) {
            is_set &= size_of(board.of(cell)) > 1;
            in_others |= board.of(cell);
        }
        const auto digits = static_cast<DigitSet>(in_others | pair.extra);
        // The other cells must hold every digit, or what the two cells share besides is all it needs.
        if (!is_set || size_of(digits) != count || size_of(in_others | shared) != count) continue;
        Deduction offered;
        for (const Cell cell :
             kHouseSets[pair.house].without(others).without(cells_at(pair.house, first | second))) {
            offered.eliminate(board, cell, digits);
        }
        offer_set(pair, others, digits, count - 1, offered, best);
    }
}

void try_hidden_set(const Pair& pair, int count, Best& best) {
    const Candidates& board = best.board();
    std::array<Digit, 9> free{};
    int free_count = 0;
    for (Digit digit = 1; digit <= 9; ++digit) {
        if (((pair.loop.digits | pair.extra) & set_of(digit)) == 0) {
            free[static_cast<std::size_t>(free_count++)] = digit;
        }
    }
    const auto second = static_cast<Positions>(1U << static_cast<unsigned>(pair.second));
    const auto first = static_cast<Positions>(1U << static_cast<unsigned>(pair.first));
    for (unsigned chosen = 0; chosen < 1U << static_cast<unsigned>(free_count); ++chosen) {
        if (count_bits(chosen) != count - 2) continue;
        DigitSet digits = pair.loop.digits;
        for (unsigned left = chosen; left != 0; left &= left - 1) {
            digits |= set_of(free[static_cast<std::size_t>(std::countr_zero(left))]);
        }
        Positions common = 0;
        bool is_set = true;
        for (DigitSet left = digits; left != 0; left &= static_cast<DigitSet>(left - 1)) {
            const auto positions =
                static_cast<Positions>(board.positions(pair.house, smallest(left)) & ~second);
            is_set &= positions != 0;
            common |= positions;
        }
        if (!is_set || count_bits(common) != count) continue;
        const CellSet others = cells_at(pair.house, common & ~static_cast<unsigned>(first));
        Deduction offered;
        for (const Cell cell : others) {
            offered.eliminate(board, cell, without(board.of(cell), digits));
        }
        offer_set(pair, others, digits, static_cast<int>(others.size()) - 1, offered, best);
    }
}

void try_type_3(const UniqueLoop& loop, DigitSet extra, Best& best) {
    if (!best.wants(loop, 3)) return;
    const Cell first = loop.extra_cells[0];
    const Cell second = loop.extra_cells[1];
    for (int count = size_of(extra); count <= 7; ++count) {
        for (const HouseKind kind : kHouseOrder) {
            const std::uint8_t house = house_of(kind, first);
            if (house != house_of(kind, second)) continue;
            const Pair pair{loop, house, position_in(house, first), position_in(house, second),
                            extra};
            const int blanks = best.board().blanks_in(house);
            if (2 * count <= blanks) try_naked_set(pair, count, best);
            if (2 * count < blanks) try_hidden_set(pair, count, best);
        }
    }
}

// Type 4: two cells of a house have other candidates, and one of the loop's digits fits no other cell there. One of
// the two cells holds it, so neither holds the loop's other digit.
void try_type_4(const UniqueLoop& loop, Best& best) {
    if (!best.wants(loop, 4)) return;
    const Candidates& board = best.board();
    const Cell first = loop.extra_cells[0];
    const Cell second = loop.extra_cells[1];
    const CellSet both = CellSet::of(first) | CellSet::of(second);
    const Digit low = smallest(loop.digits);
    const Digit high = smallest(without(loop.digits, set_of(low)));
    for (const Digit locked : {low, high}) {
        std::optional<std::uint8_t> house;
        for (const HouseKind kind : kHouseOrder) {
            const std::uint8_t shared = house_of(kind, first);
            if (shared == house_of(kind, second) &&
                (kHouseSets[shared] & board.cells(locked)) == both) {
                house = shared;
            }
        }
        if (!house) continue;
        Deduction offered;
        offered.eliminate(both, locked == low ? high : low);
        offered.evidence.houses.push_back(*house);
        best.offer(loop, 4, 0, offered);
        return;
    }
}

void try_all_types(const UniqueLoop& loop, Best& best) {
    const DigitSet extra = extra_digits(best.board(), loop);
    if (loop.extra_cells.size() == 1) return try_type_1(loop, best);
    if (size_of(extra) == 1) try_type_2(loop, smallest(extra), best);
    if (loop.extra_cells.size() > 2) return;
    if (size_of(extra) > 1) try_type_3(loop, extra, best);
    try_type_4(loop, best);
}

bool find_loop(const Candidates& board, std::optional<Id> wanted, Deduction& found) {
    Best best(board, wanted, found);
    for (const UniqueLoop& loop : unique_loops(board)) try_all_types(loop, best);
    return best.has_any();
}

template <Id wanted>
bool find_one(const Candidates& board, Deduction& found) {
    return find_loop(board, wanted, found);
}

// A corner holds the two digits alone; in the row and the column of the corner across, `locked` has
// no cell but corners. Were that corner `other`, the two beside it were `locked`: deadly.
bool use_corner(const Candidates& board, Cell corner, Cell across, Digit locked, Digit other,
                Deduction& found) {
    const Cell in_row = cell_at(row_of(across), column_of(corner));
    const Cell in_column = cell_at(row_of(corner), column_of(across));
    const CellSet positions = board.cells(locked);
    const std::uint8_t row = house_of(HouseKind::row, across);
    const std::uint8_t column = house_of(HouseKind::column, across);
    if ((kHouseSets[row] & positions) != (CellSet::of(across) | CellSet::of(in_row)) ||
        (kHouseSets[column] & positions) != (CellSet::of(across) | CellSet::of(in_column)) ||
        !board.has(across, other)) {
        return false;
    }
    found.eliminate(CellSet::of(across), other);
    found.evidence.houses = {row, column};
    found.evidence.digits = board.of(corner);
    for (const Cell cell : {corner, in_row, across, in_column}) {
        found.evidence.cells.push_back({cell, Role::pattern});
    }
    return true;
}

}  // namespace

bool find_unique_loop(const Candidates& board, Deduction& found) {
    return find_loop(board, std::nullopt, found);
}
bool find_unique_rectangle_1(const Candidates& board, Deduction& found) {
    return find_one<Id::unique_rectangle_1>(board, found) ||
           find_incomplete_rectangle(1, board, found);
}
bool find_unique_rectangle_2(const Candidates& board, Deduction& found) {
    return find_one<Id::unique_rectangle_2>(board, found) ||
           find_incomplete_rectangle(2, board, found);
}
bool find_unique_rectangle_3(const Candidates& board, Deduction& found) {
    return find_one<Id::unique_rectangle_3>(board, found) ||
           find_incomplete_rectangle(3, board, found);
}
bool find_unique_rectangle_4(const Candidates& board, Deduction& found) {
    return find_one<Id::unique_rectangle_4>(board, found) ||
           find_incomplete_rectangle(4, board, found);
}
bool find_unique_loop_1(const Candidates& board, Deduction& found) {
    return find_one<Id::unique_loop_1>(board, found);
}
bool find_unique_loop_2(const Candidates& board, Deduction& found) {
    return find_one<Id::unique_loop_2>(board, found);
}
bool find_unique_loop_3(const Candidates& board, Deduction& found) {
    return find_one<Id::unique_loop_3>(board, found);
}
bool find_unique_loop_4(const Candidates& board, Deduction& found) {
    return find_one<Id::unique_loop_4>(board, found);
}

bool find_hidden_rectangle(const Candidates& board, Deduction& found) {
    for (const Cell corner : board.cells_with(2)) {
        const Digit low = smallest(board.of(corner));
        const Digit high = smallest(without(board.of(corner), set_of(low)));
        for (const Cell across : board.cells(low) & board.cells(high)) {
            if (row_of(across) == row_of(corner) || column_of(across) == column_of(corner))
                continue;
            // Two boxes, not four and not one.
            const bool same_band = row_of(across) / 3 == row_of(corner) / 3;
            const bool same_stack = column_of(across) / 3 == column_of(corner) / 3;
            if (same_band == same_stack) continue;
            if (use_corner(board, corner, across, low, high, found) ||
                use_corner(board, corner, across, high, low, found)) {
                return true;
            }
        }
    }
    return false;
}

}  // namespace retrace::techniques
