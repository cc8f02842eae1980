// Tells candidates from places.
#include "sudoku/text/noted_candidates.hpp"

#include <cstddef>

#include "sudoku/cell.hpp"

namespace retrace::text {
namespace {

using Sets = Marks::Sets;

std::size_t box(Cell cell) {
    return static_cast<std::size_t>(box_of(cell));
}

// Whether each digit that is noted in a box is noted in all its places there, and most of these cells
// have candidates that are not noted.
bool name_places(const Grid& digits, const Sets& corner, const Sets& centre) {
    const Sets legal = pencilled(digits);
    std::array<DigitSet, 9> noted{};
    for (Cell cell = 0; cell < kCells; ++cell) noted[box(cell)] |= corner[cell];
    int noting = 0;
    int lacking_some = 0;
    for (Cell cell = 0; cell < kCells; ++cell) {
        if (centre[cell] != 0) continue;
        const DigitSet lacking = without(legal[cell], corner[cell]);
        if ((lacking & noted[box(cell)]) != 0) return false;
        if (corner[cell] == 0) continue;
        ++noting;
        if (lacking != 0) ++lacking_some;
    }
    return lacking_some * 2 > noting;
}

}  // namespace

Sets noted_candidates(const Grid& digits, const Marks& marks) {
    Sets alone = marks.corner;
    for (Cell cell = 0; cell < kCells; ++cell) {
        if (marks.centre[cell] != 0) alone[cell] = 0;
    }
    const bool are_places = name_places(digits, alone, marks.centre);
    Sets candidates{};
    for (Cell cell = 0; cell < kCells; ++cell) {
        if (are_places && marks.centre[cell] == 0) continue;
        candidates[cell] = marks.corner[cell] | marks.centre[cell];
    }
    return candidates;
}

}  // namespace retrace::text
