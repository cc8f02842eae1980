// Recognises the strict form of Grid::from_line, which most files hold.
#pragma once

#include "sudoku/cell.hpp"
#include "sudoku/engine/vectors.hpp"

namespace retrace::text {

// Whether 81 characters are all '0' to '9' or '.'. Six loads, the last ones overlapping.
inline bool is_strict_line(const char* line) {
    engine::Bytes bad{};
    for (const std::size_t from : {0U, 16U, 32U, 48U, 64U, 65U}) {
        const engine::Bytes characters = engine::load_bytes(line + from);
        bad |= reinterpret_cast<engine::Bytes>((characters - '0' > 9) & (characters != '.'));
    }
    return !engine::any(reinterpret_cast<engine::Words>(bad));
}

}  // namespace retrace::text
