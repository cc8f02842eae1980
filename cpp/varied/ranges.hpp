// Algorithms on whole ranges, as std::ranges has them: Emscripten's library has those of two iterators alone.
#pragma once

#include <algorithm>

namespace retrace::varied::ranges {

template <class Range, class Value>
constexpr auto find(Range&& range, const Value& value) {
    return std::find(range.begin(), range.end(), value);
}

template <class Range, class Is>
constexpr auto find_if(Range&& range, Is is) {
    return std::find_if(range.begin(), range.end(), is);
}

template <class Range, class Is>
constexpr bool all_of(Range&& range, Is is) {
    return std::all_of(range.begin(), range.end(), is);
}

template <class Range, class Is>
constexpr bool any_of(Range&& range, Is is) {
    return std::any_of(range.begin(), range.end(), is);
}

template <class Range, class Is>
constexpr bool none_of(Range&& range, Is is) {
    return std::none_of(range.begin(), range.end(), is);
}

template <class Range, class Value>
constexpr auto count(Range&& range, const Value& value) {
    return std::count(range.begin(), range.end(), value);
}

template <class Range, class Is>
constexpr auto count_if(Range&& range, Is is) {
    return std::count_if(range.begin(), range.end(), is);
}

template <class Range>
constexpr void sort(Range&& range) {
    std::sort(range.begin(), range.end());
}

template <class Range, class Into>
constexpr void set_difference(Range&& all, Range&& taken, Into into) {
    std::set_difference(all.begin(), all.end(), taken.begin(), taken.end(), into);
}

template <class Range, class Key>
void sort_by(Range& range, Key key) {
    std::sort(range.begin(), range.end(),
              [&key](const auto& one, const auto& other) { return key(one) < key(other); });
}

}  // namespace retrace::varied::ranges
