// The man page, and what the help of all commands shares with it.
#pragma once

#include <string>
#include <string_view>

#include "cli/texts.hpp"

namespace retrace::cli {

inline constexpr std::string_view kVersion = "0.1.0";  // as in package.json

struct ExitText {
    std::string_view code;
    Text text;
};
inline constexpr ExitText kExitCodes[] = {{"0", "command/exit-codes/0"},
                                          {"1", "command/exit-codes/1"},
                                          {"2", "command/exit-codes/2"},
                                          {"3", "command/exit-codes/3"},
                                          {"4", "command/exit-codes/4"}};

// In roff, in the locale's language.
std::string manual();

}  // namespace retrace::cli
