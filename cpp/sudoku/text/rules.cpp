// The table of rules: their keys in files, their public names, and their words.
#include "sudoku/text/rules.hpp"

#include <algorithm>
#include <array>

namespace retrace::text {
namespace {

struct Rule {
    std::string_view key;  // as f-puzzles and SudokuPad write it
    std::string_view name;
};

constexpr std::array<Rule, 47> kRules{{
    {"killercage", "killer"},
    {"cage", "killer"},
    {"cages", "killer"},
    {"diagonal+", "diagonal"},
    {"diagonal-", "diagonal"},
    {"antiknight", "antiknight"},
    {"antiking", "antiking"},
    {"nonconsecutive", "nonconsecutive"},
    {"disjointgroups", "disjoint"},
    {"thermometer", "thermometer"},
    {"slowthermometer", "thermometer"},
    {"thermos", "thermometer"},
    {"arrow", "arrow"},
    {"arrows", "arrow"},
    {"palindrome", "palindrome"},
    {"renban", "renban"},
    {"whispers", "whispers"},
    {"regionsumline", "regionsum"},
    {"betweenline", "between"},
    {"lockout", "lockout"},
    {"entropicline", "entropic"},
    {"modularline", "modular"},
    {"zipperline", "zipper"},
    {"nabner", "nabner"},
    {"doublearrow", "doublearrow"},
    {"difference", "difference"},
    {"ratio", "ratio"},
    {"xv", "xv"},
    {"sum", "sum"},
    {"littlekillersum", "littlekiller"},
    {"sandwichsum", "sandwich"},
    {"xsum", "xsum"},
    {"skyscraper", "skyscraper"},
    {"quadruple", "quadruple"},
    {"extraregion", "extraregion"},
    {"odd", "parity"},
    {"even", "parity"},
    {"minimum", "extreme"},
    {"maximum", "extreme"},
    {"rowindexer", "indexer"},
    {"columnindexer", "indexer"},
    {"boxindexer", "indexer"},
    {"clone", "clone"},
    {"chaosconstruction", "jigsaw"},
    {"jigsaw", "jigsaw"},
    {"size", "size"},
    {"drawing", "drawing"},
}};

// The keys of a file that are no rules.
constexpr std::array<std::string_view, 34> kNoRules{"size",          "title",
                                                    "author",        "grid",
                                                    "solution",      "successMessage",
                                                    "metadata",      "highlightConflicts",
                                                    "disabledlogic", "truecandidatesoptions",
                                                    "cellSize",      "id",
                                                    "regions",       "cells",
                                                    "name",          "info",
                                                    "settings",      "ruleset",
                                                    "rules",         "msgcorrect",
                                                    "givens",        "source",
                                                    "language",      "version",
                                                    "negative",      "overlays",
                                                    "underlays",     "lines",
                                                    "global",        "text",
                                                    "line",          "circle",
                                                    "rectangle",     "successmessage"};

constexpr std::array<std::string_view, 6> kDrawings{"overlays", "underlays", "lines",
                                                    "line",     "circle",    "rectangle"};

template <class List>
bool holds(const List& list, std::string_view word) {
    return std::find(list.begin(), list.end(), word) != list.end();
}

bool says_something(const Json& value) {
    switch (value.kind) {
        case Json::Kind::boolean:
            return value.number != 0;
        case Json::Kind::array:
        case Json::Kind::object:
            return !value.items.empty();
        case Json::Kind::null:
        case Json::Kind::number:
        case Json::Kind::string:
            return false;
    }
    return false;
}

void add(std::vector<std::string>& rules, std::string_view name) {
    if (!holds(rules, name)) rules.emplace_back(name);
}

const Rule* find_key(std::string_view key) {
    const auto* rule = std::find_if(kRules.begin(), kRules.end(),
                                    [key](const Rule& row) { return row.key == key; });
    return rule == kRules.end() ? nullptr : rule;
}

// Whether a row of the grid says of a cell that it belongs to another region than its box.
bool has_regions(const Json& puzzle) {
    const Json* grid = puzzle.at("grid");
    if (grid == nullptr) return false;
    for (std::size_t row = 0; row < grid->items.size(); ++row) {
        const Json& cells = grid->items[row];
        for (std::size_t column = 0; column < cells.items.size(); ++column) {
            const Json* region = cells.items[column].at("region");
            if (region == nullptr || !region->is(Json::Kind::number)) continue;
            const std::size_t box = row / 3 * 3 + column / 3;
            if (region->number != static_cast<double>(box)) return true;
        }
    }
    return false;
}

// SudokuPad has the cells of all regions, the boxes too; f-puzzles only what differs.
bool has_other_boxes(const Json& puzzle) {
    const Json* regions = puzzle.at("regions");
    if (regions == nullptr || !regions->is(Json::Kind::array)) return false;
    for (const Json& region : regions->items) {
        int box = -1;
        for (const Json& pair : region.items) {
            if (pair.items.size() != 2) return false;
            const int of = static_cast<int>(pair.items[0].number) / 3 * 3 +
                           static_cast<int>(pair.items[1].number) / 3;
            if (box >= 0 && of != box) return true;
            box = of;
        }
    }
    return false;
}

// SudokuPad's cages hold the rows and columns of the board, too.
bool are_houses(const Json& cages) {
    return std::all_of(cages.items.begin(), cages.items.end(), [](const Json& cage) {
        const Json* value = cage.at("value");
        if (value != nullptr && value->is(Json::Kind::string)) return true;  // words of the author
        const Json* type = cage.at("type");
        return type != nullptr && (type->string == "rowcol" || type->string == "region");
    });
}

// Whether this is a file of programs for puzzles with rules: any key of theirs may be one.
bool is_of_setter(const Json& puzzle) {
    constexpr std::array<std::string_view, 5> kKeys{"size", "regions", "cages", "ruleset",
                                                    "cellSize"};
    return std::any_of(kKeys.begin(), kKeys.end(),
                       [&puzzle](std::string_view key) { return puzzle.at(key) != nullptr; });
}

// Whether a value names cells as rules do: "R1C1".
bool names_cells(const Json& value) {
    const std::string& text = value.string;
    const bool is_name = text.size() == 4 && (text[0] == 'R' || text[0] == 'r') &&
                         (text[2] == 'C' || text[2] == 'c');
    return is_name || std::any_of(value.items.begin(), value.items.end(), names_cells);
}

}  // namespace

std::vector<std::string> rules_of(const Json& puzzle) {
    std::vector<std::string> rules;
    bool draws = false;
    for (std::size_t i = 0; i < puzzle.keys.size(); ++i) {
        const std::string& key = puzzle.keys[i];
        const Json& value = puzzle.items[i];
        if (!says_something(value)) continue;
        draws |= holds(kDrawings, key);
        if (key == "cages" && are_houses(value)) continue;
        const Rule* rule = find_key(key);
        if (rule != nullptr && rule->key != "size") {
            add(rules, rule->name);
        } else if (!holds(kNoRules, key) && (is_of_setter(puzzle) || names_cells(value))) {
            add(rules, key);
        }
    }
    if (has_regions(puzzle) || has_other_boxes(puzzle)) add(rules, "jigsaw");
    // Drawings count as a rule where no other rule is named.
    if (draws && rules.empty()) add(rules, "drawing");
    return rules;
}

std::string joined(const std::vector<std::string>& rules) {
    std::string text;
    for (const std::string& rule : rules) text += (text.empty() ? "" : ",") + rule;
    return text;
}

std::vector<std::string> parted(std::string_view rules) {
    std::vector<std::string> parts;
    while (!rules.empty()) {
        const std::size_t end = std::min(rules.find(','), rules.size());
        parts.emplace_back(rules.substr(0, end));
        rules.remove_prefix(std::min(end + 1, rules.size()));
    }
    return parts;
}

}  // namespace retrace::text
