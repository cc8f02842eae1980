// Parts the digits at the widest gaps of shade and of size, and asks the engine which part is a puzzle.
#include "scan/entries.hpp"

#include <algorithm>
#include <vector>

#include "scan/orientation.hpp"
#include "scan/ranks.hpp"
#include "sudoku/answer.hpp"
#include "sudoku/contradiction.hpp"

namespace retrace::scan {
namespace {

constexpr std::size_t kFewestGivens = 17;
constexpr float kLeastGap = 0.12F;  // of the larger value
constexpr float kClearlyWider = 2;  // the gap, than any other
constexpr std::size_t kFew = 3;

// A property that givens may have more of than entries: contrast or size.
using Trait = float CellPicture::*;

// The digits of a reading and their values, the least first.
struct Ordered {
    std::vector<Cell> cells;
    std::vector<float> values;
};

Ordered digits_by(Trait trait, const CellPictures& pictures, int turns, const Grid& read) {
    std::vector<float> keys;
    keys.reserve(81);
    for (int cell = 0; cell < 81; ++cell) {
        keys.push_back(pictures.data()[before_turns(cell, turns)].*trait);
    }
    Ordered digits;
    for (const std::size_t cell : order_of(keys)) {
        if (read[static_cast<Cell>(cell)] == 0) continue;
        digits.cells.push_back(static_cast<Cell>(cell));
        digits.values.push_back(keys[cell]);
    }
    return digits;
}

// The index from which on the values are clearly larger; 0 where they are nowhere.
std::size_t leap_in(const std::vector<float>& values) {
    std::size_t leap = 0;
    float widest = 0;
    float next = 0;
    for (std::size_t i = 1; i < values.size(); ++i) {
        const float gap = values[i] - values[i - 1];
        if (gap > widest) {
            next = widest;
            widest = gap;
            leap = i;
        } else {
            next = std::max(next, gap);
        }
    }
    if (leap == 0 || widest < kLeastGap * values[leap] || widest < kClearlyWider * next) return 0;
    // Very few that are apart may be givens in a shadow or smudged, unless all others are alike.
    const bool is_few = std::min(leap, values.size() - leap) < kFew;
    const float spread = std::max(values[leap - 1] - values.front(), values.back() - values[leap]);
    return is_few && widest < spread ? 0 : leap;
}

// Nothing where the digits from one index to another are no puzzle of their own.
std::optional<Entries> with_givens(const Ordered& digits, std::size_t from, std::size_t to,
                                   const Grid& read) {
    if (to - from < kFewestGivens) return std::nullopt;
    Entries entries;
    for (std::size_t i = from; i < to; ++i) entries.givens[digits.cells[i]] = read[digits.cells[i]];
    if (has_contradiction(entries.givens)) return std::nullopt;
    const Outcome outcome = answer_to(entries.givens);
    if (outcome.answer != Answer::one_solution) return std::nullopt;
    for (const Cell cell : digits.cells) entries.wrong[cell] = read[cell] != outcome.grid[cell];
    return entries;
}

}  // namespace

std::optional<Entries> entries_in(const CellPictures& pictures, int turns, const Grid& read) {
    for (const Trait trait : {&CellPicture::contrast, &CellPicture::size}) {
        const Ordered digits = digits_by(trait, pictures, turns, read);
        const std::size_t leap = leap_in(digits.values);
        if (leap == 0) continue;
        // Givens are mostly the darker and larger ones.
        const std::size_t all = digits.cells.size();
        if (auto found = with_givens(digits, leap, all, read)) return found;
        if (auto found = with_givens(digits, 0, leap, read)) return found;
    }
    return std::nullopt;
}

}  // namespace retrace::scan
