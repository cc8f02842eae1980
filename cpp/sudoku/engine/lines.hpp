// Many puzzles in one call: a buffer of lines in, a buffer of lines out.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string_view>

namespace retrace::engine {

enum class LinesTask : std::uint8_t {
    first,  // the lexicographically first solution
    any,    // the solution met first: faster where puzzles may have several
    check   // "unique", "several", "none" or "contradiction"
};

// How many lines of each kind a batch held; `lines` is their sum.
struct LinesResult {
    std::size_t lines = 0;
    std::size_t solved = 0;          // for check: unique
    std::size_t several = 0;         // known for `first` and `check` only
    std::size_t unsolvable = 0;      // no solution, contradictions included
    std::size_t contradictions = 0;  // counted for `check` only
    std::size_t unreadable = 0;
    std::size_t written = 0;  // characters written
};

// Room for the output of a text, in characters.
std::size_t lines_room(std::string_view text);

// Solves every line of `text`: 81 characters, 1-9 for givens and '.' or '0' for blanks, ended by
// '\n' (the last line may lack it). Writes one line for each, with '\n': 81 digits or a word;
// "none" for a puzzle without a solution and "error" for a line that is not a puzzle. `out` must
// hold lines_room(text) characters and not overlap `text`.
LinesResult solve_lines(std::string_view text, LinesTask task, char* out);

}  // namespace retrace::engine
