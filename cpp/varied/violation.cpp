// Looks for a rule that a board breaks, by the words of the rules alone.
#include <algorithm>

#include "varied/kinds.hpp"

namespace retrace::varied {

std::optional<Violation> find_violation(const Rules& rules, std::span<const std::uint8_t> board) {
    const auto values_of = [&](const std::vector<Place>& cells) {
        std::vector<int> values;
        values.reserve(cells.size());
        for (const Place cell : cells) values.push_back(board[cell]);
        return values;
    };
    for (std::size_t i = 0; i < rules.cells(); ++i) {
        const bool is_digit = board[i] >= 1 && board[i] <= rules.digits;
        if (!is_digit || (rules.candidates[i] & digit_bit(board[i])) == 0) {
            return Violation{Violation::What::given, i};
        }
    }
    for (std::size_t i = 0; i < rules.houses.size(); ++i) {
        auto values = values_of(rules.houses[i]);
        std::ranges::sort(values);
        if (std::ranges::adjacent_find(values) != values.end()) {
            return Violation{Violation::What::house, i};
        }
    }
    for (std::size_t i = 0; i < rules.rules.size(); ++i) {
        const Rule& rule = rules.rules[i];
        if (!row_of(rule.kind).holds(rule, values_of(rule.cells), rules.digits)) {
            return Violation{Violation::What::rule, i};
        }
    }
    return std::nullopt;
}

}  // namespace retrace::varied
