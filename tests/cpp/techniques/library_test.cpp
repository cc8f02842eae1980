// HoDoKu's regression library, in the file that RETRACE_HODOKU_LIBRARY names: the test counts the cases that are
// found, and fails where a case is found that must not be.
#include <gtest/gtest.h>

#include <algorithm>
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

// HoDoKu writes + before digits that are no givens.
constexpr char kNoGiven = '+';

std::string without_marks(std::string digits) {
    std::erase(digits, kNoGiven);
    return digits;
}

CellSet givens_in(const std::string& digits) {
    CellSet givens;
    Cell cell = 0;
    bool is_marked = false;
    for (const char each : digits) {
        if (each == kNoGiven) {
            is_marked = true;
            continue;
        }
        if (each >= '1' && each <= '9' && !is_marked) givens.add(cell);
        is_marked = false;
        ++cell;
    }
    return givens;
}

// The case in a line of the form :technique:candidates:digits:deleted:eliminations:placements:
std::optional<PublishedCase> hodoku_case_in(const std::string& line) {
    if (!line.starts_with(':')) return std::nullopt;
    std::vector<std::string> fields;
    std::istringstream rest(line.substr(1));
    for (std::string field; std::getline(rest, field, ':');) fields.push_back(field);
    if (fields.size() < 5) return std::nullopt;
    const auto digits = Grid::from_line(without_marks(fields[2]));
    if (!digits) return std::nullopt;
    PublishedCase made{fields[0], Candidates(*digits), candidates_in(fields[4]), {}};
    made.board.give(givens_in(fields[2]));
    if (fields.size() > 5) made.placements = candidates_in(fields[5]);
    for (const Candidate& each : candidates_in(fields[3])) made.board.remove(each.cell, each.digit);
    return made;
}

// By code, or by code and variant where variants are techniques of their own here.
const std::map<std::string, std::vector<Id>>& techniques_by_code() {
    static const std::map<std::string, std::vector<Id>> table{
        {"0000", {Id::full_house}},
        {"0002", {Id::hidden_single_box, Id::hidden_single_line}},
        {"0003", {Id::naked_single}},
        {"0100", {Id::pointing}},
        {"0101", {Id::claiming}},
        {"0110", {Id::naked_pair}},
        {"0111", {Id::naked_triplet}},
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
        {"03111", {Id::siamese_fish, Id::finned_swordfish}},
        {"0312", {Id::finned_jellyfish}},
        {"03121", {Id::siamese_fish, Id::finned_jellyfish}},
        {"0320", {Id::sashimi_x_wing}},
        {"0321", {Id::sashimi_swordfish}},
        {"03211", {Id::siamese_fish, Id::sashimi_swordfish}},
        {"0322", {Id::sashimi_jellyfish}},
        {"03221", {Id::siamese_fish, Id::sashimi_jellyfish}},
        {"0331", {Id::franken_fish}},
        {"0332", {Id::franken_fish, Id::mutant_fish}},
        {"0340", {Id::franken_fish}},
        {"0341", {Id::franken_fish}},
        {"03411", {Id::franken_fish}},
        {"0342", {Id::franken_fish, Id::mutant_fish}},
        {"03421", {Id::franken_fish, Id::mutant_fish}},
        {"0362", {Id::mutant_fish}},
        {"03621", {Id::mutant_fish}},
        {"0363", {Id::mutant_fish}},
        {"0364", {Id::mutant_fish}},
        {"0400", {Id::skyscraper}},
        {"0401", {Id::two_string_kite}},
        {"0402", {Id::empty_rectangle}},
        {"0403", {Id::turbot_fish}},
        {"0404", {Id::two_string_kite}},
        {"0405", {Id::empty_rectangle}},
        {"0500", {Id::simple_colouring}},
        {"0501", {Id::simple_colouring}},
        {"0502", {Id::multi_colouring}},
        {"0503", {Id::multi_colouring}},
        {"0600", {Id::unique_rectangle_1}},
        {"0601", {Id::unique_rectangle_2}},
        {"0602", {Id::unique_rectangle_3}},
        {"0603", {Id::unique_rectangle_4}},
        {"0604", {Id::unique_rectangle_2}},
        {"0605", {Id::unique_rectangle_6}},
        {"0606", {Id::hidden_rectangle}},
        {"0607", {Id::avoidable_rectangle_1}},
        {"0608", {Id::avoidable_rectangle_2}},
        {"0610", {Id::bug_1}},
        {"0701", {Id::x_chain, Id::x_cycle}},
        {"0702", {Id::xy_chain}},
        {"0703", {Id::remote_pair}},
        {"0706", {Id::aic_loop}},
        {"0707", {Id::aic}},
        {"0708", {Id::aic}},
        {"0709-1", {Id::grouped_loop}},
        {"0709-2", {Id::als_loop}},
        {"0710-1", {Id::grouped_aic}},
        {"0710-2", {Id::grouped_aic}},
        {"0710-3", {Id::als_aic}},
        {"0710-4", {Id::als_aic}},
        {"0711-1", {Id::grouped_aic}},
        {"0711-2", {Id::grouped_aic}},
        {"0711-3", {Id::als_aic}},
        {"0711-4", {Id::als_aic}},
        {"0800", {Id::xy_wing}},
        {"0801", {Id::xyz_wing}},
        {"0803", {Id::w_wing}},
        {"0901-1", {Id::als_xz}},
        {"0901-2", {Id::als_xz_double}},
        {"0902", {Id::als_xy_wing}},
        {"0903", {Id::als_chain}},
        {"0904", {Id::death_blossom}},
        {"1101", {Id::sue_de_coq}},
        {"1201", {Id::templates}},
        {"1202", {Id::templates}},
    };
    return table;
}

