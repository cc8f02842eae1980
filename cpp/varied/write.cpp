// Reads what was written, and compares.
#include "varied/write.hpp"

#include <algorithm>
#include <tuple>

#include "sudoku/text/json.hpp"
#include "sudoku/text/lz_string.hpp"
#include "varied/fpuzzles.hpp"
#include "varied/iss.hpp"
#include "varied/kinds.hpp"
#include "varied/ranges.hpp"

namespace retrace::varied {
namespace {

// The same demands in one order and one form, whatever order and form they were told in.
Rules in_order(Rules rules) {
    for (auto& house : rules.houses) ranges::sort(house);
    ranges::sort(rules.houses);
    for (Rule& rule : rules.rules) {
        if (rule.kind == Kind::different) rule.kind = Kind::cage;
        const bool has_no_order = rule.kind == Kind::cage || rule.kind == Kind::sum ||
                                  rule.kind == Kind::quadruple || rule.kind == Kind::not_sum;
        if (has_no_order) ranges::sort(rule.cells);
        for (int digit = 1; digit <= rules.digits; ++digit) {
            const bool is_out = rule.kind == (digit % 2 == 0 ? Kind::odd : Kind::even);
            if (is_out) rules.candidates[rule.cells[0]] &= ~digit_bit(digit);
        }
    }
    std::erase_if(rules.rules, [](const Rule& rule) {
        return rule.kind == Kind::odd || rule.kind == Kind::even;
    });
    ranges::sort_by(rules.rules, [](const Rule& rule) {
        return std::tuple(rule.kind, rule.cells, rule.numbers);
    });
    rules.rules.erase(std::unique(rules.rules.begin(), rules.rules.end()), rules.rules.end());
    return rules;
}

ReadRules read_again(const std::string& text, Target target) {
    if (target == Target::iss) return read_iss(text).value_or(Refusal{});
    const auto json = text::read_json(text);
    return json ? read_fpuzzles(*json) : ReadRules(Refusal{});
}

}  // namespace

std::variant<std::string, Refusal> write(const Reading& reading, Target target) {
    if (!reading.unread.empty()) {
        return Refusal{reading.unread.front().reason, reading.unread.front().name};
    }
    auto written = target == Target::iss ? write_iss(reading) : write_fpuzzles(reading);
    const auto* text = std::get_if<std::string>(&written);
    if (text == nullptr) return written;
    const auto again = read_again(*text, target);
    const auto* other = std::get_if<Reading>(&again);
    const bool is_same = other != nullptr && other->unread.empty() &&
                         in_order(other->rules) == in_order(reading.rules);
    if (!is_same) return Refusal{Refusal::Reason::rule};
    return target == Target::iss ? written : text::pack_lz_string(*text);
}

}  // namespace retrace::varied
