// Walks from every cell with two candidates along cells that have them too.
#include "sudoku/techniques/rectangles.hpp"

#include <array>
#include <optional>

namespace retrace::techniques {
namespace {

class Walk {
  public:
    Walk(const Candidates& board, Cell start, std::vector<UniqueLoop>& loops)
        : board_(board),
          digits_(board.of(start)),
          cells_(board.cells(smallest(digits_)) &
                 board.cells(smallest(without(digits_, set_of(smallest(digits_)))))),
          loops_(loops) {
        step(start, std::nullopt, 2, kNoDigits);
    }

  private:
    // `room`: how many more cells with other digits the loop may have. `other`: the digits beside
    // the two that were looked at on the way; where it is a single one, any number may have it.
    void step(Cell cell, std::optional<HouseKind> from, int room, DigitSet other) {
        // Even and odd cells of a loop must meet each house once, or no exchange keeps it legal.
        const std::size_t parity = loop_.size() % 2;
        const CellSet met_before = met_[parity];
        met_[parity] |= kPeerSets[cell] | CellSet::of(cell);
        for (const std::uint8_t house : houses_of(cell)) touched_[parity] |= 1U << house;
        loop_.push_back(cell);
        on_loop_.add(cell);
        for (const HouseKind kind : kHouseOrder) {
            if (kind == from) continue;
            for (const Cell next : kHouseSets[house_of(kind, cell)] & cells_) {
                if (next == loop_.front() && loop_.size() >= 4) {
                    close();
                } else if (!on_loop_.contains(next)) {
                    // Cells that the walk does not enter count here, too, as in the classic order.
                    other |= without(board_.of(next), digits_);
                    const bool has_other = board_.of(next) != digits_;
                    if (met_[1 - parity].contains(next)) continue;
                    if (has_other && size_of(other) != 1 && room <= 0) continue;
                    step(next, kind, room - (has_other ? 1 : 0), other);
                }
            }
        }
        on_loop_.remove(cell);
        loop_.pop_back();
        met_[parity] = met_before;
        for (const std::uint8_t house : houses_of(cell)) touched_[parity] &= ~(1U << house);
    }

    void close() {
        if (touched_[0] != touched_[1]) return;
        UniqueLoop loop{loop_, digits_, {}};
        for (const Cell each : loop_) {
            if (board_.of(each) != digits_) loop.extra_cells.push_back(each);
        }
        if (!loop.extra_cells.empty()) loops_.push_back(std::move(loop));
    }

    const Candidates& board_;
    DigitSet digits_;
    CellSet cells_;  // blanks with both
    std::vector<UniqueLoop>& loops_;
    std::vector<Cell> loop_;
    CellSet on_loop_;
    std::array<CellSet, 2> met_{};  // cells in houses of its even and of its odd cells
    std::array<std::uint32_t, 2>
        touched_{};  // houses, by the cells of even and of odd number in the loop
};

}  // namespace

std::vector<UniqueLoop> unique_loops(const Candidates& board) {
    std::vector<UniqueLoop> loops;
    for (const Cell start : board.cells_with(2)) Walk(board, start, loops);
    return loops;
}

}  // namespace retrace::techniques
