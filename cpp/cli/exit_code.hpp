// The exit codes by which the command tells its caller how it ended.
#pragma once

#include <algorithm>
#include <cstdint>

namespace retrace::cli {

// The larger one wins. Up to bad_input every row has its answer; behind it answers are missing: the command line is wrong, a file
// could not be opened or read to its end, or the answers could not be written.
enum class ExitCode : std::uint8_t {
    success = 0,
    no_solution = 1,
    bad_input = 2,
    not_done = 3,
    not_written = 4
};

constexpr ExitCode worse_of(ExitCode a, ExitCode b) {
    return std::max(a, b);
}

}  // namespace retrace::cli
