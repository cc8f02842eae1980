// Junior Exocet: two base cells of a box in a line, and a target cell in each other box of the chute, not in that line.
// A digit of the base is not elsewhere in the line. Were it in neither target, it would stand in three cross lines
// outside the chute: through the box's third cell in the line, and through either target, whose companion in the box
// cannot hold it. Where it fits there in too few lines for three, it is in a target. So the targets hold what the base
// holds. All coordinates are along the base's line and across it.
#include <algorithm>
#include <array>

#include "sudoku/techniques/families.hpp"

namespace retrace::techniques {
namespace {

// The place of a cell within a chute: its line there, and its place along that line.
struct Place {
    int line;
    int along;
};

class Exocet {
  public:
    Exocet(const Candidates& board, HouseKind kind, Deduction& found)
        : board_(board), kind_(kind), found_(found) {}

    // `line`: the base's line among nine; `escape`: the place along it of the third cell in the base's box.
    bool run(int line, int escape) {
        chute_ = line / 3 * 3;
        line_ = line;
        escape_ = escape;
        const int first = escape / 3 * 3;
        std::size_t count = 0;
        for (int along = first; along < first + 3; ++along) {
            if (along != escape) base_[count++] = at({line, along});
        }
        digits_ = board_.of(base_[0]) | board_.of(base_[1]);
        if (board_.of(base_[0]) == 0 || board_.of(base_[1]) == 0 || size_of(digits_) < 3 ||
            size_of(digits_) > 5) {
            return false;
        }
        const int one_box = first == 0 ? 3 : 0;
        const int other_box = first == 6 ? 3 : 6;
        for (int one = 0; one < 6; ++one) {
            if (!aim(0, one_box, one)) continue;
            for (int other = 0; other < 6; ++other) {
                if (aim(1, other_box, other) && judge()) return true;
            }
        }
        return false;
    }

  private:
    Cell at(Place place) const {
        return kind_ == HouseKind::row ? cell_at(place.line, place.along)
                                       : cell_at(place.along, place.line);
    }
    // The lines of the chute but the base's.
    int other_line(int which) const {
        const int next = chute_ + (line_ - chute_ + 1 + which) % 3;
        return next;
    }

    // Whether a cell may be that target: a blank with digits of the base, whose companion has none.
    bool aim(std::size_t target, int box, int choice) {
        const int along = box + choice % 3;
        targets_[target] = {other_line(choice / 3), along};
        companions_[target] = {other_line(1 - choice / 3), along};
        const Cell companion = at(companions_[target]);
        const DigitSet held = board_.of(at(targets_[target]));
        const Digit filled = board_.grid()[companion];
        return size_of(held & digits_) > 0 && (board_.of(companion) & digits_) == 0 &&
               (filled == 0 || (digits_ & set_of(filled)) == 0);
    }

    // Where the digit is or fits in a cross line outside the chute, as bits by line.
    Positions outside(int along, Digit digit) const {
        unsigned lines = 0;
        for (int line = 0; line < 9; ++line) {
            if (line / 3 * 3 == chute_) continue;
            const Cell cell = at({line, along});
            if (board_.has(cell, digit) || board_.grid()[cell] == digit) {
                lines |= 1U << static_cast<unsigned>(line);
            }
        }
        return static_cast<Positions>(lines);
    }

    static bool fit(Positions first, Positions second) {
        return first != 0 && second != 0 && count_bits(first | second) > 1;
    }
    static bool fit(Positions one, Positions other, Positions third) {
        return fit(one, other) && fit(one, third) && fit(other, third) &&
               count_bits(one | other | third) > 2;
    }

    // The two cells of the other target's box, in the line that has neither base nor this target, that are not in the
    // other target's cross line: a digit of the base that is in this target is in one of them, too.
    std::array<Cell, 2> mirror(std::size_t target) const {
        const int along = targets_[1 - target].along;
        std::array<Cell, 2> cells{};
        std::size_t count = 0;
        for (int each = along / 3 * 3; each < along / 3 * 3 + 3; ++each) {
            if (each != along) cells[count++] = at({companions_[target].line, each});
        }
        return cells;
    }

    bool is_in_mirror(std::size_t target, Digit digit) const {
        const auto cells = mirror(target);
        return std::any_of(cells.begin(), cells.end(), [&](Cell cell) {
            return board_.has(cell, digit) || board_.grid()[cell] == digit;
        });
    }

    bool may_be_target(std::size_t target, Digit digit, Positions escape, Positions other) const {
        return board_.has(at(targets_[target]), digit) && fit(escape, other) &&
               is_in_mirror(target, digit);
    }

