// Text in lines that fit a terminal.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace retrace::cli {

inline constexpr std::size_t kLineWidth = 96;

// The columns that a text takes: a Korean letter two.
std::size_t columns_of(std::string_view text);

// A piece of a text that has to fit a line: with the sign that parts it from the one before it, "; ", and how soon it may
// go, the greatest first.
struct Piece {
    std::string text;
    int spare;
};

// As many of the pieces as fit the columns; where a single one does not, its beginning and an ellipsis.
std::string fitted(std::vector<Piece> pieces, std::size_t columns);

std::vector<std::string_view> lines_of(std::string_view text);

// Paragraphs, each broken between words; a line that begins with a space stays whole.
std::string wrapped(std::string_view text, std::size_t indent);

}  // namespace retrace::cli
