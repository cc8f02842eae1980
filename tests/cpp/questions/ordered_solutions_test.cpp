// Solutions in order against every solution found by plain trying.
#include "sudoku/questions/ordered_solutions.hpp"

#include <gtest/gtest.h>

#include <algorithm>

#include "engine/random_puzzles.hpp"
#include "questions/asking.hpp"

namespace retrace::questions {
namespace {

std::vector<std::string> listed(OrderedSolutions part, std::uint64_t budget,
                                std::size_t most = 100'000) {
    std::vector<std::string> lines;
    Meter meter;
    while (lines.size() < most) {
        meter.allow(budget);
        if (!part.run(meter)) continue;
        if (!part.answer()) break;
        lines.push_back(part.answer()->to_line());
    }
    return lines;
}

TEST(OrderedSolutions, AreAllThatPlainTryingFindsInLexicographicOrder) {
    for (const std::string& line : loose_puzzles()) {
        std::vector<std::string> all = rules::all_solutions(line);
        const Grid puzzle = puzzles::grid(line);
        EXPECT_EQ(listed({puzzle, Order::ascending}, 1'000'000), all) << line;
        std::reverse(all.begin(), all.end());
        EXPECT_EQ(listed({puzzle, Order::descending}, 1'000'000), all) << line;
    }
}

TEST(OrderedSolutions, AreTheSameInSlicesOfAnySize) {
    const Grid puzzle = puzzles::grid(without_digits('3'));
    const std::vector<std::string> all = rules::all_solutions(puzzle.to_line());
    for (const std::uint64_t budget : {1U, 2U, 7U, 100U}) {
        EXPECT_EQ(listed({puzzle, Order::ascending}, budget), all) << budget;
    }
}

TEST(OrderedSolutions, GoOnBehindAnyGrid) {
    for (const std::string& line : loose_puzzles()) {
        const std::vector<std::string> all = rules::all_solutions(line);
        const Grid puzzle = puzzles::grid(line);
        std::vector<std::string> lasts = {all.front(), all[all.size() / 2], all.back(),
                                          std::string(81, '1'), std::string(81, '9')};
        lasts.push_back(all[all.size() / 2]);
        std::reverse(lasts.back().begin(), lasts.back().end());  // mostly not a solution
        for (const std::string& last : lasts) {
            const auto behind = std::upper_bound(all.begin(), all.end(), last);
            EXPECT_EQ(listed({puzzle, Order::ascending, puzzles::grid(last)}, 1'000'000),
                      std::vector<std::string>(behind, all.end()))
                << line << ' ' << last;
            std::vector<std::string> before(all.begin(),
                                            std::lower_bound(all.begin(), all.end(), last));
            std::reverse(before.begin(), before.end());
            EXPECT_EQ(listed({puzzle, Order::descending, puzzles::grid(last)}, 1'000'000), before)
                << line << ' ' << last;
        }
    }
}

TEST(OrderedSolutions, CanBePassedOver) {
    const Grid puzzle = puzzles::grid(without_digits('4'));
    const std::vector<std::string> all = rules::all_solutions(puzzle.to_line());
    ASSERT_GT(all.size(), 100U);
    for (const std::size_t count : {std::size_t{1}, std::size_t{2}, std::size_t{50}, all.size() / 2,
                                    all.size() - 1, all.size(), all.size() + 5}) {
        OrderedSolutions solutions(puzzle, Order::ascending);
        solutions.skip(count);
        const auto from = all.begin() + static_cast<std::ptrdiff_t>(std::min(count, all.size()));
        EXPECT_EQ(listed(solutions, 13), std::vector<std::string>(from, all.end())) << count;
    }
}

TEST(OrderedSolutions, OfRandomPuzzlesAreThoseOfPlainTrying) {
    twin::RandomPuzzles random(7);
    int several = 0;
    for (std::uint64_t turn = 0; turn < 400; ++turn) {
        const Grid puzzle = random.next(turn);
        twin::Counting few(300, 10'000);  // plain trying would take minutes beyond this
        if (few.count(puzzle) >= 300 || few.gave_up()) continue;
        const std::vector<std::string> all = rules::all_solutions(puzzle.to_line());
        several += static_cast<int>(all.size() > 1);
        EXPECT_EQ(listed({puzzle, Order::ascending}, 1000), all) << puzzle.to_line();
    }
    EXPECT_GT(several, 20);
}

TEST(OrderedSolutions, OfTheEmptyGridBeginWithTheSmallestGridThereIs) {
    const auto first = listed({Grid{}, Order::ascending}, 1000, 3);
    ASSERT_EQ(first.size(), 3U);
    EXPECT_EQ(first[0], puzzles::kFirstOfAll);
    EXPECT_LT(first[0], first[1]);
    EXPECT_LT(first[1], first[2]);
    // The last solution is the first one with 9 for 1, 8 for 2 and so on.
    std::string last(puzzles::kFirstOfAll);
    for (char& digit : last) digit = static_cast<char>('1' + '9' - digit);
    EXPECT_EQ(listed({Grid{}, Order::descending}, 1000, 1).at(0), last);
}

TEST(OrderedSolutions, AreNoneWhereThereIsNone) {
    std::vector<std::string> lines = puzzles::file("no_solution");
    lines.push_back(contradicting_line());
    lines.push_back(impossible_line());
    for (const std::string& line : lines) {
        EXPECT_TRUE(listed({puzzles::grid(line), Order::ascending}, 1000).empty()) << line;
        EXPECT_TRUE(
            listed({puzzles::grid(line), Order::descending, puzzles::grid(solved_line())}, 1000)
                .empty());
    }
}

TEST(OrderedSolutions, OfAFullGridIsThatGrid) {
    const Grid full = puzzles::grid(solved_line());
    EXPECT_EQ(listed({full, Order::ascending}, 1), std::vector{solved_line()});
    EXPECT_TRUE(listed({full, Order::ascending, full}, 1).empty());
}

}  // namespace
}  // namespace retrace::questions
