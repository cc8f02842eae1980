// How text and numbers go in and out of plain functions. Text goes through one place in memory: a puzzle and
// a strategy's name in, a grid of 81 characters out. Numbers in bulk go out as a span whose address and
// length stand in another place, until the next call.
#pragma once

#include <algorithm>
#include <array>
#include <string_view>

#include "wasm/numbers.hpp"

#define RETRACE_EXPORT(name) __attribute__((export_name(name)))

namespace retrace::plain {

struct Out {
    const double* numbers;
    std::size_t length;
};

inline constinit std::array<char, 128> text{};
inline constinit Out out{};

// Nothing, which no start takes, where it is longer than the place.
inline std::string_view text_in(std::size_t from, std::size_t length) {
    if (length > text.size() || from > text.size() - length) return {};
    return {text.data() + from, length};
}

inline void text_out(std::string_view line) {
    std::copy(line.begin(), line.end(), text.begin());
}

inline Out* numbers_out(Numbers numbers) {
    out = {numbers.data(), numbers.size()};
    return &out;
}

}  // namespace retrace::plain
