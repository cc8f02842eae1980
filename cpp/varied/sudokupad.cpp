// The board, the cages and the words of a puzzle of SudokuPad; its drawings are read elsewhere.
#include "varied/sudokupad.hpp"

#include <array>
#include <map>

#include "varied/fpuzzles_keys.hpp"
#include "varied/pad_drawings.hpp"
#include "varied/ranges.hpp"
#include "varied/sheet.hpp"

namespace retrace::varied {
namespace {

using text::Json;

constexpr std::array<std::string_view, 20> kReadKeys{
    "id",       "cellSize", "metadata", "settings", "title",    "author",        "rules",
    "solution", "cells",    "regions",  "cages",    "lines",    "arrows",        "underlays",
    "overlays", "global",   "foglight", "videos",   "duration", "triggereffect",
};

// By their names: "title", "rules" and others.
using Metadata = std::map<std::string, std::string>;

// A text, or several as its lines.
std::string all_text(const Json& value) {
    std::string text = value.string;
    for (const Json& item : value.items) text += (text.empty() ? "" : "\n") + item.string;
    return text;
}

// Authors put words in cages: "rules: …".
bool take_words(const std::string& value, Metadata& metadata) {
    const std::size_t colon = value.find(':');
    if (colon == std::string::npos || colon == 0) return false;
    const bool is_name = ranges::all_of(value.substr(0, colon),
                                        [](char sign) { return sign >= 'a' && sign <= 'z'; });
    if (!is_name) return false;
    const std::size_t begin = value.find_first_not_of(" \t\n", colon + 1);
    metadata[value.substr(0, colon)] = begin == std::string::npos ? "" : value.substr(begin);
    return true;
}

std::optional<Place> place_in(const Sheet& sheet, const Json& pair) {
    if (pair.items.size() != 2) return std::nullopt;
    const auto row = Sheet::number_of(pair.items[0]).value_or(-1);
    const auto column = Sheet::number_of(pair.items[1]).value_or(-1);
    if (!sheet.is_on_board(row, column)) return std::nullopt;
    return static_cast<Place>(row * sheet.size() + column);
}

std::vector<Place> places_in(Sheet& sheet, const Json* list) {
    std::vector<Place> cells;
    if (list == nullptr) return cells;
    for (const Json& pair : list->items) {
        const auto cell = place_in(sheet, pair);
        if (!cell) {
            sheet.refuse(Refusal::Reason::cells);
            return {};
        }
        cells.push_back(*cell);
    }
    return cells;
}

void read_givens(Sheet& sheet, const Json& rows) {
    sheet.begin("cells");
    const auto size = static_cast<std::size_t>(sheet.size());
    for (std::size_t row = 0; row < size; ++row) {
        const auto& cells = rows.items[row].items;
        for (std::size_t column = 0; column < size; ++column) {
            const Json* value = cells[column].at("value");
            const Json* given = cells[column].at("given");
            const bool is_entry = given != nullptr && given->number == 0;
            if (Sheet::is_missing(value) || is_entry) continue;
            const int digit = Sheet::number_of(*value).value_or(0);
            if (digit < 1 || digit > sheet.size()) return sheet.refuse(Refusal::Reason::number);
            sheet.restrict(static_cast<Place>(row * size + column), digit_bit(digit));
        }
    }
}

// `has_words`: the author tells the rules. Without words and regions a board is a classic one.
void read_regions(Sheet& sheet, const Json* regions, bool has_words) {
    sheet.begin("regions");
    std::vector<int> region_of(static_cast<std::size_t>(sheet.size() * sheet.size()), -1);
    std::vector<std::vector<Place>> others;
    int number = 0;
    if (regions != nullptr) {
        for (const Json& region : regions->items) {
            auto cells = places_in(sheet, &region);
            const bool is_free =
                ranges::all_of(cells, [&](Place cell) { return region_of[cell] < 0; });
            if (!is_free || number >= sheet.size()) {
                others.push_back(std::move(cells));
                continue;
            }
            for (const Place cell : cells) region_of[cell] = number;
            number += cells.empty() ? 0 : 1;
        }
    }
    const int height = box_height(sheet.size());
    if (regions == nullptr && !has_words && height > 0) {
        region_of = boxes(sheet.size(), height);
        number = sheet.size();
    }
    sheet.set_regions(region_of);
    if (number > 0) {
        sheet.add_regions();
    } else if (height > 0) {
        sheet.leave(Refusal::Reason::rule);
    }
    for (auto& cells : others) sheet.add_extra_region(std::move(cells));
}

bool is_set(const Json& item, std::string_view key) {
    const Json* value = item.at(key);
    return value != nullptr && value->number != 0;
}

// Whether all cells see each other, so that a digit cannot repeat anyway.
bool is_in_house(const Sheet& sheet, const std::vector<Place>& cells) {
    return ranges::any_of(sheet.rules().houses, [&cells](const auto& house) {
        return ranges::all_of(
            cells, [&house](Place cell) { return ranges::find(house, cell) != house.end(); });
    });
}

void read_cage(Sheet& sheet, PadDrawings& drawings, const Json& cage) {
    sheet.begin("cages");
    const auto cells = places_in(sheet, cage.at("cells"));
    const Json* style = cage.at("style");
    const Json* value = cage.at("value");
    const bool is_unique = is_set(cage, "unique");
    const bool is_hidden = is_set(cage, "hidden") || cage.at("type") != nullptr ||
                           (style != nullptr && style->is(Json::Kind::null));
    if (cells.empty()) return;
    if (is_hidden) {
        if (is_unique && !is_in_house(sheet, cells)) sheet.add({Kind::different, cells});
        return;
    }
    auto sum = sheet.number(cage, "sum");
    const bool has_words = Sheet::has_words(cage, "value");
    if (!sum && !has_words && !Sheet::is_missing(value)) sum = sheet.number(cage, "value");
    const std::vector<int> numbers = sum ? std::vector{*sum} : std::vector<int>();
    const bool may_repeat = !is_unique && !is_in_house(sheet, cells);
    const bool is_rule = sum || is_unique;
    const Rule rule =
        may_repeat ? Rule{Kind::sum, cells, numbers} : Rule{Kind::cage, cells, numbers};
    const bool is_read = is_rule && drawings.accept(Topic::cage, {rule});
    // Nothing says whether digits repeat in a sum over several houses.
    if (!is_read || may_repeat) {
        sheet.leave(Refusal::Reason::drawing, cells);
    } else if (has_words) {
        sheet.leave(Refusal::Reason::number, cells);
    }
}

// Rules of the whole board: as data, or where the words tell them and the solution holds to them.
void read_board_rules(Sheet& sheet, PadDrawings& drawings, const Json& puzzle,
                      const Metadata& metadata) {
    struct Row {
        std::string_view name;
        Topic topic;
        std::vector<std::pair<int, int>> moves;
        Kind kind;
        std::vector<int> numbers;
    };
    const std::array<Row, 3> rows{
        {{"antiknight", Topic::antiknight, {{1, 2}, {2, 1}, {1, -2}, {2, -1}}, Kind::different, {}},
         {"antiking", Topic::antiking, {{1, 1}, {1, -1}}, Kind::different, {}},
         {"nonconsecutive", Topic::nonconsecutive, {{0, 1}, {1, 0}}, Kind::not_difference, {1}}}};
    const Json* global = puzzle.at("global");
    std::vector<std::string> said;
    if (global != nullptr) {
        for (const Json& item : global->items) said.push_back(item.string);
    }
    for (const Row& row : rows) {
        const auto in_data = metadata.find(std::string(row.name));
        const bool is_data = (in_data != metadata.end() && !in_data->second.empty()) ||
                             ranges::find(said, row.name) != said.end();
        const auto is_kept = [&] {
            const int size = sheet.size();
            for (int cell = 0; cell < size * size; ++cell) {
                for (const auto& [down, right] : row.moves) {
                    if (!sheet.is_on_board(cell / size + down, cell % size + right)) continue;
                    const auto other = static_cast<Place>(cell + down * size + right);
                    if (!drawings.is_true(
                            {row.kind, {static_cast<Place>(cell), other}, row.numbers})) {
                        return false;
                    }
                }
            }
            return true;
        };
        const bool is_told = drawings.has_solution() && drawings.words().name(row.topic);
        if (!is_data && !(is_told && is_kept())) continue;
        drawings.accept(row.topic);
        if (row.topic == Topic::nonconsecutive) {
            sheet.begin_everywhere(BoardRule::nonconsecutive);
            sheet.add_unmarked(Kind::not_difference, {1});
        } else {
            add_board_rule(sheet, row.name);
        }
    }
    sheet.begin("global");
    for (const std::string& name : said) {
        const bool is_known =
            ranges::any_of(rows, [&name](const Row& row) { return row.name == name; });
        if (!is_known) sheet.leave(Refusal::Reason::rule);
    }
}

std::optional<Solution> solution_of(const Metadata& metadata, std::size_t cells, int size) {
    const auto found = metadata.find("solution");
    if (found == metadata.end() || found->second.size() != cells) return std::nullopt;
    Solution solution;
    for (const char sign : found->second) {
        if (sign < '1' || sign > '0' + std::min(size, 9)) return std::nullopt;
        solution.push_back(static_cast<std::uint8_t>(sign - '0'));
    }
    return solution;
}

std::string metadata_of(const Metadata& metadata, const std::string& name) {
    const auto found = metadata.find(name);
    return found == metadata.end() ? std::string() : found->second;
}

Metadata metadata_in(const Json& puzzle) {
    Metadata metadata;
    const auto take_all = [&metadata](const Json& from) {
        for (std::size_t i = 0; i < from.keys.size(); ++i) {
            const Json& value = from.items[i];
            std::string text = all_text(value);
            if (value.is(Json::Kind::boolean) && value.number != 0) text = "true";
            metadata[from.keys[i]] = std::move(text);
        }
    };
    for (const std::string_view key : {"title", "author", "rules", "solution"}) {
        if (const Json* value = puzzle.at(key)) metadata[std::string(key)] = all_text(*value);
    }
    if (const Json* more = puzzle.at("metadata")) take_all(*more);
    if (const Json* cages = puzzle.at("cages")) {
        for (const Json& cage : cages->items) take_words(Sheet::text(cage, "value"), metadata);
    }
    return metadata;
}

// As much of a sentence as names it.
std::string name_of_sentence(std::string sentence) {
    constexpr std::size_t kLongest = 100;
    if (sentence.size() <= kLongest) return sentence;
    std::size_t end = kLongest;
    while ((static_cast<unsigned char>(sentence[end]) & 0xC0U) == 0x80U) --end;
    return sentence.substr(0, end) + "…";
}

}  // namespace

ReadRules read_sudokupad(const Json& puzzle) {
    const Json* rows = puzzle.at("cells");
    const bool has_rows = rows != nullptr && rows->is(Json::Kind::array);
    if (!has_rows || rows->items.empty()) return Refusal{Refusal::Reason::no_puzzle};
    const std::size_t side = rows->items.size();
    const bool is_square =
        ranges::all_of(rows->items, [side](const Json& row) { return row.items.size() == side; });
    if (!is_square || side > kMostDigits) return Refusal{Refusal::Reason::size};
    Sheet sheet(static_cast<int>(side));
    const Metadata metadata = metadata_in(puzzle);
    if (metadata_of(metadata, "norowcol") == "true") {
        return Refusal{Refusal::Reason::rule, "norowcol"};
    }
    read_givens(sheet, *rows);
    const std::string ruleset = metadata_of(metadata, "rules");
    read_regions(sheet, puzzle.at("regions"), !ruleset.empty());
    const PadWords words(ruleset);
    const auto solution = solution_of(metadata, side * side, sheet.size());
    PadDrawings drawings(sheet, words, solution);
    drawings.read(puzzle);
    if (const Json* cages = puzzle.at("cages")) {
        for (const Json& cage : cages->items) {
            Metadata unused;
            if (!take_words(Sheet::text(cage, "value"), unused)) read_cage(sheet, drawings, cage);
        }
    }
    sheet.begin("drawings");
    drawings.explain();
    // Nonconsecutive cells are those without a dot between them.
    read_board_rules(sheet, drawings, puzzle, metadata);
    for (const std::string& sentence : words.beyond(drawings.topics())) {
        sheet.begin(name_of_sentence(sentence));
        sheet.leave(Refusal::Reason::rule);
    }
    for (std::size_t i = 0; i < puzzle.keys.size(); ++i) {
        const Json& value = puzzle.items[i];
        const bool is_known = ranges::find(kReadKeys, puzzle.keys[i]) != kReadKeys.end();
        sheet.begin(puzzle.keys[i]);
        if (!is_known && !value.items.empty()) sheet.leave(Refusal::Reason::rule);
    }
    auto read = sheet.finish();
    if (auto* reading = std::get_if<Reading>(&read)) {
        reading->title = metadata_of(metadata, "title");
        reading->author = metadata_of(metadata, "author");
        reading->ruleset = ruleset;
        reading->solution = solution;
    }
    return read;
}

}  // namespace retrace::varied
