// Searching with a strategy, as JavaScript drives it; as in answer.hpp, both bindings export these members.
#pragma once

#include <string>

#include "sudoku/solve.hpp"
#include "wasm/numbers.hpp"

namespace retrace {

class SolveCall {
  public:
    SolveCall(const Grid& givens, const Strategy& strategy) : solve_(givens, strategy) {}

    bool run(double budget) { return solve_.run(from_number(budget)); }
    Numbers counters() { return counters_ = to_array(solve_.counters()); }
    std::string board() const { return solve_.board().to_line(); }
    int answer() const { return static_cast<int>(solve_.outcome().answer); }
    std::string grid() const { return solve_.outcome().grid.to_line(); }
    int dead_end_cell() const { return solve_.outcome().cell; }
    bool solvable() const { return solve_.outcome().solvable; }

  private:
    Solve solve_;
    CounterNumbers counters_{};
};

class SearchCall {
  public:
    explicit SearchCall(AnySearch search) : search_(std::move(search)) {}

    int run(double budget) { return static_cast<int>(search_.run(from_number(budget))); }
    Numbers counters() { return counters_ = to_array(search_.counters()); }
    std::string grid() const { return search_.grid().to_line(); }
    int dead_end_cell() const { return search_.dead_end_cell(); }

  private:
    AnySearch search_;
    CounterNumbers counters_{};
};

}  // namespace retrace
