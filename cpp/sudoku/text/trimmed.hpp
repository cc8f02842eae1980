// A line without the spaces around it.
#pragma once

#include <string_view>

namespace retrace::text {

inline std::string_view trimmed(std::string_view text) {
    constexpr std::string_view kSpaces = " \t\v\f";
    const std::size_t first = text.find_first_not_of(kSpaces);
    if (first == std::string_view::npos) return text.substr(0, 0);
    return text.substr(first, text.find_last_not_of(kSpaces) - first + 1);
}

}  // namespace retrace::text
