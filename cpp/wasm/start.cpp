// Checks what JavaScript sends, then starts.
#include "wasm/start.hpp"

#include "sudoku/contradiction.hpp"
#include "sudoku/watch/strategy_source.hpp"
#include "wasm/numbers.hpp"

namespace retrace {
namespace {

bool can_search(const std::optional<Grid>& givens, const Strategy* strategy) {
    return givens && strategy != nullptr && strategy->has_steps() && !has_contradiction(*givens);
}

}  // namespace

std::unique_ptr<AnswerCall> start_answer(std::string_view puzzle) {
    const auto givens = Grid::from_line(puzzle);
    if (!givens) return nullptr;
    return std::make_unique<AnswerCall>(*givens);
}

std::unique_ptr<SolveCall> start_solve(std::string_view puzzle, std::string_view strategy) {
    const auto givens = Grid::from_line(puzzle);
    const Strategy* row = find_strategy(strategy);
    if (!givens || row == nullptr) return nullptr;
    return std::make_unique<SolveCall>(*givens, *row);
}

std::unique_ptr<AnySearch> start_search(std::string_view puzzle, std::string_view strategy) {
    const auto givens = Grid::from_line(puzzle);
    const Strategy* row = find_strategy(strategy);
    if (!can_search(givens, row)) return nullptr;
    return std::make_unique<AnySearch>(row->start(*givens));
}

std::unique_ptr<Count> start_count(std::string_view puzzle, double limit) {
    const auto givens = Grid::from_line(puzzle);
    if (!givens || !(limit >= 1)) return nullptr;
    return std::make_unique<Count>(*givens, from_number(limit));
}

std::unique_ptr<Watch> start_watch(std::string_view puzzle, std::string_view strategy,
                                   bool every_solution) {
    const auto givens = Grid::from_line(puzzle);
    const Strategy* row = find_strategy(strategy);
    if (!can_search(givens, row)) return nullptr;
    return std::make_unique<Watch>(
        std::make_unique<StrategySource>(*givens, *row),
        every_solution ? Extent::every_solution : Extent::first_solution);
}

}  // namespace retrace
