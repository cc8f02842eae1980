// The key of a puzzle's form: equal for puzzles that are the same but for names of digits and the order of lines.
#pragma once

#include <cstdint>

#include "sudoku/grid.hpp"

namespace retrace::generate {

// 128 bits of a form: among a billion different forms two share a key with a chance of one to 10^20. Two of a million
// share `second` alone with a chance of one to 40 million.
struct FormKey {
    std::uint64_t first;
    std::uint64_t second;

    friend bool operator==(const FormKey&, const FormKey&) = default;
};

// Takes any grid, solvable or not: some microseconds where it has one solution, else what its least form takes.
FormKey form_key(const Grid& puzzle);

}  // namespace retrace::generate
