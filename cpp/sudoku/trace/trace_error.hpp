// An error of a recording, with its line.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "sudoku/search/choice.hpp"

namespace retrace::trace {

enum class ErrorCode : std::uint8_t {
    // the text
    not_a_recording,  // the first line is not `retrace-trace 1`
    other_version,    // `found` is its number
    binary,           // a control character
    long_line,        // over kMaxLine bytes
    unknown_word,     // `found` begins no line, or is not expected here
    bad_puzzle,       // not 81 characters, 1-9 and a dot or 0 for a blank
    bad_cell,         // `found` is not r1c1 to r9c9
    bad_digit,        // `found` is not 1 to 9
    bad_number,       // `found` is not a number from 1 on, of at most nine digits
    // the order of lines
    no_puzzle,      // a line that needs a puzzle, before any `puzzle` line
    cut_off,        // the text ends, or another puzzle begins, before `end`
    contradiction,  // a step where the givens contradict each other
    // the steps
    wrong_number,   // the step is `expected`, not `found`
    wrong_depth,    // `expected` digits are placed, not `found`
    given,          // `choice` is put into or taken from a given, `there`
    digit_there,    // `choice` is put where `there` is
    nothing_there,  // `choice` is taken back from a blank
    other_digit,    // `choice` is taken back where `there` is
    not_full,       // `solution` with blanks left
    not_dead_end,   // `dead-end` where more had been tried
    no_peer,        // `choice` is refused because of a cell that is not its peer
    wrong_end,      // the board contradicts the kind of `end`
    wrong_count,    // `end` counts `found` where there are `expected`
    // the rules of the game and of backtracking, which a wrong program breaks
    clash,     // `choice` is put where a peer, `peer`, has the digit
    not_last,  // `choice` is taken back before what was placed after it, in `peer`
    // limits of size
    too_many_steps,
    too_many_lines,  // different line numbers
    too_many_calls,  // different depths of calls
    too_many_notes,
};

// "not-a-recording" and so on: the code's public name.
std::string_view name_of(ErrorCode code);

struct Error {
    ErrorCode code{};
    std::uint64_t line = 0;  // from 1
    std::string found;       // printable ASCII, shortened
    std::uint64_t expected = 0;
    Choice choice;
    Digit there = 0;
    Cell peer = 0;
};

}  // namespace retrace::trace
