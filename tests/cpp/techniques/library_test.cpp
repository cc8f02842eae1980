// HoDoKu's regression library, in the file that RETRACE_HODOKU_LIBRARY names: the test counts the cases that are
// found, and fails where a case is found that must not be.
#include <gtest/gtest.h>

#include <cstdlib>
#include <fstream>
#include <iostream>
#include <map>
#include <optional>
#include <sstream>
#include <string>
#include <vector>

#include "techniques/published_cases.hpp"

namespace retrace::techniques {
namespace {

// A name in HoDoKu's library is its code of the technique and the variant.
bool must_not_be_found(const PublishedCase& made) {
    return made.name.ends_with("-x");
}

// The candidates in a text such as "432 781", in which each word has digit, row and column.
std::vector<Candidate> candidates_in(const std::string& text) {
    std::vector<Candidate> found;
    std::istringstream words(text);
    for (std::string word; words >> word;) {
        if (word.size() != 3) continue;
        found.push_back({cell_at(word[1] - '1', word[2] - '1'), static_cast<Digit>(word[0] - '0')});
    }
    return found;
}

// The case in a line of the form :technique:candidates:digits:deleted:eliminations:placements:
std::optional<PublishedCase> hodoku_case_in(const std::string& line) {
    if (!line.starts_with(':')) return std::nullopt;
    std::vector<std::string> fields;
    std::istringstream rest(line.substr(1));
    for (std::string field; std::getline(rest, field, ':');) fields.push_back(field);
    if (fields.size() < 5) return std::nullopt;
    std::erase(fields[2], '+');  // HoDoKu writes + before digits that are no givens
    const auto digits = Grid::from_line(fields[2]);
    if (!digits) return std::nullopt;
    PublishedCase made{fields[0], Candidates(*digits), candidates_in(fields[4]), {}};
    if (fields.size() > 5) made.placements = candidates_in(fields[5]);
    for (const Candidate& each : candidates_in(fields[3])) made.board.remove(each.cell, each.digit);
    return made;
}

const std::map<std::string, std::vector<Id>>& techniques_by_code() {
    static const std::map<std::string, std::vector<Id>> table{
        {"0000", {Id::full_house}},
        {"0002", {Id::hidden_single_box, Id::hidden_single_line}},
        {"0003", {Id::naked_single}},
        {"0100", {Id::pointing}},
        {"0101", {Id::claiming}},
        {"0200", {Id::naked_pair}},
        {"0201", {Id::naked_triplet}},
        {"0202", {Id::naked_quad}},
        {"0210", {Id::hidden_pair}},
        {"0211", {Id::hidden_triplet}},
        {"0212", {Id::hidden_quad}},
        {"0300", {Id::x_wing}},
        {"0301", {Id::swordfish}},
        {"0302", {Id::jellyfish}},
        {"0310", {Id::finned_x_wing}},
        {"0311", {Id::finned_swordfish}},
        {"0312", {Id::finned_jellyfish}},
        {"0320", {Id::finned_x_wing}},
        {"0321", {Id::finned_swordfish}},
        {"0322", {Id::finned_jellyfish}},
        {"0400", {Id::skyscraper}},
        {"0401", {Id::two_string_kite}},
        {"0402", {Id::empty_rectangle}},
        {"0403", {Id::x_chain}},
        {"0600", {Id::unique_rectangle_1}},
        {"0601", {Id::unique_rectangle_2}},
        {"0602", {Id::unique_rectangle_3}},
        {"0603", {Id::unique_rectangle_4}},
        {"0606", {Id::hidden_rectangle}},
        {"0610", {Id::bug_1}},
        {"0701", {Id::x_chain, Id::x_cycle}},
        {"0702", {Id::forcing_chain, Id::y_cycle}},
        {"0800", {Id::xy_wing}},
        {"0801", {Id::xyz_wing}},
        {"0803", {Id::w_wing}},
    };
    return table;
}

struct Count {
    int found = 0;
    int reached = 0;  // with the eliminating techniques that come before it
    int all = 0;
};

std::vector<Id> up_to(const std::vector<Id>& ids) {
    std::vector<Id> all = ids;
    for (const Technique& each : techniques()) {
        if (each.id >= Id::pointing && each.id < ids.front()) all.push_back(each.id);
    }
    return all;
}

TEST(Techniques, FindTheCasesOfARegressionLibraryAndNoneThatIsNotThere) {
    const char* path = std::getenv("RETRACE_HODOKU_LIBRARY");
    if (path == nullptr) GTEST_SKIP() << "RETRACE_HODOKU_LIBRARY names no file";
    std::ifstream file(path);
    std::map<std::string, Count> counts;
    int wrong = 0;
    for (std::string line; std::getline(file, line);) {
        const auto made = hodoku_case_in(line);
        if (!made) continue;
        const std::string code = made->name.substr(0, made->name.find('-'));
        const auto row = techniques_by_code().find(code);
        if (row == techniques_by_code().end()) continue;
        const Candidates board = after(made->board, row->second);
        if (must_not_be_found(*made)) {
            EXPECT_TRUE(is_same(board, made->board)) << line;
            ++wrong;
            continue;
        }
        Count& count = counts[code];
        ++count.all;
        const bool found = is_done(*made, board);
        count.found += found ? 1 : 0;
        const bool is_reached = found || is_done(*made, after(made->board, up_to(row->second)));
        count.reached += is_reached ? 1 : 0;
        if (!is_reached) std::cout << "not reached: " << line << '\n';
    }
    for (const auto& [code, count] : counts) {
        std::cout << code << ' ' << technique(techniques_by_code().at(code).front()).name << ": "
                  << count.found << " of " << count.all << ", with those before it "
                  << count.reached << '\n';
    }
    std::cout << wrong << " cases that must not be found\n";
    EXPECT_FALSE(counts.empty());
}

}  // namespace
}  // namespace retrace::techniques
