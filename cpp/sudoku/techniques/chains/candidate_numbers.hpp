// The candidates of a board numbered from 0, by cell and digit, and sets of them: a bit for each.
#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "sudoku/techniques/candidates.hpp"

namespace retrace::techniques {

using Number = std::uint16_t;
inline constexpr Number kNone = 0xffff;

class CandidateNumbers {
  public:
    explicit CandidateNumbers(const Candidates& board) {
        numbers_.fill(kNone);
        std::size_t count = 0;
        for (Cell cell = 0; cell < kCells; ++cell) {
            count += static_cast<std::size_t>(size_of(board.of(cell)));
        }
        words_ = (count + 63) / 64;
        candidates_.reserve(count);
        for (Cell cell = 0; cell < kCells; ++cell) {
            DigitSet left = board.of(cell);
            for (; left != 0; left &= static_cast<DigitSet>(left - 1)) {
                numbers_[cell * 9U + smallest(left) - 1U] = size();
                candidates_.push_back({cell, smallest(left)});
            }
        }
    }

    Number size() const { return static_cast<Number>(candidates_.size()); }
    Candidate candidate(Number number) const { return candidates_[number]; }
    Number number(Cell cell, Digit digit) const { return numbers_[cell * 9U + digit - 1U]; }
    // How many words have a bit for each candidate.
    std::size_t words() const { return words_; }

  private:
    std::vector<Candidate> candidates_;
    std::array<Number, 729> numbers_;
    std::size_t words_ = 0;
};

// A board has candidates for so many words at most.
inline constexpr std::size_t kMostWords = (729 + 63) / 64;

inline bool has_bit(const std::uint64_t* bits, Number each) {
    return (bits[each / 64U] >> each % 64U & 1U) != 0;
}
inline void add_bit(std::uint64_t* bits, Number each) {
    bits[each / 64U] |= std::uint64_t{1} << each % 64U;
}
inline void unite(std::uint64_t* bits, const std::uint64_t* others, std::size_t words) {
    for (std::size_t word = 0; word < words; ++word) bits[word] |= others[word];
}

// The lowest one in a word that is not empty.
inline Number lowest_in(std::uint64_t bits, std::size_t word) {
    return static_cast<Number>(word * 64 + static_cast<std::size_t>(std::countr_zero(bits)));
}
template <class Each>
void each_in(std::uint64_t bits, std::size_t word, const Each& each) {
    for (; bits != 0; bits &= bits - 1) each(lowest_in(bits, word));
}

}  // namespace retrace::techniques
