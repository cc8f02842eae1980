// Applies, inverts and joins isomorphisms.
#include "sudoku/isomorphs/isomorphism.hpp"

#include <utility>

namespace retrace::isomorphs {

Grid applied(const Isomorphism& map, const Grid& puzzle) {
    Grid result;
    for (Cell cell = 0; cell < kCells; ++cell) {
        int row = map.rows[static_cast<std::size_t>(row_of(cell))];
        int column = map.columns[static_cast<std::size_t>(column_of(cell))];
        if (map.transposes) std::swap(row, column);
        const Cell from = cell_at(row, column);
        result[cell] = map.names[puzzle[from]];
    }
    return result;
}

Isomorphism composed(const Isomorphism& first, const Isomorphism& second) {
    Isomorphism both;
    both.transposes = first.transposes != second.transposes;
    for (std::size_t i = 0; i < 9; ++i) {
        // Where the second one transposes, its rows are columns of the first one's result.
        both.rows[i] = (second.transposes ? first.columns : first.rows)[second.rows[i]];
        both.columns[i] = (second.transposes ? first.rows : first.columns)[second.columns[i]];
    }
    for (std::size_t digit = 0; digit < both.names.size(); ++digit) {
        both.names[digit] = second.names[first.names[digit]];
    }
    return both;
}

Isomorphism inverse(const Isomorphism& map) {
    Isomorphism back;
    back.transposes = map.transposes;
    for (std::uint8_t i = 0; i < 9; ++i) {
        back.rows[map.rows[i]] = i;
        back.columns[map.columns[i]] = i;
    }
    if (map.transposes) std::swap(back.rows, back.columns);
    for (Digit digit = 0; digit < 10; ++digit) back.names[map.names[digit]] = digit;
    return back;
}

}  // namespace retrace::isomorphs
