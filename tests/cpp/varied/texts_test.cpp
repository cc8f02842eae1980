// Texts of other programs than f-puzzles: each type and each sign is read, and a refusal names the one that was not.
#include <gtest/gtest.h>

#include "varied/iss.hpp"
#include "varied/killers.hpp"
#include "varied/kinds.hpp"
#include "varied/rules.hpp"
#include "varied/tatham.hpp"

namespace retrace::varied {
namespace {

std::optional<Reading> reading_of_text(const std::string& text) {
    auto read_rules = read(text);
    auto* reading = std::get_if<Reading>(&read_rules);
    EXPECT_NE(reading, nullptr) << text << ": " << std::get<Refusal>(read_rules).found;
    return reading != nullptr ? std::optional(*reading) : std::nullopt;
}

std::vector<Rule> rules_in_text(const std::string& text) {
    const auto reading = reading_of_text(text);
    return reading ? reading->rules.rules : std::vector<Rule>{};
}

Refusal refusal_of_text(const std::string& text) {
    const auto read_rules = read(text);
    const auto* refusal = std::get_if<Refusal>(&read_rules);
    EXPECT_NE(refusal, nullptr) << text;
    return refusal != nullptr ? *refusal : Refusal{};
}

TEST(IssText, GivesCellsAndNumbersOfRules) {
    EXPECT_EQ(rules_in_text(".Cage~12~R1C1~R1C2.Cage~0~R2C1~R2C2"),
              (std::vector<Rule>{{Kind::cage, {0, 1}, {12}}, {Kind::cage, {9, 10}}}));
    EXPECT_EQ(rules_in_text(".Thermo~r1c2~r2c3"),
              (std::vector<Rule>{{Kind::thermometer, {1, 11}}}));
    EXPECT_EQ(rules_in_text(".Whisper~R1C1~R2C1.Whisper~4~R1C1~R2C1"),
              (std::vector<Rule>{{Kind::whispers, {0, 9}, {5}}, {Kind::whispers, {0, 9}, {4}}}));
    EXPECT_EQ(rules_in_text(".Arrow~R1C1~R1C2~R1C3.PillArrow~2~R2C1~R2C2~R3C3"),
              (std::vector<Rule>{{Kind::arrow, {0, 1, 2}, {1}}, {Kind::arrow, {9, 10, 20}, {2}}}));
    EXPECT_EQ(rules_in_text(".X~R1C1~R1C2.BlackDot~R1C1~R2C1.GreaterThan~R1C1~R1C2"),
              (std::vector<Rule>{
                  {Kind::sum, {0, 1}, {10}}, {Kind::ratio, {0, 9}, {2}}, {Kind::less, {1, 0}}}));
    EXPECT_EQ(rules_in_text(".Quad~R8C8~1~2"),
              (std::vector<Rule>{{Kind::quadruple, {70, 71, 79, 80}, {1, 2}}}));
}

TEST(IssText, KnowsShapesAndGivens) {
    const auto large = reading_of_text(".Shape~16x16.~R1C2_16~RgCg_1_2");
    ASSERT_TRUE(large.has_value());
    EXPECT_EQ(large->rules.digits, 16);
    EXPECT_EQ(large->rules.candidates[1], digit_bit(16));
    EXPECT_EQ(large->rules.candidates[255], digit_bit(1) | digit_bit(2));
    const auto pieces = reading_of_text(".Shape~4x4.NoBoxes.Jigsaw~AAABCCABCDBBCDDD.~R1C1_1");
    ASSERT_TRUE(pieces.has_value());
    EXPECT_EQ(pieces->regions, (std::vector<int>{0, 0, 0, 1, 2, 2, 0, 1, 2, 3, 1, 1, 2, 3, 3, 3}));
    EXPECT_EQ(pieces->rules.houses.size(), 12U);
}

TEST(IssText, TellsRulesOfTheWholeBoardApart) {
    const auto reading = reading_of_text(
        ".AntiKnight.Thermo~R1C1~R1C2.StrictXV.V~R5C5~R5C6.Diagonal~1.AntiConsecutive");
    ASSERT_TRUE(reading.has_value());
    EXPECT_EQ(reading->own_rules(), 2U);
    std::vector<BoardRule> rules;
    for (const Everywhere& each : reading->everywhere) rules.push_back(each.rule);
    EXPECT_EQ(rules, (std::vector{BoardRule::antiknight, BoardRule::rising_diagonal,
                                  BoardRule::no_xv, BoardRule::nonconsecutive}));
    EXPECT_EQ(reading->rules.rules.size(), 2U + 224U + 2 * 143U + 144U);
}

TEST(IssText, NamesWhatItDoesNotKnow) {
    EXPECT_EQ(refusal_of_text(".Cage~3~R1C1~R1C2.Regex~x~R1C1"),
              (Refusal{Refusal::Reason::rule, "Regex"}));
    EXPECT_EQ(refusal_of_text(".Sandwich~8~C1"), (Refusal{Refusal::Reason::rule, "Sandwich"}));
    EXPECT_EQ(refusal_of_text(".Cage~3~R1C1~R1Ca"), (Refusal{Refusal::Reason::cells, "Cage"}));
    EXPECT_EQ(refusal_of_text(".~R1C1_12"), (Refusal{Refusal::Reason::number, ""}));
    EXPECT_EQ(refusal_of_text(".Shape~4x5.~R1C1_1"), (Refusal{Refusal::Reason::size, "Shape"}));
    EXPECT_EQ(refusal_of_text(".X~R1C1~R1C2~R1C3"), (Refusal{Refusal::Reason::cells, "X"}));
    EXPECT_EQ(refusal_of_text(".Arrow~R1C1"), (Refusal{Refusal::Reason::cells, "arrow"}));
    EXPECT_FALSE(read_iss("..~").has_value());
    EXPECT_FALSE(read_iss(".Cage").has_value());
}

TEST(TathamText, GivesPiecesCagesAndDiagonals) {
    const auto diagonals = reading_of_text("2x2x:1a4_3l");
    ASSERT_TRUE(diagonals.has_value());
    EXPECT_EQ(diagonals->rules.houses.size(), 14U);
    EXPECT_EQ(diagonals->rules.candidates[3], digit_bit(3));
    // Boxes of two rows and three columns.
    const auto six = reading_of_text("2x3:1zi");
    ASSERT_TRUE(six.has_value());
    EXPECT_EQ(six->regions[2], 0);
    EXPECT_EQ(six->regions[12], 2);
    // Four pieces that are rows: no border from column to column, and one below each cell.
    const auto rows = reading_of_text("4j:1o,l____________");
    ASSERT_TRUE(rows.has_value());
    EXPECT_EQ(rows->regions, (std::vector<int>{0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3}));
    EXPECT_EQ(rules_in_text("2x2k:p,l____________,10c10c10c10c")[1],
              (Rule{Kind::cage, {4, 5, 6, 7}, {10}}));
    EXPECT_EQ(refusal_of_text("4j:1o,l___"), (Refusal{Refusal::Reason::cells, "jigsaw"}));
    EXPECT_EQ(refusal_of_text("2x2x:9o"), (Refusal{Refusal::Reason::number, "grid"}));
    EXPECT_EQ(refusal_of_text("2x2x:1a"), (Refusal{Refusal::Reason::number, "grid"}));
    EXPECT_EQ(refusal_of_text("9x9j:1a"), (Refusal{Refusal::Reason::size}));
}

TEST(ArrowedKillers, LeadEachCellToItsSum) {
    std::string line(81, '0');
    line[0] = 'A';
    line[1] = '<';
    line[9] = '^';
    line[80] = 'j';
    line[70] = '.';
    EXPECT_EQ(rules_in_text(line),
              (std::vector<Rule>{{Kind::cage, {0, 1, 9}, {10}}, {Kind::cage, {70, 80}, {45}}}));
    line[0] = '>';
    EXPECT_EQ(refusal_of_text(line), (Refusal{Refusal::Reason::cells, "cages"}));
    line[0] = '^';
    EXPECT_EQ(refusal_of_text(line), (Refusal{Refusal::Reason::cells, "cages"}));
    line[0] = '*';
    EXPECT_FALSE(read_arrowed_killer(line).has_value());
    EXPECT_FALSE(read_arrowed_killer(std::string(81, '.')).has_value());
    // A row of an XML file may be as long.
    const std::string row = "<row>" + std::string(70, '1') + "</row>";
    EXPECT_FALSE(read_arrowed_killer(row).has_value());
}

TEST(SumoCue, GathersCellsByTheirNumber) {
    const auto with = [](const std::string& head, const std::string& between) {
        std::string text = head + "769" + between + "769";
        for (int cell = 2; cell < 81; ++cell) text += between + std::to_string(cell);
        return text;
    };
    const std::vector<Rule> cage{{Kind::cage, {0, 1}, {3}}};
    EXPECT_EQ(rules_in_text(with("3x3::k:", ":") + ":"), cage);
    EXPECT_EQ(rules_in_text(with("3x3::k:", " ")), cage);
    const auto diagonals = reading_of_text(with("3x3:d:k:", ":"));
    ASSERT_TRUE(diagonals.has_value());
    EXPECT_EQ(diagonals->everywhere.size(), 2U);
    EXPECT_EQ(diagonals->rules.houses.size(), 29U);
    EXPECT_EQ(refusal_of_text("3x3::k:769:770:"), (Refusal{Refusal::Reason::size}));
    EXPECT_EQ(refusal_of_text("3x3::k:769:x"), (Refusal{Refusal::Reason::number, "cages"}));
    EXPECT_EQ(refusal_of_text("3x3::k:769:513"), (Refusal{Refusal::Reason::number, "cages"}));
}

}  // namespace
}  // namespace retrace::varied
