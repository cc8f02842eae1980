// The result of reading a text of another program: rules, or why they were not read.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <variant>

#include "varied/search.hpp"

namespace retrace::varied {

struct Reading {
    Rules rules;
    std::string title{};
    std::optional<Solution> solution{};  // as its author gives it
    bool are_letters = false;            // A stands for 1
};

struct Refusal {
    enum class Reason : std::uint8_t {
        no_puzzle,  // no text of that program
        size,       // of the board
        rule,       // one that is not known here
        cells,      // ones that are not on the board, or too few or too many for their rule
        number,     // none, or one that its rule cannot have
        many,       // rules or houses
        drawing,    // which no rule explains, so that it may mean one
    };
    Reason reason;
    std::string found{};  // the key of the rule

    friend bool operator==(const Refusal&, const Refusal&) = default;
};

using ReadRules = std::variant<Reading, Refusal>;

// Whether it is 9×9 with rows, columns, boxes and nothing more.
bool is_classic(const Rules& rules);

}  // namespace retrace::varied
