// The next step on a board for which one rule after another gives the reason.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "varied/alone.hpp"
#include "varied/rules.hpp"

namespace retrace::varied {

// Digits that a rule, or a house behind another one, takes from cells.
struct Removal {
    enum class By : std::uint8_t {
        rule,  // alone with its own cells and the houses among them
        locked,  // a digit of house `index` stands only in the cells that it shares with house `other`
    };
    By by;
    std::size_t index;
    std::size_t other = 0;
    Candidates before;  // the cells that are looked at
    Candidates removed;
};

struct Hint {
    enum class Step : std::uint8_t {
        only_digit,  // no other digit is left for the cell
        only_place,  // the digit has no other place in the house
        removal,     // nothing follows yet but the last removal itself
    };
    Step step;
    Place cell = 0;
    int digit = 0;
    std::size_t house = 0;
    std::vector<Removal> removals;  // in their order; each is needed for the step
};

// `board`: a digit of the rules for each cell, or 0 where it is blank. Digits that cells see count without being told. Nothing where
// no rule by itself leads on, or where the board is broken.
std::optional<Hint> find_hint(const Rules& rules, std::span<const std::uint8_t> board);

// For each blank the digits that no rule and no house takes from it by itself, for each filled cell its own one. Nothing where the
// board is broken.
std::optional<std::vector<Digits>> notes_of(const Rules& rules,
                                            std::span<const std::uint8_t> board);

}  // namespace retrace::varied
