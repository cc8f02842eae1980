// Answering and counting with the fast engine, as JavaScript drives them.
#pragma once

#include "sudoku/answers/answer.hpp"
#include "sudoku/answers/count.hpp"

namespace retrace {

class AnswerCall {
  public:
    explicit AnswerCall(const Grid& givens) : givens_(givens) {}

    // The answer is there after one call with any budget; only its time is measured as that of searches.
    bool run(std::uint64_t) {
        outcome_ = answer_to(givens_);
        return true;
    }
    Answer answer() const { return outcome_.answer; }
    const Grid& grid() const { return outcome_.grid; }

  private:
    Grid givens_;
    Outcome outcome_;
};

}  // namespace retrace
