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

// Whether full houses and hidden and naked singles finish the board, together with `also` where it is not null.
bool is_finished_by_singles(techniques::Candidates board, const techniques::Technique* also);

// Finds every backdoor of the smallest size.
class Backdoors {
  public:
    // A puzzle and its one solution; sizes from 0 to `most` are tried. `also`: null for singles alone.
    Backdoors(const Grid& puzzle, const Grid& solution, const techniques::Technique* also,
              std::size_t most);

    // Continues an earlier search at its position; to be called before the first run. False, with nothing changed, where
    // this search has no such position.
    bool go_on_at(std::span<const std::size_t> position);
    // First 1 where a backdoor is found, else 0. Then the set that is tried next, as indices into the list of blanks; the
    // size of that list where no set is left.
    Position position() const;
    // The share of sets that are done, among all sets up to the present size, from 0 to 1.
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
