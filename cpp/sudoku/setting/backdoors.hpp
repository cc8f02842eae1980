// Backdoors: the fewest digits of the solution that, once put in, let singles alone finish the puzzle.
#pragma once

#include <optional>
#include <span>
#include <vector>

#include "sudoku/setting/position.hpp"
#include "sudoku/techniques/candidates.hpp"
#include "sudoku/techniques/technique.hpp"

namespace retrace::setting {

using Backdoor = std::vector<techniques::Candidate>;  // ascending by cell

// Whether full houses, hidden and naked singles, and one further technique where it is given, finish the board.
bool is_finished_by_singles(techniques::Candidates board, const techniques::Technique* also);

// Finds every backdoor of the smallest size.
class Backdoors {
  public:
    // A puzzle and its one solution; sizes from 0 to `most` are tried. `also`: null for singles alone.
    Backdoors(const Grid& puzzle, const Grid& solution, const techniques::Technique* also,
              std::size_t most);

    // Goes on at a position that an earlier run told. False where it is none; nothing has changed then. Before the
    // first run.
    bool go_on_at(std::span<const std::size_t> position);
    // Whether one is found, 0 or 1; then the places in the list of blanks of the set that is tried next, or the list's
    // size where there is none.
    Position position() const;
    // How many of all sets up to the size that is tried now are done, from 0 to 1.
    double share() const;

    // Tries at most `budget` sets of digits more. True when the next backdoor is found, or there is none left.
    bool run(std::uint64_t budget);
    const std::optional<Backdoor>& answer() const { return found_; }

    std::size_t size() const { return chosen_.size(); }  // of the sets that are tried now

  private:
    bool advance();
    bool grow();

    techniques::Candidates board_;
    Grid solution_;
    const techniques::Technique* also_;
    std::size_t most_;
    std::vector<Cell> blanks_;
    std::vector<std::size_t> chosen_;  // in blanks_, ascending: the set to be tried next
    bool is_done_ = false;
    bool has_found_ = false;
    std::optional<Backdoor> found_;
};

}  // namespace retrace::setting
