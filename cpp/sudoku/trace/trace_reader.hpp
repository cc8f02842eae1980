// Reads recordings of steps as text, and holds each step against the board.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "sudoku/trace/trace_error.hpp"
#include "sudoku/watch/recording.hpp"
#include "sudoku/watch/tracker.hpp"

namespace retrace::trace {

class Words;

// The longest line there is, a full `end`, is shorter.
inline constexpr std::size_t kMaxLine = 240;

// Whether a recording may break the rules of the game and of backtracking. The films of wrong programs may: people watch
// them to find the fault.
enum class Rules : std::uint8_t { held, may_break };

struct End {
    SourceStatus status = SourceStatus::stopped;
    Cell stuck_at = kNoCell;
    std::uint64_t solutions = 0;
};

// Called with each part of a text as soon as it is read.
class Listener {
  public:
    virtual ~Listener() = default;

    virtual void puzzle(const Grid& givens) = 0;
    // `before`: the board before the step. The result names the part that has no room.
    virtual Recording::Full step(const Tracker& before, const Step& step, const Note& note) = 0;
    virtual void end(const Tracker& at, const End& end) = 0;
};

// The error for the part that has no room.
ErrorCode code_of(Recording::Full full);

// A text comes in pieces of any length; nothing but an unfinished line is kept.
class Reader {
  public:
    Reader(Rules rules, Listener& listener) : rules_(rules), listener_(&listener) {}

    // Reads up to the first error and removes the part read from the front of `text`. Reading on after an error
    // skips the rest of that puzzle.
    std::optional<Error> read(std::string_view& text);

    // The text ends here.
    std::optional<Error> finish();

    // False after an error before the first puzzle: everything after it would be wrong, too.
    bool can_go_on() const { return state_ != State::start; }

  private:
    std::optional<Error> read_line(std::string_view line);
    std::optional<Error> read_format(Words words);
    std::optional<Error> read_puzzle(Words words);
    std::optional<Error> read_note(Words words, bool removed);
    std::optional<Error> read_step(Words words);
    std::optional<Error> read_after_step(Words words, std::uint64_t depth);
    std::optional<Error> read_end(Words words);
    std::optional<Error> read_counts(Words words) const;
    std::optional<Error> check_placement(Choice choice, StepKind kind) const;
    std::optional<Error> check_taking_back(Choice choice, StepKind kind) const;
    Error error(ErrorCode code, std::string_view found = {}, std::uint64_t expected = 0) const;
    Error error(ErrorCode code, Choice choice, Digit there, Cell peer = 0) const;

    enum class State : std::uint8_t { start, between, within, passing_over };

    Rules rules_;
    Listener* listener_;
    State state_ = State::start;
    bool any_ = false;
    std::uint64_t line_ = 0;
    std::string unfinished_;
    Grid givens_;
    bool contradicts_ = false;
    std::optional<Tracker> tracker_;
    Note note_;  // the note of the next step
    std::uint64_t solutions_ = 0;
    std::uint64_t at_once_ = 0;  // digits taken back at once, dead ends among them
};

}  // namespace retrace::trace
