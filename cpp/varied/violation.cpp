// Looks for what a board breaks: by the words of a rule where it is filled, else by whether it can still be filled.
#include <algorithm>
#include <iterator>

#include "varied/alone.hpp"
#include "varied/kinds.hpp"
#include "varied/ranges.hpp"

namespace retrace::varied {
namespace {

using DigitsOfCells = std::span<const std::uint8_t>;

bool is_kept(const Rule& rule, DigitsOfCells board, std::span<const Digits> open, int digits) {
    std::vector<int> values;
    values.reserve(rule.cells.size());
    for (const Place cell : rule.cells) values.push_back(board[cell]);
    const auto blanks = static_cast<std::size_t>(ranges::count(values, 0));
    if (blanks == 0) return row_of(rule.kind).holds(rule, values, digits);
    return blanks == values.size() || left_by(rule, {}, open, digits).has_value();
}

}  // namespace

std::vector<Violation> find_violations(const Rules& rules, DigitsOfCells board) {
    std::vector<Violation> found;
    // A blank may have every digit here, also where marks leave fewer: those are no part of a rule.
    std::vector<Digits> open;
    for (const std::uint8_t digit : board) {
        open.push_back(digit == 0 ? digits_to(rules.digits) : digit_bit(digit));
    }
    for (const Place cell : places(rules.cells())) {
        if (board[cell] != 0 && (rules.candidates[cell] & digit_bit(board[cell])) == 0) {
            found.push_back({Violation::What::given, cell, {cell}});
        }
    }
    const auto add = [&](Violation::What what, std::size_t index, const std::vector<Place>& of,
                         auto is_part) {
        Violation violation{what, index, {}};
        std::copy_if(of.begin(), of.end(), std::back_inserter(violation.cells), is_part);
        if (!violation.cells.empty()) found.push_back(std::move(violation));
    };
    for (std::size_t i = 0; i < rules.houses.size(); ++i) {
        const auto& house = rules.houses[i];
        Digits once = 0;
        Digits twice = 0;
        for (const Place cell : house) {
            if (board[cell] == 0) continue;
            twice |= once & digit_bit(board[cell]);
            once |= digit_bit(board[cell]);
        }
        add(Violation::What::house, i, house,
            [&](Place cell) { return board[cell] != 0 && (twice & digit_bit(board[cell])) != 0; });
    }
    for (std::size_t i = 0; i < rules.rules.size(); ++i) {
        const Rule& rule = rules.rules[i];
        if (is_kept(rule, board, open, rules.digits)) continue;
        add(Violation::What::rule, i, rule.cells, [&](Place cell) { return board[cell] != 0; });
    }
    return found;
}

}  // namespace retrace::varied
