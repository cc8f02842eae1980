// The words for an error in a recording.
#include "sudoku/trace/trace_error.hpp"

#include <array>

#include "sudoku/watch/recording.hpp"

namespace retrace::trace {
namespace {

constexpr std::array<std::string_view, 29> kNames{
    "not-a-recording", "other-version",  "binary",         "long-line",      "unknown-word",
    "bad-puzzle",      "bad-cell",       "bad-digit",      "bad-number",     "no-puzzle",
    "cut-off",         "contradiction",  "wrong-number",   "wrong-depth",    "given",
    "digit-there",     "nothing-there",  "other-digit",    "not-full",       "not-dead-end",
    "no-peer",         "wrong-end",      "wrong-count",    "clash",          "not-last",
    "too-many-steps",  "too-many-lines", "too-many-calls", "too-many-notes",
};
static_assert(kNames.size() == static_cast<std::size_t>(ErrorCode::too_many_notes) + 1);

std::string quoted(const std::string& found) {
    return "'" + found + "'";
}

}  // namespace

std::string_view name_of(ErrorCode code) {
    return kNames[static_cast<std::size_t>(code)];
}

std::string describe(const Error& error) {
    const std::string cell = cell_name(error.choice.cell);
    const std::string digit = std::to_string(error.choice.digit);
    const std::string there = std::to_string(error.there);
    const std::string found = quoted(error.found);
    const std::string expected = std::to_string(error.expected);
    switch (error.code) {
        case ErrorCode::not_a_recording:
            return "a recording begins with the line 'retrace-trace 1'";
        case ErrorCode::other_version:
            return "version " + found + " of the format is not known, only version 1";
        case ErrorCode::binary:
            return "this is not a text file";
        case ErrorCode::long_line:
            return "the line is longer than any line of a recording";
        case ErrorCode::unknown_word:
            return found + " is not expected here";
        case ErrorCode::bad_puzzle:
            return "'puzzle' needs 81 characters, 1 to 9 and a dot for a blank";
        case ErrorCode::bad_cell:
            return found + " is not a cell from r1c1 to r9c9";
        case ErrorCode::bad_digit:
            return found + " is not a digit from 1 to 9";
        case ErrorCode::bad_number:
            return found + " is not a number from 1 on";
        case ErrorCode::no_puzzle:
            return "a line 'puzzle' with the givens must come first";
        case ErrorCode::cut_off:
            return "the recording is cut off: the line 'end' is missing";
        case ErrorCode::contradiction:
            return "the givens of the puzzle contradict each other";
        case ErrorCode::wrong_number:
            return "this is step " + expected + ", not " + error.found;
        case ErrorCode::wrong_depth:
            return expected + " digits are placed after this step, not " + error.found;
        case ErrorCode::given:
            return cell + " holds the given " + there;
        case ErrorCode::digit_there:
            return digit + " cannot be placed in " + cell + ", which holds " + there;
        case ErrorCode::nothing_there:
            return "nothing can be taken back from " + cell + ", which is blank";
        case ErrorCode::other_digit:
            return digit + " cannot be taken back from " + cell + ", which holds " + there;
        case ErrorCode::not_full:
            return "this is not a solution: the board has blanks left";
        case ErrorCode::not_dead_end:
            return "this is not a dead end: it does not follow the placement of " + digit + " in " +
                   cell;
        case ErrorCode::no_peer:
            return cell_name(error.peer) + " does not hold " + digit + " in a house of " + cell;
        case ErrorCode::wrong_end:
            return "the board does not show the end " + found;
        case ErrorCode::wrong_count:
            return "the end counts " + error.found + ", but there are " + expected;
        case ErrorCode::clash:
            return digit + " in " + cell + " clashes with " + cell_name(error.peer);
        case ErrorCode::not_last:
            return cell + " is taken back before " + cell_name(error.peer) +
                   ", which was placed after it";
        case ErrorCode::too_many_steps:
            return "there are more than " + std::to_string(Recording::kMostSteps) + " steps";
        case ErrorCode::too_many_lines:
            return "there are more than " + std::to_string(SideStream::kMostValues) +
                   " different line numbers";
        case ErrorCode::too_many_calls:
            return "there are more than " + std::to_string(SideStream::kMostValues) +
                   " different call depths";
        case ErrorCode::too_many_notes:
            return "there are more than " + std::to_string(Recording::kMostNotes) +
                   " refused and removed digits";
    }
    return {};
}

}  // namespace retrace::trace
