// The fewest cells that, given, would leave one solution of several.
#pragma once

#include <optional>
#include <vector>

#include "sudoku/questions/probe.hpp"
#include "sudoku/questions/smallest_hitting.hpp"
#include "sudoku/questions/tally.hpp"
#include "sudoku/questions/telling_cells.hpp"

namespace retrace::questions {

// Cells that, given with the digits of `solution`, leave that one alone.
struct Completion {
    std::vector<Cell> cells;
    Grid solution;
    bool is_smallest = false;  // no fewer cells do
};

// Where every solution is known, sets of cells are tried by size, which is a proof. Where there are
// too many, some solutions are set apart from all others: by taking away what is not needed, then by
// hitting the differences from others found one by one. The smallest of those may not be the
// smallest there is.
class FindCompletion {
  public:
    // Some seconds on a usual machine.
    static constexpr std::uint64_t kSearchWork = 10'000'000;

    // `tally` is done and has kept some of several solutions. Where there is no proof, looking for a smaller set
    // ends after `search_work`.
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
    Cell single_ = 0;  // a cell whose digit one solution alone has
    Probe probe_;
    std::optional<FindTellingCells> proof_;
    std::size_t too_few_ = 0;  // no set of so many cells does; 0: nothing is known

    // Where there is no proof:
    std::vector<Grid> some_;              // solutions to be set apart
    std::size_t at_ = 0;                  // the one at work
    std::optional<std::uint64_t> until_;  // of the meter's work
    CellSet kept_;
    std::vector<Cell> untried_;  // the next one last
    std::vector<CellSet> differences_;
    std::optional<SmallestHitting> hitting_;

    Completion completion_;
};

}  // namespace retrace::questions
