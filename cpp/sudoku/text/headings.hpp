// A line above a puzzle: its name, the names of its columns, or an answer.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>

namespace retrace::text {

// How many columns a line has between tabs, semicolons or commas outside quotes; 0 where it may be
// words with a comma between them.
std::size_t count_columns(std::string_view text);

// The column of a file that has the names of its puzzles: from 1, of so many; 0: none is known.
struct NameColumn {
    std::uint32_t column = 0;
    std::uint32_t of = 0;

    static NameColumn from(std::uint32_t number) { return {number & 63U, number >> 6U & 63U}; }
    std::uint32_t number() const { return column | of << 6U; }
};

// Nothing where a line is no heading of columns; one without names has 0 for their column.
std::optional<NameColumn> name_column_in(std::string_view heading);

// Whether a line can be the name of the puzzle below it: markup, a line of a program and the
// commands' answers to the puzzle before it, such as "several", cannot.
bool can_be_name(std::string_view text);

}  // namespace retrace::text
