// Counts a search's branches where a benchmark or test wants to know; otherwise costs nothing.
#pragma once

#include <cstdint>

namespace retrace::engine {

struct NoTally {
    void branch() {}
};

struct BranchTally {
    std::uint64_t branches = 0;
    void branch() { ++branches; }
};

}  // namespace retrace::engine
