// Boards made for one pattern: they have all candidates except those that the pattern must not have.
#pragma once

#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <string_view>
#include <vector>

#include "sudoku/techniques/technique.hpp"

namespace retrace::techniques {

inline Cell cell(std::string_view name) {
    return cell_at(name[1] - '1', name[3] - '1');
}

// The cells that a text such as "r1c1 r2c5" names.
inline CellSet cells(std::string_view names) {
    CellSet set;
    for (; names.size() >= 4; names.remove_prefix(std::min<std::size_t>(5, names.size()))) {
        set.add(cell(names));
    }
    return set;
}

class Board {
  public:
    Board() : candidates_(Grid{}) {}

    // Leaves the digit only these cells of the house.
    Board& keep(std::uint8_t house, Digit digit, std::string_view places) {
        for (const Cell each : kHouseSets[house].without(cells(places))) {
            candidates_.remove(each, digit);
        }
        return *this;
    }
    Board& row(int number, Digit digit, std::string_view places) {
        return keep(house_at(HouseKind::row, number - 1), digit, places);
    }
    Board& column(int number, Digit digit, std::string_view places) {
        return keep(house_at(HouseKind::column, number - 1), digit, places);
    }
    Board& box(int number, Digit digit, std::string_view places) {
        return keep(house_at(HouseKind::box, number - 1), digit, places);
    }
    // Leaves the cell only these digits.
    Board& only(std::string_view name, DigitSet digits) {
        for (Digit digit = 1; digit <= 9; ++digit) {
            if ((digits & set_of(digit)) == 0) candidates_.remove(cell(name), digit);
        }
        return *this;
    }
    Board& drop(std::string_view names, Digit digit) {
        for (const Cell each : cells(names)) candidates_.remove(each, digit);
        return *this;
    }

    const Candidates& candidates() const { return candidates_; }

  private:
    Candidates candidates_;
};

template <typename... Digits>
DigitSet digits(Digits... each) {
    return static_cast<DigitSet>((set_of(static_cast<Digit>(each)) | ...));
}

// The first deduction of a technique as text: "r1c1=5", or "r2c3<>4 r5c3<>4", by digit and cell;
// empty where there is none.
inline std::string first(Id id, const Board& board) {
    Deduction found;
    if (!technique(id).find(board.candidates(), found)) return {};
    if (found.placement) {
        std::string text = cell_name(found.placement->cell);
        text += '=';
        return text += std::to_string(found.placement->digit);
    }
    std::sort(found.eliminations.begin(), found.eliminations.end(), [](Candidate a, Candidate b) {
        return a.digit != b.digit ? a.digit < b.digit : a.cell < b.cell;
    });
    std::string text;
    for (const Candidate& each : found.eliminations) {
        if (!text.empty()) text += ' ';
        text += cell_name(each.cell);
        text += "<>";
        text += std::to_string(each.digit);
    }
    return text;
}

}  // namespace retrace::techniques
