// A given that a puzzle needs is needed by every part of it, so each level looks at the redundant givens of the one
// below it alone.
#include "sudoku/setting/minimals.hpp"

#include <span>

#include "sudoku/cell_set.hpp"
#include "sudoku/generate/random.hpp"
#include "sudoku/questions/probe.hpp"

namespace retrace::setting {
namespace {

// A puzzle with one solution: whether it has another one without this given is found soon, so nobody needs a pause.
bool is_redundant(questions::Redundancy& redundancy, const Grid& puzzle, Cell cell, Meter& meter) {
    Meter own(~std::uint64_t{0});
    redundancy.ask(puzzle, cell, own);
    meter.spend(own.spent() + 1);
    return redundancy.is_redundant();
}

}  // namespace

Minimals::Minimals(const Grid& puzzle) {
    Meter meter;
    enter(puzzle, givens_of(puzzle).cells(), 0, meter);
}

// Givens before `after` stay, so each part comes up in one order alone.
void Minimals::enter(Grid puzzle, const std::vector<Cell>& perhaps, Cell after, Meter& meter) {
    Level level{puzzle, {}, 0};
    for (const Cell cell : perhaps) {
        if (puzzle[cell] == 0) continue;
        if (is_redundant(redundancy_, puzzle, cell, meter)) level.redundant.push_back(cell);
    }
    if (level.redundant.empty()) {
        found_ = puzzle;
        is_new_ = true;
        return;
    }
    while (level.next < level.redundant.size() && level.redundant[level.next] < after) ++level.next;
    levels_.push_back(std::move(level));
}

bool Minimals::run(Meter& meter) {
    for (;;) {
        if (is_new_) {
            is_new_ = false;
            return true;
        }
        if (levels_.empty()) {
            found_.reset();
            return true;
        }
        if (meter.is_empty()) return false;
        Level& level = levels_.back();
        if (level.next == level.redundant.size()) {
            levels_.pop_back();
            continue;
        }
        const Cell cell = level.redundant[level.next++];
        Grid less = level.puzzle;
        less[cell] = 0;
        const std::vector<Cell> perhaps = level.redundant;
        enter(less, perhaps, cell, meter);
    }
}

Grid drawn_minimal(const Grid& puzzle, std::uint64_t seed) {
    generate::Random random(seed);
    std::vector<Cell> givens = givens_of(puzzle).cells();
    random.shuffle(std::span(givens));
    Grid left = puzzle;
    questions::Redundancy redundancy;
    Meter meter;
    for (const Cell cell : givens) {
        if (is_redundant(redundancy, left, cell, meter)) left[cell] = 0;
    }
    return left;
}

}  // namespace retrace::setting
