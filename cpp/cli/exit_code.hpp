// The exit codes by which the command tells its caller how it ended.
#pragma once

#include <algorithm>
#include <cstdint>

namespace retrace::cli {

// The larger one wins: bad input outweighs a puzzle without a solution.
enum class ExitCode : std::uint8_t { success = 0, no_solution = 1, bad_input = 2 };

constexpr ExitCode worse_of(ExitCode a, ExitCode b) {
    return std::max(a, b);
}

}  // namespace retrace::cli
