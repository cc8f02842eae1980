// Counters as numbers.
#include "wasm/numbers.hpp"

namespace retrace {

// A new counter does not compile before it has its place here.
CounterNumbers to_array(const Counters& counters) {
    const auto& [placements, backtracks, dead_ends, checks, calls, depth, max_depth] = counters;
    return {static_cast<double>(placements), static_cast<double>(backtracks),
            static_cast<double>(dead_ends),  static_cast<double>(checks),
            static_cast<double>(calls),      static_cast<double>(depth),
            static_cast<double>(max_depth)};
}

}  // namespace retrace
