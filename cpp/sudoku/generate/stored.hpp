// Puzzles of the rare kinds that are ordered, near which others of their kind are found sooner than from an empty board.
#pragma once

#include <optional>
#include <span>
#include <string_view>
#include <vector>

#include "sudoku/generate/order.hpp"

namespace retrace::generate {

// A puzzle with one solution. `technique` is that of its hardest step, as an order has it: on the classic scale by its
// rating, else in the teaching order.
struct StoredPuzzle {
    std::string_view digits;  // a letter stands for blanks: `a` for one, `z` for 26
    int rating;               // in tenths; 0: not stored, as of techniques that the scale lacks
    std::optional<techniques::Id> technique;
};

std::span<const StoredPuzzle> stored_puzzles();

Grid grid_of(const StoredPuzzle& stored);

// The stored puzzles that come nearest to the order; none where it asks for a symmetry, cells or digits, or for nothing
// that is rare.
std::vector<Grid> stored_near(const Order& order);

}  // namespace retrace::generate
