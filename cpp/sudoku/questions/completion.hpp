// The fewest cells that, given, would leave one solution of several.
#pragma once

#include <optional>
#include <vector>

#include "sudoku/questions/probe.hpp"
#include "sudoku/questions/smallest_hitting.hpp"
#include "sudoku/questions/tally.hpp"
#include "sudoku/questions/telling_cells.hpp"

namespace retrace::questions {

// Cells that, given with the digits of `solution`, leave it as the only one.
struct Completion {
    std::vector<Cell> cells;
    Grid solution;
    bool is_smallest = false;  // no smaller set does
};

// Where every solution is known, sets of cells are tried by size, which is a proof. Where there are too many,
// cells are found for some of the solutions, each of which they separate from all others: first by dropping
// cells that are not needed, then by hitting the differences from other solutions, found one by one. The
// smallest of these sets may not be the smallest of all.
class FindCompletion {
  public:
    // Some seconds on a usual machine.
    static constexpr std::uint64_t kSearchWork = 10'000'000;

    // `tally` is finished and has kept some of several solutions. Where there is no proof, the search for a
    // smaller set ends after `search_work`.
    FindCompletion(const Grid& puzzle, const Tally& tally, std::uint64_t search_work = kSearchWork);

    bool run(Meter& meter);
    const Completion& answer() const { return completion_; }

  private:
    enum class Phase : std::uint8_t { single, proving, thinning, hitting, done };

    void start_single(const DigitCounts& counts);
    bool probe_single(Meter& meter);
    bool prove(Meter& meter);
    bool thin_out(Meter& meter);
    bool hit(Meter& meter);
    void start_round();
    void finish();
    void take(const CellSet& cells);
    Grid given(const CellSet& cells) const { return with_digits_of(puzzle_, some_[at_], cells); }

    Grid puzzle_;
    std::uint64_t search_work_;
    Phase phase_ = Phase::proving;
    Cell single_ = 0;  // a cell with a digit that only one solution has
    Probe probe_;
    std::optional<FindTellingCells> proof_;
    std::size_t too_few_ = 0;  // no set of this size does; 0: not known

    // Where there is no proof:
    std::vector<Grid> some_;              // the solutions to separate from all others
    std::size_t at_ = 0;                  // the index of the current one
    std::optional<std::uint64_t> until_;  // a limit on the meter's work
    CellSet kept_;
    std::vector<Cell> untried_;  // in reverse order
    std::vector<CellSet> differences_;
    std::optional<SmallestHitting> hitting_;

    Completion completion_;
};

}  // namespace retrace::questions
