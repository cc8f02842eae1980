// Reads texts that lz-string packed for addresses, as f-puzzles and SudokuPad use it.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace retrace::text {

// Unpacks Base64 of either alphabet into UTF-8; nothing where it is none, or gives over `most`
// bytes, or more for its length than a puzzle does.
std::optional<std::string> unpack_lz_string(std::string_view packed, std::size_t most);

}  // namespace retrace::text
