// Boards on the stack are propagated, so a cell without a choice needs no level.
#include "sudoku/questions/ordered_solutions.hpp"

#include <bit>
#include <utility>

#include "sudoku/engine/propagation.hpp"
#include "sudoku/engine/start.hpp"

namespace retrace::questions {
namespace {

DigitSet candidates_at(const engine::Board& board, Cell cell) {
    DigitSet digits = kNoDigits;
    for (Digit digit = 1; digit <= 9; ++digit) {
        if (engine::has_candidate(board, cell, digit)) digits |= set_of(digit);
    }
    return digits;
}

// The set must not be empty.
Digit largest(DigitSet digits) {
    return static_cast<Digit>(std::bit_width(digits));
}

// The first cell from `from` on with several candidates; the last cell where there is none.
Cell find_choice(const engine::Board& board, Cell from) {
    while (from + 1 < kCells && size_of(candidates_at(board, from)) < 2) ++from;
    return from;
}

// The board of the givens; nullopt where they contradict each other.
std::optional<engine::Board> board_of(const Grid& givens) {
    engine::Board board;
    if (!engine::place_givens(board, engine::givens_in(givens.digits().data())))
        return std::nullopt;
    if (!engine::propagate(board)) return std::nullopt;
    return board;
}

}  // namespace

OrderedSolutions::OrderedSolutions(const Grid& givens, Order order) : order_(order) {
    const auto board = board_of(givens);
    if (!board) return;
    const Cell cell = find_choice(*board, 0);
    levels_.push_back({*board, cell, candidates_at(*board, cell)});
}

OrderedSolutions::OrderedSolutions(const Grid& givens, Order order, const Grid& last)
    : order_(order) {
    if (const auto board = board_of(givens)) start_beyond(*board, last);
}

// Makes the stack as it is after finding `last`.
void OrderedSolutions::start_beyond(engine::Board board, const Grid& last) {
    for (Cell cell = 0; cell < kCells; ++cell) {
        const DigitSet digits = candidates_at(board, cell);
        const auto above = static_cast<DigitSet>(kAllDigits << last[cell] & kAllDigits);
        const auto below = without(kAllDigits, static_cast<DigitSet>(above | set_of(last[cell])));
        const bool has_last = (digits & set_of(last[cell])) != 0;
        if (has_last && size_of(digits) == 1) continue;
        const DigitSet beyond = order_ == Order::ascending ? above : below;
        levels_.push_back({board, cell, static_cast<DigitSet>(digits & beyond)});
        if (!has_last) return;
        engine::place(board, cell, last[cell]);
        if (!engine::propagate(board)) return;
    }
}

Digit OrderedSolutions::take_digit(DigitSet& left) const {
    const Digit digit = order_ == Order::ascending ? smallest(left) : largest(left);
    left = without(left, set_of(digit));
    return digit;
}

bool OrderedSolutions::run(Meter& meter) {
    solution_.reset();
    while (!levels_.empty()) {
        Level& top = levels_.back();
        if (!looking_) {
            if (top.left == kNoDigits) {
                levels_.pop_back();
                continue;
            }
            if (meter.is_empty()) return false;
            meter.spend(1);
            digit_ = take_digit(top.left);
            if (witness_ && (*witness_)[top.cell] == digit_ && to_skip_ == 0) {
                if (enter()) return true;
                continue;
            }
            engine::copy_board(search_.root(), top.board);
            engine::place(search_.root(), top.cell, digit_);
            passed_ = 0;
            looking_ = true;
        }
        if (!look_into(meter)) return false;
        if (passed_ > to_skip_) {
            if (enter()) return true;
        } else {
            to_skip_ -= passed_;
        }
    }
    return true;
}

// Finds one solution with the digit, or all those to be skipped and one more.
bool OrderedSolutions::look_into(Meter& meter) {
    looking_ = !engine::visit_solutions(search_, meter, [this](const engine::Board& solved) {
        if (++passed_ <= to_skip_) return true;
        witness_ = engine::grid_of(solved);
        return false;
    });
    return !looking_;
}

// Puts the digit in, which leads to the known solution. True where that is the next one.
bool OrderedSolutions::enter() {
    const Level& top = levels_.back();
    engine::Board board = top.board;
    engine::place(board, top.cell, digit_);
    const Cell cell = top.cell;
    if (engine::propagate(board) && !engine::is_solved(board)) {
        const Cell choice = find_choice(board, static_cast<Cell>(cell + 1));
        levels_.push_back({board, choice, candidates_at(board, choice)});
        return false;
    }
    solution_ = std::exchange(witness_, std::nullopt);
    return true;
}

// Looks for one solution beyond the limit, to know whether the list is complete.
bool ListSolutions::run(Meter& meter) {
    while (listed_ <= limit_ && !list_.is_complete) {
        if (!solutions_.run(meter)) return false;
        if (!solutions_.answer()) {
            list_.is_complete = true;
        } else if (++listed_ <= limit_) {
            list_.text += solutions_.answer()->to_line() + '\n';
        }
    }
    return true;
}

}  // namespace retrace::questions