// The row of the table for a case, null where it has none.
const std::pair<const std::string, std::vector<Id>>* row_of_case(const std::string& name) {
    const auto& table = techniques_by_code();
    auto row = table.find(name);
    if (row == table.end()) row = table.find(name.substr(0, name.find('-')));
    return row == table.end() ? nullptr : &*row;
}

struct Count {
    int found = 0;
    int reached =
        0;  // or by the singles that it leaves, or by the eliminating techniques that come before it
    int all = 0;
};

struct Walked {
    bool is_found;    // each result is one of a step
    bool is_reached;  // each result is there
};

// Applies the first of these techniques that finds something, again and again, until the case has its results. Where
// none does, the singles that are left are placed, as they would come before any of them.
Walked walk(const PublishedCase& made, const std::vector<Id>& ids) {
    Candidates board = made.board;
    PublishedCase missing = made;
    const auto is_single = [&](Candidate each) {
        const auto houses = houses_of(each.cell);
        return std::any_of(houses.begin(), houses.end(), [&](std::uint8_t house) {
            return count_bits(board.positions(house, each.digit)) == 1;
        });
    };
    for (;;) {
        Deduction found;
        const bool finds = std::any_of(ids.begin(), ids.end(), [&](Id id) {
            found.clear();
            return technique(id).find(board, found) && found.has_effect();
        });
        if (finds) {
            apply(found, board);
            std::erase_if(missing.eliminations, [&](Candidate each) {
                const auto& gone = found.eliminations;
                return std::find(gone.begin(), gone.end(), each) != gone.end();
            });
            std::erase_if(missing.placements, [&](Candidate each) {
                return is_done({{}, board, {}, {each}}, board) ||
                       (board.has(each.cell, each.digit) && is_single(each));
            });
            if (missing.eliminations.empty() && missing.placements.empty()) return {true, true};
            continue;
        }
        if (is_done(made, board)) return {false, true};
        Candidates placed = with_singles(board);
        if (is_same(placed, board)) return {false, false};
        board = placed;
    }
}

std::vector<Id> up_to(const std::vector<Id>& ids) {
    std::vector<Id> all = ids;
    for (const Technique& each : techniques()) {
        const bool is_long_search = each.id >= Id::nishio && each.id <= Id::twice_nested_chains;
        if (each.id >= Id::pointing && each.id < ids.front() && !is_long_search) {
            all.push_back(each.id);
        }
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
        const auto* row = row_of_case(made->name);
        if (row == nullptr) {
            ADD_FAILURE() << "no technique is known for " << line;
            continue;
        }
        if (must_not_be_found(*made)) {
            EXPECT_TRUE(is_same(after(made->board, row->second), made->board)) << line;
            ++wrong;
            continue;
        }
        Count& count = counts[row->first];
        ++count.all;
        const Walked alone = walk(*made, row->second);
        count.found += alone.is_found ? 1 : 0;
        const bool is_reached = alone.is_reached || walk(*made, up_to(row->second)).is_reached;
        count.reached += is_reached ? 1 : 0;
        if (!alone.is_found) {
            std::cout << (is_reached ? "only reached: " : "not reached: ") << line << '\n';
        }
    }
    for (const auto& [code, count] : counts) {
        std::cout << code << ' ' << technique(techniques_by_code().at(code).front()).name << ": "
                  << count.found << " of " << count.all << ", or reached " << count.reached << '\n';
    }
    std::cout << wrong << " cases that must not be found\n";
    EXPECT_FALSE(counts.empty());
}

}  // namespace
}  // namespace retrace::techniques
