// Drawn photos, in typefaces that training has not seen, are read as often as real ones.
#include <gtest/gtest.h>

#include <algorithm>
#include <string>

#include "scan/drawn_photo.hpp"
#include "scan/scan.hpp"
#include "support/amount.hpp"
#include "support/folders.hpp"
#include "support/puzzles.hpp"

namespace retrace {
namespace {

struct Tally {
    int photos = 0;
    int found = 0;
    int wrong_cells = 0;
    int raw = 0;
    int whole = 0;
    int marked = 0;
    int unmarked = 0;  // photos with a wrong cell that is not marked
};

void add(Tally& tally, const scan::Scan& scan, const Grid& puzzle) {
    ++tally.photos;
    if (scan.trouble != scan::Trouble::none) return;
    ++tally.found;
    int wrong = 0;
    bool is_unmarked = false;
    for (Cell cell = 0; cell < kCells; ++cell) {
        const scan::Likelihoods& likely = scan.cells[cell];
        const auto best = std::max_element(likely.begin(), likely.end()) - likely.begin();
        const bool is_marked = scan.verdict.doubtful[cell];
        wrong += best == puzzle[cell] ? 0 : 1;
        tally.marked += is_marked ? 1 : 0;
        is_unmarked |= scan.verdict.grid[cell] != puzzle[cell] && !is_marked;
    }
    tally.wrong_cells += wrong;
    tally.raw += wrong == 0 ? 1 : 0;
    tally.whole += scan.verdict.grid == puzzle ? 1 : 0;
    tally.unmarked += is_unmarked ? 1 : 0;
}

Tally tally_of(int photos, std::uint64_t seed) {
    const auto faces = training::read_faces(in_digits("held-out-faces.png"));
    EXPECT_TRUE(faces.has_value());
    training::Random random(seed);
    Tally tally;
    for (const std::string& line : puzzles::sample("top1465", static_cast<std::size_t>(photos))) {
        const Grid puzzle = puzzles::grid(line.substr(0, kCells));
        add(tally, scan::scan_of(drawn::photo(*faces, puzzle.to_line(), random)), puzzle);
    }
    return tally;
}

TEST(ScanOfPhotos, ReadsDrawnOnesInTypefacesThatWereHeldOut) {
    const Tally tally = tally_of(24, 2580);
    EXPECT_GE(tally.found, 23);
    EXPECT_GE(tally.raw, 20);
    EXPECT_GE(tally.whole, 22);
    EXPECT_LE(tally.unmarked, 1);
    EXPECT_LE(tally.marked, 2 * tally.found);
}

TEST(ScanOfPhotos, ReadsNearlyAllOfManyDrawnOnesExhaustive) {
    const int wanted = amount("RETRACE_DRAWN_PHOTOS", 80);
    const Tally tally = tally_of(wanted, 2239);
    EXPECT_GE(tally.found * 100, wanted * 98);
    EXPECT_LE(tally.wrong_cells, tally.found * kCells / 500);
    EXPECT_GE(tally.raw * 100, wanted * 90);
    EXPECT_GE(tally.whole * 100, wanted * 91);
    EXPECT_LE(tally.unmarked * 80, wanted);
    EXPECT_LE(tally.marked, 2 * tally.found);
}

}  // namespace
}  // namespace retrace
