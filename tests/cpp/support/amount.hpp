// The size of a long test: as much as a run of all tests has time for, or as much as an environment variable orders.
#pragma once

#include <cstdlib>

namespace retrace {

/// The number in the environment variable, or `usual` where the variable is not set.
inline int amount(const char* variable, int usual) {
    const char* text = std::getenv(variable);
    return text == nullptr ? usual : std::atoi(text);
}

}  // namespace retrace
