// The core as plain functions, for the widget: Embind's generic script is a sixth of what a widget may
// weigh. web/worker/plain-core.ts makes of it what web/worker/core-module.d.ts declares.
//
// Objects go as addresses and live until they are deleted. Text goes through one place in memory: a
// puzzle and a strategy's name in, a grid of 81 characters out. Numbers in bulk go out as a span
// whose address and length stand in another place, until the next call.
#include <algorithm>
#include <array>
#include <string>
#include <string_view>

#include "wasm/start.hpp"

#define RETRACE_EXPORT(name) __attribute__((export_name(name)))

namespace retrace {
namespace {

struct Out {
    const double* numbers;
    std::size_t length;
};

std::array<char, 128> text;
Out out;

// Nothing, which no start takes, where it is longer than the place.
std::string_view text_in(std::size_t from, std::size_t length) {
    if (length > text.size() || from > text.size() - length) return {};
    return {text.data() + from, length};
}

void text_out(const std::string& line) {
    std::copy(line.begin(), line.end(), text.begin());
}

Out* numbers_out(Numbers numbers) {
    out = {numbers.data(), numbers.size()};
    return &out;
}

}  // namespace

extern "C" {

// Where text goes in and out.
RETRACE_EXPORT("text") char* text_place() {
    return text.data();
}

// The four starts read a puzzle and behind it the name of a strategy. Null where they are refused.
RETRACE_EXPORT("solve") SolveCall* plain_solve(std::size_t puzzle, std::size_t strategy) {
    return start_solve(text_in(0, puzzle), text_in(puzzle, strategy)).release();
}
RETRACE_EXPORT("search") SearchCall* plain_search(std::size_t puzzle, std::size_t strategy) {
    return start_search(text_in(0, puzzle), text_in(puzzle, strategy)).release();
}
RETRACE_EXPORT("count") CountCall* plain_count(std::size_t puzzle, double limit) {
    return start_count(text_in(0, puzzle), limit).release();
}
RETRACE_EXPORT("watch")
Watch* plain_watch(std::size_t puzzle, std::size_t strategy, bool every_solution) {
    return start_watch(text_in(0, puzzle), text_in(puzzle, strategy), every_solution).release();
}

// The members: the name of the start, a dot and their own, as in core-module.d.ts.
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

RETRACE_EXPORT("count.delete") void count_delete(CountCall* count) {
    delete count;
}
RETRACE_EXPORT("count.run") bool count_run(CountCall* count, double budget) {
    return count->run(budget);
}
RETRACE_EXPORT("count.count") double count_count(CountCall* count) {
    return count->count();
}
RETRACE_EXPORT("count.limitReached") bool count_limit_reached(CountCall* count) {
    return count->limit_reached();
}

RETRACE_EXPORT("watch.delete") void watch_delete(Watch* watch) {
    delete watch;
}
RETRACE_EXPORT("watch.explore") bool watch_explore(Watch* watch, double budget) {
    return watch->explore(budget);
}
RETRACE_EXPORT("watch.explored") double watch_explored(Watch* watch) {
    return watch->explored();
}
RETRACE_EXPORT("watch.finished") bool watch_finished(Watch* watch) {
    return watch->finished();
}
RETRACE_EXPORT("watch.aim") void watch_aim(Watch* watch, double position) {
    watch->aim(position);
}
RETRACE_EXPORT("watch.move") bool watch_move(Watch* watch, double budget) {
    return watch->move(budget);
}
RETRACE_EXPORT("watch.position") double watch_position(Watch* watch) {
    return watch->position();
}
RETRACE_EXPORT("watch.lookFor")
void watch_look_for(Watch* watch, int kind, int cell, bool forward) {
    watch->look_for(kind, cell, forward);
}
RETRACE_EXPORT("watch.look") double watch_look(Watch* watch, double budget) {
    return watch->look(budget);
}
RETRACE_EXPORT("watch.draw") void watch_draw(Watch* watch, double from, double to, int columns) {
    watch->draw(from, to, columns);
}
RETRACE_EXPORT("watch.runDrawing") bool watch_run_drawing(Watch* watch, double budget) {
    return watch->run_drawing(budget);
}
RETRACE_EXPORT("watch.drawing") Out* watch_drawing(Watch* watch) {
    return numbers_out(watch->drawing());
}
RETRACE_EXPORT("watch.overview") Out* watch_overview(Watch* watch, int columns) {
    return numbers_out(watch->overview(columns));
}
RETRACE_EXPORT("watch.state") Out* watch_state(Watch* watch) {
    return numbers_out(watch->state());
}

}  // extern "C"

}  // namespace retrace
