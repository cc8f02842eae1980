// Puzzles of other sizes and with other rules, to order.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

#include "cli/arguments.hpp"
#include "cli/exit_code.hpp"

namespace retrace::cli {

inline constexpr std::array<std::string_view, 6> kGenerateColumns{"number", "puzzle", "result",
                                                                  "givens", "began",  "error"};

// The puzzles from 1 to `last`.
ExitCode generate_varied(const Arguments& arguments, std::uint64_t seed, std::uint64_t last);

}  // namespace retrace::cli
