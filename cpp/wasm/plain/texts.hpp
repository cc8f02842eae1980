// Texts and doubles as parameters and results of plain functions. Each module has one buffer, in which the texts
// follow each other. A bulk result is a span, whose address and length are in `bulk` until the next call.
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

// Empty where the text is longer than the buffer; no start takes an empty text.
inline std::string_view text_in(std::span<const char> buffer, std::size_t from,
                                std::size_t length) {
    if (length > buffer.size() || from > buffer.size() - length) return {};
    return {buffer.data() + from, length};
}

// Returns the length of the text, cut off at the end of the buffer.
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
