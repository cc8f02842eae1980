// The next step for a person at work on a puzzle, with their entries and their own notes.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <vector>

#include "sudoku/techniques/path.hpp"

namespace retrace::techniques {

// The notes of a person in each cell. Where any blank has none, notes are no candidates: many note
// only what they look for.
using Notes = std::array<DigitSet, kCells>;

// The kinds of advice; the first that is true is given.
enum class Advice : std::uint8_t {
    contradiction,    // two equal digits in a house
    givens_unsolved,  // the givens alone have no solution
    wrong_entry,      // givens and entries together have none
    solved,
    wrong_note,  // the digit of a cell is not among its notes
    step,
    search,  // no technique of the repertoire says more
};

// Where somebody stands: the givens, the givens with entries, and notes.
struct Position {
    Grid givens;
    Grid digits;
    Notes notes{};
};

// Answers in pieces. A value.
class Hint {
  public:
    // Digits without givens are a puzzle themselves.
    explicit Hint(const Position& position, const Repertoire& repertoire = {},
                  BeginNested begin = begin_nested);

    // As Path::work_with.
    void work_with(Workers& workers) {
        if (path_) path_->work_with(workers);
    }

    // As Path::run. True when the answer is there, or the path needs what it has not been given.
    bool run(std::uint64_t budget);
    bool needs_nested() const { return needs_nested_; }

    Advice advice() const { return advice_; }
    // Whether techniques that need uniqueness are tried.
    bool is_unique() const { return is_unique_; }
    // With 0 the notes are taken as candidates.
    int blanks_without_notes() const { return blanks_without_notes_; }
    // The cells of `wrong_note`; none where several solutions are left, and no cell alone is to blame.
    const std::vector<Cell>& wrong_notes() const { return wrong_notes_; }
    // The deduction of `step`.
    const Deduction& step() const { return path_->deduction(); }
    // Before run(): the board from which `step` is looked for, without what notes have crossed out.
    const Candidates& board() const { return path_->board(); }
    // Null where there is nothing to look for.
    const Path* path() const { return path_ ? &*path_ : nullptr; }

  private:
    Advice judge(const Position& position, const Repertoire& repertoire, BeginNested begin);
    // The candidates of the board that the notes make; none where the notes are wrong.
    std::optional<Candidates> noted_board(const Position& position, const Grid& solution);

    Advice advice_ = Advice::step;
    bool is_unique_ = false;
    int blanks_without_notes_ = 0;
    std::vector<Cell> wrong_notes_;
    std::optional<Path> path_;  // none where there is nothing to look for
    bool needs_nested_ = false;
};

}  // namespace retrace::techniques
