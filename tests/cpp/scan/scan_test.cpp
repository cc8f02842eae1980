// Pictures that are drawn here, read as a whole.
#include "scan/scan.hpp"

#include <gtest/gtest.h>

#include <algorithm>

#include "scan/drawn_grid.hpp"
#include "scan/grey.hpp"
#include "support/folders.hpp"
#include "support/puzzles.hpp"

namespace retrace {
namespace {

const std::vector<training::Face>& faces() {
    static const auto read = training::read_faces(in_digits("held-out-faces.png"));
    EXPECT_TRUE(read.has_value());
    static const std::vector<training::Face> none;
    return read ? *read : none;
}

TEST(Scan, ReadsAPuzzleInNearlyAllTypefacesThatWereHeldOutAndMarksTheRest) {
    const Grid puzzle = puzzles::grid(puzzles::k2239);
    int right = 0;
    for (const training::Face& face : faces()) {
        const scan::Scan scan = scan::scan_of(drawn::grid(face, puzzle.to_line()));
        ASSERT_EQ(scan.trouble, scan::Trouble::none);
        if (scan.verdict.grid == puzzle) ++right;
        const auto& doubtful = scan.verdict.doubtful;
        const bool marked = std::find(doubtful.begin(), doubtful.end(), true) != doubtful.end();
        EXPECT_TRUE(scan.verdict.grid == puzzle || marked);
    }
    EXPECT_GE(right, 43);  // of 44 typefaces
}

TEST(Scan, ReadsAPictureThatLiesOnItsSideOrItsHead) {
    const Grid puzzle = puzzles::grid(puzzles::k2239);
    scan::Bytes picture = drawn::grid(faces().at(0), puzzle.to_line());
    for (int turns = 0; turns < 4; ++turns) {
        EXPECT_EQ(scan::scan_of(picture).verdict.grid.to_line(), puzzle.to_line());
        picture = drawn::turned(picture);
    }
}

TEST(Scan, ReadsLightDigitsOnADarkBackground) {
    const Grid puzzle = puzzles::grid(puzzles::k2239);
    const scan::Bytes picture = scan::inverted(drawn::grid(faces().at(0), puzzle.to_line()));
    EXPECT_EQ(scan::scan_of(picture).verdict.grid.to_line(), puzzle.to_line());
}

TEST(Scan, SaysThatAPictureOfOneShadeHasNoContrast) {
    EXPECT_EQ(scan::scan_of(scan::Bytes(400, 300, 0)).trouble, scan::Trouble::no_contrast);
}

TEST(Scan, SaysThatAGridWithoutDigitsIsNoPuzzle) {
    EXPECT_EQ(scan::scan_of(drawn::grid(faces().at(0), "")).trouble, scan::Trouble::no_digits);
}

TEST(Scan, SaysHowManyCellsAGridOfAnotherSizeHas) {
    const scan::Scan scan = scan::scan_of(drawn::grid(faces().at(0), "", 16));
    EXPECT_EQ(scan.trouble, scan::Trouble::other_size);
    EXPECT_EQ(scan.size, 16);
}

TEST(Scan, SeesAGridOfAnotherSizeOnADarkBackground) {
    const scan::Scan scan = scan::scan_of(scan::inverted(drawn::grid(faces().at(0), "", 12)));
    EXPECT_EQ(scan.trouble, scan::Trouble::other_size);
    EXPECT_EQ(scan.size, 12);
}

}  // namespace
}  // namespace retrace
