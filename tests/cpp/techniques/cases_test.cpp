// Positions of techniques with the eliminations that each should give, in the file that RETRACE_TECHNIQUE_CASES names:
// the test prints by name what is found, and fails where a digit of the solution would go.
#include <gtest/gtest.h>

#include <algorithm>
#include <cstdlib>
#include <fstream>
#include <iostream>
#include <map>
#include <optional>
#include <sstream>
#include <string>
#include <string_view>
#include <vector>

#include "sudoku/engine/only_solution.hpp"
#include "techniques/boards.hpp"
#include "techniques/published_cases.hpp"

namespace retrace::techniques {
namespace {

std::vector<std::string> fields_of(const std::string& line, char between) {
    std::vector<std::string> fields;
    std::istringstream rest(line);
    for (std::string field; std::getline(rest, field, between);) fields.push_back(field);
    return fields;
}

// The board with these candidates, nine characters a cell; a cell with a single one is filled where no peer has it.
Candidates board_of(const std::string& candidates) {
    Candidates board{Grid{}};
    for (Cell cell = 0; cell < kCells; ++cell) {
        for (Digit digit = 1; digit <= 9; ++digit) {
            if (candidates[cell * 9U + digit - 1U] == '.') board.remove(cell, digit);
        }
    }
    for (Cell cell = 0; cell < kCells; ++cell) {
        if (size_of(board.of(cell)) != 1) continue;
        const Digit digit = smallest(board.of(cell));
        if ((kPeerSets[cell] & board.cells(digit)).empty()) board.place(cell, digit);
    }
    // Which digits are givens is not said, so that all count as such.
    board.give(givens_of(board.grid()));
    return board;
}

std::optional<PublishedCase> case_in(const std::string& line) {
    if (line.empty() || line.starts_with('#')) return std::nullopt;
    const std::vector<std::string> fields = fields_of(line, '\t');
    if (fields.size() < 3 || fields[1].size() != kCells * 9U) return std::nullopt;
    PublishedCase made{fields[0], board_of(fields[1]), {}, {}};
    for (const std::string& word : fields_of(fields[2], ' ')) {
        if (word.size() < 6) continue;
        const Candidate each{cell(std::string_view(word).substr(0, 4)),
                             static_cast<Digit>(word.back() - '0')};
        (word[4] == '=' ? made.placements : made.eliminations).push_back(each);
    }
    return made;
}

// The techniques that a name of the file stands for, by how the name begins; the first that fits.
std::vector<Id> ids_of(const std::string& name, const Json& rows) {
    for (const Json& row : rows) {
        if (name.starts_with(row[0].get<std::string>())) return ids_in(row[1]);
    }
    return {};
}

struct CaseCount {
    int cases = 0;
    int by_name = 0;
    int by_any = 0;
    std::size_t eliminations = 0;
    std::size_t gone_by_name = 0;
    std::size_t gone_by_any = 0;
};

std::vector<Id> all_but_long_searches() {
    std::vector<Id> ids;
    for (const Technique& each : techniques()) {
        if (each.id < Id::nishio || each.id > Id::twice_nested_chains) ids.push_back(each.id);
    }
    return ids;
}

TEST(Techniques, FindThePositionsOfATableAndNothingWrong) {
    const char* path = std::getenv("RETRACE_TECHNIQUE_CASES");
    if (path == nullptr) GTEST_SKIP() << "RETRACE_TECHNIQUE_CASES names no file";
    std::ifstream file(path);
    const Json rows = published_techniques()["positions"];
    std::map<std::string, CaseCount> counts;
    for (std::string line; std::getline(file, line);) {
        const auto made = case_in(line);
        if (!made) continue;
        // A result that is published as one may take several steps of a technique: an Exocet goes a rule a step.
        const auto solution = engine::only_solution(made->board.grid());
        Candidates named = after(made->board, ids_of(made->name, rows), solution);
        const bool has_changed = !is_same(named, made->board);
        if (has_changed) named = with_singles(named);
        const Candidates any = after(made->board, all_but_long_searches(), solution);
        CaseCount& count = counts[made->name];
        ++count.cases;
        const auto gone_from = [&](const Candidates& board) {
            return static_cast<std::size_t>(
                std::count_if(made->eliminations.begin(), made->eliminations.end(),
                              [&](Candidate each) { return is_gone(board, each); }));
        };
        const bool has_result = !made->eliminations.empty() || !made->placements.empty();
        const bool is_named = has_result ? is_done(*made, named) : has_changed;
        count.by_name += is_named ? 1 : 0;
        count.by_any += (has_result ? is_done(*made, any) : !is_same(any, made->board)) ? 1 : 0;
        count.eliminations += made->eliminations.size();
        count.gone_by_name += gone_from(named);
        count.gone_by_any += gone_from(any);
        if (!is_named) {
            std::cout << "not by name: " << made->name << ", line begins "
                      << line.substr(made->name.size() + 730, 60) << '\n';
        }
    }
    CaseCount sum;
    for (const auto& [name, count] : counts) {
        std::cout << name << ": " << count.by_name << " of " << count.cases << " by name, "
                  << count.by_any << " by any; eliminations " << count.gone_by_name << " and "
                  << count.gone_by_any << " of " << count.eliminations << '\n';
        sum.cases += count.cases;
        sum.by_name += count.by_name;
        sum.by_any += count.by_any;
        sum.eliminations += count.eliminations;
        sum.gone_by_name += count.gone_by_name;
        sum.gone_by_any += count.gone_by_any;
    }
    std::cout << "in all: " << sum.by_name << " of " << sum.cases << " by name, " << sum.by_any
              << " by any; eliminations " << sum.gone_by_name << " and " << sum.gone_by_any
              << " of " << sum.eliminations << '\n';
    EXPECT_FALSE(counts.empty());
}

}  // namespace
}  // namespace retrace::techniques
