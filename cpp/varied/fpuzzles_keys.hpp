// The keys of f-puzzles that the table of kinds does not have.
#pragma once

#include <string_view>

#include "varied/sheet.hpp"

namespace retrace::varied {

struct SpecialKey {
    std::string_view key;
    void (*read)(Sheet& sheet, const text::Json& item);
};

// Null where there is none.
const SpecialKey* find_special_key(std::string_view key);

// Adds a rule. A mark between two cells takes them out of the rules on pairs without one.
void add_marked(Sheet& sheet, Rule rule);

// Adds the rule of the whole board that has this key, if one has.
bool add_board_rule(Sheet& sheet, std::string_view key);

}  // namespace retrace::varied
