// The table of kinds of rules: names, forms, what a board must hold to, and what the engine runs for it.
#pragma once

#include <cstddef>
#include <span>
#include <string_view>
#include <vector>

#include "varied/rules.hpp"

namespace retrace::varied {

class Network;

// The digits of a rule's cells, in their order.
using Values = std::span<const int>;

// How rules are written: what a reader finds of one.
enum class Written : std::uint8_t {
    special,  // in a way of its own, or not at all
    cage,     // cells, and perhaps a number
    line,     // cells along a line, and perhaps a number
    pair,     // two cells, and perhaps a number
    cell,
    side,  // a number outside, beside a row or column
};

// The most numbers of a kind with one for each of its cells.
inline constexpr std::size_t kNumberEach = kMostCells;

struct KindRow {
    Kind kind;
    std::string_view name;
    std::string_view fpuzzles;  // its key there; empty: it is written otherwise
    std::string_view iss;
    Written written;
    std::size_t fewest_cells;
    std::size_t most_cells;  // 0: any
    std::size_t fewest_numbers;
    std::size_t most_numbers;
    // The number that is meant where none is written; -1: the rule says nothing then, or needs none.
    int (*usual_number)(int digits);
    bool (*accepts)(const Rule& rule);  // null: all numbers from 0
    // Whether these digits hold to the rule, by its words alone.
    bool (*holds)(const Rule& rule, Values values, int digits);
    // Adds what the engine runs.
    void (*lower)(const Rule& rule, Network& network);
};

std::span<const KindRow> kind_table();
const KindRow& row_of(Kind kind);

// A given, a house or a rule that a board breaks, by its index.
struct Violation {
    enum class What : std::uint8_t { given, house, rule };
    What what;
    std::size_t index;
    std::vector<Place> cells;  // with digits that break it; of a rule all that are filled

    friend bool operator==(const Violation&, const Violation&) = default;
};

// `board`: a digit of the rules for each cell, or 0 where it is blank. A rule with blanks is broken where its own cells cannot
// be filled any more, as far as narrowing them by this rule tells.
std::vector<Violation> find_violations(const Rules& rules, std::span<const std::uint8_t> board);

}  // namespace retrace::varied
