// Rows of a NumPy array as puzzles, and answers as rows.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>

#include <nanobind/ndarray.h>

#include "sudoku/grid.hpp"

namespace retrace::python {

// Shape (rows, width), as the caller has it: characters (`1` to `9`, blanks `0` or `.`; zeros behind them do not count),
// or digits with 0 for a blank.
using Input = nanobind::ndarray<const std::uint8_t, nanobind::ndim<2>, nanobind::c_contig,
                                nanobind::device::cpu>;

class Puzzles {
  public:
    Puzzles(const Input& input, bool are_digits)
        : data_(input.data()),
          rows_(input.shape(0)),
          width_(input.shape(1)),
          are_digits_(are_digits) {}

    std::size_t rows() const { return rows_; }
    bool are_digits() const { return are_digits_; }

    // Writes the row as 81 characters; false where it is no puzzle.
    bool write_line(std::size_t row, char* line) const;
    // None where the row is no puzzle.
    std::optional<Grid> grid(std::size_t row) const;

  private:
    const std::uint8_t* data_;
    std::size_t rows_;
    std::size_t width_;
    bool are_digits_;
};

// Writes 81 digits into a row of 81, in the same way as the input has them.
void write_row(const char* line, bool are_digits, std::uint8_t* row);

// A new array of a shape, full of zeros, that the interpreter owns.
template <typename T>
nanobind::ndarray<nanobind::numpy, T> new_array(std::size_t rows, std::size_t width = 0) {
    const std::size_t count = rows * (width == 0 ? 1 : width);
    T* const data = new T[count == 0 ? 1 : count]();
    const nanobind::capsule owner(data,
                                  [](void* held) noexcept { delete[] static_cast<T*>(held); });
    const std::array shape{rows, width};
    return {data, width == 0 ? std::size_t{1} : std::size_t{2}, shape.data(), owner};
}

}  // namespace retrace::python
