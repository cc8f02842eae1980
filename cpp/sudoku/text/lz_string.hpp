// Unpacks and packs texts as lz-string does for addresses; f-puzzles and SudokuPad use it.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace retrace::text {

// Unpacks Base64 of either alphabet into UTF-8; nothing where it is none, or gives over `most`
// bytes, or more for its length than a puzzle does.
std::optional<std::string> unpack_lz_string(std::string_view packed, std::size_t most);

// Packs UTF-8 into Base64, as lz-string does for f-puzzles.
std::string pack_lz_string(std::string_view text);

}  // namespace retrace::text
