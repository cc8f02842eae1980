// Compares a person's entries with the solutions.
#pragma once

#include <optional>
#include <vector>

#include "sudoku/questions/probe.hpp"
#include "sudoku/questions/question.hpp"

namespace retrace::questions {

struct EntryCheck {
    bool givens_solvable = false;  // the givens alone
    bool solvable = false;         // givens and entries together
    std::vector<Cell> wrong;       // entries that stand in no solution of the givens
    bool several = false;          // the givens have more than one solution
};

class CheckEntries {
  public:
    // `digits`: the givens and the entries.
    CheckEntries(const Grid& givens, const Grid& digits) : givens_(givens), digits_(digits) {}

    bool run(Meter& meter);
    const EntryCheck& answer() const { return check_; }

  private:
    enum class Phase : std::uint8_t { givens, several, together, each, done };

    Grid givens_;
    Grid digits_;
    Phase phase_ = Phase::givens;
    Grid solution_;  // of the givens
    Cell cell_ = 0;  // the next entry to be looked at
    EntryCheck check_;
    Probe probe_;
};

// The last of some positions, oldest first, that has a solution: the next one contains a mistake.
class FindMistake {
  public:
    explicit FindMistake(std::vector<Grid> positions)
        : positions_(std::move(positions)), left_(positions_.size()) {}

    bool run(Meter& meter);
    const std::optional<std::size_t>& answer() const { return last_solvable_; }

  private:
    std::vector<Grid> positions_;
    std::size_t left_;
    std::optional<std::size_t> last_solvable_;
    Probe probe_;
};

}  // namespace retrace::questions
