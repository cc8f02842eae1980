// A given that a puzzle needs is also needed by every puzzle within it. So each level only looks at the givens that were
// redundant one level below.
#include "sudoku/setting/minimals.hpp"

#include <algorithm>
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

// Adds a level for a puzzle. Only redundant givens from `after` on are taken away, so that each set of givens is reached once.
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

// Goes on to the puzzle without the level's redundant given at this index.
void Minimals::take_away(std::size_t place, Meter& meter) {
    Level& level = levels_.back();
    level.next = place + 1;
    const std::vector<Cell> perhaps = level.redundant;
    Grid less = level.puzzle;
    less[perhaps[place]] = 0;
    enter(less, perhaps, perhaps[place], meter);
}

// Retraces the way to `last`, whose missing givens were taken away in ascending order.
bool Minimals::go_on_after(const Grid& last) {
    const std::vector<Level> first = levels_;
    const Grid whole = first.empty() ? *found_ : first.front().puzzle;
    Meter meter;
    const auto is_as_before = [&](Cell cell) {
        if (last[cell] == whole[cell]) return true;
        if (last[cell] != 0 || is_new_ || levels_.empty()) return false;
        const std::vector<Cell>& redundant = levels_.back().redundant;
        const auto place = std::find(redundant.begin(), redundant.end(), cell);
        if (place == redundant.end()) return false;
        take_away(static_cast<std::size_t>(place - redundant.begin()), meter);
        return true;
    };
    bool is_there = true;
    for (Cell cell = 0; is_there && cell < kCells; ++cell) is_there = is_as_before(cell);
    is_there = is_there && is_new_;
    if (!is_there) {
        levels_ = first;
        found_ = whole;
    }
    is_new_ = !is_there && first.empty();
    return is_there;
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
        const Level& level = levels_.back();
        if (level.next == level.redundant.size()) {
            levels_.pop_back();
            continue;
        }
        take_away(level.next, meter);
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
