// Keeps the three views of the candidates alike.
#include "sudoku/techniques/candidates.hpp"

namespace retrace::techniques {

Candidates::Candidates(const Grid& givens) : givens_(givens_of(givens)) {
    digits_.fill(kAllDigits);
    cells_.fill(kEveryCell);
    for (auto& house : positions_) house.fill(kAllDigits);
    house_blanks_.fill(9);
    blanks_ = kCells;
    for (Cell cell = 0; cell < kCells; ++cell) {
        if (givens[cell] != 0) place(cell, givens[cell]);
    }
}

CellSet Candidates::cells_with(int count) const {
    CellSet cells;
    for (Cell cell = 0; cell < kCells; ++cell) {
        if (size_of(digits_[cell]) == count) cells.add(cell);
    }
    return cells;
}

void Candidates::place(Cell cell, Digit digit) {
    keep(cell, 0);
    for (const Cell peer : kPeerSets[cell] & cells(digit)) remove(peer, digit);
    grid_[cell] = digit;
    for (const std::uint8_t house : houses_of(cell)) --house_blanks_[house];
    --blanks_;
}

void Candidates::keep(Cell cell, DigitSet digits) {
    DigitSet gone = without(digits_[cell], digits);
    for (; gone != 0; gone &= static_cast<DigitSet>(gone - 1)) remove(cell, smallest(gone));
}

void Candidates::remove(Cell cell, Digit digit) {
    digits_[cell] = without(digits_[cell], set_of(digit));
    cells_[digit - 1U].remove(cell);
    for (const std::uint8_t house : houses_of(cell)) {
        Positions& positions = positions_[house][digit - 1U];
        positions = static_cast<Positions>(
            positions & ~(1U << static_cast<unsigned>(position_in(house, cell))));
    }
}

}  // namespace retrace::techniques
