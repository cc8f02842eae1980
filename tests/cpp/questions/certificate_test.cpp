// Certificates against plain trying: their statements are true, and no smaller certificate would do.
#include "sudoku/questions/certificate.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <functional>

#include "engine/random_puzzles.hpp"
#include "questions/asking.hpp"
#include "sudoku/engine/engine.hpp"

namespace retrace::questions {
namespace {

std::size_t distance(const std::string& a, const std::string& b) {
    std::size_t cells = 0;
    for (std::size_t cell = 0; cell < kCells; ++cell) cells += a[cell] != b[cell] ? 1 : 0;
    return cells;
}

// Whether the digits of one solution in some set of `size` cells rule out every other solution.
bool can_tell_by_trying(const std::vector<std::string>& all, std::size_t size) {
    const std::function<bool(const std::vector<std::string>&, std::size_t, std::size_t)> can =
        [&](const std::vector<std::string>& left, std::size_t from, std::size_t more) {
            if (left.size() == 1) return true;
            if (more == 0) return false;
            for (std::size_t cell = from; cell < kCells; ++cell) {
                for (char digit = '1'; digit <= '9'; ++digit) {
                    std::vector<std::string> kept;
                    std::copy_if(left.begin(), left.end(), std::back_inserter(kept),
                                 [&](const std::string& one) { return one[cell] == digit; });
                    if (kept.empty() || kept.size() == left.size()) continue;
                    if (can(kept, cell + 1, more - 1)) return true;
                }
            }
            return false;
        };
    return can(all, 0, size);
}

void expect_completes(const Completion& completion, const std::string& line) {
    Grid completed = puzzles::grid(line);
    for (const Cell cell : completion.cells) completed[cell] = completion.solution[cell];
    EXPECT_EQ(rules::all_solutions(completed.to_line()), std::vector{completion.solution.to_line()})
        << line;
}

bool is_solvable(const Grid& puzzle, const std::vector<Cell>& cells) {
    Grid only;
    for (const Cell cell : cells) only[cell] = puzzle[cell];
    return engine::first_found(only).has_value();
}

// The conflict needs each of its givens; where it is called smallest, no set with one given fewer
// leaves the puzzle without a solution.
void expect_conflict(const Conflict& conflict, const Grid& puzzle) {
    EXPECT_FALSE(is_solvable(puzzle, conflict.cells)) << puzzle.to_line();
    for (const Cell left_out : conflict.cells) {
        std::vector<Cell> rest;
        std::copy_if(conflict.cells.begin(), conflict.cells.end(), std::back_inserter(rest),
                     [&](Cell cell) { return cell != left_out; });
        EXPECT_TRUE(is_solvable(puzzle, rest)) << puzzle.to_line();
    }
    if (!conflict.is_smallest || conflict.cells.size() > 4) return;
    const std::vector<Cell> givens = givens_of(puzzle).cells();
    std::vector<Cell> chosen;
    const std::function<bool(std::size_t)> all_solvable = [&](std::size_t from) {
        if (chosen.size() + 1 == conflict.cells.size()) return is_solvable(puzzle, chosen);
        for (std::size_t i = from; i < givens.size(); ++i) {
            chosen.push_back(givens[i]);
            const bool is_fine = all_solvable(i + 1);
            chosen.pop_back();
            if (!is_fine) return false;
        }
        return true;
    };
    EXPECT_TRUE(all_solvable(0)) << puzzle.to_line();
}

void expect_same(const Certificate& a, const Certificate& b) {
    ASSERT_EQ(a.index(), b.index());
    if (const auto* unique = std::get_if<Unique>(&a)) {
        EXPECT_EQ(unique->solution, std::get<Unique>(b).solution);
    } else if (const auto* several = std::get_if<Several>(&a)) {
        const auto& other = std::get<Several>(b);
        EXPECT_EQ(several->first, other.first);
        EXPECT_EQ(several->other, other.other);
        EXPECT_EQ(several->count.solutions, other.count.solutions);
        EXPECT_EQ(several->completion.cells, other.completion.cells);
        EXPECT_EQ(several->completion.solution, other.completion.solution);
        EXPECT_EQ(several->completion.is_smallest, other.completion.is_smallest);
    } else {
        const Conflict& conflict = std::get<NoSolution>(a).conflict;
        EXPECT_EQ(conflict.cells, std::get<NoSolution>(b).conflict.cells);
        EXPECT_EQ(conflict.is_smallest, std::get<NoSolution>(b).conflict.is_smallest);
    }
}

TEST(Certificate, OfAUniquePuzzleIsItsSolution) {
    for (const char* name : {"17_clue", "easy50", "top95", "forum_hardest_1106"}) {
        for (const std::string& line : puzzles::sample(name, 2)) {
            const auto certificate = answer_to<Certify>(puzzles::grid(line));
            ASSERT_TRUE(std::holds_alternative<Unique>(certificate)) << line;
            EXPECT_EQ(std::vector{std::get<Unique>(certificate).solution.to_line()},
                      rules::all_solutions(line));
        }
    }
    const Grid full = puzzles::grid(solved_line());
    EXPECT_EQ(std::get<Unique>(answer_to<Certify>(full)).solution, full);
}

TEST(Certificate, ShowsTheFirstSolutionAndTheOneMostLikeIt) {
    for (const std::string& line : loose_puzzles()) {
        const std::vector<std::string> all = rules::all_solutions(line);
        const auto found = std::get<Several>(answer_to<Certify>(puzzles::grid(line)));
        EXPECT_EQ(found.first.to_line(), all.front()) << line;
        EXPECT_EQ(found.count.solutions, static_cast<double>(all.size()));
        EXPECT_FALSE(found.count.is_estimate);
        ASSERT_TRUE(std::binary_search(all.begin(), all.end(), found.other.to_line()));
        std::size_t nearest = kCells;
        for (const std::string& one : all) {
            if (one != all[0]) nearest = std::min(nearest, distance(one, all[0]));
        }
        if (all.size() <= 2000) {
            EXPECT_EQ(distance(found.other.to_line(), all[0]), nearest) << line;
        }
    }
}

TEST(Certificate, GivesTheFewestCellsThatLeaveOneSolution) {
    int proven = 0;
    for (const std::string& line : loose_puzzles()) {
        const std::vector<std::string> all = rules::all_solutions(line);
        const auto found = std::get<Several>(answer_to<Certify>(puzzles::grid(line)));
        expect_completes(found.completion, line);
        if (!found.completion.is_smallest || all.size() > 300) continue;
        const std::size_t cells = found.completion.cells.size();
        EXPECT_FALSE(can_tell_by_trying(all, std::min<std::size_t>(cells - 1, 2))) << line;
        ++proven;
    }
    EXPECT_GT(proven, 15);
}

TEST(Certificate, OfTheEmptyGridIsAPuzzleWithOneSolutionAndAnEstimate) {
    const auto found = std::get<Several>(answer_to<Certify>(Grid{}));
    EXPECT_EQ(found.first.to_line(), puzzles::kFirstOfAll);
    EXPECT_TRUE(found.count.is_estimate);
    EXPECT_FALSE(found.completion.is_smallest);
    // No puzzle of 16 givens has one solution (McGuire, Tugemann and Civario).
    EXPECT_GE(found.completion.cells.size(), 17U);
    EXPECT_LT(found.completion.cells.size(), 30U);
    Grid puzzle;
    for (const Cell cell : found.completion.cells) puzzle[cell] = found.completion.solution[cell];
    EXPECT_FALSE(engine::solve(puzzle).several);
    EXPECT_EQ(engine::first_solution(puzzle), found.completion.solution);
}

TEST(Certificate, NamesTheTwoGivensThatContradictEachOther) {
    const auto found =
        std::get<NoSolution>(answer_to<Certify>(puzzles::grid(contradicting_line())));
    EXPECT_EQ(found.conflict.cells, (std::vector<Cell>{0, 8}));
    EXPECT_TRUE(found.conflict.is_smallest);
    ASSERT_EQ(found.contradictions.size(), 1U);
}

TEST(Certificate, NamesTheSevenGivensThatLeaveARowNoCellForADigit) {
    // 1 to 6 fill row 1 in two boxes, and the 9 in row 2 keeps 9 out of the third box's part of row 1.
    const auto found = std::get<NoSolution>(answer_to<Certify>(puzzles::grid(impossible_line())));
    EXPECT_EQ(found.conflict.cells, (std::vector<Cell>{0, 1, 2, 3, 4, 5, 16}));
    EXPECT_TRUE(found.conflict.is_smallest);
    EXPECT_TRUE(found.contradictions.empty());
}

TEST(Certificate, OfPuzzlesWithoutASolutionNamesGivensOfWhichNoneIsToSpare) {
    std::vector<std::string> lines = puzzles::file("no_solution");
    lines.push_back(puzzles::file("pathological").at(1));
    for (const std::string& line : lines) {
        const auto found = std::get<NoSolution>(answer_to<Certify>(puzzles::grid(line)));
        expect_conflict(found.conflict, puzzles::grid(line));
    }
}

TEST(Certificate, OfRandomPuzzlesIsWhatPlainTryingFinds) {
    twin::RandomPuzzles random(11);
    std::array<int, 3> kinds{};
    for (std::uint64_t turn = 0; turn < 160; ++turn) {
        const Grid puzzle = random.next(turn);
        twin::Counting counting(400, 10'000);
        const std::uint64_t solutions = counting.count(puzzle);
        if (solutions >= 400 || counting.gave_up()) continue;
        const Certificate certificate = answer_to<Certify>(puzzle);
        ASSERT_EQ(certificate.index(), solutions == 0   ? 2U
                                       : solutions == 1 ? 0U
                                                        : 1U)
            << puzzle.to_line();
        ++kinds.at(certificate.index());
        if (const auto* several = std::get_if<Several>(&certificate)) {
            EXPECT_EQ(several->count.solutions, static_cast<double>(solutions));
            expect_completes(several->completion, puzzle.to_line());
        } else if (const auto* none = std::get_if<NoSolution>(&certificate)) {
            expect_conflict(none->conflict, puzzle);
        }
    }
    for (const int count : kinds) EXPECT_GT(count, 5);
}

TEST(Certificate, IsTheSameInSlicesOfAnySize) {
    std::vector<std::string> lines = {without_digits('3'), impossible_line(), contradicting_line(),
                                      solved_line(), std::string(puzzles::kInkala)};
    lines.push_back(puzzles::file("pathological").at(1));
    for (const std::string& line : lines) {
        const Grid puzzle = puzzles::grid(line);
        const Certificate whole = answer_to<Certify>(puzzle);
        expect_same(asked<Certify>(1, puzzle)->answer(), whole);
        expect_same(answer_in_copies<Certify>(puzzle), whole);
    }
}

TEST(Certificate, CanBeStoppedSoonAtAnyTime) {
    Question<Certify> question{Grid{}};
    int slices = 0;
    while (!question.run(10'000)) ++slices;
    EXPECT_GT(slices, 100);  // no slice did much more than its budget
}

}  // namespace
}  // namespace retrace::questions
