// Runs a value like Count in slices, between which what was written goes out.
#pragma once

#include "cli/commands.hpp"
#include "cli/output.hpp"

namespace retrace::cli {

// True when its answer is there; false where nobody waits for the answer any more. `between`: called after each slice.
template <typename Sliced, typename Between>
bool run_through(Sliced& sliced, Output& output, std::uint64_t slice, const Between& between) {
    while (!sliced.run(slice)) {
        output.flush();
        between();
        if (!output.is_open()) return false;
    }
    return true;
}

template <typename Sliced>
bool run_through(Sliced& sliced, Output& output, std::uint64_t slice = kSliceSteps) {
    return run_through(sliced, output, slice, [] {});
}

}  // namespace retrace::cli
