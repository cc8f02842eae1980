// The mark that some programs put before a text in UTF-8.
#pragma once

#include <string_view>

namespace retrace::text {

inline constexpr std::string_view kByteOrderMark = "\xef\xbb\xbf";

// The text behind its mark, where it has one.
constexpr std::string_view without_byte_order_mark(std::string_view text) {
    if (text.starts_with(kByteOrderMark)) text.remove_prefix(kByteOrderMark.size());
    return text;
}

}  // namespace retrace::text
