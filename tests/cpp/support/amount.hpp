// How much a long test does: what a run of all tests has time for, or as much as somebody asks for.
#pragma once

#include <cstdlib>

namespace retrace {

/// What the environment variable says, or `usual` without it.
inline int amount(const char* variable, int usual) {
    const char* text = std::getenv(variable);
    return text == nullptr ? usual : std::atoi(text);
}

}  // namespace retrace
