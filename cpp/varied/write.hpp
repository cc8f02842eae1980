// Writes puzzles as other programs read them.
#pragma once

#include <string>
#include <string_view>
#include <variant>

#include "varied/reading.hpp"

namespace retrace::varied {

enum class Target : std::uint8_t {
    fpuzzles,  // packed, as links of f-puzzles have it; SudokuPad takes it behind `fpuzzles`
    iss,       // the text of Interactive Sudoku Solver
};

// A text that reads as the same board with the same rules. It is refused, by the name of the rule, where the other program has no
// such thing, and where not all rules were read.
std::variant<std::string, Refusal> write(const Reading& reading, Target target);

// The JSON of f-puzzles, and the text of Interactive Sudoku Solver, without the proof that they read as the same.
std::variant<std::string, Refusal> write_fpuzzles(const Reading& reading);
std::variant<std::string, Refusal> write_iss(const Reading& reading);

}  // namespace retrace::varied
