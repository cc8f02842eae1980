// The first find of a technique on each of the boards of tests/puzzles/technique_boards.txt, which are made for one pattern.
#include "techniques/boards.hpp"

#include <cctype>
#include <sstream>

#include "support/puzzles.hpp"

namespace retrace::techniques {
namespace {

struct FirstFind {
    std::string name;  // of the technique
    std::string board;
    std::string effect;
};

struct Behaviour {
    std::string sentence;
    std::vector<FirstFind> finds;
};

std::vector<std::string> split(const std::string& text, char at) {
    std::vector<std::string> parts;
    std::istringstream input(text);
    for (std::string part; std::getline(input, part, at);) {
        part.erase(0, part.find_first_not_of(' '));
        part.erase(part.find_last_not_of(' ') + 1);
        parts.push_back(part);
    }
    return parts;
}

std::vector<Behaviour> behaviours() {
    std::vector<Behaviour> all;
    for (const std::string& line : puzzles::file("technique_boards")) {
        if (line.empty() || line.starts_with('#')) continue;
        std::vector<std::string> parts = split(line, '|');
        if (parts.size() == 1) {
            all.push_back({line, {}});
        } else {
            parts.resize(3);
            all.back().finds.push_back({parts[0], parts[1], parts[2]});
        }
    }
    return all;
}

// "row 5: 1 at r5c2 r5c7", "r5c2: 168" or "no 3 at r1c1 r1c2".
void limit(Board& board, const std::string& what) {
    std::istringstream input(what);
    std::string first_word;
    input >> first_word;
    const std::string places = what.substr(what.find(" at ") + 4);
    if (first_word == "no") {
        int digit = 0;
        input >> digit;
        board.drop(places, static_cast<Digit>(digit));
    } else if (first_word.ends_with(':')) {
        DigitSet left = kNoDigits;
        for (char digit = 0; input >> digit;) left |= set_of(static_cast<Digit>(digit - '0'));
        board.only(first_word.substr(0, 4), left);
    } else {
        int number = 0;
        char colon = 0;
        int digit = 0;
        input >> number >> colon >> digit;
        const HouseKind kind = first_word == "row"      ? HouseKind::row
                               : first_word == "column" ? HouseKind::column
                                                        : HouseKind::box;
        board.keep(house_at(kind, number - 1), static_cast<Digit>(digit), places);
    }
}

Id id_of(std::string_view name) {
    const auto all = techniques();
    const auto row = std::find_if(all.begin(), all.end(),
                                  [&](const Technique& each) { return each.name == name; });
    EXPECT_NE(row, all.end()) << name;
    return row == all.end() ? Id{} : row->id;
}

class MadeBoard : public testing::TestWithParam<Behaviour> {};

TEST_P(MadeBoard, HasWhatItIsMadeFor) {
    EXPECT_FALSE(GetParam().finds.empty());
    for (const auto& [name, limits, effect] : GetParam().finds) {
        Board board;
        for (const std::string& each : split(limits, ';')) limit(board, each);
        EXPECT_EQ(first(id_of(name), board), effect) << name << " on " << limits;
    }
}

// "PointingTakesADigit…" of "Pointing takes a digit…".
std::string name_of(const testing::TestParamInfo<Behaviour>& info) {
    std::string name;
    bool is_start = true;
    for (const char each : info.param.sentence) {
        const bool is_letter = std::isalnum(static_cast<unsigned char>(each)) != 0;
        if (is_letter) {
            name +=
                is_start ? static_cast<char>(std::toupper(static_cast<unsigned char>(each))) : each;
        }
        is_start = !is_letter;
    }
    return name;
}

INSTANTIATE_TEST_SUITE_P(Technique, MadeBoard, testing::ValuesIn(behaviours()), name_of);

TEST(FullHouse, IsTheLastBlankOfAHouse) {
    Grid grid;
    for (int column = 0; column < 8; ++column) {
        grid[cell_at(4, column)] = static_cast<Digit>(column + 1);
    }
    Deduction found;
    ASSERT_TRUE(technique(Id::full_house).find(Candidates(grid), found));
    EXPECT_EQ(found.placement, (Candidate{cell("r5c9"), 9}));
    EXPECT_EQ(found.evidence.houses, std::vector<std::uint8_t>{4});
}

}  // namespace
}  // namespace retrace::techniques
