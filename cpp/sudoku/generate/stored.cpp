// Chooses among the stored puzzles by what an order asks for.
#include "sudoku/generate/stored.hpp"

#include <algorithm>

namespace retrace::generate {
namespace {

// Below so many givens a puzzle is rare whatever else is asked.
constexpr int kFewGivens = 17;

// A puzzle that is further from the ratings wanted, in tenths, leads no nearer to them than an empty board.
constexpr int kFarthest = 5;

// Any givens may stand anywhere: the stored puzzles have no symmetry.
bool is_free(const Order& order) {
    return order.symmetry == Symmetry::none && order.pattern == Order::every_cell() &&
           order.kept.blanks() == kCells;
}

bool asks_for_what_is_rare(const Order& order) {
    return order.technique != nullptr || order.rating || order.givens.to <= kFewGivens;
}

// How far the stored puzzle is from the order, in tenths of a rating; empty: it is of another kind.
std::optional<int> distance(const StoredPuzzle& stored, const Order& order) {
    if (order.technique != nullptr && stored.technique != order.technique->id) return std::nullopt;
    if (!order.givens.has(kCells - grid_of(stored).blanks())) return std::nullopt;
    if (!order.rating || (order.technique != nullptr && stored.rating == 0)) return 0;
    if (stored.rating == 0) return std::nullopt;
    return std::max({order.rating->from - stored.rating, stored.rating - order.rating->to, 0});
}

}  // namespace

Grid grid_of(const StoredPuzzle& stored) {
    Grid grid;
    Cell cell = 0;
    for (const char c : stored.digits) {
        if (c >= 'a') {
            cell = static_cast<Cell>(cell + c - 'a' + 1);
        } else {
            grid[cell++] = static_cast<Digit>(c - '0');
        }
    }
    return grid;
}

std::vector<Grid> stored_near(const Order& order) {
    std::vector<Grid> nearest;
    if (!is_free(order) || !asks_for_what_is_rare(order)) return nearest;
    int least = kFarthest;
    for (const StoredPuzzle& stored : stored_puzzles()) {
        const auto away = distance(stored, order);
        if (!away || *away > least) continue;
        if (*away < least) nearest.clear();
        least = *away;
        nearest.push_back(grid_of(stored));
    }
    return nearest;
}

}  // namespace retrace::generate
