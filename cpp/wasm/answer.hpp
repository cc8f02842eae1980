// Answering and counting with the fast engine, as JavaScript drives them. Both bindings export these
// members as they are; an enumeration goes out as its number, which web/worker/core/from-core.ts names.
#pragma once

#include <string>

#include "sudoku/answer.hpp"
#include "sudoku/count.hpp"
#include "wasm/numbers.hpp"

namespace retrace {

class AnswerCall {
  public:
    explicit AnswerCall(const Grid& givens) : givens_(givens) {}

    // It is there at once, whatever the budget: so it is timed as searches are.
    bool run(double) {
        outcome_ = answer_to(givens_);
        return true;
    }
    int answer() const { return static_cast<int>(outcome_.answer); }
    std::string grid() const { return outcome_.grid.to_line(); }

  private:
    Grid givens_;
    Outcome outcome_;
};

class CountCall {
  public:
    CountCall(const Grid& givens, double limit) : count_(givens, from_number(limit)) {}

    bool run(double budget) { return count_.run(from_number(budget)); }
    double count() const { return static_cast<double>(count_.count()); }
    bool limit_reached() const { return count_.limit_reached(); }

  private:
    Count count_;
};

}  // namespace retrace
