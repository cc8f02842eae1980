// Says what stands in the way of a next step, or looks for it.
#include "sudoku/techniques/hint.hpp"

#include "sudoku/contradiction.hpp"
#include "sudoku/engine/engine.hpp"

namespace retrace::techniques {
namespace {

// The most placements that are tried; a person's notes need a few.
constexpr int kMostTries = 100'000;

// The blank with the fewest candidates.
Cell narrowest(const Candidates& board) {
    Cell best = 0;
    int fewest = 10;
    for (Cell cell = 0; cell < kCells; ++cell) {
        const int count = size_of(board.of(cell));
        if (board.grid()[cell] != 0 || count >= fewest) continue;
        best = cell;
        fewest = count;
    }
    return best;
}

// Whether some solution has candidates alone. False also where `tries` are used up.
bool has_solution(const Candidates& board, int& tries) {
    if (board.is_solved()) return true;
    const Cell cell = narrowest(board);
    for (DigitSet left = board.of(cell); left != 0 && tries > 0;
         left &= static_cast<DigitSet>(left - 1)) {
        --tries;
        Candidates next = board;
        next.place(cell, smallest(left));
        if (has_solution(next, tries)) return true;
    }
    return false;
}

int count_without_notes(const Position& position) {
    int count = 0;
    for (Cell cell = 0; cell < kCells; ++cell) {
        if (position.digits[cell] == 0 && position.notes[cell] == 0) ++count;
    }
    return count;
}

}  // namespace

Hint::Hint(const Position& position, const Repertoire& repertoire, BeginNested begin) {
    Position own = position;
    if (own.givens.blanks() == static_cast<int>(kCells)) own.givens = own.digits;
    blanks_without_notes_ = count_without_notes(own);
    advice_ = judge(own, repertoire, begin);
}

Advice Hint::judge(const Position& position, const Repertoire& repertoire, BeginNested begin) {
    if (has_contradiction(position.digits)) return Advice::contradiction;
    const engine::FirstSolution found = engine::solve(position.givens);
    if (!found.first) return Advice::givens_unsolved;
    is_unique_ = !found.several;
    const auto solution = engine::first_found(position.digits);
    if (!solution) return Advice::wrong_entry;
    if (position.digits.blanks() == 0) return Advice::solved;
    const auto board = noted_board(position, *solution);
    if (!board) return Advice::wrong_note;
    path_.emplace(*board, repertoire, is_unique_, begin);
    path_->tell_inner();
    return Advice::step;
}

std::optional<Candidates> Hint::noted_board(const Position& position, const Grid& solution) {
    Candidates board(position.digits);
    board.give(givens_of(position.givens));
    if (blanks_without_notes_ > 0) return board;
    for (Cell cell = 0; cell < kCells; ++cell) {
        const DigitSet crossed_out = without(board.of(cell), position.notes[cell]);
        board.keep(cell, position.notes[cell]);
        const bool is_wrong = (crossed_out & set_of(solution[cell])) != 0;
        if (is_unique_ && is_wrong) wrong_notes_.push_back(cell);
    }
    if (is_unique_) return wrong_notes_.empty() ? std::optional(board) : std::nullopt;
    int tries = kMostTries;
    if (has_solution(board, tries)) return board;
    // Where it is not known whether a solution is left, the notes are not blamed.
    if (tries > 0) return std::nullopt;
    Candidates plain(position.digits);
    plain.give(board.givens());
    return plain;
}

bool Hint::run(std::uint64_t budget) {
    if (!path_) return true;
    switch (path_->run(budget)) {
        case PathState::running:
            return false;
        case PathState::found:
            return true;
        case PathState::solved:
        case PathState::stuck:
            advice_ = Advice::search;
            return true;
        case PathState::needs_nested:
            needs_nested_ = true;
            return true;
    }
    return true;
}

}  // namespace retrace::techniques
