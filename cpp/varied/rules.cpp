// Boards of usual shapes, and what is no board.
#include "varied/rules.hpp"

#include <algorithm>

#include "varied/kinds.hpp"
#include "varied/ranges.hpp"

namespace retrace::varied {
namespace {

std::optional<RulesFault::Reason> fault_of_rule(const Rule& rule, std::size_t cells) {
    using Reason = RulesFault::Reason;
    const KindRow& row = row_of(rule.kind);
    const bool has_outside =
        std::any_of(rule.cells.begin(), rule.cells.end(), [&](Place at) { return at >= cells; });
    if (has_outside) return Reason::cell;
    if (rule.cells.size() < row.fewest_cells || rule.cells.size() > kMostCells) {
        return Reason::cells;
    }
    if (row.most_cells > 0 && rule.cells.size() > row.most_cells) return Reason::cells;
    const bool has_right_numbers =
        rule.numbers.size() >= row.fewest_numbers && rule.numbers.size() <= row.most_numbers;
    if (!has_right_numbers && row.most_numbers != kNumberEach) return Reason::number;
    if (row.most_numbers == kNumberEach && rule.numbers.size() != rule.cells.size()) {
        return Reason::number;
    }
    const bool is_odd_number = std::any_of(rule.numbers.begin(), rule.numbers.end(),
                                           [](int each) { return each < 0 || each > kMostNumber; });
    if (is_odd_number || (row.accepts != nullptr && !row.accepts(rule))) return Reason::number;
    return std::nullopt;
}

bool is_house(std::vector<Place> house, const Rules& rules) {
    std::sort(house.begin(), house.end());
    return !house.empty() && house.size() <= static_cast<std::size_t>(rules.digits) &&
           std::adjacent_find(house.begin(), house.end()) == house.end();
}

}  // namespace

Rules latin_square(int size) {
    Rules rules{.digits = size, .rows = size, .columns = size};
    const auto side = static_cast<std::size_t>(size);
    rules.candidates.assign(side * side, digits_to(size));
    std::vector<int> line(side * side);
    for (std::size_t at = 0; at < line.size(); ++at) line[at] = static_cast<int>(at / side);
    add_regions(rules, line);
    for (std::size_t at = 0; at < line.size(); ++at) line[at] = static_cast<int>(at % side);
    add_regions(rules, line);
    return rules;
}

int box_height(int size) {
    int height = 0;
    for (int each = 2; each * each <= size; ++each) {
        if (size % each == 0) height = each;
    }
    return height;
}

std::vector<int> boxes(int size, int height) {
    const int width = size / height;
    std::vector<int> box_of;
    for (int row = 0; row < size; ++row) {
        for (int column = 0; column < size; ++column) {
            box_of.push_back(row / height * (size / width) + column / width);
        }
    }
    return box_of;
}

void add_regions(Rules& rules, std::span<const int> region_of) {
    const int most = *std::max_element(region_of.begin(), region_of.end());
    std::vector<std::vector<Place>> houses(static_cast<std::size_t>(most + 1));
    for (std::size_t at = 0; at < region_of.size(); ++at) {
        if (region_of[at] < 0) continue;
        houses[static_cast<std::size_t>(region_of[at])].push_back(static_cast<Place>(at));
    }
    for (auto& house : houses) {
        const bool is_known = ranges::find(rules.houses, house) != rules.houses.end();
        if (!house.empty() && !is_known) rules.houses.push_back(std::move(house));
    }
}

Rules usual(int size) {
    Rules rules = latin_square(size);
    const int height = box_height(size);
    if (height > 0) add_regions(rules, boxes(size, height));
    return rules;
}

std::optional<RulesFault> fault_of(const Rules& rules) {
    using Reason = RulesFault::Reason;
    const bool has_size = rules.digits >= 1 && rules.digits <= kMostDigits && rules.rows >= 1 &&
                          rules.columns >= 1 && rules.cells() >= 1 && rules.cells() <= kMostCells;
    if (!has_size ||
        static_cast<std::size_t>(rules.rows) * static_cast<std::size_t>(rules.columns) !=
            rules.cells()) {
        return RulesFault{Reason::size};
    }
    std::size_t cells = 0;
    for (const Rule& rule : rules.rules) cells += rule.cells.size();
    if (rules.rules.size() > kMostRules || rules.houses.size() > kMostHouses ||
        cells > kMostRuleCells) {
        return RulesFault{Reason::many};
    }
    for (std::size_t i = 0; i < rules.houses.size(); ++i) {
        const auto& house = rules.houses[i];
        if (std::any_of(house.begin(), house.end(),
                        [&](Place at) { return at >= rules.cells(); })) {
            return RulesFault{Reason::cell, i};
        }
        if (!is_house(house, rules)) return RulesFault{Reason::house, i};
    }
    for (std::size_t i = 0; i < rules.rules.size(); ++i) {
        if (const auto reason = fault_of_rule(rules.rules[i], rules.cells())) {
            return RulesFault{*reason, i};
        }
    }
    return std::nullopt;
}

}  // namespace retrace::varied
