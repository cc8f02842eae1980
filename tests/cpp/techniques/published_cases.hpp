// Boards from collections of others, with the results that a technique should have on them.
#pragma once

#include <gtest/gtest.h>

#include <algorithm>
#include <fstream>
#include <nlohmann/json.hpp>
#include <optional>
#include <sstream>
#include <string>
#include <vector>

#include "sudoku/techniques/technique.hpp"
#include "support/folders.hpp"

namespace retrace::techniques {

using Json = nlohmann::json;

// By what a collection calls them, the names of the techniques that its cases are for.
inline Json published_techniques() {
    std::ifstream file(sources_folder() + "/tests/cpp/techniques/published.json");
    return Json::parse(file);
}

inline std::vector<Id> ids_in(const std::string& names) {
    std::vector<Id> ids;
    std::istringstream words(names);
    for (std::string word; words >> word;) {
        const auto named = [&](const Technique& each) { return each.name == word; };
        const auto all = techniques();
        const auto row = std::find_if(all.begin(), all.end(), named);
        if (row == all.end()) {
            ADD_FAILURE() << "no technique is called " << word;
        } else {
            ids.push_back(row->id);
        }
    }
    return ids;
}

struct PublishedCase {
    std::string name;
    Candidates board;
    std::vector<Candidate> eliminations;
    std::vector<Candidate> placements;
};

inline bool is_gone(const Candidates& board, Candidate each) {
    return !board.has(each.cell, each.digit) && board.grid()[each.cell] != each.digit;
}

// The board after the singles on it are placed, but not those that they lead to.
inline Candidates with_singles(const Candidates& board) {
    Candidates after = board;
    const auto place = [&](Cell cell, Digit digit) {
        if (after.has(cell, digit)) after.place(cell, digit);
    };
    for (const Cell cell : board.cells_with(1)) place(cell, smallest(board.of(cell)));
    for (std::uint8_t house = 0; house < kHouses; ++house) {
        for (Digit digit = 1; digit <= 9; ++digit) {
            const CellSet cells = kHouseSets[house] & board.cells(digit);
            if (cells.size() == 1) place(cells.first(), digit);
        }
    }
    return after;
}

// Whether the board has all results of the case.
inline bool is_done(const PublishedCase& made, const Candidates& board) {
    const auto stands = [&](Candidate each) {
        return board.grid()[each.cell] == each.digit || board.of(each.cell) == set_of(each.digit);
    };
    return std::all_of(made.eliminations.begin(), made.eliminations.end(),
                       [&](Candidate each) { return is_gone(board, each); }) &&
           std::all_of(made.placements.begin(), made.placements.end(), stands);
}

// Whether they have the same blanks and candidates.
inline bool is_same(const Candidates& one, const Candidates& other) {
    if (one.blanks() != other.blanks()) return false;
    for (Cell cell = 0; cell < kCells; ++cell) {
        if (one.of(cell) != other.of(cell)) return false;
    }
    return true;
}

// The board after these techniques have been applied until none of them finds more, each time the first one that finds
// something. To take away a digit of the solution, where one is given, is a failure.
inline Candidates after(Candidates board, const std::vector<Id>& ids,
                        const std::optional<Grid>& solution = std::nullopt) {
    for (bool goes_on = true; goes_on;) {
        goes_on = false;
        for (const Id id : ids) {
            Deduction found;
            if (!technique(id).find(board, found) || !found.has_effect()) continue;
            for (const Candidate& each : found.eliminations) {
                const Digit truth = solution ? (*solution)[each.cell] : Digit{0};
                EXPECT_NE(truth, each.digit) << technique(id).name;
            }
            apply(found, board);
            goes_on = true;
            break;
        }
    }
    return board;
}

}  // namespace retrace::techniques
