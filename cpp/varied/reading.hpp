// The result of reading a text of another program: rules, or why they were not read.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "varied/search.hpp"

namespace retrace::varied {

// A rule of the whole board.
enum class BoardRule : std::uint8_t {
    rising_diagonal,
    falling_diagonal,
    antiknight,
    antiking,
    disjoint_groups,
    nonconsecutive,
    no_xv,
    no_ratio,
    no_difference,
};

// The rules of two cells that it stands for, by their places among all rules; none where it has houses.
struct Everywhere {
    BoardRule rule;
    std::size_t begin;
    std::size_t end;
};

struct Reading {
    Rules rules;  // those of `everywhere` last
    std::string title{};
    std::string author{};
    std::string ruleset{};                     // in the words of its author
    std::optional<Solution> solution{};        // as its author gives it
    bool are_letters = false;                  // A stands for 1
    std::vector<int> regions{};                // of each cell, -1: none
    std::vector<std::size_t> extra_regions{};  // by their places among the houses
    std::vector<Everywhere> everywhere{};

    // How many rules are not of the whole board.
    std::size_t own_rules() const {
        return everywhere.empty() ? rules.rules.size() : everywhere.front().begin;
    }
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
        classic,    // no fault: there are no rules beyond the classic ones
    };
    Reason reason;
    std::string found{};  // the key of the rule

    friend bool operator==(const Refusal&, const Refusal&) = default;
};

using ReadRules = std::variant<Reading, Refusal>;

// Any text that is one puzzle of another size or with other rules than the classic ones.
ReadRules read(std::string_view text);

// Whether it is 9×9 with rows, columns, boxes and nothing more.
bool is_classic(const Rules& rules);

}  // namespace retrace::varied
