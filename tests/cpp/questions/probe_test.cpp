// Single probes against every solution found by plain trying.
#include "sudoku/questions/probe.hpp"

#include <gtest/gtest.h>

#include <algorithm>

#include "questions/asking.hpp"

namespace retrace::questions {
namespace {

std::optional<Grid> other_than(const std::string& line, const std::string& known,
                               std::uint64_t budget = 1'000'000) {
    Probe probe;
    engine::Meter meter;
    do {
        meter.allow(budget);
    } while (!probe.ask_other(puzzles::grid(line), puzzles::grid(known), meter));
    return probe.found();
}

TEST(Probe, FindsNothingBesideTheOnlySolution) {
    for (const char* name : {"17_clue", "easy50", "top95", "forum_hardest_1106"}) {
        for (const std::string& line : puzzles::sample(name, 5)) {
            const std::vector<std::string> all = rules::all_solutions(line);
            ASSERT_EQ(all.size(), 1U) << line;
            EXPECT_FALSE(other_than(line, all[0])) << line;
            EXPECT_FALSE(other_than(line, all[0], 1)) << line;
        }
    }
}

TEST(Probe, FindsASolutionThatIsNotTheKnownOne) {
    for (const std::string& line : loose_puzzles()) {
        const std::vector<std::string> all = rules::all_solutions(line);
        ASSERT_GT(all.size(), 1U) << line;
        for (const std::string& known : {all.front(), all.back()}) {
            const auto other = other_than(line, known);
            ASSERT_TRUE(other) << line;
            EXPECT_NE(other->to_line(), known);
            EXPECT_TRUE(std::binary_search(all.begin(), all.end(), other->to_line())) << line;
            EXPECT_EQ(other_than(line, known, 1), other);
        }
    }
}

TEST(Probe, FindsASolutionWithAnotherDigitInABlank) {
    for (const std::string& line : loose_puzzles()) {
        const std::vector<std::string> all = rules::all_solutions(line);
        for (Cell cell = 0; cell < kCells; cell += 7) {
            if (line[cell] >= '1' && line[cell] <= '9') continue;
            const char known = all.front()[cell];
            const bool has_other = std::any_of(all.begin(), all.end(), [&](const auto& solution) {
                return solution[cell] != known;
            });
            for (const std::uint64_t budget : {1'000'000U, 1U}) {
                Probe probe;
                engine::Meter meter;
                const auto digit = static_cast<Digit>(known - '0');
                do {
                    meter.allow(budget);
                } while (!probe.ask_other_digit(puzzles::grid(line), cell, digit, meter));
                EXPECT_EQ(probe.found().has_value(), has_other) << line << ' ' << cell_name(cell);
                if (!probe.found()) continue;
                EXPECT_NE((*probe.found())[cell], digit);
                EXPECT_TRUE(std::binary_search(all.begin(), all.end(), probe.found()->to_line()));
            }
        }
    }
}

TEST(Probe, FindsNothingWhereThereIsNoSolution) {
    for (const std::string& line : puzzles::file("no_solution")) {
        EXPECT_FALSE(other_than(line, solved_line())) << line;
    }
}

TEST(Probe, IsAskedTheNextQuestionOnceItHasAnswered) {
    Probe probe;
    engine::Meter meter(1'000'000);
    ASSERT_TRUE(probe.ask(puzzles::grid(solved_line()), meter));
    EXPECT_TRUE(probe.found());
    ASSERT_TRUE(probe.ask(puzzles::grid(contradicting_line()), meter));
    EXPECT_FALSE(probe.found());
}

}  // namespace
}  // namespace retrace::questions
