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

#include "sudoku/techniques/technique.hpp"

namespace retrace::techniques {
namespace {

struct Case {
    std::string code;  // HoDoKu's code of the technique and its variant
    Candidates board;
    std::vector<Candidate> eliminations;
    std::vector<Candidate> placements;

    bool must_not_be_found() const { return code.ends_with("-x"); }
};

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
std::optional<Case> case_in(const std::string& line) {
    if (!line.starts_with(':')) return std::nullopt;
    std::vector<std::string> fields;
    std::istringstream rest(line.substr(1));
    for (std::string field; std::getline(rest, field, ':');) fields.push_back(field);
    if (fields.size() < 5) return std::nullopt;
    std::erase(fields[2], '+');  // HoDoKu writes + before digits that are no givens
    const auto digits = Grid::from_line(fields[2]);
    if (!digits) return std::nullopt;
    Case made{fields[0], Candidates(*digits), candidates_in(fields[4]), {}};
    if (fields.size() > 5) made.placements = candidates_in(fields[5]);
    for (const Candidate& each : candidates_in(fields[3])) made.board.remove(each.cell, each.digit);
    return made;
}

// The board after these techniques have been applied until none of them changes it.
Candidates after_all(Candidates board, const std::vector<Id>& ids) {
    for (bool goes_on = true; goes_on;) {
        goes_on = false;
        for (const Id id : ids) {
            Deduction found;
            if (!technique(id).find(board, found) || !found.has_effect()) continue;
            for (const Candidate& each : found.eliminations) board.remove(each.cell, each.digit);
            if (found.placement) board.place(found.placement->cell, found.placement->digit);
            goes_on = true;
        }
    }
    return board;
}

bool is_found(const Case& made, const std::vector<Id>& ids) {
    const Candidates after = after_all(made.board, ids);
    for (const Candidate& each : made.eliminations) {
        if (after.has(each.cell, each.digit) || after.grid()[each.cell] == each.digit) return false;
    }
    for (const Candidate& each : made.placements) {
        const bool is_left = after.of(each.cell) == set_of(each.digit);
        if (!is_left && after.grid()[each.cell] != each.digit) return false;
    }
    return true;
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
        const auto made = case_in(line);
        if (!made) continue;
        const std::string code = made->code.substr(0, made->code.find('-'));
        const auto row = techniques_by_code().find(code);
        if (row == techniques_by_code().end()) continue;
        const bool found = is_found(*made, row->second);
        if (made->must_not_be_found()) {
            const Candidates after = after_all(made->board, row->second);
            const bool is_same = after.blanks() == made->board.blanks() && [&] {
                for (Cell cell = 0; cell < kCells; ++cell) {
                    if (after.of(cell) != made->board.of(cell)) return false;
                }
                return true;
            }();
            EXPECT_TRUE(is_same) << line;
            ++wrong;
            continue;
        }
        Count& count = counts[code];
        ++count.all;
        count.found += found ? 1 : 0;
        const bool is_reached = found || is_found(*made, up_to(row->second));
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
