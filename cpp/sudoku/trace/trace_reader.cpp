// Parses a recording line by line. docs/trace-format.md describes the lines.
#include "sudoku/trace/trace_reader.hpp"

#include <algorithm>
#include <utility>

#include "sudoku/contradiction.hpp"
#include "sudoku/text/byte_order_mark.hpp"
#include "sudoku/trace/trace_words.hpp"

namespace retrace::trace {
namespace {

constexpr std::uint64_t kMostNumber = 999'999'999;

bool begins_field(std::string_view word) {
    return word == "line" || word == "call" || word == "over";
}

bool is_control(char c) {
    return static_cast<unsigned char>(c) < ' ' && c != '\t';
}

std::uint8_t house_shared(Cell cell, Cell peer) {
    for (const std::uint8_t house : houses_of(cell)) {
        for (const std::uint8_t other : houses_of(peer)) {
            if (house == other && cell != peer) return house;
        }
    }
    return kNoHouse;
}

}  // namespace

ErrorCode code_of(Recording::Full full) {
    switch (full) {
        case Recording::Full::lines:
            return ErrorCode::too_many_lines;
        case Recording::Full::calls:
            return ErrorCode::too_many_calls;
        case Recording::Full::notes:
            return ErrorCode::too_many_notes;
        case Recording::Full::no:
        case Recording::Full::steps:
            break;
    }
    return ErrorCode::too_many_steps;
}

Error Reader::error(ErrorCode code, std::string_view found, std::uint64_t expected) const {
    return {code, line_, shortened(found), expected, {}, 0, 0};
}

Error Reader::error(ErrorCode code, Choice choice, Digit there, Cell peer) const {
    return {code, line_, {}, 0, choice, there, peer};
}

std::optional<Error> Reader::read(std::string_view& text) {
    while (!text.empty()) {
        const std::size_t end = text.find('\n');
        const std::string_view part = text.substr(0, end);
        const bool is_long = unfinished_.size() + part.size() > kMaxLine;
        if (end == std::string_view::npos && !is_long) {
            unfinished_ += part;
            text = {};
            return std::nullopt;
        }
        // The beginning of a line that is too long tells its kind.
        std::string whole;
        std::string_view line = part.substr(0, kMaxLine + 1);
        if (!unfinished_.empty()) line = whole = std::exchange(unfinished_, {}) + std::string(line);
        text.remove_prefix(end == std::string_view::npos ? text.size() : end + 1);
        ++line_;
        if (auto error = read_line(line)) {
            state_ = state_ == State::start ? State::start : State::passing_over;
            return error;
        }
    }
    return std::nullopt;
}

std::optional<Error> Reader::finish() {
    if (!unfinished_.empty()) {
        ++line_;
        if (auto error = read_line(std::exchange(unfinished_, {}))) return error;
    }
    if (state_ == State::start) return error(ErrorCode::not_a_recording);
    if (state_ == State::passing_over) return std::nullopt;
    if (state_ == State::within) return error(ErrorCode::cut_off);
    if (!any_) return error(ErrorCode::no_puzzle);
    return std::nullopt;
}

std::optional<Error> Reader::read_line(std::string_view line) {
    if (line_ == 1) line = text::without_byte_order_mark(line);
    if (line.ends_with('\r')) line.remove_suffix(1);
    if (std::any_of(line.begin(), line.end(), is_control)) return error(ErrorCode::binary);
    if (state_ == State::start) return read_format(Words(line));
    if (line.size() > kMaxLine) return error(ErrorCode::long_line);
    Words words(line);
    if (words.empty() || line.starts_with('#')) return std::nullopt;
    if (words.next() == "puzzle") return read_puzzle(words);
    if (state_ == State::passing_over) return std::nullopt;
    if (state_ == State::between) {
        // A puzzle that could not be read reports no further errors.
        if (line == "error") return std::nullopt;
        return error(ErrorCode::no_puzzle);
    }
    if (words.next() == "end") return read_end(words);
    if (words.next() == "refused" || words.next() == "removed") {
        return read_note(words, words.next() == "removed");
    }
    return read_step(words);
}

std::optional<Error> Reader::read_format(Words words) {
    if (words.take() != kFormat) return error(ErrorCode::not_a_recording);
    const std::string_view version = words.take();
    if (version != kVersion) return error(ErrorCode::other_version, version);
    if (!words.empty()) return error(ErrorCode::unknown_word, words.next());
    state_ = State::between;
    return std::nullopt;
}

std::optional<Error> Reader::read_puzzle(Words words) {
    if (state_ == State::within) return error(ErrorCode::cut_off);
    words.take();
    const auto givens = Grid::from_line(words.take());
    if (!givens) return error(ErrorCode::bad_puzzle);
    if (!words.empty()) return error(ErrorCode::unknown_word, words.next());
    state_ = State::within;
    any_ = true;
    givens_ = *givens;
    contradicts_ = has_contradiction(givens_);
    tracker_.emplace(givens_);
    note_ = {};
    solutions_ = 0;
    at_once_ = 0;
    listener_->puzzle(givens_);
    return std::nullopt;
}

//   refused CELL DIGIT PEER       removed CELL DIGIT
std::optional<Error> Reader::read_note(Words words, bool removed) {
    words.take();
    const std::string_view cell_word = words.take();
    const auto cell = read_cell(cell_word);
    if (!cell) return error(ErrorCode::bad_cell, cell_word);
    const std::string_view digit_word = words.take();
    const auto digit = read_digit(digit_word);
    if (!digit) return error(ErrorCode::bad_digit, digit_word);
    if (removed) {
        note_.removed.push_back({*cell, *digit});
    } else {
        const std::string_view peer_word = words.take();
        const auto peer = read_cell(peer_word);
        if (!peer) return error(ErrorCode::bad_cell, peer_word);
        const std::uint8_t house = house_shared(*cell, *peer);
        if (house == kNoHouse || tracker_->grid()[*peer] != *digit) {
            return error(ErrorCode::no_peer, {*cell, *digit}, 0, *peer);
        }
        note_.refused.push_back({*digit, *peer, house});
    }
    if (note_.refused.size() + note_.removed.size() > Recording::kMostNotes) {
        return error(ErrorCode::too_many_notes);
    }
    if (!words.empty()) return error(ErrorCode::unknown_word, words.next());
    return std::nullopt;
}

//   [NUMBER] KIND CELL [DIGIT [DEPTH]] [line NUMBER] [call NUMBER] [over DIGIT]
std::optional<Error> Reader::read_step(Words words) {
    const auto number = read_count(words.next());
    const std::string_view number_word = number ? words.take() : std::string_view{};
    const auto kind = find_kind(words.next());
    if (!kind) return error(ErrorCode::unknown_word, words.next());
    words.take();
    if (contradicts_) return error(ErrorCode::contradiction);
    const std::uint64_t expected = tracker_->counters().steps() + 1;
    if (number && *number != expected) {
        return error(ErrorCode::wrong_number, number_word, expected);
    }
    const std::string_view cell_word = words.take();
    const auto cell = read_cell(cell_word);
    if (!cell) return error(ErrorCode::bad_cell, cell_word);

    const bool back = is_taken_back({*kind, 0, 0, 0});
    Choice choice{*cell, tracker_->grid()[*cell]};
    const std::string_view digit_word = words.next();
    if (!back || (!digit_word.empty() && !begins_field(digit_word))) {
        const auto digit = read_digit(words.take());
        if (!digit) return error(ErrorCode::bad_digit, digit_word);
        choice.digit = *digit;
    }
    if (auto wrong = back ? check_taking_back(choice, *kind) : check_placement(choice, *kind)) {
        return wrong;
    }

    const int depth = tracker_->counters().depth + (back ? -1 : 1);
    if (auto error = read_after_step(words, static_cast<std::uint64_t>(depth))) return error;
    if (!back && note_.overwritten_by != 0) return error(ErrorCode::unknown_word, "over");

    if (back && tracker_->goes_back_at_once(*cell)) ++at_once_;
    const Step step = back ? tracker_->taking_back(*cell) : tracker_->placement_of(choice);
    const Recording::Full full = listener_->step(*tracker_, step, std::exchange(note_, {}));
    if (full != Recording::Full::no) return error(code_of(full));
    tracker_->take(step);
    solutions_ += step.kind == StepKind::solution ? 1 : 0;
    return std::nullopt;
}

std::optional<Error> Reader::read_after_step(Words words, std::uint64_t depth) {
    if (!words.empty() && !begins_field(words.next())) {
        const auto read = read_count(words.next());
        if (!read) return error(ErrorCode::unknown_word, words.next());
        if (*read != depth) return error(ErrorCode::wrong_depth, words.next(), depth);
        words.take();
    }
    while (!words.empty()) {
        const std::string_view name = words.take();
        if (!begins_field(name)) return error(ErrorCode::unknown_word, name);
        if (name == "over") {
            const auto digit = read_digit(words.next());
            if (!digit) return error(ErrorCode::bad_digit, words.next());
            words.take();
            note_.overwritten_by = *digit;
            continue;
        }
        const auto value = read_count(words.next());
        if (!value || *value == 0 || *value > kMostNumber) {
            return error(ErrorCode::bad_number, words.next());
        }
        words.take();
        (name == "line" ? note_.line : note_.call) = static_cast<std::uint32_t>(*value);
    }
    return std::nullopt;
}

std::optional<Error> Reader::check_placement(Choice choice, StepKind kind) const {
    const auto [cell, digit] = choice;
    const Digit there = tracker_->grid()[cell];
    if (givens_[cell] != 0) return error(ErrorCode::given, choice, there);
    if (there != 0) return error(ErrorCode::digit_there, choice, there);
    const bool fills = tracker_->grid().blanks() == 1;
    if (kind == StepKind::solution && !fills) return error(ErrorCode::not_full);
    if (rules_ == Rules::held) {
        const Refusal refusal = refusal_of(tracker_->grid(), choice);
        if (refusal.digit != 0) return error(ErrorCode::clash, choice, 0, refusal.peer);
    }
    return std::nullopt;
}

std::optional<Error> Reader::check_taking_back(Choice choice, StepKind kind) const {
    const auto [cell, digit] = choice;
    const Digit there = tracker_->grid()[cell];
    if (givens_[cell] != 0) return error(ErrorCode::given, choice, there);
    if (there == 0) return error(ErrorCode::nothing_there, choice, 0);
    if (there != digit) return error(ErrorCode::other_digit, choice, there);
    const Cell last = tracker_->last();
    if (rules_ == Rules::held && cell != last) {
        return error(ErrorCode::not_last, choice, 0, last);
    }
    if (kind == StepKind::dead_end && !tracker_->goes_back_at_once(cell)) {
        return error(ErrorCode::not_dead_end, choice, 0);
    }
    return std::nullopt;
}

//   end [solution | none | dead-end CELL | stopped] [COUNTER NUMBER]...
std::optional<Error> Reader::read_end(Words words) {
    words.take();
    End end{SourceStatus::stopped, kNoCell, solutions_};
    const std::string_view word = words.next();
    const bool full = tracker_->full();
    bool shown = true;
    if (word == "solution") {
        shown = full;
    } else if (word == "none") {
        shown = tracker_->counters().depth == 0;
        end.status = SourceStatus::exhausted;
    } else if (word == "dead-end") {
        words.take();
        const auto cell = read_cell(words.next());
        if (!cell) return error(ErrorCode::bad_cell, words.next());
        shown = tracker_->grid()[*cell] == 0;
        end.status = SourceStatus::dead_end;
        end.stuck_at = *cell;
    } else if (word != "stopped") {
        if (auto error = read_counts(words)) return error;
        words = Words({});
    }
    if (!shown) return error(ErrorCode::wrong_end, word);
    words.take();
    if (auto error = read_counts(words)) return error;
    state_ = State::between;
    listener_->end(*tracker_, end);
    return std::nullopt;
}

std::optional<Error> Reader::read_counts(Words words) const {
    const Counters& counters = tracker_->counters();
    while (!words.empty()) {
        const std::string_view name = words.take();
        const std::string_view word = words.take();
        std::uint64_t count = 0;
        if (name == "steps") {
            count = counters.steps();
        } else if (name == "placements") {
            count = counters.placements;
        } else if (name == "backtracks") {
            count = counters.backtracks;
        } else if (name == "dead-ends") {
            count = counters.dead_ends;
        } else if (name == "solutions") {
            count = solutions_;
        } else if (name == "max-depth") {
            count = static_cast<std::uint64_t>(counters.max_depth);
        } else {
            return error(ErrorCode::unknown_word, name);
        }
        const auto read = read_count(word);
        if (!read) return error(ErrorCode::bad_number, word);
        // Earlier versions counted every digit that was taken back at once.
        if (name == "dead-ends" && *read == at_once_) continue;
        if (*read != count) {
            return error(ErrorCode::wrong_count, std::string(word) + " " + std::string(name),
                         count);
        }
    }
    return std::nullopt;
}

}  // namespace retrace::trace
