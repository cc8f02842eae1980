// The core as plain functions, for the widget: Embind's generic script is a sixth of what a widget may
// weigh. web/worker/plain-core.ts makes of it what web/worker/core-module.d.ts declares.
//
// Objects go as addresses and live until they are freed. Text goes through one place in memory: a
// puzzle and a strategy's name in, a grid of 81 characters out. Numbers in bulk go out as a span
// whose address and length stand in another place, until the next call.
#include <algorithm>
#include <array>
#include <span>
#include <string>
#include <string_view>

#include "wasm/numbers.hpp"
#include "wasm/start.hpp"

#define RETRACE_EXPORT(name) __attribute__((export_name(name)))

namespace retrace {
namespace {

struct Out {
    const double* numbers;
    std::size_t length;
};

std::array<char, 128> text;
std::array<double, 7> seven;
Out out;

// Nothing, which no start takes, where it is longer than the place.
std::string_view told(std::size_t from, std::size_t length) {
    if (length > text.size() || from > text.size() - length) return {};
    return {text.data() + from, length};
}

void tell(const Grid& grid) {
    const std::string line = grid.to_line();
    std::copy(line.begin(), line.end(), text.begin());
}

Out* tell(std::span<const double> numbers) {
    out = {numbers.data(), numbers.size()};
    return &out;
}

Out* tell(const Counters& counters) {
    seven = to_array(counters);
    return tell(std::span<const double>(seven));
}

}  // namespace

extern "C" {

// Where text goes in and out.
RETRACE_EXPORT("text") char* text_place() {
    return text.data();
}

// The four starts read a puzzle and behind it the name of a strategy. Null where they are refused.
RETRACE_EXPORT("solve") Solve* plain_solve(std::size_t puzzle, std::size_t strategy) {
    return start_solve(told(0, puzzle), told(puzzle, strategy)).release();
}
RETRACE_EXPORT("search") AnySearch* plain_search(std::size_t puzzle, std::size_t strategy) {
    return start_search(told(0, puzzle), told(puzzle, strategy)).release();
}
RETRACE_EXPORT("count") Count* plain_count(std::size_t puzzle, double limit) {
    return start_count(told(0, puzzle), limit).release();
}
RETRACE_EXPORT("watch")
Watch* plain_watch(std::size_t puzzle, std::size_t strategy, bool every_solution) {
    return start_watch(told(0, puzzle), told(puzzle, strategy), every_solution).release();
}

RETRACE_EXPORT("solveFree") void solve_free(Solve* solve) {
    delete solve;
}
RETRACE_EXPORT("solveRun") bool solve_run(Solve* solve, double budget) {
    return solve->run(from_number(budget));
}
RETRACE_EXPORT("solveCounters") Out* solve_counters(const Solve* solve) {
    return tell(solve->counters());
}
RETRACE_EXPORT("solveBoard") void solve_board(const Solve* solve) {
    tell(solve->board());
}
// As a number of Answer.
RETRACE_EXPORT("solveAnswer") int solve_answer(const Solve* solve) {
    return static_cast<int>(solve->outcome().answer);
}
RETRACE_EXPORT("solveGrid") void solve_grid(const Solve* solve) {
    tell(solve->outcome().grid);
}
RETRACE_EXPORT("solveCell") int solve_cell(const Solve* solve) {
    return solve->outcome().cell;
}
RETRACE_EXPORT("solveSolvable") bool solve_solvable(const Solve* solve) {
    return solve->outcome().solvable;
}

RETRACE_EXPORT("searchFree") void search_free(AnySearch* search) {
    delete search;
}
// As a number of SearchStatus.
RETRACE_EXPORT("searchRun") int search_run(AnySearch* search, double budget) {
    return static_cast<int>(search->run(from_number(budget)));
}
RETRACE_EXPORT("searchCounters") Out* search_counters(const AnySearch* search) {
    return tell(search->counters());
}
RETRACE_EXPORT("searchGrid") void search_grid(const AnySearch* search) {
    tell(search->grid());
}
RETRACE_EXPORT("searchCell") int search_cell(const AnySearch* search) {
    return search->dead_end_cell();
}

RETRACE_EXPORT("countFree") void count_free(Count* count) {
    delete count;
}
RETRACE_EXPORT("countRun") bool count_run(Count* count, double budget) {
    return count->run(from_number(budget));
}
RETRACE_EXPORT("countCount") double count_count(const Count* count) {
    return static_cast<double>(count->count());
}
RETRACE_EXPORT("countLimitReached") bool count_limit_reached(const Count* count) {
    return count->limit_reached();
}

RETRACE_EXPORT("watchFree") void watch_free(Watch* watch) {
    delete watch;
}
RETRACE_EXPORT("watchExplore") bool watch_explore(Watch* watch, double budget) {
    return watch->explore(budget);
}
RETRACE_EXPORT("watchExplored") double watch_explored(const Watch* watch) {
    return watch->explored();
}
RETRACE_EXPORT("watchFinished") bool watch_finished(const Watch* watch) {
    return watch->finished();
}
RETRACE_EXPORT("watchAim") void watch_aim(Watch* watch, double position) {
    watch->aim(position);
}
RETRACE_EXPORT("watchMove") bool watch_move(Watch* watch, double budget) {
    return watch->move(budget);
}
RETRACE_EXPORT("watchPosition") double watch_position(const Watch* watch) {
    return watch->position();
}
RETRACE_EXPORT("watchLookFor")
void watch_look_for(Watch* watch, int kind, int cell, bool forward) {
    watch->look_for(kind, cell, forward);
}
RETRACE_EXPORT("watchLook") double watch_look(Watch* watch, double budget) {
    return watch->look(budget);
}
RETRACE_EXPORT("watchDraw") void watch_draw(Watch* watch, double from, double to, int columns) {
    watch->draw(from, to, columns);
}
RETRACE_EXPORT("watchRunDrawing") bool watch_run_drawing(Watch* watch, double budget) {
    return watch->run_drawing(budget);
}
RETRACE_EXPORT("watchDrawing") Out* watch_drawing(Watch* watch) {
    return tell(watch->drawing());
}
RETRACE_EXPORT("watchOverview") Out* watch_overview(Watch* watch, int columns) {
    return tell(watch->overview(columns));
}
RETRACE_EXPORT("watchState") Out* watch_state(Watch* watch) {
    return tell(watch->state());
}

}  // extern "C"

}  // namespace retrace
