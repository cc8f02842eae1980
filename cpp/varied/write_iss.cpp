// Rules to the types of Interactive Sudoku Solver, by the table of kinds or by a row of its own here.
#include <algorithm>

#include "sudoku/bits.hpp"
#include "varied/kinds.hpp"
#include "varied/ranges.hpp"
#include "varied/write.hpp"

namespace retrace::varied {
namespace {

constexpr int kMostOfIss = 16;

std::string iss_name(const Rules& rules, Place cell) {
    const auto sign = [](int at) { return static_cast<char>(at < 9 ? '1' + at : 'a' + at - 9); };
    return {'R', sign(cell / rules.columns), 'C', sign(cell % rules.columns)};
}

std::string iss_cells(const Rules& rules, std::span<const Place> cells) {
    std::string names;
    for (const Place cell : cells) names += '~' + iss_name(rules, cell);
    return names;
}

std::string iss_shape(const Reading& reading) {
    const Rules& rules = reading.rules;
    std::string text;
    if (rules.rows != 9) {
        text += ".Shape~" + std::to_string(rules.rows) + 'x' + std::to_string(rules.rows);
    }
    const int height = box_height(rules.rows);
    const bool is_usual = height > 0 && reading.regions == boxes(rules.rows, height);
    const bool has_none = ranges::all_of(reading.regions, [](int each) { return each < 0; });
    if (is_usual || (has_none && height == 0)) return text;
    text += ".NoBoxes";
    if (has_none) return text;
    text += ".Jigsaw~";
    for (const int region : reading.regions) text += static_cast<char>('A' + region);
    return text;
}

std::string iss_givens(const Rules& rules) {
    std::string text;
    for (const Place cell : places(rules.cells())) {
        const Digits digits = rules.candidates[cell];
        if (digits == digits_to(rules.digits)) continue;
        text += '~' + iss_name(rules, cell);
        for (int digit = 1; digit <= rules.digits; ++digit) {
            if ((digits & digit_bit(digit)) != 0) text += '_' + std::to_string(digit);
        }
    }
    return text.empty() ? text : '.' + text;
}

// Empty where it has no such rule.
std::string iss_special(const Rules& rules, const Rule& rule) {
    const int number = rule.numbers.empty() ? 0 : rule.numbers[0];
    const std::string cells = iss_cells(rules, rule.cells);
    switch (rule.kind) {
        case Kind::arrow:
            return number == 1 ? ".Arrow" + cells : ".PillArrow~" + std::to_string(number) + cells;
        case Kind::difference:
            return number == 1 ? ".WhiteDot" + cells : "";
        case Kind::ratio:
            return number == 2 ? ".BlackDot" + cells : "";
        case Kind::less:
            return ".GreaterThan" + iss_cells(rules, std::vector{rule.cells[1], rule.cells[0]});
        case Kind::quadruple: {
            std::string text =
                ".Quad~" + iss_name(rules, *std::min_element(rule.cells.begin(), rule.cells.end()));
            for (const int digit : rule.numbers) text += '~' + std::to_string(digit);
            return text;
        }
        case Kind::odd:
        case Kind::even: {
            std::string text = ".~" + iss_name(rules, rule.cells[0]);
            for (int digit = rule.kind == Kind::odd ? 1 : 2; digit <= rules.digits; digit += 2) {
                text += '_' + std::to_string(digit);
            }
            return text;
        }
        default:
            return "";
    }
}

std::string iss_rule(const Rules& rules, const Rule& rule) {
    const int number = rule.numbers.empty() ? 0 : rule.numbers[0];
    if (rule.kind == Kind::sum && rule.cells.size() == 2) {
        const int step = std::abs(rule.cells[0] - rule.cells[1]);
        const bool are_neighbours =
            step == rules.columns ||
            (step == 1 && rule.cells[0] / rules.columns == rule.cells[1] / rules.columns);
        const std::string_view sign = number == 10 ? ".X" : number == 5 ? ".V" : "";
        if (are_neighbours && !sign.empty())
            return std::string(sign) + iss_cells(rules, rule.cells);
    }
    const KindRow& row = row_of(rule.kind);
    if (row.iss.empty()) return iss_special(rules, rule);
    if (row.written == Written::side) return "";
    std::string text = '.' + std::string(row.iss);
    if (row.most_numbers > 0) text += '~' + std::to_string(number);
    return text + iss_cells(rules, rule.cells);
}

}  // namespace

std::variant<std::string, Refusal> write_iss(const Reading& reading) {
    const Rules& rules = reading.rules;
    const bool is_square = rules.rows == rules.columns && rules.rows == rules.digits;
    if (!is_square || rules.rows > kMostOfIss) return Refusal{Refusal::Reason::size};
    if (!reading.extra_regions.empty()) return Refusal{Refusal::Reason::rule, "extra-region"};
    std::string text = iss_shape(reading);
    bool is_strict = false;
    for (const Everywhere& each : reading.everywhere) {
        switch (each.rule) {
            case BoardRule::rising_diagonal:
                text += ".Diagonal~1";
                break;
            case BoardRule::falling_diagonal:
                text += ".Diagonal~-1";
                break;
            case BoardRule::antiknight:
                text += ".AntiKnight";
                break;
            case BoardRule::antiking:
                text += ".AntiKing";
                break;
            case BoardRule::disjoint_groups:
                text += ".DisjointSets";
                break;
            case BoardRule::nonconsecutive:
                text += ".AntiConsecutive";
                break;
            case BoardRule::no_xv:
                text += ".StrictXV";
                break;
            case BoardRule::no_ratio:
            case BoardRule::no_difference:
                if (!is_strict) text += ".StrictKropki";
                is_strict = true;
                break;
        }
    }
    text += iss_givens(rules);
    for (const Rule& rule : std::span(rules.rules).first(reading.own_rules())) {
        const std::string written = iss_rule(rules, rule);
        if (written.empty()) {
            return Refusal{Refusal::Reason::rule, std::string(row_of(rule.kind).name)};
        }
        text += written;
    }
    // A text without any argument would be none of its own.
    if (text.find('~') == std::string::npos)
        text += ".Shape~" + std::to_string(rules.rows) + 'x' + std::to_string(rules.rows);
    return text;
}

}  // namespace retrace::varied
