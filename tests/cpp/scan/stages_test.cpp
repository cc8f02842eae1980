// The stages before the net, each by itself, on pictures of a few lines.
#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>

#include "scan/cells.hpp"
#include "scan/components.hpp"
#include "scan/drawn_grid.hpp"
#include "scan/finder.hpp"
#include "scan/grey.hpp"
#include "scan/ink.hpp"
#include "scan/orientation.hpp"
#include "scan/perspective.hpp"
#include "scan/quads.hpp"
#include "scan/ranks.hpp"
#include "support/folders.hpp"
#include "support/puzzles.hpp"

namespace retrace {
namespace {

using namespace scan;

TEST(ScanGrey, WeighsColoursAndTakesTransparentPixelsForWhite) {
    const std::vector<std::uint8_t> pixels{255, 0, 0, 255, 0, 255, 0, 255, 9, 9, 9, 0};
    const Bytes grey = grey_of(pixels.data(), 3, 1);
    EXPECT_EQ(grey.values(), (std::vector<std::uint8_t>{76, 149, 255}));
}

TEST(ScanGrey, LaysLightInkThatStandsOnNothingOnBlack) {
    std::vector<std::uint8_t> pixels(std::size_t{4} * 8 * 8, 0);
    for (std::size_t i = 0; i < 4; ++i) pixels[i] = 255;
    const Bytes grey = grey_of(pixels.data(), 8, 8);
    EXPECT_EQ(grey.at(0, 0), 255);
    EXPECT_EQ(grey.at(7, 7), 0);
}

TEST(ScanGrey, ShrinksLargePicturesByAWholeFactor) {
    EXPECT_EQ(shrinking(kLongestSide, 10), 1);
    EXPECT_EQ(shrinking(10, kLongestSide + 1), 2);
    const std::vector<std::uint8_t> pixels(std::size_t{4} * 3000 * 5, 255);
    const Bytes grey = grey_of(pixels.data(), 3000, 5);
    EXPECT_EQ(grey.width(), 1000);
    EXPECT_EQ(grey.height(), 1);
}

TEST(ScanInk, IsTheSameInShadow) {
    Bytes lit(60, 60, 200);
    Bytes shaded(60, 60, 100);
    lit.at(30, 30) = 120;
    shaded.at(30, 30) = 60;
    EXPECT_GE(ink_of(lit, 8).at(30, 30), kInk);
    EXPECT_NEAR(ink_of(lit, 8).at(30, 30), ink_of(shaded, 8).at(30, 30), 2);
    EXPECT_EQ(ink_of(lit, 8).at(5, 5), 0);
}

TEST(ScanInk, OfThinThingsHasNeitherEdgesOfShadowsNorDarkAreas) {
    Bytes picture(120, 60, 200);
    for (int y = 0; y < 60; ++y) {
        for (int x = 60; x < 120; ++x) picture.at(x, y) = 90;
        for (const int x : {20, 21, 22, 90, 91, 92}) picture.at(x, y) = picture.at(x, y) / 2;
    }
    const Bytes ink = thin_ink_of(picture, 6);
    EXPECT_GE(ink.at(21, 30), kInk);
    EXPECT_GE(ink.at(91, 30), kInk);
    for (const int x : {5, 40, 58, 59, 60, 61, 62, 75, 110}) EXPECT_LT(ink.at(x, 30), kInk) << x;
}

TEST(ScanRanks, OrdersByTheLeastKeyAndLeavesEqualOnesAsTheyStand) {
    EXPECT_EQ(order_of({3, 1, 2, 1, 3}), (std::vector<std::size_t>{1, 3, 2, 0, 4}));
    EXPECT_TRUE(order_of({}).empty());
    std::vector<float> values{5, 1, 4, 2, 3};
    EXPECT_EQ(value_of_rank(values, 1), 2);
    EXPECT_EQ(middle_of(values), 3);
}

TEST(ScanComponents, JoinsWhatTouchesAlsoBelowAndDiagonally) {
    // # #
    // ###  #
    //     #
    Bytes ink(6, 3);
    for (const auto& [x, y] : std::initializer_list<std::pair<int, int>>{
             {0, 0}, {2, 0}, {0, 1}, {1, 1}, {2, 1}, {5, 1}, {4, 2}}) {
        ink.at(x, y) = 255;
    }
    const Components pieces = components_of(ink, 1);
    ASSERT_EQ(pieces.all.size(), 2U);
    EXPECT_EQ(pieces.all[0].area, 5);
    EXPECT_EQ(pieces.all[0].width(), 3);
    EXPECT_EQ(pieces.all[1].area, 2);
    EXPECT_EQ(pieces.labels.at(0, 0), pieces.labels.at(2, 0));
    EXPECT_EQ(pieces.labels.at(3, 0), -1);
}

TEST(ScanPerspective, TakesTheUnitSquareToItsCornersAndItsMiddleToTheDiagonals) {
    const Corners corners{{{10, 20}, {110, 30}, {100, 130}, {20, 100}}};
    const Perspective view(corners);
    EXPECT_NEAR(view(1, 0).x, 110, 1e-3);
    EXPECT_NEAR(view(1, 1).y, 130, 1e-3);
    EXPECT_NEAR(view(0, 1).x, 20, 1e-3);
    EXPECT_NEAR(turn(corners[0], view(0.5F, 0.5F), corners[2]), 0, 0.1);
    EXPECT_NEAR(turn(corners[1], view(0.5F, 0.5F), corners[3]), 0, 0.1);
}

TEST(ScanQuads, FindsTheCornersOfAFrame) {
    Bytes ink(200, 200);
    for (int i = 40; i <= 160; ++i) {
        for (const int side : {40, 41, 159, 160}) {
            ink.at(i, side) = 255;
            ink.at(side, i) = 255;
        }
    }
    const std::vector<Corners> quads = quads_of(components_of(ink, 1), 3);
    ASSERT_EQ(quads.size(), 1U);
    EXPECT_NEAR(quads[0][0].x, 40, 1);
    EXPECT_NEAR(quads[0][2].y, 160, 1);
}

const Bytes& drawn_puzzle() {
    static const Bytes picture = [] {
        const auto faces = training::read_faces(in_digits("held-out-faces.png"));
        EXPECT_TRUE(faces.has_value());
        return drawn::grid(faces->front(), puzzles::grid(puzzles::k2239).to_line());
    }();
    return picture;
}

Found find_grid(const Bytes& grey) {
    Finder finder(grey);
    while (!finder.run()) {
    }
    return finder.found();
}

TEST(ScanFinder, FindsEveryCrossingToAPixel) {
    const Found found = find_grid(drawn_puzzle());
    ASSERT_GE(found.score, kLeastScore);
    EXPECT_FALSE(found.dark);
    for (int i = 0; i < 100; ++i) {
        const Point node = found.lattice.nodes.at(static_cast<std::size_t>(i));
        EXPECT_NEAR(node.x, drawn::kMargin + i % 10 * drawn::kCell, 1.5);
        EXPECT_NEAR(node.y, drawn::kMargin + i / 10 * drawn::kCell, 1.5);
    }
}

TEST(ScanCells, SeesDigitsWhereTheyAreAndNowhereElse) {
    const CellPictures cells = cells_of(drawn_puzzle(), find_grid(drawn_puzzle()).lattice.nodes);
    const Grid puzzle = puzzles::grid(puzzles::k2239);
    for (Cell cell = 0; cell < kCells; ++cell) {
        EXPECT_EQ(cells.at(cell).has_digit, puzzle[cell] != 0) << cell_name(cell);
    }
}

TEST(ScanCells, TellsSmallNotesFromDigits) {
    Bytes picture = drawn_puzzle();
    const auto faces = training::read_faces(in_digits("held-out-faces.png"));
    ASSERT_TRUE(faces.has_value());
    constexpr int kNote = drawn::kMargin + drawn::kCell + 8;  // near the top left of r1c2, a blank
    for (int y = -7; y <= 7; ++y) {
        for (int x = -7; x <= 7; ++x) {
            const float ink = training::ink_at(faces->front()[4], real(x) / 12, real(y) / 12, 0);
            std::uint8_t& pixel = picture.at(kNote + x, drawn::kMargin + 8 + y);
            if (ink > 0.02F) pixel = byte(250 - 200 * ink);
        }
    }
    EXPECT_FALSE(cells_of(picture, find_grid(picture).lattice.nodes)[1].has_digit);
}

TEST(ScanOrientation, NamesTheTurnThatSetsThePictureUpright) {
    const Bytes on_its_side = drawn::turned(drawn::turned(drawn::turned(drawn_puzzle())));
    const Reading reading =
        read_upright(cells_of(on_its_side, find_grid(on_its_side).lattice.nodes));
    EXPECT_EQ(reading.turns, 1);
}

}  // namespace
}  // namespace retrace
