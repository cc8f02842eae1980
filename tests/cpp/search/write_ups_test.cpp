// The strategies that come from write-ups do the work of those write-ups' recursions, count by
// count.
#include <gtest/gtest.h>

#include <limits>

#include "sudoku/search/strategy.hpp"
#include "support/puzzles.hpp"
#include "support/recursions.hpp"

namespace retrace {
namespace {

constexpr auto kForever = std::numeric_limits<std::uint64_t>::max();

// Puzzles that row-major recursions solve quickly.
std::vector<std::string> quick_puzzles() {
    auto chosen = puzzles::sample("easy50", 10);
    for (const auto& each : puzzles::sample("easy33", 10)) chosen.push_back(each);
    for (const auto name : {puzzles::k2580, puzzles::k2239, puzzles::kInkala}) {
        chosen.push_back(puzzles::grid(name).to_line());
    }
    return chosen;
}

Counters counters_at_first_solution(std::string_view strategy, const std::string& puzzle) {
    AnySearch search = find_strategy(strategy)->start(puzzles::grid(puzzle));
    EXPECT_EQ(search.run(kForever), SearchStatus::solution);
    return search.counters();
}

template <class Recursion>
void expect_work_of(std::string_view strategy) {
    for (const auto& puzzle : quick_puzzles()) {
        SCOPED_TRACE(puzzle);
        const recursions::Work work = Recursion(puzzle).work();
        const Counters counters = counters_at_first_solution(strategy, puzzle);
        EXPECT_EQ(counters.placements, work.placements);
        EXPECT_EQ(counters.calls, work.calls);
        if (work.reads != 0) {
            EXPECT_EQ(counters.legality_checks, work.reads);
        }
    }
}

TEST(WriteUps, ScanBlanksDoesTheWorkOfFindValueAndCheckValue) {
    expect_work_of<recursions::ScanBlanks>("scan-blanks");
}

TEST(WriteUps, CopiedBlanksDoesTheSameWork) {
    expect_work_of<recursions::ScanBlanks>("copied-blanks");
}

TEST(WriteUps, NestedVectorsDoesTheSameWork) {
    expect_work_of<recursions::ScanBlanks>("nested-vectors");
}

TEST(WriteUps, CopiedBoardDoesTheSameWork) {
    expect_work_of<recursions::ScanBlanks>("copied-board");
}

TEST(WriteUps, UsedFlagsDoesTheWorkOfOneCallAnIndex) {
    expect_work_of<recursions::UsedFlags>("used-flags");
}

TEST(WriteUps, ScanCellsDoesTheWorkOfDfsByRowAndColumn) {
    expect_work_of<recursions::ScanCells>("scan-cells");
}

TEST(WriteUps, CandidateListDoesTheWorkOfCandidatesListedOnEntering) {
    expect_work_of<recursions::CandidateList>("candidate-list");
}

TEST(WriteUps, FirstBlankTriesWhatScanBlanksTries) {
    for (const auto& puzzle : quick_puzzles()) {
        const Counters list = counters_at_first_solution("scan-blanks", puzzle);
        const Counters rescan = counters_at_first_solution("first-blank", puzzle);
        EXPECT_EQ(rescan, list) << puzzle;
    }
}

TEST(WriteUps, InkalasPuzzleTakesThePublishedNumberOfCalls) {
    EXPECT_EQ(counters_at_first_solution("used-flags", std::string(puzzles::kInkala)).calls,
              72'097U);
}

}  // namespace
}  // namespace retrace
