// The puzzles with few givens of a completed grid, beside all minimal puzzles within a part of it.
#include "sudoku/setting/few_givens.hpp"

#include <gtest/gtest.h>

#include <set>
#include <string>
#include <vector>

#include "engine/puzzle_files.hpp"
#include "sudoku/engine/engine.hpp"
#include "sudoku/generate/random.hpp"
#include "sudoku/setting/minimals.hpp"
#include "sudoku/setting/unavoidable.hpp"

namespace retrace::setting {
namespace {

using Search = questions::Question<FewGivens>;

std::set<std::string> rest_of(Search& search, std::uint64_t slice) {
    std::set<std::string> found;
    for (;;) {
        if (!search.run(slice)) continue;
        if (!search.answer()) return found;
        EXPECT_TRUE(found.insert(search.answer()->to_line()).second) << "found twice";
    }
}

struct Sample {
    Grid solution;
    Grid puzzle;  // with givens to spare
};

// A puzzle and some more cells of its solution.
Sample sample_of(const Grid& puzzle, std::uint64_t seed) {
    Sample sample{*engine::first_found(puzzle), puzzle};
    generate::Random random(seed);
    for (int more = 0; more < 6;) {
        const auto cell = static_cast<Cell>(random.below(kCells));
        if (sample.puzzle[cell] != 0) continue;
        sample.puzzle[cell] = sample.solution[cell];
        ++more;
    }
    return sample;
}

std::set<std::string> minimals_of(const Grid& puzzle, std::size_t most) {
    std::set<std::string> found;
    questions::Question<Minimals> minimals(puzzle);
    for (;;) {
        if (!minimals.run(1'000'000)) continue;
        if (!minimals.answer()) return found;
        if (givens_of(*minimals.answer()).size() <= most) {
            found.insert(minimals.answer()->to_line());
        }
    }
}

TEST(FewGivens, AreTheMinimalPuzzlesOfSoManyGivens) {
    std::size_t any = 0;
    std::uint64_t seed = 0;
    std::vector<Grid> puzzles = twin::puzzles_in("forum_hardest_1905", 2000);
    for (const Grid& puzzle : twin::puzzles_in("17_clue", 4000)) puzzles.push_back(puzzle);
    for (const Grid& puzzle : puzzles) {
        const Sample sample = sample_of(puzzle, ++seed);
        const CellSet open = givens_of(sample.puzzle);
        const int most = static_cast<int>(givens_of(puzzle).size());
        for (const int limit : {most - 1, most}) {
            Search search(sample.solution, open, limit);
            const auto found = rest_of(search, 1'000'000);
            EXPECT_EQ(found, minimals_of(sample.puzzle, static_cast<std::size_t>(limit)));
            any += found.size();
        }
    }
    EXPECT_GT(any, 8U);
}

TEST(FewGivens, GoOnAtAnyPositionAndComeToTheSame) {
    const Sample sample = sample_of(twin::puzzles_in("forum_hardest_1905", 5000).front(), 7);
    const CellSet open = givens_of(sample.puzzle);
    const int most = static_cast<int>(open.size()) - 5;
    Search whole(sample.solution, open, most);
    const auto all = rest_of(whole, 1'000'000);
    ASSERT_GT(all.size(), 1U);
    EXPECT_EQ(whole.share(), 1);
    double share = 0;
    for (std::uint64_t steps = 1;; steps *= 4) {
        Search stopped(sample.solution, open, most);
        std::set<std::string> found;
        bool is_over = false;
        for (std::uint64_t i = 0; i < steps && !is_over; ++i) {
            if (!stopped.run(1)) continue;
            is_over = !stopped.answer();
            if (!is_over) found.insert(stopped.answer()->to_line());
        }
        if (is_over) break;
        EXPECT_GE(stopped.share(), share);
        share = stopped.share();
        Search resumed(sample.solution, open, most);
        const auto position = position_in(text_of_position(stopped.position()));
        ASSERT_TRUE(position && resumed.go_on_at(*position));
        found.merge(rest_of(resumed, 1000));
        EXPECT_EQ(found, all) << steps;
    }
    EXPECT_GT(share, 0);
    Search other(sample.solution, open, most);
    EXPECT_FALSE(other.go_on_at(std::vector<std::size_t>{99}));
    EXPECT_FALSE(other.go_on_at({}));
    for (const std::string text : {"", ".", "1.", ".1", "1..2", "-1", "1.x", "2000001", "1e1"}) {
        EXPECT_FALSE(position_in(text)) << text;
    }
    EXPECT_EQ(rest_of(other, 1000), all);
}

TEST(UnavoidableSets, CanEachBeFilledInAnotherWay) {
    const Grid solution = *engine::first_found(twin::puzzles_in("17_clue", 20000).front());
    const std::vector<CellSet> sets = unavoidable_sets(solution, 12);
    EXPECT_GT(sets.size(), 100U);
    for (const CellSet set : sets) {
        EXPECT_LE(set.size(), 12U);
        Grid rest = solution;
        for (const Cell cell : set) rest[cell] = 0;
        EXPECT_TRUE(engine::solve(rest).several);
    }
}

}  // namespace
}  // namespace retrace::setting
