// Reads the descriptions of Simon Tatham's Solo: "3x3x:…", "9j:…", "3x3k:…", of any size.
#pragma once

#include <optional>
#include <string_view>

#include "varied/reading.hpp"

namespace retrace::varied {

// Nothing where the text is none of them, or a classic puzzle.
std::optional<ReadRules> read_tatham(std::string_view text);

}  // namespace retrace::varied
