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

// The key of a case in the table: its code with the variant where that is a technique of its own here, or else its code.
std::string key_of(const std::string& name, const Json& table) {
    return table.contains(name) ? name : name.substr(0, name.find('-'));
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
    const Json table = published_techniques()["hodoku"];
    std::map<std::string, Count> counts;
    int wrong = 0;
    for (std::string line; std::getline(file, line);) {
        const auto made = hodoku_case_in(line);
        if (!made) continue;
        const std::string key = key_of(made->name, table);
        const std::vector<Id> ids = ids_in(table.value(key, ""));
        if (ids.empty()) {
            ADD_FAILURE() << "no technique is known for " << line;
            continue;
        }
        if (must_not_be_found(*made)) {
            EXPECT_TRUE(is_same(after(made->board, ids), made->board)) << line;
            ++wrong;
            continue;
        }
        Count& count = counts[key];
        ++count.all;
        const Walked alone = walk(*made, ids);
        count.found += alone.is_found ? 1 : 0;
        const bool is_reached = alone.is_reached || walk(*made, up_to(ids)).is_reached;
        count.reached += is_reached ? 1 : 0;
        if (!alone.is_found) {
            std::cout << (is_reached ? "only reached: " : "not reached: ") << line << '\n';
        }
    }
    for (const auto& [code, count] : counts) {
        std::cout << code << ' ' << technique(ids_in(table[code]).front()).name << ": "
                  << count.found << " of " << count.all << ", or reached " << count.reached << '\n';
    }
    std::cout << wrong << " cases that must not be found\n";
    EXPECT_FALSE(counts.empty());
}

}  // namespace
}  // namespace retrace::techniques
