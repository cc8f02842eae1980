// Each key of f-puzzles is read, and a refusal names the one that was not.
#include "varied/fpuzzles.hpp"

#include <gtest/gtest.h>

#include "varied/kinds.hpp"

namespace retrace::varied {
namespace {

std::string grid_of(int size, const std::string& cell = "{}") {
    std::string row = "[";
    for (int i = 0; i < size; ++i) row += (i > 0 ? "," : "") + cell;
    row += "]";
    std::string grid = "[";
    for (int i = 0; i < size; ++i) grid += (i > 0 ? "," : "") + row;
    return grid + "]";
}

ReadRules read_keys(const std::string& keys, int size = 9, const std::string& cell = "{}") {
    const auto json = setter_json_in("{\"size\":" + std::to_string(size) +
                                     ",\"grid\":" + grid_of(size, cell) + keys + "}");
    return json ? read_fpuzzles(*json) : ReadRules(Refusal{Refusal::Reason::no_puzzle});
}

std::vector<Rule> rules_of(const std::string& keys, int size = 9) {
    const auto read_rules = read_keys(keys, size);
    const auto* reading = std::get_if<Reading>(&read_rules);
    EXPECT_NE(reading, nullptr) << keys << ": " << std::get<Refusal>(read_rules).found;
    return reading != nullptr ? reading->rules.rules : std::vector<Rule>{};
}

Refusal refusal_of(const std::string& keys, int size = 9) {
    const auto read_rules = read_keys(keys, size);
    const auto* refusal = std::get_if<Refusal>(&read_rules);
    EXPECT_NE(refusal, nullptr) << keys;
    return refusal != nullptr ? *refusal : Refusal{};
}

using Reason = Refusal::Reason;

TEST(FPuzzles, ReadsRowsOfTheTableOfKinds) {
    EXPECT_EQ(rules_of(R"(,"rules":[["cage",[0,1],[12]],["thermometer",[9,1],[]],["odd",[80]]])"),
              (std::vector<Rule>{
                  {Kind::cage, {0, 1}, {12}}, {Kind::thermometer, {9, 1}}, {Kind::odd, {80}}}));
    // The regions of a line's cells are those of the board.
    EXPECT_EQ(rules_of(R"(,"rules":[["equal-sums",[1,2,3],[7]]])"),
              (std::vector<Rule>{{Kind::equal_sums, {1, 2, 3}, {0, 0, 1}}}));
    // A dot takes its pair out of those without one.
    const auto dotted =
        rules_of(R"(,"negative":["difference"],"rules":[["difference",[0,1],[1]]])");
    EXPECT_EQ(dotted.size(), 1U + 2 * 9 * 8 - 1);
    EXPECT_EQ(refusal_of(R"(,"rules":[["cage",[0,81],[3]]])").reason, Reason::cells);
    EXPECT_EQ(refusal_of(R"(,"rules":[["cage",[-1],[3]]])").reason, Reason::cells);
    EXPECT_EQ(refusal_of(R"(,"rules":[["sum",[0,1],[]]])"), (Refusal{Reason::number, "sum"}));
    EXPECT_EQ(refusal_of(R"(,"rules":[["sum",[0,1],["x"]]])"), (Refusal{Reason::number, "sum"}));
    EXPECT_EQ(refusal_of(R"(,"rules":[["difference",[0],[1]]])"),
              (Refusal{Reason::cells, "difference"}));
    for (const std::string row : {R"(["fog",[0]])", R"(["cage"])", "3", "[]"}) {
        const auto read_rules = read_keys(",\"rules\":[" + row + "]");
        const auto* reading = std::get_if<Reading>(&read_rules);
        ASSERT_NE(reading, nullptr) << row;
        EXPECT_EQ(reading->unread, (std::vector<Unread>{{Reason::rule, "rules"}})) << row;
    }
}

TEST(FPuzzles, GivesCellsAndNumbersOfRules) {
    EXPECT_EQ(
        rules_of(R"(,"killercage":[{"cells":["R1C1","R1C2"],"value":"12"},{"cells":["R2C1"]}])"),
        (std::vector<Rule>{{Kind::cage, {0, 1}, {12}}, {Kind::cage, {9}}}));
    EXPECT_EQ(rules_of(R"(,"killercage":[{"cells":["R1C1","R1C2"],"value":12}])"),
              (std::vector<Rule>{{Kind::cage, {0, 1}, {12}}}));
    EXPECT_EQ(rules_of(R"(,"whispers":[{"lines":[["R1C1","R2C1"]]}])"),
              (std::vector<Rule>{{Kind::whispers, {0, 9}, {5}}}));
    EXPECT_EQ(rules_of(R"(,"thermometer":[{"lines":[["R1C1","R2C1"],["R1C1","R1C2"],["R5C5"]]}])"),
              (std::vector<Rule>{{Kind::thermometer, {0, 9}}, {Kind::thermometer, {0, 1}}}));
    EXPECT_EQ(
        rules_of(
            R"(,"difference":[{"cells":["R1C1","R1C2"]},{"cells":["R2C1","R2C2"],"value":"3"}])"),
        (std::vector<Rule>{{Kind::difference, {0, 1}, {1}}, {Kind::difference, {9, 10}, {3}}}));
    EXPECT_EQ(
        rules_of(
            R"(,"littlekillersum":[{"cell":"R0C3","cells":["R1C2","R2C1"],"value":"9"},{"cell":"R0C1","cells":[]}])"),
        (std::vector<Rule>{{Kind::sum, {1, 9}, {9}}}));
}

TEST(FPuzzles, KnowsCellsOfTwoDigits) {
    EXPECT_EQ(rules_of(R"(,"killercage":[{"cells":["R10C12","r16c1"],"value":"12"}])", 16),
              (std::vector<Rule>{{Kind::cage, {9 * 16 + 11, 15 * 16}, {12}}}));
}

TEST(FPuzzles, ReadsArrowsFromTheirCircle) {
    EXPECT_EQ(rules_of(R"(,"arrow":[{"cells":["R1C1"],"lines":[["R1C1","R1C2","R1C3"]]}])"),
              (std::vector<Rule>{{Kind::arrow, {0, 1, 2}, {1}}}));
    // A pill is read from left to right, wherever it was begun.
    EXPECT_EQ(rules_of(R"(,"arrow":[{"cells":["R1C2","R1C1"],"lines":[["R1C2","R1C3","R1C4"]]}])"),
              (std::vector<Rule>{{Kind::arrow, {0, 1, 2, 3}, {2}}}));
}

TEST(FPuzzles, LooksFromEachSide) {
    const auto first_two = [](const std::string& cell) {
        const auto rules = rules_of(R"(,"skyscraper":[{"cell":")" + cell + R"(","value":"2"}])");
        return std::vector<Place>{rules.at(0).cells[0], rules.at(0).cells[1]};
    };
    EXPECT_EQ(first_two("R0C2"), (std::vector<Place>{1, 10}));
    EXPECT_EQ(first_two("R10C2"), (std::vector<Place>{73, 64}));
    EXPECT_EQ(first_two("R2C0"), (std::vector<Place>{9, 10}));
    EXPECT_EQ(first_two("R2C10"), (std::vector<Place>{17, 16}));
    EXPECT_EQ(refusal_of(R"(,"skyscraper":[{"cell":"R2C2","value":"2"}])"),
              (Refusal{Reason::cells, "skyscraper"}));
}

TEST(FPuzzles, SumsRegionsByBox) {
    EXPECT_EQ(rules_of(R"(,"regionsumline":[{"lines":[["R1C3","R1C4","R2C3"]]}])"),
              (std::vector<Rule>{{Kind::equal_sums, {2, 3, 11}, {0, 1, 0}}}));
}

TEST(FPuzzles, ComparesExtremesWithNeighboursThatAreNotMarked) {
    EXPECT_EQ(
        rules_of(R"(,"minimum":[{"cell":"R1C1"},{"cell":"R1C2"}])"),
        (std::vector<Rule>{{Kind::less, {0, 9}}, {Kind::less, {1, 2}}, {Kind::less, {1, 10}}}));
}

TEST(FPuzzles, GivesPairsWithoutMarkTheNegativeRule) {
    const auto rules = rules_of(R"(,"ratio":[{"cells":["R1C2","R1C1"]}],"negative":["ratio"])");
    EXPECT_EQ(rules.size(), 1U + 143U);
    EXPECT_EQ(rules[0], (Rule{Kind::ratio, {1, 0}, {2}}));
    EXPECT_EQ(rules[1], (Rule{Kind::not_ratio, {0, 9}, {2}}));
    EXPECT_EQ(rules_of(R"(,"negative":["xv"])").size(), 288U);
    EXPECT_EQ(rules_of(R"(,"nonconsecutive":true)").size(), 144U);
    EXPECT_EQ(rules_of(R"(,"antiknight":true)").size(), 224U);
    EXPECT_EQ(rules_of(R"(,"antiknight":false)").size(), 0U);
}

TEST(FPuzzles, TakesDrawingsOfRulesForWhatTheyAre) {
    const std::string renban = R"(,"renban":[{"lines":[["R1C1","R1C2"]]}])";
    EXPECT_EQ(
        rules_of(renban + R"(,"line":[{"lines":[["R1C2","R1C1"]],"outlineC":"#fff"}])").size(), 1U);
    EXPECT_EQ(rules_of(R"(,"line":[{"lines":[["R1C2","R1C1"]],"fromConstraint":"Renban"}])").size(),
              0U);
    const auto read_rules = read_keys(
        renban + R"(,"line":[{"lines":[["R3C2","R3C1"]],"outlineC":"#FA0","width":0.5}])"
                 R"(,"circle":[{"cells":["R1C1","R2C2"],"baseC":"#ff0000ff","value":"5"}])");
    const auto& reading = std::get<Reading>(read_rules);
    EXPECT_EQ(reading.unread, (std::vector<Unread>{{Reason::drawing, "line", {18, 19}},
                                                   {Reason::drawing, "circle", {0, 10}}}));
    using Shape = Drawing::Shape;
    EXPECT_EQ(reading.drawings,
              (std::vector<Drawing>{{Shape::line, {150, 250, 50, 250}, 50, 0, "", "#ffaa00"},
                                    {Shape::ellipse, {100, 100}, 100, 100, "#ff0000", "", "5"}}));
}

TEST(FPuzzles, NamesWhatItDoesNotKnow) {
    const auto unread_of = [](const std::string& keys) {
        const auto read_rules = read_keys(keys);
        return std::get<Reading>(read_rules).unread;
    };
    EXPECT_EQ(unread_of(R"(,"battenburg":[{"cells":["R1C2"]},{"x":{"lines":[["R1C1","R9C10"]]}}])"),
              (std::vector<Unread>{{Reason::rule, "battenburg", {0, 1}}}));
    EXPECT_EQ(unread_of(R"(,"negative":["sum"])"),
              (std::vector<Unread>{{Reason::rule, "negative"}}));
    EXPECT_EQ(unread_of(R"(,"killercage":[{"cells":["R1C1"],"value":"two"}])"),
              (std::vector<Unread>{{Reason::number, "killercage", {0}}}));
    EXPECT_EQ(unread_of(R"(,"xv":[{"cells":["R1C1","R1C2"],"value":"C"}])"),
              (std::vector<Unread>{{Reason::number, "xv", {0, 1}}}));
    EXPECT_EQ(rules_of(R"(,"battenburg":[])").size(), 0U);
    EXPECT_EQ(refusal_of(R"(,"killercage":[{"cells":["R1C10"]}])"),
              (Refusal{Reason::cells, "killercage"}));
    EXPECT_EQ(refusal_of(R"(,"killercage":[{"cells":["R1"]}])"),
              (Refusal{Reason::cells, "killercage"}));
    EXPECT_EQ(refusal_of(R"(,"killercage":[{"cells":["R1C1"],"value":"-1"}])"),
              (Refusal{Reason::number, "killercage"}));
    EXPECT_EQ(refusal_of("", 30), (Refusal{Reason::size}));
    EXPECT_FALSE(setter_json_in("{\"rows\":[]}").has_value());
}

TEST(FPuzzles, TellsClassicPuzzlesFromOthers) {
    const auto is_classic_with = [](const std::string& keys, int size, const std::string& cell) {
        const auto read_rules = read_keys(keys, size, cell);
        return is_classic(std::get<Reading>(read_rules).rules);
    };
    EXPECT_TRUE(is_classic_with("", 9, "{}"));
    EXPECT_TRUE(
        is_classic_with(R"(,"title":"A","ruleset":"Normal rules.")", 9, R"({"value":"3"})"));
    EXPECT_FALSE(is_classic_with("", 6, "{}"));
    EXPECT_FALSE(is_classic_with(R"(,"diagonal+":true)", 9, "{}"));
    EXPECT_FALSE(is_classic_with("", 9, R"({"givenPencilMarks":[1,2]})"));
    EXPECT_FALSE(is_classic_with("", 9, R"({"region":null})"));
}

}  // namespace
}  // namespace retrace::varied
