// A text in both languages, of which the locale's is said.
#pragma once

#include <initializer_list>
#include <string>
#include <string_view>

namespace retrace::cli {

enum class Language : unsigned char { english, korean };

// The language of messages, as POSIX has it: of LC_ALL, LC_MESSAGES and LANG the first that is set and
// not empty. English where it is neither.
Language language();

struct Words {
    std::string_view english;
    std::string_view korean;

    std::string_view in(Language wanted) const {
        return wanted == Language::korean ? korean : english;
    }
};

// In the locale's language, with the values for {1}, {2} and so on.
std::string said(const Words& words, std::initializer_list<std::string_view> values = {});

// `text` with every `name` replaced.
std::string replaced(std::string text, std::string_view name, std::string_view value);

}  // namespace retrace::cli
