// Screens of puzzles that somebody has begun: entries are told apart from givens, and wrong entries are named.
#include "scan/entries.hpp"

#include <gtest/gtest.h>

#include <string>

#include "scan/drawn_screen.hpp"
#include "scan/scan.hpp"
#include "sudoku/answers/answer.hpp"
#include "support/folders.hpp"
#include "support/puzzles.hpp"

namespace retrace {
namespace {

constexpr drawn::Design kDesign{"grey lines", 150, 40, 2, 255, 20, 0.6F, 0, false};
constexpr drawn::Design kChosen{"chosen", 190, 60, 2, 255, 20, 0.6F, 225, false};

struct Look {
    const char* name;
    drawn::Design design;
    int level;
    float size;
};

constexpr Look kLooks[] = {
    {"blue", kDesign, 95, 0.6F},
    {"pale", kDesign, 150, 0.6F},
    {"small", kDesign, 20, 0.45F},
    {"pale and small", kDesign, 120, 0.5F},
    {"blue, a cell chosen", kChosen, 95, 0.6F},
};

const Grid& givens() {
    static const Grid grid = puzzles::grid(puzzles::k2239);
    return grid;
}

std::string entered_into(const std::string& line, int thirds) {
    const std::string solution = answer_to(givens()).grid.to_line();
    std::string entered = line;
    for (std::size_t i = 0; i < entered.size(); ++i) {
        if (static_cast<int>(i * 7 % 3) < thirds) entered[i] = solution[i];
    }
    return entered;
}

// Changes the first entry into another digit, and gives its cell.
Cell spoil(std::string& line) {
    Cell cell = 0;
    while (givens()[cell] != 0 || line[cell] == '.') ++cell;
    line[cell] = line[cell] == '9' ? '1' : static_cast<char>(line[cell] + 1);
    return cell;
}

scan::Scan scanned(const Look& look, const std::string& line, bool is_dark) {
    static const auto faces = training::read_faces(in_digits("held-out-faces.png"));
    const std::string known = givens().to_line();
    return scan::scan_of(
        drawn::screen(look.design, faces->at(3), line, is_dark, {known, look.level, look.size}));
}

TEST(ScanOfEntries, PartsThemFromTheGivensAndTellsWhichIsWrong) {
    for (const Look& look : kLooks) {
        for (const bool is_dark : {false, true}) {
            for (const int thirds : {1, 2, 3}) {
                SCOPED_TRACE(std::string(look.name) + (is_dark ? ", dark, " : ", light, ") +
                             std::to_string(thirds));
                std::string line = entered_into(givens().to_line(), thirds);
                const Cell spoilt = spoil(line);
                const scan::Verdict verdict = scanned(look, line, is_dark).verdict;
                EXPECT_EQ(verdict.grid.to_line(), line);
                ASSERT_TRUE(verdict.givens.has_value());
                EXPECT_EQ(*verdict.givens, givens());
                EXPECT_TRUE(verdict.unique);
                EXPECT_TRUE(verdict.doubtful.at(spoilt));
                for (Cell cell = 0; cell < kCells; ++cell) {
                    EXPECT_EQ(verdict.wrong.at(cell), cell == spoilt) << int{cell};
                }
            }
        }
    }
}

TEST(ScanOfEntries, SeesNoneWhereAllDigitsLookAlike) {
    const Look alike{"alike", kDesign, kDesign.digit, kDesign.size};
    for (const int thirds : {0, 1, 2, 3}) {
        const std::string line = entered_into(givens().to_line(), thirds);
        EXPECT_FALSE(scanned(alike, line, false).verdict.givens.has_value()) << thirds;
    }
}

}  // namespace
}  // namespace retrace
