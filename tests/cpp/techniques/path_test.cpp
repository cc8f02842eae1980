// Whole paths: every deduction is right on any puzzle, and the ratings agree with the scale.
#include "sudoku/techniques/path.hpp"

#include <gtest/gtest.h>

#include <array>
#include <cstdlib>
#include <fstream>
#include <set>
#include <sstream>
#include <utility>

#include "engine/random_puzzles.hpp"
#include "sudoku/engine/engine.hpp"
#include "support/amount.hpp"
#include "support/folders.hpp"
#include "support/puzzles.hpp"

namespace retrace::techniques {
namespace {

// Follows the path to its end and compares each step with a solution that the engine found.
void expect_right(const Grid& givens, const Grid& solution, Order order, bool is_unique,
                  std::set<Id>& seen) {
    Path path(givens, order, is_unique);
    while (path.run(1'000'000) == PathState::found) {
        const Deduction& step = path.deduction();
        seen.insert(step.technique->id);
        const std::string where = std::string(step.technique->name) + " in " + givens.to_line() +
                                  " at " + path.board().grid().to_line();
        ASSERT_TRUE(step.has_effect()) << where;
        ASSERT_TRUE(is_unique || !step.technique->needs_uniqueness) << where;
        for (const Candidate& each : step.eliminations) {
            ASSERT_NE(solution[each.cell], each.digit) << where << ' ' << cell_name(each.cell);
        }
        if (step.placement) {
            ASSERT_EQ(solution[step.placement->cell], step.placement->digit) << where;
        }
    }
}

TEST(Path, TakesNoDigitOfTheSolutionFromAnyPuzzle) {
    std::set<Id> seen;
    const std::pair<std::string, std::size_t> samples[] = {
        {"easy50", 50}, {"top95", 20},   {"17_clue", 100},
        {"easy33", 30}, {"top1465", 30}, {"forum_hardest_1905", 1}};
    for (const auto& [name, count] : samples) {
        for (const std::string& line : puzzles::sample(name, count)) {
            const Grid givens = puzzles::grid(line);
            const Grid solution = engine::first_found(givens).value();
            expect_right(givens, solution, Order::classic, true, seen);
            expect_right(givens, solution, Order::teaching, true, seen);
        }
    }
    EXPECT_GE(seen.size(), 30U);
}

TEST(Path, TakesNoDigitOfASolutionWhereThereAreSeveral) {
    std::set<Id> seen;
    for (const std::string& line : puzzles::sample("several_solutions", 20)) {
        const Grid givens = puzzles::grid(line);
        expect_right(givens, engine::first_found(givens).value(), Order::classic, false, seen);
        expect_right(givens, engine::first_solution(givens).value(), Order::teaching, false, seen);
    }
    EXPECT_GE(seen.size(), 5U);
}

TEST(Path, TakesNoDigitOfTheSolutionFromRandomPuzzles) {
    twin::RandomPuzzles puzzles(14);
    std::set<Id> seen;
    int rated = 0;
    for (std::uint64_t turn = 0; turn < 1000; ++turn) {
        const Grid givens = puzzles.next(turn);
        if (standing_of(givens) != Standing::unique) continue;
        expect_right(givens, engine::first_found(givens).value(), Order::classic, true, seen);
        ++rated;
    }
    EXPECT_GE(rated, 100);
}

TEST(Path, TakesNoDigitOfTheSolutionFromManyRandomPuzzlesExhaustive) {
    twin::RandomPuzzles puzzles(88);
    std::set<Id> seen;
    const int wanted = amount("RETRACE_RANDOM_PUZZLES", 10'000);
    int gone = 0;
    for (std::uint64_t turn = 0; gone < wanted && !testing::Test::HasFailure(); ++turn) {
        const Grid givens = puzzles.next(turn);
        if (standing_of(givens) != Standing::unique) continue;
        expect_right(givens, engine::first_found(givens).value(), Order::classic, true, seen);
        ++gone;
    }
    EXPECT_EQ(gone, wanted);
}

// Techniques for which a board is hard to make, each with a puzzle whose classic path uses it.
TEST(Path, MeetsTheRarerTechniques) {
    const std::pair<std::string_view, Id> known[] = {
        {"....3.8......2....9....163...581...92.4.......8.5..........61....2.4....63....5..",
         Id::bug_1},
        {"....3.8......2....9....163...581...92.4.......8.5..........61....2.4....63....5..",
         Id::bug_2},
        {"..............1..2..3....45..........56.4....7.....12......8......63.7..24.......",
         Id::bug_3},
        {"..............1..2.34.....5......16......7.....8.2.......1..73.2.54.....8........",
         Id::bug_4},
        {"................12..3..4.........3.4....5.6...7..1.........38...5.....9.71...2...",
         Id::unique_loop_2},
        {"................12..3..4........56.7.8.......21...........2.....7.6..4..5.4...3..",
         Id::unique_loop_3},
        {"..19...3..3...2..78..........3.6..4.2........4.53....1.1..49.....4.1.86....5..9..",
         Id::unique_loop_4},
        {"..2...68...3....2..74.82......4.5.9.3.......5..8.7.1.3............897..2....245..",
         Id::aligned_triplet_exclusion},
        {"4..6..3...1..2..6...8..7..19..8..5...4..5..1......2..75.....6...3..8..4......9..5",
         Id::nishio},
        {"4...5...9..3...8.....1.9........4.......8.29.15.6...7.8.6....4.5.......3..9.4.78.",
         Id::cell_forcing_chains},
        {".2...3..48..7..39...7....61..3.7...8..6..213.5.........4.8....6..8.1..2..5...9...",
         Id::house_forcing_chains},
        {"...6.......8.9..1...6.154........97152..7...4...8..2..7..3........56...246...7...",
         Id::dynamic_cell_forcing_chains},
        {"..3..2.6.9..3.1...1.2.5..8.........2..5..3.98...4..1....7.....5.2..6....4.19.....",
         Id::dynamic_house_forcing_chains},
        {"..8.9.1...6.5...2......6....3.1.7.5.........9..4...3...5....2...7...3.8.2..7....4",
         Id::alternating_cycle},
    };
    for (const auto& [line, id] : known) {
        const Grid givens = puzzles::grid(line);
        std::set<Id> seen;
        expect_right(givens, engine::first_found(givens).value(), Order::classic, true, seen);
        EXPECT_TRUE(seen.contains(id)) << technique(id).name;
    }
}

// A line of tests/puzzles/ratings.txt has a puzzle and the ER, EP and ED that Sudoku Explainer 1.2.1 gave it.
TEST(Rating, AgreesWithSudokuExplainer) {
    const auto text = [](int rating) {
        return std::to_string(rating / 10) + '.' + std::to_string(rating % 10);
    };
    std::size_t rated = 0;
    for (const std::string& line : puzzles::file("ratings")) {
        Rating rating(puzzles::grid(std::string_view(line).substr(0, kCells)));
        while (!rating.run(1'000'000)) {
        }
        const Ratings& found = rating.ratings();
        EXPECT_EQ(
            text(found.hardest) + ' ' + text(found.first_placement) + ' ' + text(found.first_step),
            line.substr(kCells + 1))
            << line;
        ++rated;
    }
    EXPECT_GE(rated, 200U);
}

// Famous puzzles with their published ratings.
TEST(Rating, GoesOnWithChainsNestedInChains) {
    const std::pair<std::string_view, std::array<int, 3>> known[] = {
        {puzzles::kInkala, {107, 107, 97}},
        // The puzzle AI Escargot.
        {"1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3..",
         {105, 12, 12}},
    };
    for (const auto& [line, expected] : known) {
        Rating rating(puzzles::grid(line));
        int least = 0;
        while (!rating.run(1)) {
            EXPECT_GE(rating.at_least(), least);
            least = rating.at_least();
        }
        const Ratings& found = rating.ratings();
        EXPECT_EQ((std::array{found.hardest, found.first_placement, found.first_step}), expected);
        EXPECT_EQ(found.technique->id, Id::nested_simple_chains);
        EXPECT_LE(least, found.hardest);
        EXPECT_GE(least, found.technique->rating);
    }
}

// Expects the deduction of the first finder of the order that finds one when every finder looks through the whole board.
void expect_first_find(Order order, const Candidates& board, const Deduction& step) {
    for (const Finder& finder : finders(order)) {
        // Deeper levels take seconds, and have no memory of this kind.
        if (finder.level > 0) return;
        Deduction anew;
        if (!find(finder, board, kEveryCell, anew)) continue;
        ASSERT_EQ(anew.technique, step.technique) << board.grid().to_line();
        ASSERT_EQ(anew.placement, step.placement) << board.grid().to_line();
        ASSERT_EQ(anew.eliminations, step.eliminations) << board.grid().to_line();
        return;
    }
}

TEST(Path, MissesNothingByWhatItLookedThroughBefore) {
    int aligned = 0;
    for (const auto& name : {"top95", "top1465"}) {
        for (const std::string& line : puzzles::sample(name, 15)) {
            Path path(puzzles::grid(line), Order::classic, true);
            Candidates before = path.board();
            while (path.run(1'000'000) == PathState::found) {
                expect_first_find(Order::classic, before, path.deduction());
                const Id id = path.deduction().technique->id;
                aligned +=
                    id == Id::aligned_pair_exclusion || id == Id::aligned_triplet_exclusion ? 1 : 0;
                before = path.board();
            }
        }
    }
    EXPECT_GT(aligned, 0);
}

TEST(Path, SharesALongSearchWithItsCopies) {
    Path path(puzzles::grid(puzzles::kInkala), Order::classic, true);
    while (path.at_work() == nullptr) ASSERT_EQ(path.run(1), PathState::running);
    EXPECT_EQ(path.at_work()->id, Id::dynamic_chains_plus);
    Path copy = path;
    while (path.run(1) == PathState::running) {
        EXPECT_GE(path.portion(), 0);
        EXPECT_LE(path.portion(), 1);
    }
    while (copy.run(1) == PathState::running) {
    }
    EXPECT_EQ(copy.deduction().eliminations, path.deduction().eliminations);
    EXPECT_EQ(copy.deduction().rating, path.deduction().rating);
}

TEST(Path, LeavesLongSearchesOutWhereTheyCouldFindNothing) {
    Path path(puzzles::grid(puzzles::sample("several_solutions", 1).front()), Order::classic,
              false);
    PathState state = PathState::found;
    while (state == PathState::found) state = path.run(1'000'000);
    EXPECT_EQ(state, PathState::stuck);
    EXPECT_EQ(path.at_work(), nullptr);
}

TEST(Path, SolvesWhatSinglesSolve) {
    for (const std::string& line : puzzles::sample("easy33", 50)) {
        Path path(puzzles::grid(line), Order::teaching, true);
        PathState state = PathState::found;
        while (state == PathState::found) state = path.run(1'000'000);
        EXPECT_EQ(state, PathState::solved);
        EXPECT_EQ(path.board().grid(), engine::first_found(puzzles::grid(line)));
    }
}

TEST(Path, StopsAfterItsBudgetAndGoesOnTheSameWay) {
    const Grid givens = puzzles::grid(puzzles::k2239);
    Path at_once(givens, Order::classic, true);
    Path in_pieces = at_once;
    int waits = 0;
    for (PathState state = PathState::found; state == PathState::found;) {
        state = at_once.run(1'000'000);
        PathState piece = in_pieces.run(1);
        for (; piece == PathState::running; piece = in_pieces.run(1)) ++waits;
        ASSERT_EQ(piece, state);
        EXPECT_EQ(in_pieces.board().grid(), at_once.board().grid());
    }
    EXPECT_GT(waits, 0);
}

TEST(Standing, SaysHowManySolutionsThereAre) {
    EXPECT_EQ(standing_of(puzzles::grid(puzzles::k2239)), Standing::unique);
    EXPECT_EQ(standing_of(Grid{}), Standing::several);
    EXPECT_EQ(standing_of(puzzles::grid(std::string(2, '5').append(79, '.'))),
              Standing::contradiction);
    EXPECT_EQ(standing_of(puzzles::grid(std::string("12345678........9").append(64, '.'))),
              Standing::no_solution);
}

TEST(Techniques, HaveNamesOfTheirOwnAndARowInTheDocs) {
    std::ifstream file(in_docs("techniques.md"));
    std::stringstream docs;
    docs << file.rdbuf();
    std::set<std::string_view> names;
    for (const Technique& each : techniques()) {
        EXPECT_TRUE(names.insert(each.name).second) << each.name;
        EXPECT_EQ(&technique(each.id), &each);
        EXPECT_NE(docs.str().find("| `" + std::string(each.name) + "` "), std::string::npos)
            << each.name;
    }
}

}  // namespace
}  // namespace retrace::techniques
