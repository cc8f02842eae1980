// The seed of what is drawn.
#include "cli/seed.hpp"

#include <random>
#include <string>

#include "cli/output.hpp"

namespace retrace::cli {

std::uint64_t seed_of(const Arguments& arguments) {
    if (arguments.seed) return *arguments.seed;
    const std::uint64_t seed = std::random_device{}();
    tell("retrace: --seed " + std::to_string(seed));
    return seed;
}

}  // namespace retrace::cli
