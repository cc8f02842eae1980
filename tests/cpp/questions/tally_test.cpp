// True candidates and their counts against every solution found by plain trying.
#include "sudoku/questions/tally.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <memory>
#include <string>
#include <vector>

#include "questions/asking.hpp"

namespace retrace::questions {
namespace {

// Puzzles with one to some hundreds of solutions each.
std::vector<std::string> solvable_puzzles() {
    std::vector<std::string> lines = loose_puzzles();
    for (const std::string& line : puzzles::sample("top95", 3)) lines.push_back(line);
    return lines;
}

std::vector<std::string> kept_by(const Tally& tally) {
    std::vector<std::string> lines;
    for (const Grid& solution : tally.kept()) lines.push_back(solution.to_line());
    std::sort(lines.begin(), lines.end());
    return lines;
}

TEST(Tally, CountsEveryDigitOfEverySolution) {
    for (const std::string& line : solvable_puzzles()) {
        const std::vector<std::string> all = rules::all_solutions(line);
        const auto tally = std::make_unique<Question<Tally>>(puzzles::grid(line), 1'000'000U, 0U);
        while (!tally->run(1000)) {
        }
        EXPECT_TRUE(tally->is_exact());
        ASSERT_EQ(tally->solutions(), all.size()) << line;
        for (std::size_t cell = 0; cell < kCells; ++cell) {
            for (char digit = '1'; digit <= '9'; ++digit) {
                const auto times = std::count_if(
                    all.begin(), all.end(), [&](const auto& one) { return one[cell] == digit; });
                const auto at = cell * 9 + static_cast<std::size_t>(digit - '1');
                EXPECT_EQ(tally->counts()[at], static_cast<double>(times)) << line << ' ' << cell;
            }
        }
    }
}

TEST(Tally, KeepsEverySolutionOnceWhereThereIsRoom) {
    for (const std::string& line : solvable_puzzles()) {
        const std::vector<std::string> all = rules::all_solutions(line);
        const auto tally =
            std::make_unique<Question<Tally>>(puzzles::grid(line), 1'000'000U, all.size());
        while (!tally->run(1000)) {
        }
        EXPECT_EQ(kept_by(*tally), all) << line;
    }
}

TEST(Tally, TellsTheSameInPiecesOfAnySize) {
    const std::string line = loose_puzzles().back();
    const std::vector<std::string> all = rules::all_solutions(line);
    for (const std::uint64_t budget : {1U, 2U, 7U, 100'000U}) {
        const auto tally = std::make_unique<Question<Tally>>(puzzles::grid(line), 1'000'000U, 5U);
        while (!tally->run(budget)) {
        }
        EXPECT_EQ(tally->solutions(), all.size());
        EXPECT_EQ(kept_by(*tally).size(), std::min<std::size_t>(5, all.size()));
    }
}

TEST(Tally, StopsAtItsLimit) {
    const auto tally = std::make_unique<Question<Tally>>(Grid{}, 1000U, 10U);
    while (!tally->run(100)) {
    }
    EXPECT_FALSE(tally->is_exact());
    EXPECT_EQ(tally->solutions(), 1000U);
    const std::vector<std::string> kept = kept_by(*tally);
    EXPECT_EQ(kept.size(), 10U);
    for (const std::string& one : kept) EXPECT_TRUE(rules::is_consistent(one));
    double digits = 0;
    for (const double count : tally->counts()) digits += count;
    EXPECT_EQ(digits, 81'000);
}

TEST(Tally, CountsNothingWhereThereIsNoSolution) {
    for (const std::string& line : puzzles::file("no_solution")) {
        const auto tally = std::make_unique<Question<Tally>>(puzzles::grid(line), 10U, 10U);
        while (!tally->run(100'000)) {
        }
        EXPECT_EQ(tally->solutions(), 0U);
        EXPECT_TRUE(tally->kept().empty());
    }
}

}  // namespace
}  // namespace retrace::questions
