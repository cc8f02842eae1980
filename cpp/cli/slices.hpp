// Runs a value like Count in slices, between which what was written goes out.
#pragma once

#include "cli/commands.hpp"
#include "cli/output.hpp"

namespace retrace::cli {

// True when its answer is there; false where nobody waits for the answer any more.
template <typename Sliced>
bool run_through(Sliced& sliced, Output& output, std::uint64_t slice = kSliceSteps) {
    while (!sliced.run(slice)) {
        output.flush();
        if (!output.is_open()) return false;
    }
    return true;
}

}  // namespace retrace::cli
