// By a heap, which is a tenth of the code of std::sort.
#include "scan/ranks.hpp"

#include <algorithm>
#include <utility>

namespace retrace::scan {

float value_of_rank(std::span<float> values, std::size_t rank) {
    float* const first = values.data();
    std::nth_element(first, first + rank, first + values.size());
    return first[rank];
}

float middle_of(std::span<float> values) {
    return value_of_rank(values, values.size() / 2);
}

std::vector<std::size_t> order_of(const std::vector<float>& keys) {
    std::vector<std::pair<float, std::size_t>> pairs;
    pairs.reserve(keys.size());
    for (std::size_t i = 0; i < keys.size(); ++i) pairs.emplace_back(keys[i], i);
    std::make_heap(pairs.begin(), pairs.end());
    std::sort_heap(pairs.begin(), pairs.end());
    std::vector<std::size_t> order;
    order.reserve(keys.size());
    for (const auto& [key, at] : pairs) order.push_back(at);
    return order;
}

}  // namespace retrace::scan
