// Text in lines that fit a terminal.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace retrace::cli {

inline constexpr std::size_t kLineWidth = 96;

// The columns that a text takes: a Korean letter two.
std::size_t columns_of(std::string_view text);

std::vector<std::string_view> lines_of(std::string_view text);

// Paragraphs, each broken between words; a line that begins with a space stays whole.
std::string wrapped(std::string_view text, std::size_t indent);

}  // namespace retrace::cli
