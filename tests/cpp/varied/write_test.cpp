// Texts for other programs read as the same puzzle.
#include "varied/write.hpp"

#include <gtest/gtest.h>

#include <fstream>

#include "sudoku/text/lz_string.hpp"
#include "support/folders.hpp"

namespace retrace::varied {
namespace {

TEST(PackedTexts, UnpackAsTheyWere) {
    std::string long_text;
    for (int i = 0; i < 5'000; ++i) long_text += std::to_string(i * i % 997) + "Größe 𝄞 작은";
    for (const std::string& text :
         {std::string("{}"), std::string("aaaaaaaaaaaaa"), std::string("규칙"), long_text}) {
        EXPECT_EQ(text::unpack_lz_string(text::pack_lz_string(text), 1U << 20U), text);
    }
    // As lz-string itself packs it.
    EXPECT_EQ(text::pack_lz_string("{\"size\":9}"), "N4IgzglgXgpiBcBOAvkA");
}

TEST(Written, PublishedPuzzlesReadAsTheSame) {
    std::ifstream file(in_puzzles("varied.tsv"));
    std::size_t all = 0;
    for (std::string line; std::getline(file, line);) {
        if (line.starts_with('#')) continue;
        const auto from = line.find("\tN4Ig");
        if (from == std::string::npos) continue;
        const std::string packed = line.substr(from + 1, line.find('\t', from + 1) - from - 1);
        const auto before = read(packed);
        const auto& reading = std::get<Reading>(before);
        const auto written = write(reading, Target::fpuzzles);
        ASSERT_TRUE(std::holds_alternative<std::string>(written)) << line.substr(0, 40);
        const auto after = read(std::get<std::string>(written));
        const auto& again = std::get<Reading>(after);
        EXPECT_EQ(std::tie(again.title, again.author, again.ruleset, again.solution, again.regions,
                           again.rules.candidates),
                  std::tie(reading.title, reading.author, reading.ruleset, reading.solution,
                           reading.regions, reading.rules.candidates))
            << line.substr(0, 40);
        ++all;
    }
    EXPECT_GT(all, 40U);
}

TEST(Written, TextsOfEachProgramNameTheirRules) {
    const auto written_of = [](const std::string& text, Target target) -> std::string {
        const auto read_text = read(text);
        const auto written = write(std::get<Reading>(read_text), target);
        const auto* plain = std::get_if<std::string>(&written);
        return plain != nullptr ? *plain : "refused " + std::get<Refusal>(written).found;
    };
    for (const std::string& text :
         {std::string(".Cage~12~R1C1~R1C2.Cage~0~R2C1~R2C2"),
          std::string(".Thermo~R1C2~R2C3.Whisper~4~R1C1~R2C1.X~R1C1~R1C2.BlackDot~R1C1~R2C1"),
          std::string(".PillArrow~2~R2C1~R2C2~R3C3.Quad~R8C8~1~2.GreaterThan~R1C1~R1C2"),
          std::string(".Shape~16x16.~R1C2_16~RgCg_1_2.Sum~5~R1C1"),
          std::string(".Shape~4x4.NoBoxes.Jigsaw~AAABCCABCDBBCDDD.~R1C1_1"),
          std::string(
              ".Diagonal~1.AntiKnight.StrictXV.StrictKropki.V~R5C5~R5C6.AntiConsecutive")}) {
        const std::string written = written_of(text, Target::iss);
        EXPECT_EQ(written_of(written, Target::iss), written) << text;
        EXPECT_TRUE(written.find("refused") == std::string::npos) << text << ": " << written;
    }
    EXPECT_EQ(written_of(".Cage~12~R1C1~R1C2", Target::iss), ".Cage~12~R1C1~R1C2");
    // f-puzzles has no signs between cells.
    EXPECT_EQ(written_of(".GreaterThan~R1C1~R1C2", Target::fpuzzles), "refused ");
    const std::string packed = written_of(".Cage~12~R1C1~R1C2", Target::fpuzzles);
    EXPECT_EQ(written_of(packed, Target::iss), ".Cage~12~R1C1~R1C2");
}

}  // namespace
}  // namespace retrace::varied
