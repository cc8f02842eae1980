// The 81 digits of a board: givens, a position or a solution.
#pragma once

#include <algorithm>
#include <array>
#include <optional>
#include <string>
#include <string_view>

#include "sudoku/cell.hpp"
#include "sudoku/digits.hpp"

namespace retrace {

// A plain value. Comparing two grids compares their 81-digit strings, blanks first, so `<` is the
// lexicographic order that Baekjoon 2239 asks for.
class Grid {
  public:
    constexpr Digit operator[](Cell cell) const { return digits_[cell]; }
    constexpr Digit& operator[](Cell cell) { return digits_[cell]; }

    friend constexpr bool operator==(const Grid&, const Grid&) = default;
    // libc++ 14 has no <=> for arrays yet.
    friend constexpr bool operator<(const Grid& a, const Grid& b) { return a.digits_ < b.digits_; }

    constexpr int blanks() const {
        return static_cast<int>(std::count(digits_.begin(), digits_.end(), Digit{0}));
    }

    constexpr const std::array<Digit, kCells>& digits() const { return digits_; }

    // The strict form used between programs: 81 characters, 1-9, blanks as '.' or '0'.
    // Any other text gives nullopt; people's texts go through parse() in text.hpp.
    static std::optional<Grid> from_line(std::string_view line) {
        if (line.size() != kCells) return std::nullopt;
        Grid grid;
        for (Cell cell = 0; cell < kCells; ++cell) {
            const char c = line[cell];
            if (c != '.' && (c < '0' || c > '9')) return std::nullopt;
            grid[cell] = c == '.' ? Digit{0} : static_cast<Digit>(c - '0');
        }
        return grid;
    }

    // The grid in the strict form, with blanks as `blank`.
    std::string to_line(char blank = '.') const {
        std::string line(kCells, blank);
        for (Cell cell = 0; cell < kCells; ++cell) {
            if (digits_[cell] != 0) line[cell] = static_cast<char>('0' + digits_[cell]);
        }
        return line;
    }

  private:
    std::array<Digit, kCells> digits_{};
};

}  // namespace retrace
