// Drawn photos of printed puzzles that somebody has solved or begun by hand, in hands that training has not seen.
#include <gtest/gtest.h>

#include <string>

#include "scan/drawn_photo.hpp"
#include "scan/scan.hpp"
#include "sudoku/answers/answer.hpp"
#include "support/folders.hpp"
#include "support/puzzles.hpp"
#include "training/sample.hpp"

namespace retrace {
namespace {

struct HandTally {
    int found = 0;
    int right = 0;     // cells, of found grids
    int givens = 0;    // photos with the givens alone, whole
    int unmarked = 0;  // wrong cells that are not marked
};

void add(HandTally& tally, const scan::Scan& scan, const Grid& puzzle, const std::string& line) {
    if (scan.trouble != scan::Trouble::none) return;
    ++tally.found;
    const std::string read = scan.verdict.grid.to_line();
    for (Cell cell = 0; cell < kCells; ++cell) {
        const bool is_right = read[cell] == line[cell];
        tally.right += is_right ? 1 : 0;
        tally.unmarked += !is_right && !scan.verdict.doubtful.at(cell) ? 1 : 0;
    }
    tally.givens += scan.verdict.givens == puzzle ? 1 : 0;
}

TEST(ScanOfHandwriting, ReadsWhatHandsWroteAndKnowsTheGivens) {
    const auto examples = training::read_examples(in_digits(""), "held-out");
    ASSERT_TRUE(examples.has_value());
    training::Random random(1905);
    constexpr int kPhotos = 16;
    HandTally tally;
    int photo = 0;
    for (const std::string& each : puzzles::sample("top1465", kPhotos)) {
        const Grid puzzle = puzzles::grid(each.substr(0, kCells));
        std::string line = answer_to(puzzle).grid.to_line();
        // Each second one is solved but for some cells.
        for (Cell cell = 0; cell < kCells; ++cell) {
            if (photo % 2 == 1 && puzzle[cell] == 0 && random.chance(0.5F)) line[cell] = '.';
        }
        const auto& hands = photo % 4 < 2 ? examples->hands : examples->scripts;
        const auto hand = static_cast<std::size_t>(random.below(static_cast<int>(hands.size())));
        const drawn::Penned entered{hands[hand], line, random.from(0.5F, 0.72F),
                                    random.from(0.05F, 0.1F), random.from(0.35F, 0.8F)};
        add(tally, scan::scan_of(drawn::photo(examples->faces, puzzle.to_line(), random, &entered)),
            puzzle, line);
        ++photo;
    }
    EXPECT_GE(tally.found, 15);
    EXPECT_GE(tally.right * 100, tally.found * 81 * 92);
    EXPECT_GE(tally.givens, 10);
    EXPECT_LE(tally.unmarked, 28);
}

}  // namespace
}  // namespace retrace
