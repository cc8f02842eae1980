// The candidates that a supposition took away and that a chain nested in it needs away.
#pragma once

#include <bitset>

#include "sudoku/techniques/chains/implications.hpp"
#include "sudoku/techniques/chains/supposition.hpp"

namespace retrace::techniques {

class OuterCauses {
  public:
    // `source` and `board` as in add_patterns(); what is found is noted as causes of entries to come.
    OuterCauses(const Candidates& source, const Candidates& board, Implications& found)
        : source_(source), board_(board), found_(found) {
        found.begin_causes();
    }

    // A candidate was there as the last one of its cell, or of its kind of house.
    void add(Candidate candidate, Cause cause) {
        switch (cause) {
            case Cause::none:
            case Cause::advanced:
                return;
            case Cause::cell:
                return add_cell(candidate.cell);
            case Cause::box:
                return add_house(house_of(HouseKind::box, candidate.cell), candidate.digit);
            case Cause::row:
                return add_house(house_of(HouseKind::row, candidate.cell), candidate.digit);
            case Cause::column:
                return add_house(house_of(HouseKind::column, candidate.cell), candidate.digit);
        }
    }

  private:
    void add_cell(Cell cell) {
        DigitSet gone = without(source_.of(cell), board_.of(cell));
        for (; gone != 0; gone &= static_cast<DigitSet>(gone - 1)) add({cell, smallest(gone)});
    }
    void add_house(std::uint8_t house, Digit digit) {
        unsigned gone = source_.positions(house, digit) & ~unsigned{board_.positions(house, digit)};
        for (; gone != 0; gone &= gone - 1) {
            add({kHouseCells[house][static_cast<std::size_t>(std::countr_zero(gone))], digit});
        }
    }
    void add(Candidate candidate) {
        const std::size_t key = candidate.cell * 9U + candidate.digit - 1U;
        if (noted_[key]) return;
        noted_[key] = true;
        found_.add_cause(candidate);
    }

    const Candidates& source_;
    const Candidates& board_;
    Implications& found_;
    std::bitset<729> noted_;
};

}  // namespace retrace::techniques
