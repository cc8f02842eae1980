// The seed of what is drawn.
#pragma once

#include <cstdint>

#include "cli/arguments.hpp"

namespace retrace::cli {

// The one that was named; else another one each time, told on standard error so that it can be named.
std::uint64_t seed_of(const Arguments& arguments);

}  // namespace retrace::cli
