// Asks a full rule by its words; one blank is filled in turn, and more are narrowed by that rule alone.
#include "varied/legal.hpp"

#include <utility>

#include "varied/kinds.hpp"
#include "varied/ranges.hpp"

namespace retrace::varied {

Laws::Laws(Rules rules)
    : rules_(std::move(rules)),
      houses_of_(rules_.cells()),
      rules_of_(rules_.cells()),
      alone_(rules_.rules.size()),
      open_(rules_.cells()) {
    for (std::uint32_t i = 0; i < rules_.houses.size(); ++i) {
        const auto& house = rules_.houses[i];
        for (const Place cell : house) houses_of_[cell].push_back(i);
        if (house.size() == static_cast<std::size_t>(rules_.digits)) full_houses_.push_back(i);
    }
    for (std::uint32_t i = 0; i < rules_.rules.size(); ++i) {
        for (const Place cell : rules_.rules[i].cells) {
            auto& of = rules_of_[cell];
            if (of.empty() || of.back() != i) of.push_back(i);
        }
    }
}

bool Laws::legal(std::size_t rule, Place cell, int digit, std::span<const std::uint8_t> board) {
    const Rule& of = rules_.rules[rule];
    values_.clear();
    for (const Place each : of.cells) values_.push_back(each == cell ? digit : board[each]);
    const auto holds = row_of(of.kind).holds;
    const auto blanks = ranges::count(values_, 0);
    if (blanks == 0) return holds(of, values_, rules_.digits);
    if (blanks == 1) {
        int& blank = *ranges::find(values_, 0);
        for (blank = 1; blank <= rules_.digits; ++blank) {
            if (holds(of, values_, rules_.digits)) return true;
        }
        return false;
    }
    const Digits all = digits_to(rules_.digits);
    for (const Place each : of.cells) {
        const int there = each == cell ? digit : board[each];
        open_[each] = there == 0 ? all : digit_bit(there);
    }
    auto& alone = alone_[rule];
    if (!alone) {
        const std::vector<Digits> any(rules_.cells(), all);
        alone =
            std::make_unique<Alone>(of, std::span<const std::vector<Place>>{}, any, rules_.digits);
    }
    return alone->narrow(open_);
}

Refusing Laws::refusal(Place cell, int digit, std::span<const std::uint8_t> board) {
    if ((rules_.candidates[cell] & digit_bit(digit)) == 0) return {Refusing::By::marks, 0, cell};
    for (const std::uint32_t house : houses_of(cell)) {
        for (const Place peer : rules_.houses[house]) {
            if (peer != cell && board[peer] == digit) return {Refusing::By::house, house, peer};
        }
    }
    for (const std::uint32_t rule : rules_of(cell)) {
        if (!legal(rule, cell, digit, board)) return {Refusing::By::rule, rule, cell};
    }
    return {};
}

}  // namespace retrace::varied
