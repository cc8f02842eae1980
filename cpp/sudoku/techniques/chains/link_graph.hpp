// The candidates of a board, and the links between them: conclusions from a single one being there, or not.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "sudoku/techniques/chains/candidate_numbers.hpp"

namespace retrace::techniques {

// Which links a chain may use.
enum class Links : std::uint8_t {
    houses = 1,  // within a digit: it is once in a house
    cells = 2,   // within a cell: it holds one digit
    all = 3,
};
constexpr bool has_cells(Links links) {
    return (static_cast<unsigned>(links) & 2U) != 0;
}
constexpr bool has_houses(Links links) {
    return (static_cast<unsigned>(links) & 1U) != 0;
}

// A cell, or a house for one digit, has one of several candidates. The word counts those that are left, times kOneHeld, and
// adds up their numbers by exclusive or: at the end the last one's number.
using Holder = std::uint32_t;
inline constexpr Holder kOneHeld = 1U << 16U;
inline constexpr std::size_t kHolders = kCells + kHouses * std::size_t{9};

class LinkGraph : public CandidateNumbers {
  public:
    explicit LinkGraph(const Candidates& board);

    // The cell, then the box, the row and the column for the digit: a candidate excludes the others there.
    const std::array<std::uint16_t, 4>& holders_of(Number number) const {
        return holders_of_[number];
    }
    const std::array<Holder, kHolders>& holders() const { return holders_; }

    // Whether two of them cannot both be there.
    bool exclude(Number one, Number other) const {
        const auto& a = holders_of_[one];
        const auto& b = holders_of_[other];
        return a[0] == b[0] || a[1] == b[1] || a[2] == b[2] || a[3] == b[3];
    }
    // The candidates of a holder.
    const std::uint64_t* held_by(std::size_t holder) const {
        return held_.data() + holder * words();
    }
    // Which words of held_by() have any.
    struct Words {
        std::uint8_t first;
        std::uint8_t end;
    };
    Words words_of(std::size_t holder) const { return words_of_[holder]; }
    // Adds the candidates that cannot be where this one is.
    void add_excluded(Number number, Links links, std::uint64_t* bits) const;

    // Tells `each` of the candidates that must be where this one is not: the cell's other candidate of two, the digit's
    // other cell of two in the box, the row, the column. The same may be told twice.
    template <class Each>
    void each_forced(Number number, Links links, const Each& each) const {
        const auto& holders = holders_of_[number];
        for (std::size_t i = has_cells(links) ? 0 : 1; i < (has_houses(links) ? 4 : 1); ++i) {
            const Holder holder = holders_[holders[i]];
            if (holder / kOneHeld == 2) each(static_cast<Number>(holder % kOneHeld ^ number));
        }
    }

  private:
    std::vector<std::array<std::uint16_t, 4>> holders_of_;
    std::array<Holder, kHolders> holders_{};
    std::vector<std::uint64_t> held_;
    std::array<Words, kHolders> words_of_{};
};

}  // namespace retrace::techniques
