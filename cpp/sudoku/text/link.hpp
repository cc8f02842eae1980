// Links of this page, SudokuWiki, SudokuPad and f-puzzles, and any that holds a puzzle.
#pragma once

#include <optional>
#include <string_view>
#include <variant>

#include "sudoku/text/beside.hpp"

namespace retrace::text {

enum class LinkFault : std::uint8_t {
    no_puzzle,   // the address holds none
    needs_site,  // it is the number of a puzzle that its site alone has
};

struct LinkPlace {
    std::size_t begin;  // bytes
    std::size_t end;
};

// Where the first link of a line is.
std::optional<LinkPlace> find_link(std::string_view line);

std::variant<Finding, LinkFault> read_link(std::string_view link);

// A puzzle as f-puzzles packs it for an address, without one.
std::optional<Finding> read_packed(std::string_view word);

}  // namespace retrace::text
