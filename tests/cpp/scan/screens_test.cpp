// Screens in thirteen designs, light and dark, from few digits to all: the grid is found and read.
#include <gtest/gtest.h>

#include <string>

#include "scan/drawn_screen.hpp"
#include "scan/scan.hpp"
#include "sudoku/answers/answer.hpp"
#include "support/folders.hpp"
#include "support/puzzles.hpp"

namespace retrace {
namespace {

constexpr drawn::Design kDesigns[] = {
    {"black lines", 0, 0, 3, 255, 0, 0.55F, 0, false},
    {"grey lines", 150, 40, 2, 255, 30, 0.6F, 0, false},
    {"pale lines", 204, 90, 2, 255, 40, 0.55F, 0, false},
    {"pale lines, all alike", 204, 204, 1, 255, 0, 0.5F, 0, false},
    {"very pale inside", 222, 0, 3, 255, 0, 0.65F, 0, false},
    {"large digits", 190, 60, 2, 255, 20, 0.75F, 0, false},
    {"small digits", 170, 60, 2, 250, 20, 0.4F, 0, false},
    {"smaller digits", 170, 60, 2, 250, 20, 0.28F, 0, false},
    {"grey digits", 190, 60, 2, 255, 110, 0.55F, 0, false},
    {"chosen row, column and box", 200, 60, 2, 255, 30, 0.55F, 225, false},
    {"chosen cell inverse", 190, 60, 2, 255, 30, 0.55F, 0, true},
    {"both", 190, 60, 3, 255, 30, 0.6F, 220, true},
    {"grey paper, white tiles' gaps", 255, 255, 4, 215, 30, 0.6F, 0, false},
};

// The puzzle with none, one, two or all thirds of its blanks filled from the solution.
std::string filled(const std::string& puzzle, const std::string& solution, int thirds) {
    std::string line = puzzle;
    for (std::size_t i = 0; i < line.size(); ++i) {
        if (static_cast<int>(i * 7 % 3) < thirds) line[i] = solution[i];
    }
    return line;
}

TEST(ScanOfScreens, ReadsThirteenDesignsLightAndDarkFromFewDigitsToAll) {
    const auto faces = training::read_faces(in_digits("held-out-faces.png"));
    ASSERT_TRUE(faces.has_value());
    const Grid puzzle = puzzles::grid(puzzles::k2239);
    const std::string solution = answer_to(puzzle).grid.to_line();
    int pictures = 0;
    int right = 0;
    for (const drawn::Design& design : kDesigns) {
        for (const bool is_dark : {false, true}) {
            for (const int thirds : {0, 2, 3}) {
                const std::string line = filled(puzzle.to_line(), solution, thirds);
                const training::Face& face = faces->at(static_cast<std::size_t>(pictures) % 20);
                const scan::Scan scan = scan::scan_of(drawn::screen(design, face, line, is_dark));
                const bool is_read =
                    scan.trouble == scan::Trouble::none && scan.verdict.grid.to_line() == line;
                ++pictures;
                right += is_read ? 1 : 0;
                if (!is_read) {
                    SCOPED_TRACE(design.name);
                    RecordProperty(std::string(design.name) + (is_dark ? ", dark, " : ", light, ") +
                                       std::to_string(thirds),
                                   scan.verdict.grid.to_line());
                }
            }
        }
    }
    EXPECT_GE(right, 68) << "of " << pictures;
}

}  // namespace
}  // namespace retrace
