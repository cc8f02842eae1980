// Parses a film: a head, then a record for each step.
//
//   head     \0 f i l m space 1, and the 81 characters of the puzzle
//   record   two numbers of four bytes, the lower byte first:
//            cell + digit * 2^7 + line * 2^11 + over * 2^27, and the depth of the calls
//            digit 0: taken back, since `over` is written over it; over 0: the cell was emptied
//   end      the same with kEnd for the cell
#include "sudoku/trace/packed_reader.hpp"

#include <algorithm>

#include "sudoku/contradiction.hpp"

namespace retrace::trace {
namespace {

constexpr std::string_view kMark("\0film 1", 7);
constexpr std::size_t kHead = kMark.size() + kCells;
constexpr std::size_t kRecord = 8;
constexpr std::uint32_t kEnd = 127;
constexpr std::uint32_t kLines = 0xffff;

std::uint32_t number_at(std::string_view bytes) {
    std::uint32_t number = 0;
    for (std::size_t i = 4; i-- > 0;) number = number << 8U | static_cast<unsigned char>(bytes[i]);
    return number;
}

}  // namespace

Error PackedReader::error(ErrorCode code, Choice choice) const {
    if (!tracker_) return {code, 1, {}, 0, {}, 0, 0};
    return {code,   tracker_->counters().steps() + 1, {}, 0,
            choice, tracker_->grid()[choice.cell],    0};
}

std::optional<Error> PackedReader::read(std::string_view piece) {
    while (!piece.empty() && !ended_) {
        const std::size_t wanted = tracker_ ? kRecord : kHead;
        const std::size_t taken = std::min(wanted - unfinished_.size(), piece.size());
        std::string_view whole = piece.substr(0, taken);
        piece.remove_prefix(taken);
        if (taken < wanted) {
            unfinished_ += whole;
            if (unfinished_.size() < wanted) return std::nullopt;
            whole = unfinished_;
        }
        if (auto error = tracker_ ? read_record(whole) : read_head(whole)) return error;
        unfinished_.clear();
    }
    return std::nullopt;
}

std::optional<Error> PackedReader::finish() const {
    if (!tracker_) return error(ErrorCode::not_a_recording);
    if (!ended_) return error(ErrorCode::cut_off);
    return std::nullopt;
}

std::optional<Error> PackedReader::read_head(std::string_view head) {
    if (!head.starts_with(kMark)) return error(ErrorCode::not_a_recording);
    const auto givens = Grid::from_line(head.substr(kMark.size()));
    if (!givens) return error(ErrorCode::bad_puzzle);
    givens_ = *givens;
    contradicts_ = has_contradiction(givens_);
    tracker_.emplace(givens_);
    listener_->puzzle(givens_);
    return std::nullopt;
}

std::optional<Error> PackedReader::read_record(std::string_view record) {
    const std::uint32_t first = number_at(record);
    const std::uint32_t cell = first & 0x7fU;
    const std::uint32_t digit = first >> 7U & 0xfU;
    if (cell == kEnd) {
        ended_ = true;
        listener_->end(*tracker_, {});
        return std::nullopt;
    }
    if (cell >= kCells) return error(ErrorCode::bad_cell);
    const std::uint32_t over = first >> 27U;
    if (digit > 9 || over > 9) return error(ErrorCode::bad_digit);
    const std::uint32_t line = first >> 11U & kLines;
    return read_step({static_cast<Cell>(cell), static_cast<Digit>(digit)},
                     {line, number_at(record.substr(4)), {}, {}, static_cast<Digit>(over)});
}

std::optional<Error> PackedReader::read_step(Choice choice, const Note& note) {
    const auto [cell, digit] = choice;
    const Digit there = tracker_->grid()[cell];
    if (contradicts_) return error(ErrorCode::contradiction);
    if (givens_[cell] != 0) return error(ErrorCode::given, choice);
    if (digit != 0 && there != 0) return error(ErrorCode::digit_there, choice);
    if (digit == 0 && there == 0) return error(ErrorCode::nothing_there, choice);
    const Step step = digit == 0 ? tracker_->taking_back(cell) : tracker_->placement_of(choice);
    const Recording::Full full = listener_->step(*tracker_, step, note);
    if (full != Recording::Full::no) return error(code_of(full));
    tracker_->take(step);
    return std::nullopt;
}

}  // namespace retrace::trace
