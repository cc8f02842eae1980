// A reading as JSON, which JavaScript takes as it is; web/worker/reader/core.ts knows its members.
#pragma once

#include <string>

#include "sudoku/text/reading.hpp"

namespace retrace::plain {

std::string to_json(const text::Reading& reading);

}  // namespace retrace::plain
