// The kind of a puzzle, with the evidence for it: unique; several solutions; or none.
#pragma once

#include <optional>
#include <variant>
#include <vector>

#include "sudoku/contradiction.hpp"
#include "sudoku/questions/completion.hpp"
#include "sudoku/questions/conflict.hpp"
#include "sudoku/questions/ordered_solutions.hpp"
#include "sudoku/questions/solution_count.hpp"

namespace retrace::questions {

struct Unique {
    Grid solution;
};

struct Several {
    Grid first;
    Grid other;  // of the kept ones, the one that differs from the first in the fewest cells
    SolutionCount count;
    Completion completion;
};

struct NoSolution {
    Conflict conflict;
    std::vector<Contradiction> contradictions;
};

using Certificate = std::variant<Unique, Several, NoSolution>;

class Certify {
  public:
    // `fix_work`: how long a smaller completion is looked for, see FindCompletion; empty: no completion is wanted,
    // and the completion of several solutions has no cells.
    explicit Certify(const Grid& puzzle,
                     std::optional<std::uint64_t> fix_work = FindCompletion::kSearchWork)
        : puzzle_(puzzle), fix_work_(fix_work), solutions_(puzzle, Order::ascending) {}

    bool run(Meter& meter);
    const Certificate& answer() const { return certificate_; }

  private:
    enum class Phase : std::uint8_t { first, other, counting, completing, contradicting, done };

    bool find_first(Meter& meter);
    bool find_other(Meter& meter);
    bool count(Meter& meter);
    bool complete(Meter& meter);
    bool contradict(Meter& meter);

    Grid puzzle_;
    std::optional<std::uint64_t> fix_work_;
    Phase phase_ = Phase::first;
    OrderedSolutions solutions_;
    Probe probe_;
    Several several_;
    std::optional<CountSolutions> counting_;
    std::optional<FindCompletion> completing_;
    std::optional<FindConflict> contradicting_;
    Certificate certificate_;
};

}  // namespace retrace::questions
