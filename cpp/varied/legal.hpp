// Whether a digit may stand in a cell by one rule, the one policy of a search that is watched, and what refuses it.
#pragma once

#include <cstdint>
#include <memory>
#include <span>
#include <vector>

#include "varied/alone.hpp"
#include "varied/rules.hpp"

namespace retrace::varied {

// The reason why a cell cannot have a digit.
struct Refusing {
    enum class By : std::uint8_t { none, marks, house, rule };
    By by = By::none;
    std::size_t index = 0;  // of the house or rule
    Place peer = 0;         // the cell of the house that has the digit
};

// The rules by cell. It keeps what it works on, so two threads need two of them.
class Laws {
  public:
    explicit Laws(Rules rules);

    const Rules& rules() const { return rules_; }
    std::span<const std::uint32_t> houses_of(Place cell) const { return houses_of_[cell]; }
    std::span<const std::uint32_t> rules_of(Place cell) const { return rules_of_[cell]; }
    // The houses that hold each digit.
    std::span<const std::uint32_t> full_houses() const { return full_houses_; }

    // `board`: the digits beside it; blanks may become anything that the rule allows.
    bool legal(std::size_t rule, Place cell, int digit, std::span<const std::uint8_t> board);
    Refusing refusal(Place cell, int digit, std::span<const std::uint8_t> board);

  private:
    Rules rules_;
    std::vector<std::vector<std::uint32_t>> houses_of_;
    std::vector<std::vector<std::uint32_t>> rules_of_;
    std::vector<std::uint32_t> full_houses_;
    std::vector<std::unique_ptr<Alone>> alone_;  // made when they are asked
    std::vector<int> values_;
    std::vector<Digits> open_;
};

}  // namespace retrace::varied
