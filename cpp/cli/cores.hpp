// How many threads run at once on this machine.
#pragma once

#include <algorithm>
#include <cstdint>
#include <thread>

namespace retrace::cli {

// Where the system does not tell, one.
inline std::uint64_t cores() {
    return std::max(1U, std::thread::hardware_concurrency());
}

}  // namespace retrace::cli
