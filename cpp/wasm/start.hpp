// Starts work with values from JavaScript: null where the values are wrong.
#pragma once

#include <memory>
#include <string_view>

#include "sudoku/answers/count.hpp"
#include "wasm/answer.hpp"
#include "wasm/search.hpp"
#include "wasm/watch.hpp"

namespace retrace {

// Null where the puzzle is not 81 characters.
std::unique_ptr<AnswerCall> start_answer(std::string_view puzzle);

// Null where the puzzle is not 81 characters or no strategy has that name.
std::unique_ptr<SolveCall> start_solve(std::string_view puzzle, std::string_view strategy);

// The search of one strategy, for timing it. Null also where the givens contradict each other or the strategy
// has no steps.
std::unique_ptr<AnySearch> start_search(std::string_view puzzle, std::string_view strategy);

// Null where the puzzle is not 81 characters or the limit is under 1.
std::unique_ptr<Count> start_count(std::string_view puzzle, double limit);

// Null where start_search would be.
std::unique_ptr<Watch> start_watch(std::string_view puzzle, std::string_view strategy,
                                   bool every_solution);

}  // namespace retrace
