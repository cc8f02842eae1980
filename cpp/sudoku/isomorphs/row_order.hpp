// Orders of rows, columns and names that are only as settled as the rows placed so far demand: columns that were equal in
// all of them stay tied and are not tried one by one.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <vector>

#include "sudoku/digits.hpp"

namespace retrace::isomorphs {

// Nine digits as a number: of two rows the one that comes first has the smaller one.
using RowText = std::uint64_t;
inline constexpr RowText kNoRow = std::numeric_limits<RowText>::max();

using Row = std::array<Digit, 9>;

// In how many ways so many things change places.
constexpr std::uint64_t factorial(std::size_t things) {
    return things < 2 ? 1 : things * factorial(things - 1);
}

struct PartialOrder {
    bool transposes = false;
    std::uint16_t used = 0;                                          // rows that are placed
    std::array<std::uint8_t, 9> rows{};                              // rows[i] becomes row i
    std::array<std::uint8_t, 9> columns{0, 1, 2, 3, 4, 5, 6, 7, 8};  // columns[i] becomes column i
    std::uint16_t tied_columns =
        0b110110110;  // bit i: columns i - 1 and i of the result may still change places
    std::uint8_t tied_stacks = 0b110;  // bit i: stacks i - 1 and i may
    std::array<Digit, 10> names{};     // digit d becomes names[d]; 0: it has no name yet
    Digit next = 1;                    // the next name

    bool is_tied(std::size_t column) const { return (tied_columns >> column & 1U) != 0; }
    bool is_stack_tied(std::size_t stack) const { return (tied_stacks >> stack & 1U) != 0; }

    // In how many ways its tied columns and stacks change places.
    std::uint64_t ways() const;
};

// Puts rows next, in each order that makes them least.
class LeastRows {
  public:
    // Forgets the rows that were tried; those behind `limit` are not looked at.
    void start(RowText limit);

    // Tries `row` as the next one; `number` is its number in the puzzle and `at` in the result.
    void add(const PartialOrder& order, const Row& row, std::uint8_t number, std::size_t at);

    RowText least() const { return least_; }

    // The orders in which the next row is the least one of those tried, none where all were behind the limit.
    const std::vector<PartialOrder>& found() const { return found_; }

  private:
    // These change the order that they are given.
    void from_stack(PartialOrder& order, std::size_t stack, RowText text);
    void from_column(PartialOrder& order, std::size_t at, RowText text);
    void go_on(PartialOrder& order, std::size_t at, RowText text);
    void settle(PartialOrder& order, std::size_t at, std::size_t column, std::size_t end) const;

    RowText named_text(const PartialOrder& order, std::size_t stack) const;
    bool is_tried(const PartialOrder& order, std::size_t at, std::size_t column) const;

    const Row* row_ = nullptr;
    RowText least_ = kNoRow;
    std::vector<PartialOrder> found_;
};

}  // namespace retrace::isomorphs
