// The most lines of a grid.
#pragma once

#include <cstddef>

namespace retrace::text {

// With borders, labels and blank lines, or as an array with a number on each line.
inline constexpr std::size_t kMostLinesOfGrid = 128;

}  // namespace retrace::text
