// The keys of f-puzzles that the table of kinds does not have.
#pragma once

#include <string_view>

#include "varied/sheet.hpp"

namespace retrace::varied {

struct SpecialKey {
    std::string_view key;
    void (*read)(Sheet& sheet, const text::Json& item);
};

// One that is true for the whole board.
struct BoardKey {
    std::string_view key;
    BoardRule rule;
    void (*read)(Sheet& sheet);
};

// Null where there is none.
const SpecialKey* find_special_key(std::string_view key);
const BoardKey* find_board_key(std::string_view key);

}  // namespace retrace::varied
