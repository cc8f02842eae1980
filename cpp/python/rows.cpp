// Each row is looked at once, where its answer is made.
#include "python/rows.hpp"

#include <algorithm>
#include <string_view>

namespace retrace::python {

bool Puzzles::write_line(std::size_t row, char* line) const {
    if (width_ < kCells) return false;
    const std::uint8_t* const from = data_ + row * width_;
    if (are_digits_) {
        if (width_ != kCells ||
            std::any_of(from, from + kCells, [](auto digit) { return digit > 9; }))
            return false;
        std::transform(from, from + kCells, line,
                       [](std::uint8_t digit) { return static_cast<char>('0' + digit); });
        return true;
    }
    std::copy(from, from + kCells, line);
    return std::all_of(line, line + kCells,
                       [](char c) { return c == '.' || (c >= '0' && c <= '9'); }) &&
           std::all_of(from + kCells, from + width_, [](std::uint8_t c) { return c == 0; });
}

std::optional<Grid> Puzzles::grid(std::size_t row) const {
    std::array<char, kCells> line{};
    if (!write_line(row, line.data())) return std::nullopt;
    return Grid::from_line({line.data(), line.size()});
}

void write_row(const char* line, bool are_digits, std::uint8_t* row) {
    const int zero = are_digits ? '0' : 0;
    std::transform(line, line + kCells, row,
                   [zero](char c) { return static_cast<std::uint8_t>(c - zero); });
}

}  // namespace retrace::python
