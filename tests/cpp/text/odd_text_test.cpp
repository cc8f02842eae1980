// Texts as people bring them: rows in quotes and tags, tables of wikis, and numbers that are no cells.
#include <gtest/gtest.h>

#include <string>
#include <utility>
#include <vector>

#include "sudoku/text/lines.hpp"
#include "sudoku/text/puzzle_reader.hpp"
#include "support/puzzles.hpp"

namespace retrace::text {
namespace {

using Rows = std::vector<std::string>;

const std::string givens = puzzles::grid(puzzles::kInkala).to_line();

Rows rows_of_givens() {
    Rows rows;
    for (std::size_t row = 0; row < 9; ++row) rows.push_back(givens.substr(row * 9, 9));
    return rows;
}

std::string joined_cells(const std::string& row, const std::string& between,
                         const std::string& blank = ".") {
    std::string text;
    for (std::size_t at = 0; at < row.size(); ++at) {
        text += (at > 0 ? between : "") + (row[at] == '.' ? blank : std::string(1, row[at]));
    }
    return text;
}

template <class Write>
std::string lines(Write write) {
    std::string text;
    const Rows rows = rows_of_givens();
    for (std::size_t row = 0; row < 9; ++row) text += write(rows[row], row) + '\n';
    return text;
}

struct Told {
    std::vector<std::string> puzzles{};
    std::size_t errors = 0;
    std::size_t commented = 0;
};

Told read_all(std::string_view text) {
    PuzzleReader reader(BlankLines::end_a_puzzle);
    std::vector<ReadResult> results;
    while (!text.empty()) reader.read(take_line(text), results);
    reader.finish(results);
    Told told;
    for (const ReadResult& result : results) {
        if (const auto* puzzle = std::get_if<Puzzle>(&result)) {
            told.puzzles.push_back(puzzle->grid.to_line());
        } else if (const auto* passed = std::get_if<Passed>(&result)) {
            told.commented += passed->kind == Passed::Kind::commented ? 1 : 0;
        } else {
            ++told.errors;
        }
    }
    return told;
}

void expect_one(const std::string& name, const std::string& text) {
    SCOPED_TRACE(name + "\n" + text);
    const Told told = read_all(text);
    EXPECT_EQ(told.errors, 0U);
    EXPECT_EQ(told.puzzles, Rows{givens});
}

TEST(OddText, RowsAreFoundWhateverStandsAroundThem) {
    const std::vector<std::pair<std::string, std::string>> frames{
        {"\"", "\""}, {"\"", "\\n\""},     {"  \"", "\" +"}, {"> ", ""},
        {"- ", ""},   {"* ", ""},          {"'", "',"},      {"", ";"},
        {"", " \\"},  {"<div>", "</div>"}, {"", "<br>"},     {"\\f0 ", "\\par"}};
    for (const auto& frame : frames) {
        const std::string& before = frame.first;
        const std::string& after = frame.second;
        expect_one(before + "row" + after, lines([&](const std::string& row, std::size_t) {
                       return before + row + after;
                   }));
        expect_one(before + "r o w" + after, lines([&](const std::string& row, std::size_t) {
                       return before + joined_cells(row, " ") + after;
                   }));
    }
}

TEST(OddText, RowsWithNumbersBeforeThemAreRows) {
    for (const std::string between : {": ", ". ", ") ", " | "}) {
        expect_one("from 1" + between, lines([&](const std::string& row, std::size_t at) {
                       return std::to_string(at + 1) + between + joined_cells(row, " ");
                   }));
    }
    expect_one("from 0", lines([&](const std::string& row, std::size_t at) {
                   return std::to_string(at) + " | " + joined_cells(row, " ");
               }));
    expect_one("named", lines([&](const std::string& row, std::size_t at) {
                   return "Row " + std::to_string(at + 1) + ": " + row;
               }));
    expect_one("list", lines([&](const std::string& row, std::size_t at) {
                   return "row" + std::to_string(at + 1) + " = [" + joined_cells(row, ", ", "0") +
                          "]";
               }));
}

TEST(OddText, ATenthColumnThatCountsNothingIsNoLabel) {
    const Told told = read_all(
        lines([](const std::string& row, std::size_t) { return "7 " + joined_cells(row, " "); }));
    EXPECT_EQ(told.puzzles, Rows{});
    EXPECT_GT(told.errors, 0U);
}

TEST(OddText, ABoardOfAnotherSizeIsNotCutToNine) {
    std::string twelve;
    std::string sixteen;
    for (int row = 0; row < 16; ++row) {
        if (row < 12) twelve += "1 2 3 4 5 6 7 8 9 A B C\n";
        sixteen += "1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16\n";
    }
    EXPECT_EQ(read_all(twelve).puzzles, Rows{});
    EXPECT_EQ(read_all(sixteen).puzzles, Rows{});
}

TEST(OddText, ColumnsOfNumbersAreNoBoardWithSpacesForBlanks) {
    std::string triples;
    for (int row = 1; row <= 9; ++row) triples += std::to_string(row) + " 7 6\n";
    EXPECT_EQ(read_all(triples).puzzles, Rows{});
}

TEST(OddText, GridsSideBySideAreBothRead) {
    const Told told = read_all(lines([](const std::string& row, std::size_t) {
        return row + "    " + std::string(row.rbegin(), row.rend());
    }));
    EXPECT_EQ(told.errors, 0U);
    EXPECT_EQ(told.puzzles.size(), 2U);
    EXPECT_EQ(told.puzzles.front(), givens);
}

TEST(OddText, ASolutionBesideItsPuzzleIsNoPuzzle) {
    const std::string solved =
        "812753649943682175675491283154237896369845721287169534521974368438526917796318452";
    const Told told = read_all(lines([&](const std::string& row, std::size_t at) {
        return joined_cells(row, " ") + "   " + joined_cells(solved.substr(at * 9, 9), " ");
    }));
    EXPECT_EQ(told.puzzles, Rows{givens});
}

TEST(OddText, AnySignMayStandForBlanksBetweenParts) {
    for (const std::string sign : {"o", "#", "/", "!", "=", "+", "ㅁ", "~"}) {
        for (const std::string between : {",", ";", " | ", "\t"}) {
            expect_one(sign + between, lines([&](const std::string& row, std::size_t) {
                           return (between == " | " ? "| " : "") +
                                  joined_cells(row, between, sign) + (between == " | " ? " |" : "");
                       }));
        }
        expect_one(sign, joined_cells(givens, "", sign));
    }
}

TEST(OddText, RowsThatBeginLikeCommentsAreNotDropped) {
    expect_one(
        "#", lines([](const std::string& row, std::size_t) { return joined_cells(row, "", "#"); }));
    expect_one("; fields", lines([](const std::string& row, std::size_t) {
                   return joined_cells(row, ";", "");
               }));
    expect_one("/", lines([](const std::string& row, std::size_t) {
                   return joined_cells(row, " ", "/");
               }));
}

TEST(OddText, APuzzleInCommentedRowsIsTold) {
    const Told told =
        read_all(lines([](const std::string& row, std::size_t) { return "# " + row; }));
    EXPECT_EQ(told.puzzles, Rows{});
    EXPECT_EQ(told.commented, 1U);
}

TEST(OddText, AListOf81NumbersIsNoHeading) {
    expect_one("list", "[" + joined_cells(givens, ", ", "0") + "]");
    expect_one("below a sentence", "My board:\n[" + joined_cells(givens, ",", "0") + "]");
}

TEST(OddText, EachLinkOfALineIsRead) {
    const std::string link = "https://example.org/#p=" + givens;
    EXPECT_EQ(read_all(link + " and " + link).puzzles.size(), 2U);
    EXPECT_EQ(read_all("https://example.org/ has " + link).puzzles.size(), 1U);
}

TEST(OddText, TablesOfWebPagesAreReadCellByCell) {
    std::string table = "<html><body><table class='b'>\n";
    std::string inputs = "<table>";
    for (const std::string& row : rows_of_givens()) {
        table += "<tr><td>" + joined_cells(row, "</td><td>", "&nbsp;") + "</td></tr>\n";
        inputs += "<tr><td><input value=\"" + joined_cells(row, "\"></td><td><input value=\"", "") +
                  "\"></td></tr>";
    }
    expect_one("lines", table + "</table></body></html>\n");
    expect_one("inputs", inputs + "</table>");
}

TEST(OddText, ATableOfNineTablesIsABoardOfBoxes) {
    std::string page = "<table>";
    for (std::size_t box = 0; box < 9; ++box) {
        page += box % 3 == 0 ? "<tr><td><table>" : "<td><table>";
        for (std::size_t row = 0; row < 3; ++row) {
            const std::size_t at = (box / 3 * 3 + row) * 9 + box % 3 * 3;
            page += "<tr><td>" + joined_cells(givens.substr(at, 3), "</td><td>", "") + "</td></tr>";
        }
        page += box % 3 == 2 ? "</table></td></tr>" : "</table></td>";
    }
    expect_one("boxes", page + "</table>");
}

TEST(OddText, TheMarksOfWikisAndTypesettersAreNoCells) {
    expect_one("MediaWiki", "{|\n" + lines([](const std::string& row, std::size_t) {
                                return "|-\n| " + joined_cells(row, " || ", " ");
                            }) + "|}\n");
    expect_one("headings",
               "||1||2||3||4||5||6||7||8||9||\n" + lines([](const std::string& row, std::size_t) {
                   return "| " + joined_cells(row, " | ", " ") + " |";
               }));
    expect_one("LaTeX", "\\begin{sudoku}\n" + lines([](const std::string& row, std::size_t) {
                            return "|" + joined_cells(row, "|", " ") + "|.";
                        }) + "\\end{sudoku}\n");
    expect_one("tabular", lines([](const std::string& row, std::size_t) {
                   return joined_cells(row, " & ", " ") + " \\\\";
               }));
}

TEST(OddText, DataFramesAreReadWithTheirNumbersAtTheEdges) {
    std::string frame = "     0    1    2    3    4    5    6    7    8\n";
    frame += lines([](const std::string& row, std::size_t at) {
        std::string text = std::to_string(at);
        for (const char c : row) {
            text += c == '.' ? std::string("  NaN") : std::string("  ") + c + ".0";
        }
        return text;
    });
    expect_one("frame", frame);
}

TEST(OddText, ASpreadsheetsRowsMayEndEarly) {
    const std::string rows = lines([](const std::string& row, std::size_t at) {
        const std::string text = joined_cells(row, "\t", "");
        if (at == 0) return text;
        return text.substr(0, text.find_last_not_of('\t') + 1);
    });
    const Told told = read_all(rows);
    EXPECT_EQ(told.puzzles, Rows{givens});
}

TEST(OddText, DigitsOfAllScriptsAreDigits) {
    const std::vector<std::string> chinese{"〇", "一", "二", "三", "四",
                                           "五", "六", "七", "八", "九"};
    std::string text;
    for (const char c : givens) text += chinese[c == '.' ? 0 : static_cast<std::size_t>(c - '0')];
    expect_one("Chinese", text);
}

TEST(OddText, SignsThatCannotBeSeenAreNoSigns) {
    expect_one("zero width", lines([](const std::string& row, std::size_t) {
                   return joined_cells(row, "\u200b");
               }));
    expect_one("colours of a terminal", lines([](const std::string& row, std::size_t) {
                   return "\x1b[1;31m" + joined_cells(row, " ") + "\x1b[0m";
               }));
    const Told told = read_all(givens + "\n\f\n" + givens + "\n");
    EXPECT_EQ(told.errors, 0U);
    EXPECT_EQ(told.puzzles.size(), 2U);
}

TEST(OddText, TheSizeOfATestIsNoRow) {
    expect_one("9 9", "9 9\n" + lines([](const std::string& row, std::size_t) {
                          return joined_cells(row, " ", "0");
                      }));
}

TEST(OddText, TheSolutionBelowASectionIsNoPuzzle) {
    const auto rows = [](const std::string& row, std::size_t) { return row; };
    const Told told = read_all("[Puzzle]\n" + lines(rows) + "[Solution]\n" + lines(rows));
    EXPECT_EQ(told.puzzles.front(), givens);
    EXPECT_EQ(told.errors, 0U);
}

}  // namespace
}  // namespace retrace::text
