// Questions as JavaScript asks them. Null where the texts do not suit: puzzles, positions and solutions are lines
// of 81 characters.
#pragma once

#include <memory>
#include <string>
#include <string_view>

#include "sudoku/questions/candidates.hpp"
#include "sudoku/questions/certificate.hpp"
#include "sudoku/questions/entries.hpp"
#include "sudoku/questions/ordered_solutions.hpp"
#include "sudoku/questions/redundant_givens.hpp"

namespace retrace {

namespace questions {

class ListCall : public Question<ListSolutions> {
  public:
    using Question<ListSolutions>::Question;

    const std::string& text() const { return answer().text; }
    bool is_complete() const { return answer().is_complete; }
};

}  // namespace questions

template <typename Part>
using Asked = std::unique_ptr<questions::Question<Part>>;

Asked<questions::Certify> ask_certificate(std::string_view puzzle);
Asked<questions::CountSolutions> ask_count(std::string_view puzzle);
Asked<questions::OrderedSolutions> ask_end(std::string_view puzzle, bool first);
Asked<questions::OrderedSolutions> ask_next(std::string_view puzzle, bool forward,
                                            std::string_view solution);
// From the first solution on, or after `last` where that is not empty.
std::unique_ptr<questions::ListCall> ask_list(std::string_view puzzle, std::uint64_t limit,
                                              std::string_view last);
Asked<questions::FindCandidates> ask_candidates(std::string_view puzzle);
Asked<questions::RedundantGivens> ask_redundant(std::string_view puzzle);
Asked<questions::Reduce> ask_reduce(std::string_view puzzle);
Asked<questions::CheckEntries> ask_check(std::string_view givens, std::string_view digits);
// `positions`: one text after the other.
Asked<questions::FindMistake> ask_mistake(std::string_view positions);

}  // namespace retrace
