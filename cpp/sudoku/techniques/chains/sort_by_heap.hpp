// A sort that takes little room: for each type that it sorts, std::sort takes five kilobytes of WebAssembly.
#pragma once

#include <algorithm>
#include <functional>

namespace retrace::techniques {

template <typename Range, typename Less = std::less<>>
void sort_by_heap(Range& range, Less less = {}) {
    std::make_heap(range.begin(), range.end(), less);
    std::sort_heap(range.begin(), range.end(), less);
}

}  // namespace retrace::techniques
