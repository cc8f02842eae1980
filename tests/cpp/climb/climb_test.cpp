// A climb keeps only better puzzles, each with one solution and the cost that the climb states.
#include <gtest/gtest.h>

#include <fstream>

#include "engine/puzzle_files.hpp"
#include "sudoku/climb/climb.hpp"
#include "support/folders.hpp"

namespace retrace::climb {
namespace {

Aim aim_for(std::string_view strategy, Measure measure = Measure::placements) {
    return {find_strategy(strategy), measure, std::nullopt};
}

std::uint64_t cost_of(const Aim& aim, const Grid& puzzle) {
    auto search = aim.strategy->start(puzzle);
    while (search.run(1'000'000) == SearchStatus::running) continue;
    return measured(search.counters(), aim.measure);
}

std::unique_ptr<Climb> climbed(const Aim& aim, std::uint64_t moves, std::uint64_t budget,
                               std::vector<Grid> starts = {}) {
    auto climb = std::make_unique<Climb>(aim, std::move(starts), 3);
    while (climb->moves() < moves && !climb->run(budget)) continue;
    return climb;
}

TEST(Climb, FindsWorseAndWorsePuzzlesForEveryStrategyThatTakesBack) {
    for (const Strategy& strategy : strategies()) {
        if (!can_climb(strategy)) continue;
        const Aim aim = aim_for(strategy.name);
        // With row-major strategies the costs rise so fast that each move soon takes long.
        const auto climb = climbed(aim, strategy.facts.row_major ? 40 : 3000, 10'000);
        ASSERT_TRUE(climb->best()) << strategy.name;
        const auto& rises = climb->rises();
        for (std::size_t i = 1; i < rises.size(); ++i) {
            EXPECT_GT(rises[i].value, rises[i - 1].value) << strategy.name;
            EXPECT_GE(rises[i].moves, rises[i - 1].moves) << strategy.name;
        }
        EXPECT_GT(rises.back().value, rises.front().value) << strategy.name;
        EXPECT_EQ(climb->best_value(), rises.back().value);
        EXPECT_EQ(cost_of(aim, *climb->best()), climb->best_value()) << strategy.name;
        EXPECT_EQ(twin::count_of(*climb->best(), 2), 1U) << strategy.name;
    }
}

TEST(Climb, TakesTheSameWayInAnySlices) {
    const Aim aim = aim_for("fewest-candidates", Measure::checks);
    const auto whole = climbed(aim, 200, 5'000'000);
    const auto sliced = climbed(aim, 200, 100);
    const std::size_t shorter = std::min(whole->rises().size(), sliced->rises().size());
    ASSERT_GT(shorter, 1U);
    for (std::size_t i = 0; i < shorter; ++i) {
        EXPECT_EQ(whole->rises()[i].value, sliced->rises()[i].value);
        EXPECT_EQ(whole->rises()[i].moves, sliced->rises()[i].moves);
    }
}

TEST(Climb, EndsAtTheNumberThatIsWanted) {
    Aim aim = aim_for("used-flags", Measure::calls);
    aim.wanted = 2580;
    Climb climb(aim, {}, 1);
    while (!climb.run(1'000'000)) ASSERT_LT(climb.moves(), 1'000'000U);
    EXPECT_EQ(climb.best_value(), 2580U);
    EXPECT_EQ(cost_of(aim, *climb.best()), 2580U);
    EXPECT_EQ(twin::count_of(*climb.best(), 2), 1U);
}

TEST(Climb, BeginsAtTheStartThatIsGiven) {
    const Grid start = twin::puzzles_in("17_clue").front();
    const Aim aim = aim_for("propagation");
    const auto climb = climbed(aim, 50, 10'000, {start});
    EXPECT_EQ(climb->rises().front().moves, 0U);
    EXPECT_EQ(climb->rises().front().value, cost_of(aim, start));
}

// The page's gallery shows these puzzles, and docs/generate.md says how they were found.
TEST(Climb, FoundPuzzlesThatCostWhatIsSaidExhaustive) {
    std::ifstream file(in_puzzles("worst.txt"));
    std::string strategy;
    std::string measure;
    std::uint64_t value = 0;
    std::string line;
    int lines = 0;
    while (file >> strategy >> measure >> value >> line) {
        const Grid puzzle = *Grid::from_line(line);
        EXPECT_EQ(twin::count_of(puzzle, 2), 1U) << line;
        EXPECT_EQ(cost_of(aim_for(strategy, *find_measure(measure)), puzzle), value) << line;
        ++lines;
    }
    EXPECT_EQ(lines, 5);
}

TEST(Climb, IsNotForWhatHasNoStepsOrNeverTakesBack) {
    EXPECT_FALSE(can_climb(*find_strategy("fast")));
    EXPECT_FALSE(can_climb(*find_strategy("greedy")));
    EXPECT_TRUE(can_climb(*find_strategy("used-flags")));
}

}  // namespace
}  // namespace retrace::climb
