// SudokuPad's own format: what is data, what is drawn for certain, and what is named since it was not read.
#include <gtest/gtest.h>

#include <algorithm>

#include "varied/answers.hpp"
#include "varied/kinds.hpp"
#include "varied/rules.hpp"

namespace retrace::varied {
namespace {

// 4×4 with boxes.
std::string pad_of(const std::string& keys) {
    return R"({"cellSize":50,"cells":[[{"value":1},{},{},{}],[{},{},{},{}],[{},{},{},{}],[{},{},{},{}]],
        "regions":[[[0,0],[0,1],[1,0],[1,1]],[[0,2],[0,3],[1,2],[1,3]],[[2,0],[2,1],[3,0],[3,1]],[[2,2],[2,3],[3,2],[3,3]]])" +
           keys + "}";
}

Reading pad_reading(const std::string& keys) {
    auto read_pad = read(pad_of(keys));
    auto* reading = std::get_if<Reading>(&read_pad);
    EXPECT_NE(reading, nullptr) << keys << ": " << std::get<Refusal>(read_pad).found;
    return reading != nullptr ? *reading : Reading{};
}

std::vector<std::string> names_unread(const Reading& reading) {
    std::vector<std::string> names;
    for (const Unread& each : reading.unread) names.push_back(each.name);
    return names;
}

std::string told(const std::string& rules, const std::string& solution = "") {
    const std::string more =
        solution.empty() ? "" : R"(,{"value":"solution: )" + solution + R"("})";
    return R"(,"cages":[{"value":"rules: )" + rules + R"("})" + more + "]";
}

const std::string bulb =
    R"("underlays":[{"center":[3.5,0.5],"width":0.85,"height":0.85,"rounded":true,"backgroundColor":"#CFCFCF"}])";

std::string mark_at(const std::string& center, const std::string& more) {
    return R"(,"overlays":[{"center":)" + center + R"(,"width":0.3,"height":0.3,)" + more + "}]";
}

TEST(SudokuPad, ReadsDrawingsThatItMakesItself) {
    struct Example {
        std::string keys;
        std::vector<Rule> rules;
    };
    const std::vector<Example> examples{
        {R"(,"cages":[{"cells":[[0,1],[1,2]],"sum":5,"value":"5","unique":true}])",
         {{Kind::cage, {1, 6}, {5}}}},
        {R"(,"lines":[{"color":"#CFCFCF","thickness":21,"wayPoints":[[3.5,0.5],[3.5,2.5]]}],)" +
             bulb,
         {{Kind::thermometer, {12, 13, 14}}}},
        {R"(,"lines":[{"color":"#CFCFCF","thickness":16,"wayPoints":[[0.5,0.5],[2.5,2.5]]}])",
         {{Kind::palindrome, {0, 5, 10}}}},
        {R"(,"arrows":[{"color":"#a1a1a1","headLength":0.3,"thickness":5,"wayPoints":[[0.9,0.5],[2.5,0.5]]}],
            "overlays":[{"center":[0.5,0.5],"width":0.83,"height":0.83,"rounded":true,"borderColor":"#a1a1a1"}])",
         {{Kind::arrow, {0, 4, 8}, {1}}}},
        {R"(,"arrows":[{"color":"#a1a1a1","headLength":0.3,"thickness":5,"wayPoints":[[0.9,1.5],[2.5,1.5]]}],
            "overlays":[{"center":[0.5,1],"width":1.83,"height":0.83,"rounded":true,"borderColor":"#a1a1a1"}])",
         {{Kind::arrow, {0, 1, 5, 9}, {2}}}},
        {mark_at("[2,1.5]", R"("rounded":true,"backgroundColor":"#FFFFFF")"),
         {{Kind::difference, {5, 9}, {1}}}},
        {mark_at("[1.5,2]", R"("rounded":true,"backgroundColor":"#000000","text":3)"),
         {{Kind::ratio, {5, 6}, {3}}}},
        {mark_at("[1.5,2]", R"("rounded":false,"backgroundColor":"#FFFFFF","text":"V")"),
         {{Kind::sum, {5, 6}, {5}}}},
        {mark_at("[1,1]", R"("rounded":true,"borderColor":"#000000","text":"1 2\n 3")"),
         {{Kind::quadruple, {0, 1, 4, 5}, {1, 2, 3}}}},
        {R"(,"underlays":[{"center":[0.5,1.5],"width":0.7,"height":0.7,"rounded":true,"backgroundColor":"#cfcfcf"},
            {"center":[0.5,2.5],"width":0.7,"height":0.7,"rounded":false,"backgroundColor":"#cfcfcf"}])",
         {{Kind::odd, {1}}, {Kind::even, {2}}}},
        {R"(,"arrows":[{"color":"#000","thickness":2,"wayPoints":[[-0.2,0.8],[-0.02,0.98]]}])" +
             mark_at("[-0.5,0.5]", R"("text":7)"),
         {{Kind::sum, {1, 6, 11}, {7}}}},
    };
    for (const Example& each : examples) {
        const Reading reading = pad_reading(each.keys);
        EXPECT_EQ(reading.rules.rules, each.rules) << each.keys;
        EXPECT_EQ(names_unread(reading), std::vector<std::string>()) << each.keys;
    }
}

TEST(SudokuPad, ReadsBoardsAndRulesOfTheWholeBoard) {
    const Reading reading = pad_reading(
        R"(,"metadata":{"title":"A","author":"B","antiknight":true},"global":["nonconsecutive"],
            "lines":[{"color":"#34BBE6","thickness":2,"wayPoints":[[0,4],[4,0]]}])");
    EXPECT_EQ(reading.title + reading.author, "AB");
    EXPECT_EQ(reading.rules.candidates[0], digit_bit(1));
    std::vector<BoardRule> rules;
    for (const Everywhere& each : reading.everywhere) rules.push_back(each.rule);
    EXPECT_EQ(rules, (std::vector{BoardRule::rising_diagonal, BoardRule::antiknight,
                                  BoardRule::nonconsecutive}));
    EXPECT_EQ(reading.rules.houses.size(), 13U);
}

TEST(SudokuPad, CellsWithADotBetweenThemMayBeConsecutive) {
    const Reading reading =
        pad_reading(R"(,"global":["nonconsecutive"])" +
                    mark_at("[2,1.5]", R"("rounded":true,"backgroundColor":"#FFFFFF")"));
    EXPECT_EQ(reading.own_rules(), 1U);
    EXPECT_EQ(reading.rules.rules.size(), 1U + 23U);
}

TEST(SudokuPad, NamesEverySentenceAndDrawingThatItDoesNotRead) {
    struct Example {
        std::string keys;
        std::vector<std::string> unread;
    };
    const std::string dot = mark_at("[2,1.5]", R"("rounded":true,"backgroundColor":"#FFFFFF")");
    const std::string line =
        R"(,"lines":[{"color":"#00ff00","thickness":8,"wayPoints":[[0.5,0.5],[0.5,2.5]]}])";
    const std::vector<Example> examples{
        {told("Normal sudoku rules apply. Digits separated by a white dot are consecutive.") + dot,
         {}},
        // The words have another meaning for the dot.
        {told("Normal sudoku rules apply.") + dot, {"circle"}},
        {told("Normal sudoku rules apply. All dots are given. White dots are consecutive.") + dot,
         {"All dots are given"}},
        {told("Not all dots are given. White dots are consecutive digits.") + dot, {}},
        {told("Normal sudoku rules apply. The corners add up to 9."), {"The corners add up to 9"}},
        {told("규칙"), {"규칙"}},
        {line, {"line"}},
        {told("Adjacent digits along a green line differ by at least 5.") + line,
         {"line", "Adjacent digits along a green line differ by at least 5"}},
        {R"(,"cages":[{"cells":[[0,1],[1,2]],"value":"7"}])", {"cages"}},
        {R"(,"cages":[{"cells":[[0,1],[1,1]],"value":"A","unique":true}])", {"cages"}},
        {R"(,"underlays":[{"center":[0.5,1.5],"width":1,"height":1,"backgroundColor":"#ff0000"}])",
         {"rectangle"}},
        {told("Normal sudoku rules apply.") +
             R"(,"underlays":[{"center":[0.5,1.5],"width":1,"height":1,"backgroundColor":"#ff0000"}])",
         {}},
        {R"(,"global":["other"],"foo":[1])", {"global", "foo"}},
    };
    for (const Example& each : examples) {
        const auto read_pad = read(pad_of(each.keys));
        const auto* reading = std::get_if<Reading>(&read_pad);
        ASSERT_NE(reading, nullptr) << each.keys;
        EXPECT_EQ(names_unread(*reading), each.unread) << each.keys;
        const bool is_drawn = each.keys.find("lines") != std::string::npos ||
                              each.keys.find("underlays") != std::string::npos;
        EXPECT_EQ(reading->drawings.empty(),
                  !is_drawn && each.unread != std::vector<std::string>{"circle"})
            << each.keys;
    }
}

TEST(SudokuPad, TakesTheOnlyReadingOfALineThatTheSolutionHoldsTo) {
    const std::string line =
        R"(,"lines":[{"color":"#ff00ff","thickness":8,"wayPoints":[[0.5,0.5],[0.5,2.5]]}])";
    const std::string solution = "1234341221434321";
    const Reading renban = pad_reading(
        told("Purple lines contain consecutive digits. Palindromes read the same.", solution) +
        line);
    EXPECT_EQ(renban.rules.rules, (std::vector<Rule>{{Kind::renban, {0, 1, 2}}}));
    // Both hold for it.
    const Reading doubtful = pad_reading(
        told("Purple lines contain consecutive digits. Modular lines.", solution) + line);
    EXPECT_TRUE(doubtful.rules.rules.empty());
    EXPECT_EQ(doubtful.unread.front().name, "line");
}

TEST(SudokuPad, AnswersWithMissingRulesWhereTheyChangeNothing) {
    const auto is_known = [](const std::string& keys) {
        const Reading reading = pad_reading(keys);
        Solving solving(reading.rules);
        EXPECT_TRUE(solving.run(100'000));
        return is_answer(solving, reading);
    };
    // Two digits more leave one board, which is the author's.
    const std::string givens = R"(,"cages":[{"value":"rules: Something else about cages."},
        {"value":"solution: 1234341221434321"},{"cells":[[0,1]],"sum":2},{"cells":[[1,0]],"sum":3},{"cells":[[2,1]],"sum":1},
        {"cells":[[0,2]],"sum":3},{"cells":[[2,0]],"sum":2},{"cells":[[1,2]],"sum":1},{"cells":[[2,3]],"sum":3}])";
    EXPECT_TRUE(is_known(givens));
    EXPECT_FALSE(is_known(told("Something else.")));
    EXPECT_FALSE(is_known(told("Something else.", "1234341221434321")));
    const auto read_none =
        read(pad_of(R"(,"cages":[{"cells":[[0,1],[0,2]],"sum":9,"unique":true}],"foo":[1])"));
    const auto& none = std::get<Reading>(read_none);
    Solving solving(none.rules);
    EXPECT_TRUE(solving.run(100'000));
    EXPECT_FALSE(solving.first().has_value());
    EXPECT_TRUE(is_answer(solving, none));
}

TEST(SudokuPad, ReadsZippedLinks) {
    const std::string packed =
        "sclN4YwzgXArADANCAphA2i4A3CBGAvnAgXThQLmNKJLMOICdk0V4YL5sLs5WSuOLmcAExs4AZk7DJEgUO4U5HEmPn"
        "K4/"
        "EijkiSciWp0oVM4iACGqYGACuAWwgA2ONYB2ASwCO15ABcEjQSUUPlo4LAd8TAgAcjprABtESAACADkAezpbM3jkmw"
        "ATdIBra2S4xLBkswAHaviATwA6AB0XABE3AHM3H0q3F2TzTqTkwpdm6J8yxGrEMx9G6MisSZ7EiGSAZWz4+"
        "KXieMsQCABhADFz87gfAAsIIS4Ad2rUI0aobneKMXfhL8JcMRrEcfKgfh8YF84I8IJCABwfO7wj50CB+"
        "EDYU4XbEIIRYy5nQFwdIg1CKKEwyEqJGNFSo9F4gDEZwQmMZ8B8yGi+1wQA==";
    for (const std::string& text :
         {packed, "https://sudokupad.app/" + packed,
          "see https://app.crackingthecryptic.com/sudoku/?puzzleid=" + packed + "&x=1"}) {
        const auto read_pad = read(text);
        const auto* reading = std::get_if<Reading>(&read_pad);
        ASSERT_NE(reading, nullptr) << text;
        EXPECT_EQ(reading->title, "Small");
        EXPECT_EQ(reading->rules.rules, (std::vector<Rule>{{Kind::cage, {1, 5}, {6}}}));
        EXPECT_EQ(names_unread(*reading), (std::vector<std::string>{"line", "circle"}));
    }
}

TEST(SudokuPad, RefusesWhatNoPuzzleCanHave) {
    const auto refusal = [](const std::string& text) {
        const auto read_pad = read(text);
        const auto* found = std::get_if<Refusal>(&read_pad);
        return found != nullptr ? *found : Refusal{};
    };
    using Why = Refusal::Reason;
    EXPECT_EQ(refusal(pad_of(R"(,"cages":[{"cells":[[0,4]],"sum":3}])")),
              (Refusal{Why::cells, "cages"}));
    EXPECT_EQ(refusal(pad_of(R"(,"cages":[{"cells":[[0,1]],"sum":-1}])")),
              (Refusal{Why::number, "cages"}));
    EXPECT_EQ(refusal(R"({"cells":[[{},{}]]})"), (Refusal{Why::size}));
    EXPECT_EQ(refusal(R"({"cells":[[{"value":2}]]})"), (Refusal{Why::number, "cells"}));
    EXPECT_EQ(refusal(pad_of(R"(,"metadata":{"norowcol":true})")),
              (Refusal{Why::rule, "norowcol"}));
    std::string many;
    for (int i = 0; i < 20'001; ++i) many += R"({"cells":[[0,1],[1,2]],"sum":3},)";
    EXPECT_EQ(refusal(pad_of(R"(,"cages":[)" + many + "]")), (Refusal{Why::many}));
}

}  // namespace
}  // namespace retrace::varied
