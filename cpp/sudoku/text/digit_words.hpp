// Rows in words: "five three blank".
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace retrace::text {

// A line of at least nine words, each of which is a digit's or a blank's, in digits; nothing where
// another word is there.
std::optional<std::string> digits_of_words(std::string_view line);

// The line with the digits alone of "Some(5)", "Just 5" and "Cell(5)"; nothing where there is none.
std::optional<std::string> without_options(std::string_view line);

}  // namespace retrace::text
