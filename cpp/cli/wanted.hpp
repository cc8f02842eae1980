// The options that say what puzzle `retrace generate` is to make.
#pragma once

#include "cli/arguments.hpp"

namespace retrace::cli {

// Reads the value of one option.
using ReadWanted = std::optional<UsageError> (*)(std::string_view value, Arguments& arguments);

// Null where the option is none of these.
ReadWanted find_wanted(std::string_view option);

// Looks at all of them together, after the last one.
std::optional<UsageError> settle_wanted(Arguments& arguments);

}  // namespace retrace::cli
