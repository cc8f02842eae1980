// Solving and counting as JavaScript sees them. web/worker/core-module.d.ts is the hand-written
// declaration of all bindings.
#include <emscripten/bind.h>
#include <emscripten/val.h>

#include <memory>
#include <string>

#include "sudoku/solve.hpp"
#include "wasm/numbers.hpp"
#include "wasm/start.hpp"

namespace retrace {
namespace {

struct NumberCounters {
    double placements;
    double backtracks;
    double dead_ends;
    double legality_checks;
    double calls;
    int depth;
    int max_depth;
};

NumberCounters to_numbers(const Counters& counters) {
    return {static_cast<double>(counters.placements),
            static_cast<double>(counters.backtracks),
            static_cast<double>(counters.dead_ends),
            static_cast<double>(counters.legality_checks),
            static_cast<double>(counters.calls),
            counters.depth,
            counters.max_depth};
}

std::string answer_name(const Solve& solve) {
    switch (solve.outcome().answer) {
        case Answer::one_solution:
            return "one-solution";
        case Answer::several_solutions:
            return "several-solutions";
        case Answer::contradiction:
            return "contradiction";
        case Answer::no_solution:
            return "no-solution";
        case Answer::dead_end:
            return "dead-end";
    }
    return {};
}

std::string status_name(SearchStatus status) {
    switch (status) {
        case SearchStatus::running:
            return "running";
        case SearchStatus::solution:
            return "solution";
        case SearchStatus::exhausted:
            return "exhausted";
        case SearchStatus::dead_end:
            return "dead-end";
    }
    return {};
}

}  // namespace

EMSCRIPTEN_BINDINGS(solve) {
    namespace em = emscripten;

    em::value_object<NumberCounters>("Counters")
        .field("placements", &NumberCounters::placements)
        .field("backtracks", &NumberCounters::backtracks)
        .field("deadEnds", &NumberCounters::dead_ends)
        .field("legalityChecks", &NumberCounters::legality_checks)
        .field("calls", &NumberCounters::calls)
        .field("depth", &NumberCounters::depth)
        .field("maxDepth", &NumberCounters::max_depth);

    em::class_<Solve>("Solve")
        .function(
            "run", +[](Solve& solve, double budget) { return solve.run(from_number(budget)); })
        .function(
            "counters", +[](const Solve& solve) { return to_numbers(solve.counters()); })
        .function(
            "board", +[](const Solve& solve) { return solve.board().to_line(); })
        .function(
            "answer", +[](const Solve& solve) { return answer_name(solve); })
        .function(
            "grid", +[](const Solve& solve) { return solve.outcome().grid.to_line(); })
        .function(
            "deadEndCell", +[](const Solve& solve) { return int{solve.outcome().cell}; })
        .function(
            "solvable", +[](const Solve& solve) { return solve.outcome().solvable; });

    em::class_<Count>("Count")
        .function(
            "run", +[](Count& count, double budget) { return count.run(from_number(budget)); })
        .function(
            "count", +[](const Count& count) { return static_cast<double>(count.count()); })
        .function("limitReached", &Count::limit_reached);

    em::class_<AnySearch>("Search")
        .function(
            "run", +[](AnySearch& search,
                       double budget) { return status_name(search.run(from_number(budget))); })
        .function(
            "counters", +[](const AnySearch& search) { return to_numbers(search.counters()); })
        .function(
            "grid", +[](const AnySearch& search) { return search.grid().to_line(); })
        .function(
            "deadEndCell", +[](const AnySearch& search) { return int{search.dead_end_cell()}; });

    em::function(
        "startSolve", +[](const std::string& puzzle, const std::string& strategy) {
            return start_solve(puzzle, strategy);
        });
    em::function(
        "startSearch", +[](const std::string& puzzle, const std::string& strategy) {
            return start_search(puzzle, strategy);
        });
    em::function(
        "startCount",
        +[](const std::string& puzzle, double limit) { return start_count(puzzle, limit); });
}

}  // namespace retrace
