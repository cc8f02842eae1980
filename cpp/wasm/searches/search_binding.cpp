// Searching as JavaScript sees it. web/worker/searches/searches-module.d.ts is the declaration.
#include <emscripten/bind.h>

#include <string>

#include "wasm/search.hpp"
#include "wasm/start.hpp"
#include "wasm/view.hpp"

namespace retrace {

EMSCRIPTEN_BINDINGS(search) {
    namespace em = emscripten;

    em::class_<SolveCall>("Solve")
        .function("run", &SolveCall::run)
        .function(
            "counters", +[](SolveCall& solve) { return view(solve.counters()); })
        .function("board", &SolveCall::board)
        .function("answer", &SolveCall::answer)
        .function("grid", &SolveCall::grid)
        .function("deadEndCell", &SolveCall::dead_end_cell)
        .function("solvable", &SolveCall::solvable);

    em::class_<SearchCall>("Search")
        .function("run", &SearchCall::run)
        .function(
            "counters", +[](SearchCall& search) { return view(search.counters()); })
        .function("grid", &SearchCall::grid)
        .function("deadEndCell", &SearchCall::dead_end_cell);

    em::function(
        "startSolve", +[](const std::string& puzzle, const std::string& strategy) {
            return start_solve(puzzle, strategy);
        });
    em::function(
        "startSearch", +[](const std::string& puzzle, const std::string& strategy) {
            return start_search(puzzle, strategy);
        });
}

}  // namespace retrace
