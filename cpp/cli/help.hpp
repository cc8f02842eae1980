// The text of `retrace --help` in each language.
#pragma once

#include <string_view>

namespace retrace::cli {

// @SOLVE@, @TRACE@ and @WORST@ stand for the default strategies of these commands, @LIMIT@ and @TRIES@ for the
// numbers that hold where none is given.
extern const std::string_view english_help;
extern const std::string_view korean_help;

}  // namespace retrace::cli
