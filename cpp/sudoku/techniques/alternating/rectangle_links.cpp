// Finds what keeps each rectangle from holding two digits alone. It takes two sides of the rectangle, and for each either
// the other candidates of its corners, or the other places of the two digits in a house that the corners share: without
// these, the side would hold the two digits.
#include "sudoku/techniques/alternating/rectangle_links.hpp"

#include <array>

#include "sudoku/techniques/rectangles.hpp"

namespace retrace::techniques {
namespace {

// Candidates by digit, of which one at least is true if the side does not hold the two digits alone.
using Guards = std::array<CellSet, 9>;

// Two corners in a line.
using Side = std::array<Cell, 2>;

class RectangleLinks {
  public:
    explicit RectangleLinks(const Candidates& board) : board_(board) {}

    std::vector<RectangleLink> list() {
        for (const Corners& corners : rectangles()) {
            corners_ = set_of_corners(corners);
            if (corners_.meets(board_.givens())) continue;
            for (Digit low = 1; low <= 9; ++low) {
                for (auto high = static_cast<Digit>(low + 1); high <= 9; ++high) {
                    if (!may_stand(board_, corners, {{low, high}}) &&
                        !may_stand(board_, corners, {{high, low}})) {
                        continue;
                    }
                    digits_ = static_cast<DigitSet>(set_of(low) | set_of(high));
                    const auto& [one, two, three, four] = corners;
                    join({one, two}, {four, three});
                    join({one, four}, {two, three});
                }
            }
        }
        return links_;
    }

  private:
    void join(const Side& side, const Side& opposite) {
        const std::vector<Guards> here = guards_of(side);
        const std::vector<Guards> there = guards_of(opposite);
        for (const Guards& one : here) {
            for (const Guards& other : there) link(one, other);
        }
    }

    std::vector<Guards> guards_of(const Side& side) const {
        Guards inside{};
        for (const Cell cell : side) {
            for (DigitSet left = without(board_.of(cell), digits_); left != 0;
                 left &= static_cast<DigitSet>(left - 1)) {
                inside[smallest(left) - 1U].add(cell);
            }
        }
        std::vector<Guards> ways{inside};
        const CellSet cells = CellSet::of(side[0]) | CellSet::of(side[1]);
        if (board_.of(side[0]) == 0 || board_.of(side[1]) == 0) return ways;
        for (const std::uint8_t house : houses_of(side[0])) {
            if (!kHouseSets[house].contains(side[1])) continue;
            Guards outside{};
            for (DigitSet left = digits_; left != 0; left &= static_cast<DigitSet>(left - 1)) {
                const Digit digit = smallest(left);
                outside[digit - 1U] = (kHouseSets[house] & board_.cells(digit)).without(cells);
            }
            ways.push_back(outside);
        }
        return ways;
    }

    // The guards of both sides make two nodes where they are of two digits, or of one digit in both.
    void link(const Guards& one, const Guards& other) {
        std::vector<Node> nodes;
        for (Digit digit = 1; digit <= 9; ++digit) {
            const CellSet all = one[digit - 1U] | other[digit - 1U];
            if (!all.empty()) nodes.push_back({digit, all});
        }
        if (nodes.size() == 1) {
            const Digit digit = nodes.front().digit;
            nodes = {{digit, one[digit - 1U]}, {digit, other[digit - 1U]}};
            if (nodes[0].cells.empty() || nodes[1].cells.empty()) return;
            if (nodes[0].cells.meets(nodes[1].cells)) return;
        }
        if (nodes.size() == 2) links_.push_back({nodes[0], nodes[1], corners_});
    }

    const Candidates& board_;
    CellSet corners_;
    DigitSet digits_ = 0;
    std::vector<RectangleLink> links_;
};

}  // namespace

std::vector<RectangleLink> rectangle_links(const Candidates& board) {
    return RectangleLinks(board).list();
}

}  // namespace retrace::techniques
