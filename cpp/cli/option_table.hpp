// A row of options.hpp: the parser, help, man page and completions read it.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "cli/arguments.hpp"
#include "cli/texts.hpp"

namespace retrace::cli {

struct Option {
    std::string_view name;
    std::string_view
        value;  // as help writes it: NAME, or a|b|c where these are all; empty: none is taken
    Text help;
    // Takes the value, or says why it cannot be; without a value it is empty.
    std::optional<UsageError> (*set)(const Option& option, std::string_view value,
                                     Arguments& arguments);
    // The values that a shell can offer, where they are not in `value`.
    std::vector<std::string_view> (*choices)() = nullptr;
};

// "bash" and "zsh" of "bash|zsh"; none of a single word.
std::vector<std::string_view> choices_in(std::string_view text);

// The values there are to choose from; none where it is a number, a file or a text.
std::vector<std::string_view> choices_of(const Option& option);

// Whether its value is the name of a file.
inline bool takes_path(const Option& option) {
    return option.value == "FILE";
}

}  // namespace retrace::cli
