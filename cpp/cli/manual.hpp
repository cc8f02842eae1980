// The man page.
#pragma once

#include <string>

namespace retrace::cli {

// In roff, in the locale's language.
std::string manual();

}  // namespace retrace::cli
