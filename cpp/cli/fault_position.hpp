// The position in the input where something is wrong, as standard error tells of it: FILE:LINE:COLUMN: REASON.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace retrace::cli {

// From 1.
struct FaultPosition {
    std::size_t line;
    std::size_t column = 0;  // 0: not told, the line says enough
};

// The reason for which a line is passed over unread.
std::string line_too_long();

// The name that standard error has for a file of this name, "-" being standard input.
std::string_view name_of_input(std::string_view file);

// `file` as the command line has it.
void tell_of(std::string_view file, FaultPosition position, std::string_view reason);

}  // namespace retrace::cli