    bool judge() {
        std::array<DigitSet, 2> aimed{};  // what each target may hold
        for (DigitSet left = digits_; left != 0; left &= static_cast<DigitSet>(left - 1)) {
            const Digit digit = smallest(left);
            const Positions escape = outside(escape_, digit);
            const Positions along_first = outside(targets_[0].along, digit);
            const Positions along_second = outside(targets_[1].along, digit);
            if (fit(escape, along_first, along_second)) return false;
            if (may_be_target(0, digit, escape, along_second)) aimed[0] |= set_of(digit);
            if (may_be_target(1, digit, escape, along_first)) aimed[1] |= set_of(digit);
        }
        eliminate(aimed);
        if (!found_.has_effect()) return false;
        show();
        return true;
    }

    // Takes away what no choice of two digits has.
    void eliminate(const std::array<DigitSet, 2>& aimed) {
        std::array<DigitSet, 4> kept{};  // base, base, target, target
        for (DigitSet one = aimed[0]; one != 0; one &= static_cast<DigitSet>(one - 1)) {
            for (DigitSet two = without(aimed[1], set_of(smallest(one))); two != 0;
                 two &= static_cast<DigitSet>(two - 1)) {
                const Digit first = smallest(one);
                const Digit second = smallest(two);
                const bool straight = board_.has(base_[0], first) && board_.has(base_[1], second);
                const bool crossed = board_.has(base_[0], second) && board_.has(base_[1], first);
                if (!straight && !crossed) continue;
                kept[2] |= set_of(first);
                kept[3] |= set_of(second);
                if (straight) kept[0] |= set_of(first);
                if (straight) kept[1] |= set_of(second);
                if (crossed) kept[0] |= set_of(second);
                if (crossed) kept[1] |= set_of(first);
            }
        }
        const std::array<Cell, 4> cells{base_[0], base_[1], at(targets_[0]), at(targets_[1])};
        for (std::size_t i = 0; i < cells.size(); ++i) {
            found_.eliminate(board_, cells[i], without(kAllDigits, kept[i]));
        }
        for (const std::size_t target : {std::size_t{0}, std::size_t{1}}) {
            narrow_mirror(target, kept[2 + target]);
        }
    }

    // Where one cell alone of the mirror has digits of the target, it holds one of them.
    void narrow_mirror(std::size_t target, DigitSet held) {
        Cell only = 0;
        int count = 0;
        for (const Cell cell : mirror(target)) {
            const Digit filled = board_.grid()[cell];
            const DigitSet digits = filled == 0 ? board_.of(cell) : set_of(filled);
            if ((digits & held) == 0) continue;
            only = cell;
            ++count;
        }
        if (count == 1) found_.eliminate(board_, only, without(kAllDigits, held));
    }

    void show() {
        Evidence& evidence = found_.evidence;
        evidence.digits = digits_;
        evidence.houses.push_back(house_of(kind_, base_[0]));
        const HouseKind across = kind_ == HouseKind::row ? HouseKind::column : HouseKind::row;
        for (const int along : {escape_, targets_[0].along, targets_[1].along}) {
            evidence.crossed.push_back(house_at(across, along));
            for (int line = 0; line < 9; ++line) {
                if (line / 3 * 3 != chute_) mark(at({line, along}), Role::extra);
            }
        }
        for (const Cell cell : base_) mark_cell(cell, Role::pattern);
        for (const Place& target : targets_) mark_cell(at(target), Role::target);
    }

    void mark_cell(Cell cell, Role role) {
        found_.mark(CellSet::of(cell), role);
        mark(cell, role);
    }

    void mark(Cell cell, Role role) {
        for (DigitSet left = board_.of(cell) & digits_; left != 0;
             left &= static_cast<DigitSet>(left - 1)) {
            found_.mark(CellSet::of(cell), smallest(left), role);
        }
    }

    const Candidates& board_;
    HouseKind kind_;  // of the base's line
    Deduction& found_;
    int chute_ = 0;  // its first line
    int line_ = 0;
    int escape_ = 0;
    std::array<Cell, 2> base_{};
    DigitSet digits_ = 0;  // of the base
    std::array<Place, 2> targets_{};
    std::array<Place, 2> companions_{};
};

}  // namespace

bool find_exocet(const Candidates& board, Deduction& found) {
    for (const HouseKind kind : {HouseKind::row, HouseKind::column}) {
        Exocet exocet(board, kind, found);
        for (int line = 0; line < 9; ++line) {
            for (int escape = 0; escape < 9; ++escape) {
                if (exocet.run(line, escape)) return true;
            }
        }
    }
    return false;
}

}  // namespace retrace::techniques
