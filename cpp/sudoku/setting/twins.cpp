// The open cells of the solution, taken as givens, have a solution for the puzzle and one for each twin.
#include "sudoku/setting/twins.hpp"

#include "sudoku/cell_set.hpp"
#include "sudoku/engine/only_solution.hpp"
#include "sudoku/engine/start.hpp"

namespace retrace::setting {
namespace {

// The digits of a grid in these cells.
Grid part_of(const Grid& grid, CellSet cells) {
    Grid part;
    for (const Cell cell : cells) part[cell] = grid[cell];
    return part;
}

}  // namespace

Twins::Twins(const Grid& puzzle, const Grid& solution)
    : puzzle_(puzzle), open_(part_of(solution, givens_of(solution).without(givens_of(puzzle)))) {
    engine::start(search_, open_);
}

bool Twins::go_on_after(const Grid& last) {
    const bool has_givens_there = givens_of(last) == givens_of(puzzle_) && !(last == puzzle_);
    const auto solution = has_givens_there ? engine::only_solution(last) : std::nullopt;
    if (!solution || !(part_of(*solution, givens_of(open_)) == open_)) return false;
    last_ = last;
    return true;
}

bool Twins::run(questions::Meter& meter) {
    found_.reset();
    return engine::visit_solutions(search_, meter, [&](const engine::Board& solved) {
        const Grid twin = part_of(engine::grid_of(solved), givens_of(puzzle_));
        const bool is_met = last_.has_value() || twin == puzzle_;
        if (twin == last_) last_.reset();
        if (!is_met) found_ = twin;
        return is_met;
    });
}

}  // namespace retrace::setting
