// The rules that a puzzle can be ordered with: of its regions, of its whole board, or clues laid around its solution.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

#include "sudoku/generate/random.hpp"
#include "varied/reading.hpp"

namespace retrace::varied {

// A solved board while clues are laid around its digits.
struct Canvas {
    const Rules& rules;
    std::span<const int> regions;
    const Solution& solution;
    generate::Random& random;
    std::vector<bool> taken{};  // cells of lines and circles, which do not cross

    bool is_on_board(int row, int column) const {
        return row >= 0 && row < rules.rows && column >= 0 && column < rules.columns;
    }
    std::vector<int> values_of(std::span<const Place> cells) const;
    // Whether the solution holds to the rule.
    bool holds(const Rule& rule) const;
    int below(std::size_t bound) {
        return static_cast<int>(random.below(static_cast<std::uint32_t>(bound)));
    }
};

struct Layout {
    std::string_view name;
    enum class Regions : std::uint8_t { usual, random, none } regions;
    bool has_windows;                          // four extra regions
    std::vector<BoardRule> (*everywhere)();    // null: none
    std::vector<Rule> (*lay)(Canvas& canvas);  // null: no clues
    // The other programs that have it, of which a puzzle needs one.
    bool is_of_fpuzzles = true;
    bool is_of_iss = true;
};

// In the order in which they are laid.
std::span<const Layout> layouts();
// Null where there is none.
const Layout* find_layout(std::string_view name);

// Connected regions of `size` cells each, the number of its region for each cell.
std::vector<int> random_regions(int size, generate::Random& random);

}  // namespace retrace::varied
