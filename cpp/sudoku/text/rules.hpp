// Rules beyond the classic ones that puzzles of other programs come with.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "sudoku/text/json.hpp"

namespace retrace::text {

// The names of the rules that an f-puzzles or SudokuPad puzzle has: "killer", "diagonal" …; one that
// is not known is named by its own key.
std::vector<std::string> rules_of(const Json& puzzle);

// The same in one word of ParseError::found, and back.
std::string joined(const std::vector<std::string>& rules);
std::vector<std::string> parted(std::string_view rules);

}  // namespace retrace::text
