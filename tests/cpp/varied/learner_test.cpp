// The search that learns: it finds what choices alone find, and ends on boards where those do not.
#include <gtest/gtest.h>

#include <fstream>
#include <sstream>

#include "sudoku/split_mix.hpp"
#include "support/folders.hpp"
#include "varied/answers.hpp"
#include "varied/kinds.hpp"
#include "varied/learner.hpp"
#include "varied/plain.hpp"

namespace retrace::varied {
namespace {

constexpr std::uint64_t kMuch = 5'000'000;

// Boards whose rules clauses say whole.
Rules board_of(int form) {
    switch (form) {
        case 0:
            return usual(6);
        case 1: {  // with diagonals
            Rules rules = usual(9);
            std::vector<int> of(rules.cells(), -1);
            for (int row = 0; row < 9; ++row) of[rules.place(row, row)] = 0;
            add_regions(rules, of);
            of.assign(rules.cells(), -1);
            for (int row = 0; row < 9; ++row) of[rules.place(row, 8 - row)] = 0;
            add_regions(rules, of);
            return rules;
        }
        case 2: {  // irregular
            Rules rules = latin_square(5);
            constexpr std::string_view kRegions = "0011100112032223344233444";
            std::vector<int> region_of;
            for (const char each : kRegions) region_of.push_back(each - '0');
            add_regions(rules, region_of);
            return rules;
        }
        default: {  // neighbours far from each other
            Rules rules = latin_square(6);
            for (int row = 0; row < 6; ++row) {
                for (int column = 0; column + 1 < 6; ++column) {
                    const Place cell = rules.place(row, column);
                    rules.rules.push_back(
                        {Kind::not_difference, {cell, static_cast<Place>(cell + 1)}, {1}});
                }
            }
            return rules;
        }
    }
}

// Some givens of a solution.
Rules with_givens(Rules rules, SplitMix64& random) {
    Solving solving(rules);
    EXPECT_TRUE(solving.run(kMuch) && solving.first());
    const std::uint64_t blanks_of_8 = 3 + random.next() % 5;
    for (std::size_t at = 0; at < rules.cells(); ++at) {
        if (random.next() % 8 >= blanks_of_8)
            rules.candidates[at] = digit_bit((*solving.first())[at]);
    }
    return rules;
}

std::uint64_t count_by(auto& search, std::uint64_t most) {
    std::uint64_t count = 0;
    std::uint64_t budget = kMuch;
    while (count < most && search.next(budget) == Stop::solution) ++count;
    EXPECT_GT(budget, 0U);
    return count;
}

TEST(Learner, FindsAsManySolutionsAsChoices) {
    constexpr std::uint64_t kMost = 300;
    SplitMix64 random(5);
    int several = 0;
    for (int turn = 0; turn < 200; ++turn) {
        const Rules rules = with_givens(board_of(turn % 4), random);
        const Network network(rules);
        Chooser<std::uint16_t> chooser(network);
        Learner learner(network);
        const std::uint64_t count = count_by(chooser, kMost);
        ASSERT_EQ(count_by(learner, kMost), count) << turn;
        several += count > 1 ? 1 : 0;
        if (count == kMost) continue;
        // One cell's digits in turn find all of them again, one query after the other.
        std::uint64_t again = 0;
        const std::size_t cell = random.next() % rules.cells();
        for (int digit = 1; digit <= rules.digits; ++digit) {
            std::vector<Digits> candidates = rules.candidates;
            candidates[cell] &= digit_bit(digit);
            learner.restart(candidates);
            again += count_by(learner, kMost);
        }
        ASSERT_EQ(again, count) << turn;
    }
    EXPECT_GT(several, 20);
}

TEST(Learner, LeavesOutWhatItIsGiven) {
    SplitMix64 random(9);
    const Rules rules = with_givens(usual(4), random);
    const Network network(rules);
    Learner learner(network);
    std::uint64_t budget = kMuch;
    ASSERT_EQ(learner.next(budget), Stop::solution);
    const Solution first = learner.solution();
    learner.restart(rules.candidates);
    learner.exclude(first);
    while (learner.next(budget) == Stop::solution) EXPECT_NE(learner.solution(), first);
}

TEST(Search, SolvesBoardsOf25ByLearning) {
    std::ifstream file(in_puzzles("large.tsv"));
    int solved = 0;
    for (std::string name, puzzle, answer; file >> name >> name >> puzzle >> answer; ++solved) {
        const auto reading = read_plain(puzzle);
        const auto expected = read_plain(answer);
        ASSERT_TRUE(reading && expected) << name;
        Solving solving(reading->rules);
        ASSERT_TRUE(solving.run(kMuch)) << name;
        ASSERT_TRUE(solving.first()) << name;
        EXPECT_FALSE(solving.several()) << name;
        EXPECT_TRUE(find_violations(expected->rules, *solving.first()).empty()) << name;
    }
    EXPECT_EQ(solved, 2);
}

}  // namespace
}  // namespace retrace::varied
