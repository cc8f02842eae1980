// Ranks and orders by a key, each compiled once: the module that a browser fetches has to be small.
#pragma once

#include <cstddef>
#include <span>
#include <vector>

namespace retrace::scan {

// The value that has `rank` smaller ones before it; moves the values about.
float value_of_rank(std::span<float> values, std::size_t rank);

// The median, the larger one of an even number; moves the values about. There has to be a value.
float middle_of(std::span<float> values);

// The indices of the keys, the least key first, equal ones as they stand.
std::vector<std::size_t> order_of(const std::vector<float>& keys);

}  // namespace retrace::scan
