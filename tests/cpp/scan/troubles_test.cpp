// Pictures of what is no classic puzzle, or of more than one: each is named.
#include <gtest/gtest.h>

#include "scan/drawn_grid.hpp"
#include "scan/scan.hpp"
#include "support/folders.hpp"
#include "support/puzzles.hpp"

namespace retrace {
namespace {

scan::Bytes classic_grid(std::string_view line, int size = 9) {
    const auto faces = training::read_faces(in_digits("held-out-faces.png"));
    return faces ? drawn::grid(faces->at(0), line, size) : scan::Bytes();
}

// The part of a picture from a column and a row on.
scan::Bytes part_of(const scan::Bytes& picture, int left, int top, int width, int height) {
    scan::Bytes part(width, height);
    for (int y = 0; y < height; ++y) {
        for (int x = 0; x < width; ++x) part.at(x, y) = picture.at(left + x, top + y);
    }
    return part;
}

scan::Bytes beside(const scan::Bytes& left, const scan::Bytes& right) {
    scan::Bytes both(left.width() + right.width(), left.height(), 250);
    for (int y = 0; y < left.height(); ++y) {
        for (int x = 0; x < both.width(); ++x) {
            both.at(x, y) = x < left.width() ? left.at(x, y) : right.at(x - left.width(), y);
        }
    }
    return both;
}

// The board in the colours of a dark theme, with pale lines, on a page that stays white.
scan::Bytes dark_on_white(const scan::Bytes& picture, int line) {
    scan::Bytes dark = picture;
    for (int y = drawn::kMargin; y < picture.height() - drawn::kMargin; ++y) {
        for (int x = drawn::kMargin; x < picture.width() - drawn::kMargin; ++x) {
            const float ink = scan::real(250 - picture.at(x, y)) / 220;
            dark.at(x, y) = scan::byte(18 + ink * scan::real(line - 18));
        }
    }
    return dark;
}

const std::string few =
    "..7......" + std::string(45, '.') + "123456789" + "45678....." + "1.......";

TEST(TroubleOfAScan, SaysThatThePicturesEdgeCutsTheGrid) {
    const std::string line = puzzles::grid(puzzles::k2239).to_line();
    const scan::Bytes whole = classic_grid(line);
    const int side = whole.width();
    const int shorter = side * 3 / 5;
    EXPECT_EQ(scan::scan_of(part_of(whole, 0, 0, shorter, side)).trouble, scan::Trouble::cut_off);
    EXPECT_EQ(scan::scan_of(part_of(whole, side - shorter, 0, shorter, side)).trouble,
              scan::Trouble::cut_off);
    EXPECT_EQ(scan::scan_of(part_of(whole, 0, 0, side, shorter)).trouble, scan::Trouble::cut_off);
}

TEST(TroubleOfAScan, SaysThatThePicturesEdgeCutsTheLastRow) {
    const scan::Bytes whole = classic_grid(puzzles::grid(puzzles::k2239).to_line());
    const int side = whole.width();
    const int seen = drawn::kMargin + 8 * drawn::kCell + drawn::kCell / 4;
    EXPECT_EQ(scan::scan_of(part_of(whole, 0, 0, side, seen)).trouble, scan::Trouble::cut_off);
    EXPECT_EQ(scan::scan_of(part_of(whole, side - seen, 0, seen, side)).trouble,
              scan::Trouble::cut_off);
}

void draw_diagonals(scan::Bytes& picture, int width, std::uint8_t level) {
    for (int i = 0; i < 9 * drawn::kCell; ++i) {
        for (int wide = 0; wide < width; ++wide) {
            picture.at(drawn::kMargin + i + wide, drawn::kMargin + i) = level;
            picture.at(drawn::kMargin + 9 * drawn::kCell - i + wide, drawn::kMargin + i) = level;
        }
    }
}

// Regions and digits as they stand, the picture upright or on its side.
TEST(TroubleOfAScan, ReadsTheRegionsOfAJigsaw) {
    const std::string regions =
        "000011222"
        "000111222"
        "001111222"
        "333344555"
        "333444555"
        "334444555"
        "666677888"
        "666777888"
        "667777888";
    const std::string digits =
        "1...5...9.2...6....3...7...4...8...5.6...1.3...4.....2..9...1....5...7....3...8..";
    const auto faces = training::read_faces(in_digits("held-out-faces.png"));
    ASSERT_TRUE(faces);
    const scan::Bytes upright = drawn::grid(faces->at(0), digits, 9, regions);
    for (const scan::Bytes& picture : {upright, drawn::turned(upright)}) {
        const scan::Scan read = scan::scan_of(picture);
        ASSERT_EQ(read.trouble, scan::Trouble::jigsaw);
        EXPECT_EQ(read.verdict.grid.to_line(), digits);
        for (std::size_t cell = 0; cell < 81; ++cell) {
            for (std::size_t other = 0; other < cell; ++other) {
                ASSERT_EQ(read.regions.at(cell) == read.regions.at(other),
                          regions[cell] == regions[other])
                    << cell << ' ' << other;
            }
        }
    }
}

TEST(TroubleOfAScan, NamesAGridWithDiagonals) {
    scan::Bytes picture = classic_grid(few.substr(0, 81));
    draw_diagonals(picture, 2, 60);
    EXPECT_EQ(scan::scan_of(picture).trouble, scan::Trouble::diagonal);
}

TEST(TroubleOfAScan, IsNoneWhereThinDiagonalsAreDrawnThroughAClassicPuzzle) {
    const std::string line = puzzles::grid(puzzles::k2239).to_line();
    scan::Bytes picture = classic_grid(line);
    draw_diagonals(picture, 1, 160);
    const scan::Scan scan = scan::scan_of(picture);
    EXPECT_EQ(scan.trouble, scan::Trouble::none);
    EXPECT_EQ(scan.verdict.grid.to_line(), line);
}

TEST(TroubleOfAScan, NamesAGridWithCages) {
    scan::Bytes picture = classic_grid("");
    constexpr int kInside = 5;
    // Cages of two cells each, side by side, dashed.
    for (int cell = 0; cell + 1 < 81; cell += 2) {
        if (cell % 9 == 8) continue;
        const int left = drawn::kMargin + cell % 9 * drawn::kCell + kInside;
        const int top = drawn::kMargin + cell / 9 * drawn::kCell + kInside;
        const int wide = 2 * drawn::kCell - 2 * kInside;
        const int high = drawn::kCell - 2 * kInside;
        for (int i = 0; i <= wide; ++i) {
            if (i % 6 < 4) picture.at(left + i, top) = picture.at(left + i, top + high) = 60;
        }
        for (int i = 0; i <= high; ++i) {
            if (i % 6 < 4) picture.at(left, top + i) = picture.at(left + wide, top + i) = 60;
        }
    }
    EXPECT_EQ(scan::scan_of(picture).trouble, scan::Trouble::killer);
}

TEST(TroubleOfAScan, NamesTheSizesOfOtherGrids) {
    for (const int size : {4, 6, 12, 16}) {
        const scan::Scan scan = scan::scan_of(classic_grid("", size));
        EXPECT_EQ(scan.trouble, scan::Trouble::other_size) << size;
        EXPECT_EQ(scan.size, size);
    }
}

TEST(TroubleOfAScan, NamesTheSizesOfOtherGridsWithDigits) {
    for (const int size : {12, 16, 25}) {
        std::string line(static_cast<std::size_t>(size * size), '.');
        for (std::size_t i = 0; i < line.size(); i += 2) line[i] = static_cast<char>('1' + i % 9);
        const scan::Scan scan = scan::scan_of(classic_grid(line, size));
        EXPECT_EQ(scan.trouble, scan::Trouble::other_size) << size;
        EXPECT_EQ(scan.size, size);
    }
}

std::string full(int size) {
    std::string line;
    for (int i = 0; i < size * size; ++i) {
        line += "148526"[static_cast<std::size_t>(i + i / size) % 6];
    }
    return line;
}

TEST(TroubleOfAScan, NamesTheSizesOfDarkGridsOnAWhitePage) {
    for (const int size : {4, 6, 12, 16, 25}) {
        for (const int level : {51, 220}) {
            const scan::Scan scan =
                scan::scan_of(dark_on_white(classic_grid(full(size), size), level));
            EXPECT_EQ(scan.trouble, scan::Trouble::other_size) << size << ' ' << level;
            EXPECT_EQ(scan.size, size) << level;
        }
    }
}

TEST(TroubleOfAScan, SaysThatThePicturesEdgeCutsADarkGrid) {
    const scan::Bytes whole =
        dark_on_white(classic_grid(puzzles::grid(puzzles::k2239).to_line()), 51);
    const int side = whole.width();
    const int shorter = side * 3 / 5;
    EXPECT_EQ(scan::scan_of(part_of(whole, 0, 0, shorter, side)).trouble, scan::Trouble::cut_off);
    EXPECT_EQ(scan::scan_of(part_of(whole, 0, 0, side, shorter)).trouble, scan::Trouble::cut_off);
}

TEST(TroubleOfAScan, TakesNoRowsOfDigitsForLines) {
    for (const int size : {4, 8}) {
        const scan::Scan scan = scan::scan_of(classic_grid(full(size), size));
        EXPECT_EQ(scan.trouble, scan::Trouble::other_size) << size;
        EXPECT_EQ(scan.size, size);
    }
}

TEST(ScanOfTwoGrids, ReadsEitherByItsNumber) {
    const std::string first = puzzles::grid(puzzles::k2239).to_line();
    const std::string second = puzzles::grid(puzzles::kInkala).to_line();
    const scan::Bytes both = beside(classic_grid(first), classic_grid(second));
    EXPECT_EQ(scan::scan_of(both).grids, 2);
    EXPECT_EQ(scan::scan_of(both, 1).verdict.grid.to_line(), first);
    EXPECT_EQ(scan::scan_of(both, 2).verdict.grid.to_line(), second);
    EXPECT_EQ(scan::scan_of(both, 3).trouble, scan::Trouble::no_such_grid);
}

}  // namespace
}  // namespace retrace
