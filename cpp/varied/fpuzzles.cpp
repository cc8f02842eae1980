// From the keys of a puzzle to rules. A key that is not known is told: the answer of the others would be of another puzzle.
#include "varied/fpuzzles.hpp"

#include <array>

#include "varied/fpuzzles_keys.hpp"
#include "varied/ranges.hpp"

namespace retrace::varied {
namespace {

using text::Json;

constexpr std::array<std::string_view, 14> kNoRuleKeys{
    "size",           "title",         "author",
    "ruleset",        "grid",          "solution",
    "successMessage", "disabledlogic", "truecandidatesoptions",
    "fogofwar",       "foglight",      "highlightConflicts",
    "negative",       "nonconsecutive"};  // read after all pairs

constexpr std::array<std::string_view, 5> kDrawingKeys{"line", "rectangle", "circle", "text",
                                                       "cage"};

// A rule that is written as the table of kinds says.
void read_kind(Sheet& sheet, const KindRow& row, const Json& item) {
    const auto numbers = [&] {
        std::vector<int> all;
        if (row.most_numbers == 0) return all;
        const int usual = row.usual_number(sheet.size());
        if (const auto number = sheet.number(item, "value")) {
            all.push_back(*number);
        } else if (usual >= 0) {
            all.push_back(usual);
        }
        return all;
    }();
    // Outside, a place without a number is one that was not filled in.
    const bool says_nothing = row.written == Written::side && numbers.empty();
    if (says_nothing) return;
    switch (row.written) {
        case Written::cage:
            return sheet.add({row.kind, sheet.cells(item, "cells"), numbers});
        case Written::pair:
            return add_marked(sheet, {row.kind, sheet.cells(item, "cells"), numbers});
        case Written::line:
            for (auto& line : sheet.lines(item)) {
                // Some have lines of one cell, which say nothing.
                if (line.size() > 1) sheet.add({row.kind, std::move(line), numbers});
            }
            return;
        case Written::cell:
            return sheet.add({row.kind, {sheet.cell(item, "cell")}, numbers});
        case Written::side:
            return sheet.add({row.kind, sheet.side(item), numbers});
        case Written::special:
            return;
    }
}

bool is_said(const Json& value) {
    if (value.is(Json::Kind::boolean)) return value.number != 0;
    return !value.is(Json::Kind::null) && !(value.is(Json::Kind::array) && value.items.empty());
}

void read_key(Sheet& sheet, std::string_view key, const Json& value) {
    const auto kinds = kind_table();
    const auto kind = ranges::find_if(
        kinds, [key](const KindRow& row) { return !key.empty() && row.fpuzzles == key; });
    if (add_board_rule(sheet, key)) return;
    const SpecialKey* special = find_special_key(key);
    if (special == nullptr && kind == kinds.end()) {
        return sheet.leave(Refusal::Reason::rule, sheet.cells_named_in(value));
    }
    for (const Json& item : value.items) {
        // Letters stand for numbers that the solver has to find.
        if (key != "xv" && Sheet::has_words(item, "value")) {
            sheet.leave(Refusal::Reason::number, sheet.cells_named_in(item));
        } else if (special != nullptr) {
            special->read(sheet, item);
        } else {
            read_kind(sheet, *kind, item);
        }
    }
}

// The rules that all pairs without a mark keep to.
void read_negative(Sheet& sheet, const Json& negative) {
    for (const Json& each : negative.items) {
        if (each.string == "xv") {
            sheet.begin_everywhere(BoardRule::no_xv);
            sheet.add_unmarked(Kind::not_sum, {5, 10});
        } else if (each.string == "ratio") {
            sheet.begin_everywhere(BoardRule::no_ratio);
            sheet.add_unmarked(Kind::not_ratio, sheet.marked_numbers(Kind::not_ratio, 2));
        } else if (each.string == "difference") {
            sheet.begin_everywhere(BoardRule::no_difference);
            sheet.add_unmarked(Kind::not_difference, sheet.marked_numbers(Kind::not_difference, 1));
        } else {
            sheet.leave(Refusal::Reason::rule);
        }
    }
}

}  // namespace

ReadRules read_fpuzzles(const Json& puzzle) {
    const Json* grid = puzzle.at("grid");
    const Json* size = puzzle.at("size");
    if (grid == nullptr || !grid->is(Json::Kind::array)) {
        return Refusal{Refusal::Reason::no_puzzle};
    }
    const double side = size != nullptr ? size->number : static_cast<double>(grid->items.size());
    if (!(side >= 1 && side <= kMostDigits)) return Refusal{Refusal::Reason::size};
    Sheet sheet(static_cast<int>(side));
    sheet.read_grid(*grid);
    const auto is_in = [](const auto& keys, std::string_view key) {
        return ranges::find(keys, key) != keys.end();
    };
    for (std::size_t i = 0; i < puzzle.keys.size(); ++i) {
        const std::string& key = puzzle.keys[i];
        if (is_in(kNoRuleKeys, key) || is_in(kDrawingKeys, key)) continue;
        sheet.begin(key);
        if (is_said(puzzle.items[i])) read_key(sheet, key, puzzle.items[i]);
    }
    sheet.begin("minimum");
    sheet.add_extremes();
    sheet.begin("negative");
    if (const Json* negative = puzzle.at("negative")) read_negative(sheet, *negative);
    // Where dots are drawn it says that all are.
    const Json* nonconsecutive = puzzle.at("nonconsecutive");
    if (nonconsecutive != nullptr && is_said(*nonconsecutive)) {
        sheet.begin_everywhere(BoardRule::nonconsecutive);
        sheet.add_unmarked(Kind::not_difference, {1});
    }
    for (const std::string_view key : kDrawingKeys) {
        sheet.begin(key);
        if (const Json* drawings = puzzle.at(key)) sheet.explain(*drawings);
    }
    auto read = sheet.finish();
    if (auto* reading = std::get_if<Reading>(&read)) {
        reading->title = Sheet::text(puzzle, "title");
        reading->author = Sheet::text(puzzle, "author");
        reading->ruleset = Sheet::text(puzzle, "ruleset");
        reading->solution = sheet.solution_in(puzzle);
    }
    return read;
}

}  // namespace retrace::varied
