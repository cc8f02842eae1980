// One word of a text that is a whole board: 81 cells, 729 candidates and the like.
#pragma once

#include <array>
#include <optional>
#include <string_view>

#include "sudoku/text/board.hpp"

namespace retrace::text {

// Whether a program writes a value that is not there so: "None", "null", "-1".
bool is_nothing(std::string_view word);

// Numbers of cells from 0 to 8, where blanks have a word of their own or all 81 are there: each digit is one more. Zeros
// are blanks wherever they cannot be digits.
class CountedFromZero {
  public:
    void take(Cell cell, Digit number, bool is_blank) {
        zeros_ += number == 0 && !is_blank ? 1 : 0;
        blanks_[cell] = is_blank;
        numbers_[cell] = number;
    }
    void correct(Board& board) const;

  private:
    Grid numbers_{};
    std::array<bool, kCells> blanks_{};
    int zeros_ = 0;
};

// A word without spaces around it, as one of
//   81 cells; '+' before a digit that was entered, as HoDoKu and Susser write it
//   81 signs: digits and one other sign, whichever it is
//   nine rows of nine, with the same sign between them
//   729 candidates, nine signs a cell
//   162 signs of base 32, as SudokuWiki writes candidates
std::optional<Board> read_field(std::string_view word);

// Nine cells: digits and marks for blanks, or digits and one other sign.
// "3x3:5_3b7d6b1_9_5...": a letter for each run of blanks, as in the collection of Simon Tatham.
std::optional<Board> read_run_lengths(std::string_view word);

std::optional<std::array<Digit, 9>> read_nine(std::string_view word);

// A set of candidates: digits that ascend, in brackets or not. Empty where it is none.
DigitSet read_candidates(std::string_view word);

}  // namespace retrace::text
