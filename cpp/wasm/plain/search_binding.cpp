// Searching as plain functions: with watch_binding.cpp a module that the widget fetches when steps are wanted.
// web/worker/searches/plain-searches.ts makes of it what web/worker/searches/searches-module.d.ts declares.
#include "wasm/plain/places.hpp"
#include "wasm/start.hpp"

namespace retrace::plain {

extern "C" {

// The three starts read a puzzle and behind it the name of a strategy. Null where they are refused.
RETRACE_EXPORT("solve") SolveCall* plain_solve(std::size_t puzzle, std::size_t strategy) {
    return start_solve(text_in(0, puzzle), text_in(puzzle, strategy)).release();
}
RETRACE_EXPORT("search") SearchCall* plain_search(std::size_t puzzle, std::size_t strategy) {
    return start_search(text_in(0, puzzle), text_in(puzzle, strategy)).release();
}
RETRACE_EXPORT("watch")
Watch* plain_watch(std::size_t puzzle, std::size_t strategy, bool every_solution) {
    return start_watch(text_in(0, puzzle), text_in(puzzle, strategy), every_solution).release();
}

// The members: the name of the start, a dot and their own, as in searches-module.d.ts.
RETRACE_EXPORT("solve.delete") void solve_delete(SolveCall* solve) {
    delete solve;
}
RETRACE_EXPORT("solve.run") bool solve_run(SolveCall* solve, double budget) {
    return solve->run(budget);
}
RETRACE_EXPORT("solve.counters") Out* solve_counters(SolveCall* solve) {
    return numbers_out(solve->counters());
}
RETRACE_EXPORT("solve.board") void solve_board(SolveCall* solve) {
    text_out(solve->board());
}
RETRACE_EXPORT("solve.answer") int solve_answer(SolveCall* solve) {
    return solve->answer();
}
RETRACE_EXPORT("solve.grid") void solve_grid(SolveCall* solve) {
    text_out(solve->grid());
}
RETRACE_EXPORT("solve.deadEndCell") int solve_dead_end_cell(SolveCall* solve) {
    return solve->dead_end_cell();
}
RETRACE_EXPORT("solve.solvable") bool solve_solvable(SolveCall* solve) {
    return solve->solvable();
}

RETRACE_EXPORT("search.delete") void search_delete(SearchCall* search) {
    delete search;
}
RETRACE_EXPORT("search.run") int search_run(SearchCall* search, double budget) {
    return search->run(budget);
}
RETRACE_EXPORT("search.counters") Out* search_counters(SearchCall* search) {
    return numbers_out(search->counters());
}
RETRACE_EXPORT("search.grid") void search_grid(SearchCall* search) {
    text_out(search->grid());
}
RETRACE_EXPORT("search.deadEndCell") int search_dead_end_cell(SearchCall* search) {
    return search->dead_end_cell();
}

}  // extern "C"

}  // namespace retrace::plain
