// A plain replay of a search from its start, with which the results of watching must agree.
#pragma once

#include <gtest/gtest.h>

#include <cstdint>
#include <fstream>
#include <memory>
#include <optional>
#include <ostream>
#include <string>
#include <vector>

#include "sudoku/watch/cursor.hpp"
#include "sudoku/watch/strategy_source.hpp"
#include "support/folders.hpp"

namespace retrace {

inline void PrintTo(const Strategy& strategy, std::ostream* out) {
    *out << strategy.name;
}

// The puzzle in a line of a file of tests/puzzles; lines count from 0.
inline Grid puzzle_line(const std::string& file, int index) {
    std::ifstream lines(in_puzzles(file));
    std::string line;
    for (int i = 0; i <= index; ++i) std::getline(lines, line);
    const auto grid = Grid::from_line(line);
    EXPECT_TRUE(grid) << file << " has no puzzle " << index;
    return grid.value_or(Grid{});
}

// A puzzle that takes row-major strategies some 100,000 steps.
inline Grid inkala() {
    return *Grid::from_line(
        "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..");
}

// A puzzle that takes row-major strategies 138,350,568 steps.
inline Grid anti_brute_force() {
    return puzzle_line("pathological.txt", 0);
}

// A puzzle without a solution, on which every strategy searches long.
inline Grid impossible() {
    return puzzle_line("pathological.txt", 1);
}

// All facts about a search at a position.
struct Moment {
    struct Level {
        Goal goal = 0;
        Choices left;
        std::vector<Trial> tried;
        std::optional<Choice> placed;
        std::uint64_t placed_at = 0;

        friend bool operator==(const Level&, const Level&) = default;
    };

    Grid grid;
    Counters counters;
    std::vector<Level> levels;

    friend bool operator==(const Moment&, const Moment&) = default;
};

// The moment at which a search or a source of steps is.
template <class Steps>
Moment moment_of(const Steps& search, const Trials& trials) {
    Moment moment{search.grid(), search.counters(), {}};
    for (int depth = 0; depth < trials.depth() + (search.at_work() ? 1 : 0); ++depth) {
        const auto tried = trials.tried(depth);
        Moment::Level level{search.goal(depth), search.left(depth), {}, {}, 0};
        level.tried.assign(tried.begin(), tried.end());
        if (depth < trials.depth()) {
            level.placed = trials.placed(depth);
            level.placed_at = trials.placed_at(depth);
        }
        moment.levels.push_back(level);
    }
    return moment;
}

inline Moment moment_of(const StepSource& source) {
    return moment_of(source, source.trials());
}

inline Frontier watch(const Grid& givens, const Strategy& strategy, Extent extent) {
    return {std::make_unique<StrategySource>(givens, strategy), extent};
}

// The first steps of a search: `most`, or fewer where the search reaches a solution or its end before.
inline std::vector<Step> replay(const Grid& givens, const Strategy& strategy, std::size_t most) {
    std::vector<Step> steps(most);
    AnySearch search = strategy.start(givens);
    steps.resize(search.trace(steps).steps);
    return steps;
}

// A search that goes to positions from its start, without checkpoints.
class Replay {
  public:
    Replay(const Grid& givens, const Strategy& strategy) : search_(strategy.start(givens)) {
        search_.run(0);
    }

    // `position` must not lie before the last position that was asked for.
    Moment moment_at(std::uint64_t position) {
        std::vector<Step> steps(1000);
        while (search_.counters().steps() < position) {
            const std::uint64_t before = search_.counters().steps();
            const auto room = std::min<std::uint64_t>(position - before, steps.size());
            const auto traced = search_.trace({steps.data(), static_cast<std::size_t>(room)});
            for (std::size_t i = 0; i < traced.steps; ++i) trials_.record(steps[i], before + i + 1);
        }
        return moment_of(search_, trials_);
    }

  private:
    AnySearch search_;
    Trials trials_;
};

inline void move(Cursor& cursor, Frontier& frontier, std::uint64_t position,
                 std::uint64_t budget = 1000) {
    cursor.aim(position);
    while (!cursor.run(frontier, budget)) {
    }
}

inline void explore(Frontier& frontier, std::uint64_t most) {
    while (frontier.explored() < most && !frontier.explore(most - frontier.explored())) {
    }
}

}  // namespace retrace
