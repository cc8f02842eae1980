// Minimal parts of puzzles, beside plain trying of every part.
#include <gtest/gtest.h>

#include <set>
#include <string>
#include <vector>

#include "engine/puzzle_files.hpp"
#include "setting/one_solution.hpp"
#include "sudoku/cell_set.hpp"
#include "sudoku/engine/engine.hpp"
#include "sudoku/setting/minimals.hpp"

namespace retrace::setting {
namespace {

bool is_minimal(const Grid& puzzle) {
    for (const Cell cell : givens_of(puzzle)) {
        Grid less = puzzle;
        less[cell] = 0;
        if (has_one_solution(less)) return false;
    }
    return has_one_solution(puzzle);
}

// A puzzle with `more` additional givens from its solution, in blanks near the beginning.
Grid with_more(Grid puzzle, int more) {
    const Grid solution = *engine::first_found(puzzle);
    for (Cell cell = 0; cell < kCells && more > 0; cell = static_cast<Cell>(cell + 3)) {
        if (puzzle[cell] != 0) continue;
        puzzle[cell] = solution[cell];
        --more;
    }
    return puzzle;
}

std::set<std::string> all_minimals(const Grid& puzzle, std::uint64_t slice) {
    std::set<std::string> found;
    questions::Question<Minimals> minimals(puzzle);
    for (;;) {
        if (!minimals.run(slice)) continue;
        if (!minimals.answer()) return found;
        EXPECT_TRUE(found.insert(minimals.answer()->to_line()).second) << "found twice";
    }
}

// Tries all 2^n subsets of the n givens that can each be left out.
std::set<std::string> minimals_by_trying(const Grid& puzzle) {
    std::vector<Cell> perhaps;
    for (const Cell cell : givens_of(puzzle)) {
        Grid less = puzzle;
        less[cell] = 0;
        if (has_one_solution(less)) perhaps.push_back(cell);
    }
    EXPECT_LT(perhaps.size(), 14U);
    std::set<std::string> found;
    for (std::uint32_t taken = 0; taken < 1U << perhaps.size(); ++taken) {
        Grid part = puzzle;
        for (std::size_t i = 0; i < perhaps.size(); ++i) {
            if ((taken >> i & 1U) != 0) part[perhaps[i]] = 0;
        }
        if (is_minimal(part)) found.insert(part.to_line());
    }
    return found;
}

TEST(Minimals, AreThoseThatTryingEveryPartFinds) {
    for (const Grid& puzzle : twin::puzzles_in("17_clue", 2500)) {
        const Grid more = with_more(puzzle, 4);
        EXPECT_EQ(all_minimals(more, 1'000'000), minimals_by_trying(more)) << more.to_line();
    }
}

TEST(Minimals, AreTheSameWhateverTheSlicesAre) {
    const Grid puzzle = with_more(twin::puzzles_in("17_clue").front(), 5);
    EXPECT_EQ(all_minimals(puzzle, 1), all_minimals(puzzle, 1'000'000));
}

// Stopped after any of them, a run that goes on gives the rest in the same order.
TEST(Minimals, GoOnAfterTheLastOneThatWasGiven) {
    const auto rest_of = [](questions::Question<Minimals>& minimals) {
        std::vector<Grid> rest;
        for (;;) {
            if (!minimals.run(1'000'000)) continue;
            if (!minimals.answer()) return rest;
            rest.push_back(*minimals.answer());
        }
    };
    for (const int more : {0, 5}) {
        const Grid puzzle = with_more(twin::puzzles_in("17_clue").front(), more);
        questions::Question<Minimals> whole(puzzle);
        const std::vector<Grid> all = rest_of(whole);
        for (std::size_t i = 0; i < all.size(); ++i) {
            questions::Question<Minimals> resumed(puzzle);
            ASSERT_TRUE(resumed.go_on_after(all[i]));
            EXPECT_EQ(rest_of(resumed),
                      std::vector(all.begin() + static_cast<long>(i) + 1, all.end()));
        }
        questions::Question<Minimals> refused(puzzle);
        EXPECT_FALSE(refused.go_on_after(Grid{}));
        EXPECT_EQ(rest_of(refused), all);
    }
}

TEST(Minimals, OfAMinimalPuzzleAreItself) {
    const Grid puzzle = twin::puzzles_in("17_clue").front();
    EXPECT_EQ(all_minimals(puzzle, 1000), std::set{puzzle.to_line()});
}

TEST(DrawnMinimal, IsMinimalWithinThePuzzleAndTheSameForASeed) {
    const Grid solution = *engine::first_found(twin::puzzles_in("top95").front());
    std::set<std::string> drawn;
    for (std::uint64_t seed = 0; seed < 20; ++seed) {
        const Grid puzzle = drawn_minimal(solution, seed);
        EXPECT_TRUE(is_minimal(puzzle));
        EXPECT_EQ(*engine::first_found(puzzle), solution);
        EXPECT_EQ(puzzle, drawn_minimal(solution, seed));
        drawn.insert(puzzle.to_line());
    }
    EXPECT_EQ(drawn.size(), 20U);
}

}  // namespace
}  // namespace retrace::setting
