// The board as a person with a pencil sees it: digits, and the candidates of every blank.
#pragma once

#include <array>
#include <cstdint>

#include "sudoku/grid.hpp"
#include "sudoku/techniques/house_sets.hpp"

namespace retrace::techniques {

// The positions of a digit in a house: bit i stands for the i-th of kHouseCells.
using Positions = std::uint16_t;

// One candidate: a digit in a blank.
struct Candidate {
    Cell cell = 0;
    Digit digit = 0;

    friend constexpr bool operator==(const Candidate&, const Candidate&) = default;
};

// The kinds of houses, as the first index of each among the 27.
enum class HouseKind : std::uint8_t { row = 0, column = 9, box = 18 };

// In which families look through the kinds of houses unless they say otherwise.
inline constexpr std::array kHouseOrder{HouseKind::box, HouseKind::row, HouseKind::column};

constexpr std::uint8_t house_at(HouseKind kind, int index) {
    return static_cast<std::uint8_t>(static_cast<int>(kind) + index);
}
constexpr HouseKind kind_of(std::uint8_t house) {
    return house < 9 ? HouseKind::row : house < 18 ? HouseKind::column : HouseKind::box;
}
constexpr std::uint8_t house_of(HouseKind kind, Cell cell) {
    return kind == HouseKind::row      ? static_cast<std::uint8_t>(row_of(cell))
           : kind == HouseKind::column ? static_cast<std::uint8_t>(9 + column_of(cell))
                                       : static_cast<std::uint8_t>(18 + box_of(cell));
}
// Which of a house's nine positions the cell is.
constexpr int position_in(std::uint8_t house, Cell cell) {
    return house < 9    ? column_of(cell)
           : house < 18 ? row_of(cell)
                        : row_of(cell) % 3 * 3 + column_of(cell) % 3;
}

// A plain value that keeps three views of the same candidates. A placed digit leaves its cell none
// and its peers without that digit.
class Candidates {
  public:
    // Every digit that no peer holds. The givens must not contradict each other.
    explicit Candidates(const Grid& givens);

    const Grid& grid() const { return grid_; }
    // The filled cells whose digits belong to the puzzle: those of the first grid, unless give() says otherwise. The rest
    // was found on the way.
    CellSet givens() const { return givens_; }
    void give(CellSet cells) { givens_ = cells; }

    bool is_solved() const { return blanks_ == 0; }
    int blanks() const { return blanks_; }

    DigitSet of(Cell cell) const { return digits_[cell]; }
    bool has(Cell cell, Digit digit) const { return (digits_[cell] & set_of(digit)) != 0; }
    CellSet cells(Digit digit) const { return cells_[digit - 1U]; }
    Positions positions(std::uint8_t house, Digit digit) const {
        return positions_[house][digit - 1U];
    }
    int blanks_in(std::uint8_t house) const { return house_blanks_[house]; }

    // Blanks with exactly so many candidates.
    CellSet cells_with(int count) const;

    void place(Cell cell, Digit digit);
    void remove(Cell cell, Digit digit);
    // Removes all of the cell but these.
    void keep(Cell cell, DigitSet digits);

    // Tells the only solution, every digit of which must be placed or a candidate. No chain refutes a candidate of
    // it or proves another one, so chains need not be looked for there.
    void know(const Grid& solution) { solution_ = solution; }
    // Blank where nobody told.
    const Grid& solution() const { return solution_; }
    bool may_be_refuted(Candidate candidate) const {
        return solution_[candidate.cell] != candidate.digit;
    }
    bool may_be_proven(Candidate candidate) const {
        return solution_[candidate.cell] == 0 || !may_be_refuted(candidate);
    }

  private:
    Grid grid_;
    CellSet givens_;
    Grid solution_;  // blank where it is not known
    std::array<DigitSet, kCells> digits_{};
    std::array<CellSet, 9> cells_{};
    std::array<std::array<Positions, 9>, kHouses> positions_{};
    std::array<std::uint8_t, kHouses> house_blanks_{};
    int blanks_ = 0;
};

}  // namespace retrace::techniques
