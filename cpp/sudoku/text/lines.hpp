// The lines of a text that is held as a whole.
#pragma once

#include <string_view>

namespace retrace::text {

// Takes the first line off the text; LF, CR and CR LF end a line.
inline std::string_view take_line(std::string_view& text) {
    const std::size_t end = text.find_first_of("\r\n");
    const std::string_view line = text.substr(0, end);
    text.remove_prefix(end == std::string_view::npos ? text.size() : end);
    if (text.starts_with("\r\n")) {
        text.remove_prefix(2);
    } else if (!text.empty()) {
        text.remove_prefix(1);
    }
    return line;
}

}  // namespace retrace::text
