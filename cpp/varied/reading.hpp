// The result of reading a text of another program: its rules and what was not read of them, or why nothing was.
#pragma once

#include <cstddef>
#include <cstdint>
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

struct Refusal {
    enum class Reason : std::uint8_t {
        no_puzzle,  // no text of that program
        size,       // of the board
        rule,       // one that is not known here, or that the whole board depends on
        cells,      // ones that are not on the board, or too few or too many for their rule
        number,     // none, or one that its rule cannot have
        many,       // rules or houses
        drawing,  // which no rule explains, so that it may mean one; of rules that were not read alone
        classic,  // no fault: there are no rules beyond the classic ones
    };
    Reason reason;
    std::string found{};  // the key of the rule

    friend bool operator==(const Refusal&, const Refusal&) = default;
};

// A rule that was not read, so that the answer of the others is not that of the puzzle.
struct Unread {
    Refusal::Reason reason;
    std::string name;            // the key of the rule, or the sentence of the author that tells it
    std::vector<Place> cells{};  // those that it is about, as far as they are known

    friend bool operator==(const Unread&, const Unread&) = default;
};

// A drawing of the author that no rule which was read explains. The unit is a hundredth of a cell, from the upper left corner
// of the board on.
struct Drawing {
    enum class Shape : std::uint8_t { line, arrow, rectangle, ellipse };
    Shape shape;
    std::vector<int>
        points;     // x and y by turns, along a line or arrow; the middle of any other one
    int width = 0;  // of a line its thickness
    int height = 0;
    std::string colour{};  // "#rrggbb"; empty: none
    std::string border{};
    std::string text{};

    friend bool operator==(const Drawing&, const Drawing&) = default;
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
    std::vector<Unread> unread{};  // one for each name
    std::vector<Drawing> drawings{};

    // How many rules are not of the whole board.
    std::size_t own_rules() const {
        return everywhere.empty() ? rules.rules.size() : everywhere.front().begin;
    }
};

using ReadRules = std::variant<Reading, Refusal>;

// Any text that is one puzzle of another size or with other rules than the classic ones.
ReadRules read(std::string_view text);

// Whether it is 9×9 with rows, columns, boxes and nothing more.
bool is_classic(const Rules& rules);

}  // namespace retrace::varied
