// How texts and doubles go in and out of plain functions. Each module has one buffer for texts, which stand in it
// one behind the other. A bulk result is a span, whose address and length stand in `bulk` until the next call.
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

// Nothing, which no start takes, where it is longer than the buffer.
inline std::string_view text_in(std::span<const char> buffer, std::size_t from,
                                std::size_t length) {
    if (length > buffer.size() || from > buffer.size() - length) return {};
    return {buffer.data() + from, length};
}

// Gives its length: what is longer than the buffer is cut off.
inline std::size_t text_out(std::span<char> buffer, std::string_view text) {
    const std::size_t length = std::min(text.size(), buffer.size());
    std::copy_n(text.begin(), length, buffer.begin());
    return length;
}

template <typename Values>
const Span* bulk_out(const Values& values) {
    bulk = {values.data(), values.size()};
    return &bulk;
}

}  // namespace retrace::plain
