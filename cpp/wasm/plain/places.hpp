// How texts and doubles go in and out of plain functions. Texts go through one place in memory, one behind the
// other, of which each module has its own. A bulk result is a span whose address and length stand in
// another place, until the next call.
#pragma once

#include <algorithm>
#include <span>
#include <string_view>

#define RETRACE_EXPORT(name) __attribute__((export_name(name)))

namespace retrace::plain {

struct Span {
    const void* first;
    std::size_t length;
};

inline constinit Span bulk{};

// Nothing, which no start takes, where it is longer than the place.
inline std::string_view text_in(std::span<const char> place, std::size_t from, std::size_t length) {
    if (length > place.size() || from > place.size() - length) return {};
    return {place.data() + from, length};
}

// Gives its length: what is longer than the place is cut off.
inline std::size_t text_out(std::span<char> place, std::string_view text) {
    const std::size_t length = std::min(text.size(), place.size());
    std::copy_n(text.begin(), length, place.begin());
    return length;
}

template <typename Values>
const Span* bulk_out(const Values& values) {
    bulk = {values.data(), values.size()};
    return &bulk;
}

}  // namespace retrace::plain
