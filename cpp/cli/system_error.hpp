// The system's errors in the locale's language.
#pragma once

#include <string>

namespace retrace::cli {

// `error`: of errno.
std::string words_of_system(int error);

}  // namespace retrace::cli
