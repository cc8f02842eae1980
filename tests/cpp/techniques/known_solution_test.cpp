// Searches for chains find the same whether or not they know the solution, which only spares them work that leads nowhere.
#include <gtest/gtest.h>

#include "sudoku/engine/engine.hpp"
#include "sudoku/techniques/path.hpp"
#include "support/puzzles.hpp"
#include "techniques/same_deduction.hpp"

namespace retrace::techniques {
namespace {

TEST(KnownSolution, ChangesNoStepOfAPath) {
    int chains = 0;
    for (const char* name : {"top95", "forum_hardest_1106"}) {
        for (const std::string& line : puzzles::sample(name, 10)) {
            const Grid puzzle = puzzles::grid(line);
            const auto solution = engine::first_found(puzzle);
            ASSERT_TRUE(solution);
            Candidates known(puzzle);
            known.know(*solution);
            Candidates unknown(puzzle);
            for (bool goes_on = true; goes_on && !known.is_solved();) {
                goes_on = false;
                for (const Finder& finder : finders(Order::classic)) {
                    Deduction with;
                    Deduction without;
                    // Deeper levels take seconds and run the same code.
                    if (finder.level > 1) break;
                    const auto finds = [&](const Candidates& board, Deduction& found) {
                        return finder.level > 0
                                   ? find_alone(technique(finder.members[0]), board, found)
                                   : find(finder, board, kEveryCell, found);
                    };
                    const bool is_found = finds(known, with);
                    ASSERT_EQ(finds(unknown, without), is_found) << puzzle.to_line();
                    if (!is_found) continue;
                    expect_same(with, without, puzzle.to_line());
                    chains += with.rating >= 62 ? 1 : 0;
                    apply(with, known);
                    apply(without, unknown);
                    goes_on = true;
                    break;
                }
            }
        }
    }
    EXPECT_GT(chains, 50);
}

}  // namespace
}  // namespace retrace::techniques
