// Published puzzles whose licences let them stand here: each has the one answer that its author gives.
#include <gtest/gtest.h>

#include <fstream>
#include <sstream>

#include "support/folders.hpp"
#include "varied/answers.hpp"
#include "varied/fpuzzles.hpp"
#include "varied/kinds.hpp"

namespace retrace::varied {
namespace {

constexpr std::uint64_t kPublishedBudget = 20'000'000;

struct Published {
    std::string name;
    std::string puzzle;
    std::string answer;
};

// Columns: title, author, licence, source, puzzle, answer.
std::vector<Published> published() {
    std::ifstream file(in_puzzles("varied.tsv"));
    std::vector<Published> all;
    for (std::string line; std::getline(file, line);) {
        if (line.starts_with('#')) continue;
        std::istringstream columns(line);
        std::vector<std::string> words;
        for (std::string word; std::getline(columns, word, '\t');) words.push_back(word);
        if (words.size() == 6) all.push_back({words[0], words[4], words[5]});
    }
    return all;
}

std::string text_of(const Solution& solution) {
    std::string text;
    for (const std::uint8_t digit : solution) text += static_cast<char>('0' + digit);
    return text;
}

TEST(PublishedPuzzles, HaveTheAnswersOfTheirAuthors) {
    const auto all = published();
    ASSERT_GT(all.size(), 40U);
    for (const Published& each : all) {
        const auto json = setter_json_in(each.puzzle);
        ASSERT_TRUE(json.has_value()) << each.name;
        const auto read = read_fpuzzles(*json);
        const auto* reading = std::get_if<Reading>(&read);
        ASSERT_NE(reading, nullptr) << each.name << ": " << std::get<Refusal>(read).found;
        Solving solving(reading->rules);
        ASSERT_TRUE(solving.run(kPublishedBudget)) << each.name;
        ASSERT_TRUE(solving.first().has_value()) << each.name;
        EXPECT_EQ(text_of(*solving.first()), each.answer) << each.name;
        EXPECT_FALSE(solving.several()) << each.name;
        EXPECT_TRUE(find_violations(reading->rules, *solving.first()).empty()) << each.name;
        EXPECT_EQ(reading->solution.value_or(*solving.first()), *solving.first()) << each.name;
    }
}

}  // namespace
}  // namespace retrace::varied
