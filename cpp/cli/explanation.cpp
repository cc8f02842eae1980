// Words for deductions: the values that the sentences of cpp/words/*/deductions.json ask for.
#include "cli/explanation.hpp"

#include <algorithm>
#include <array>
#include <initializer_list>
#include <string_view>
#include <vector>

#include "cli/chain_text.hpp"
#include "cli/texts.hpp"

namespace retrace::cli {
namespace {

using namespace techniques;

std::string path_of(std::string_view name) {
    return path_to("deductions", name);
}

// "a", "a and b", "a, b and c".
std::string listed(const std::vector<std::string>& words) {
    std::string text;
    for (std::size_t i = 0; i < words.size(); ++i) {
        if (i > 0) {
            text += sentence_of(path_of(i + 1 < words.size() ? "between" : "beforeLast"));
        }
        text += words[i];
    }
    return text;
}

std::string digits_text(DigitSet digits) {
    std::vector<std::string> words;
    for (; digits != 0; digits &= static_cast<DigitSet>(digits - 1)) {
        words.push_back(std::to_string(smallest(digits)));
    }
    return listed(words);
}

std::string kind_path(std::string_view table, std::uint8_t house) {
    const HouseKind kind = kind_of(house);
    return path_of(table) + (kind == HouseKind::row      ? "/row"
                             : kind == HouseKind::column ? "/column"
                                                         : "/box");
}

std::string house_text(std::uint8_t house) {
    return sentence_of(kind_path("house", house), {{"number", std::to_string(house % 9 + 1)}});
}

// "rows 2 and 5" of houses of one kind, else "row 2 and box 3".
std::string houses_text(const std::vector<std::uint8_t>& houses) {
    const bool are_of_a_kind = std::ranges::all_of(
        houses, [&](std::uint8_t house) { return kind_of(house) == kind_of(houses.front()); });
    std::vector<std::string> words;
    if (are_of_a_kind && houses.size() > 1) {
        std::vector<std::uint8_t> sorted = houses;
        std::ranges::sort(sorted);
        for (const std::uint8_t house : sorted) words.push_back(std::to_string(house % 9 + 1));
        return sentence_of(kind_path("houses", sorted.front()), {{"numbers", listed(words)}});
    }
    words.reserve(houses.size());
    for (const std::uint8_t house : houses) words.push_back(house_text(house));
    return listed(words);
}

// "r1c2,r1c7".
std::string joined(CellSet cells) {
    std::string text;
    for (const Cell cell : cells) text += (text.empty() ? "" : ",") + cell_name(cell);
    return text;
}

std::string cells_text(CellSet cells) {
    std::vector<std::string> words;
    for (const Cell cell : cells) words.push_back(cell_name(cell));
    return listed(words);
}

// The cells marked with the role, as cells or by a candidate, once each.
std::string cells_text(const Deduction& deduction, Role role) {
    CellSet cells;
    for (const MarkedCell& each : deduction.evidence.cells) {
        if (each.role == role) cells.add(each.cell);
    }
    for (const MarkedCandidate& each : deduction.evidence.candidates) {
        if (each.role == role) cells.add(each.candidate.cell);
    }
    return cells_text(cells);
}

struct RoleRow {
    std::string_view name;
    Role role;
};
constexpr std::array kRoles{
    RoleRow{"pattern", Role::pattern}, RoleRow{"pivot", Role::pivot},
    RoleRow{"pincer", Role::pincer},   RoleRow{"fin", Role::fin},
    RoleRow{"extra", Role::extra},     RoleRow{"source", Role::source},
    RoleRow{"target", Role::target},   RoleRow{"off", Role::off},
};

// "r1c2,r1c7=5 r3c3=6": the candidates of the role.
std::string held_text(const Deduction& deduction, Role role) {
    std::string text;
    for (Digit digit = 1; digit <= 9; ++digit) {
        CellSet cells;
        for (const MarkedCandidate& each : deduction.evidence.candidates) {
            if (each.role == role && each.candidate.digit == digit) cells.add(each.candidate.cell);
        }
        if (cells.empty()) continue;
        if (!text.empty()) text += ' ';
        text += joined(cells) + '=' + std::to_string(digit);
    }
    return text;
}

// The digits of the candidates that have the role, in the house alone where there is one.
DigitSet digits_of(const Deduction& deduction, Role role, std::optional<std::uint8_t> house) {
    DigitSet digits = kNoDigits;
    for (const auto& [candidate, played] : deduction.evidence.candidates) {
        if (played != role || (house && !kHouseSets[*house].contains(candidate.cell))) continue;
        digits |= set_of(candidate.digit);
    }
    return digits;
}

// "row 2 (1 and 3), column 8 (4 and 5)": the digits that each house gives to the pattern.
std::string given_text(const Deduction& deduction, const std::vector<std::uint8_t>& houses,
                       Role role) {
    std::vector<std::string> words;
    words.reserve(houses.size());
    for (const std::uint8_t house : houses) {
        const DigitSet digits = digits_of(deduction, role, house);
        words.push_back(sentence_of(
            path_of("giving"), {{"house", house_text(house)}, {"digits", digits_text(digits)}}));
    }
    return listed(words);
}

// "(r1c1,r1c2) and (r4c5,r6c5)": the sets of cells, which follow each other in different roles.
std::string sets_text(const Evidence& evidence) {
    std::vector<std::string> words;
    Role last = Role::pivot;
    CellSet cells;
    const auto end_set = [&] {
        if (!cells.empty()) words.push_back('(' + joined(cells) + ')');
        cells = {};
    };
    for (const MarkedCell& each : evidence.cells) {
        if (each.role != last) end_set();
        last = each.role;
        if (each.role != Role::pivot) cells.add(each.cell);
    }
    end_set();
    return listed(words);
}

// The digit that is eliminated or placed.
std::string effect_digit(const Deduction& step) {
    return std::to_string(step.placement ? step.placement->digit : step.eliminations.front().digit);
}

// The values that are read off the deduction alone.
std::optional<std::string> value_of(const Deduction& step, std::string_view name) {
    const Evidence& evidence = step.evidence;
    if (name == "house") return house_text(evidence.houses.front());
    if (name == "lastHouse") return house_text(evidence.houses.back());
    if (name == "houses") return houses_text(evidence.houses);
    if (name == "cross") return house_text(evidence.crossed.front());
    if (name == "lastCross") return house_text(evidence.crossed.back());
    if (name == "crossed") return houses_text(evidence.crossed);
    if (name == "kind") return sentence_of(kind_path("kind", evidence.houses.front()));
    if (name == "crossKind") return sentence_of(kind_path("kind", evidence.crossed.front()));
    if (name == "sets") return sets_text(evidence);
    if (name == "housesGiving") return given_text(step, evidence.houses, Role::pattern);
    if (name == "crossedGiving") return given_text(step, evidence.crossed, Role::pincer);
    if (name == "patternHeld") return held_text(step, Role::pattern);
    if (name == "pincerHeld") return held_text(step, Role::pincer);
    if (name == "patternDigits") return digits_text(digits_of(step, Role::pattern, std::nullopt));
    if (name == "finDigits") return digits_text(digits_of(step, Role::fin, std::nullopt));
    if (name == "digits") return digits_text(evidence.digits);
    if (name == "digit") return effect_digit(step);
    if (name == "held") return std::to_string(evidence.candidates.front().candidate.digit);
    if (name == "cell") return cell_name(step.placement->cell);
    if (name == "cells") {
        CellSet cells;
        for (const MarkedCell& each : evidence.cells) cells.add(each.cell);
        return cells_text(cells);
    }
    if (name == "gone") {
        CellSet cells;
        for (const Candidate& each : step.eliminations) cells.add(each.cell);
        return cells_text(cells);
    }
    const auto* row = std::ranges::find(kRoles, name, &RoleRow::name);
    if (row == kRoles.end()) return std::nullopt;
    return cells_text(step, row->role);
}

// The sentence of that name among reasons, or among what several of them say.
std::optional<Text> text_of(const Deduction& step, std::string_view name) {
    const std::string path = path_to(path_of("reason"), name);
    if (const auto text = Text::find(path)) return text;
    if (const auto text = Text::find(path + (step.placement ? "/placed" : "/removed"))) {
        return text;
    }
    return Text::find(path_to(path_of("said"), name));
}

std::optional<std::string> sentence_for(const Deduction& step, std::string_view name) {
    const auto text = text_of(step, name);
    if (!text) return value_of(step, name);
    return filled(text->in(language()),
                  [&](std::string_view inner) { return sentence_for(step, inner); });
}

}  // namespace

std::string rating_text(int rating) {
    if (rating == 0) return "-";
    if (rating >= kBeyond) return "12.0+";
    return std::to_string(rating / 10) + '.' + std::to_string(rating % 10);
}

std::string removed_text(const std::vector<Candidate>& candidates) {
    std::string text;
    for (Digit digit = 1; digit <= 9; ++digit) {
        CellSet cells;
        for (const Candidate& each : candidates) {
            if (each.digit == digit) cells.add(each.cell);
        }
        if (cells.empty()) continue;
        if (!text.empty()) text += ' ';
        text += joined(cells) + "<>" + std::to_string(digit);
    }
    return text;
}

std::string effect_text(const Deduction& deduction) {
    if (!deduction.placement) return removed_text(deduction.eliminations);
    const auto [cell, digit] = *deduction.placement;
    return cell_name(cell) + '=' + std::to_string(digit);
}

std::string name_text(const Technique& technique) {
    return sentence_of(path_to("technique-names", technique.name));
}

std::string place_text(const Deduction& deduction) {
    const Evidence& evidence = deduction.evidence;
    if (!evidence.houses.empty()) return houses_text(evidence.houses);
    if (deduction.placement) return cell_name(deduction.placement->cell);
    const Text text =
        size_of(evidence.digits) == 1 ? Text("command/hint/digit") : Text("command/hint/digits");
    return said(text, {digits_text(evidence.digits)});
}

std::string sentence_text(const Deduction& deduction) {
    const std::string_view rule = deduction.rule();
    return sentence_for(deduction, rule.empty() ? deduction.technique->name : rule).value_or("");
}

std::string reason_text(const Deduction& deduction) {
    return sentence_text(deduction) + chains_text(deduction.evidence);
}

std::string before_text(const std::vector<Candidate>& removed) {
    std::vector<std::string> parts;
    for (Digit digit = 1; digit <= 9; ++digit) {
        CellSet cells;
        for (const Candidate& each : removed) {
            if (each.digit == digit) cells.add(each.cell);
        }
        if (cells.empty()) continue;
        parts.push_back(sentence_of(path_of("effect/each"), {{"digit", std::to_string(digit)},
                                                             {"cells", cells_text(cells)}}));
    }
    std::string text;
    for (std::size_t i = 0; i < parts.size(); ++i) {
        const bool is_last = i + 1 == parts.size();
        if (i > 0) text += sentence_of(path_of(is_last ? "effect/beforeLast" : "between"));
        text += parts[i];
    }
    return sentence_of(path_of("effect/before"), {{"removed", text}});
}

std::string contradiction_text(const Contradiction& contradiction) {
    return sentence_of("text-faults/clash", {{"first", cell_name(contradiction.first)},
                                             {"second", cell_name(contradiction.second)},
                                             {"digit", std::to_string(contradiction.digit)},
                                             {"house", house_text(contradiction.house)}});
}

}  // namespace retrace::cli
