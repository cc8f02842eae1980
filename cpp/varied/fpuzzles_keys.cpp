// The rules of f-puzzles that are written in ways of their own.
#include "varied/fpuzzles_keys.hpp"

#include <array>

#include "varied/ranges.hpp"

namespace retrace::varied {
namespace {

using text::Json;

// An arrow's line begins in its circle; of a pill it begins in any of its cells.
void read_arrow(Sheet& sheet, const Json& item) {
    const auto circle = sheet.cells(item, "cells");
    for (std::vector<Place> line : sheet.lines(item)) {
        if (!line.empty() && ranges::find(circle, line[0]) != circle.end()) {
            line.erase(line.begin());
        }
        if (line.empty()) continue;
        Rule rule{Kind::arrow, circle, {static_cast<int>(circle.size())}};
        ranges::sort(rule.cells);
        rule.cells.insert(rule.cells.end(), line.begin(), line.end());
        sheet.add(std::move(rule));
    }
}

void read_little_killer(Sheet& sheet, const Json& item) {
    const auto number = sheet.number(item, "value");
    if (number) sheet.add({Kind::sum, sheet.cells(item, "cells"), {*number}});
}

void read_xv(Sheet& sheet, const Json& item) {
    const std::string sign = Sheet::text(item, "value");
    const int sum = sign == "X" || sign == "x" ? 10 : sign == "V" || sign == "v" ? 5 : 0;
    const auto cells = sheet.cells(item, "cells");
    if (sum > 0) {
        add_marked(sheet, {Kind::sum, cells, {sum}});
        return;
    }
    sheet.mark_pair(Kind::not_sum, cells, sum);
    if (!sign.empty()) sheet.leave(Refusal::Reason::number, cells);
}

void read_quadruple(Sheet& sheet, const Json& item) {
    Rule rule{Kind::quadruple, sheet.cells(item, "cells"), sheet.numbers(item, "values")};
    if (!rule.numbers.empty()) sheet.add(std::move(rule));
}

// A line that enters a box twice has one sum of all its cells there.
void read_region_sum(Sheet& sheet, const Json& item) {
    for (auto& line : sheet.lines(item)) {
        Rule rule{Kind::equal_sums, std::move(line)};
        for (const Place cell : rule.cells) {
            const int region = sheet.region_of(cell);
            if (region < 0) return sheet.refuse(Refusal::Reason::cells);
            rule.numbers.push_back(region);
        }
        if (!rule.cells.empty()) sheet.add(std::move(rule));
    }
}

void read_extra_region(Sheet& sheet, const Json& item) {
    sheet.add_extra_region(sheet.cells(item, "cells"));
}

void read_clone(Sheet& sheet, const Json& item) {
    const auto cells = sheet.cells(item, "cells");
    const auto clones = sheet.cells(item, "cloneCells");
    if (cells.size() != clones.size()) return sheet.refuse(Refusal::Reason::cells);
    sheet.add_drawn(cells);
    sheet.add_drawn(clones);
    for (std::size_t i = 0; i < cells.size(); ++i) {
        sheet.add({Kind::equal, {cells[i], clones[i]}});
    }
}

void read_minimum(Sheet& sheet, const Json& item) {
    sheet.mark_extreme(sheet.cell(item, "cell"), true);
}

void read_maximum(Sheet& sheet, const Json& item) {
    sheet.mark_extreme(sheet.cell(item, "cell"), false);
}

// The digit of a marked cell says where in its row, column or box the number of its own place stands.
template <class PlaceAt, class NumberOf>
void read_indexer(Sheet& sheet, const Json& item, PlaceAt place_at, NumberOf number_of) {
    for (const Place cell : sheet.cells(item, "cells")) {
        Rule rule{Kind::index, {cell}, {number_of(cell)}};
        for (int at = 0; at < sheet.size(); ++at) rule.cells.push_back(place_at(cell, at));
        sheet.add(std::move(rule));
    }
}

void read_row_indexer(Sheet& sheet, const Json& item) {
    const int size = sheet.size();
    read_indexer(
        sheet, item,
        [size](Place cell, int at) { return static_cast<Place>(at * size + cell % size); },
        [size](Place cell) { return cell / size + 1; });
}

void read_column_indexer(Sheet& sheet, const Json& item) {
    const int size = sheet.size();
    read_indexer(
        sheet, item,
        [size](Place cell, int at) { return static_cast<Place>(cell / size * size + at); },
        [size](Place cell) { return cell % size + 1; });
}

void read_box_indexer(Sheet& sheet, const Json& item) {
    for (const Place cell : sheet.cells(item, "cells")) {
        const auto box = sheet.region(sheet.region_of(cell));
        if (box.size() != static_cast<std::size_t>(sheet.size())) {
            return sheet.refuse(Refusal::Reason::cells);
        }
        const auto place = ranges::find(box, cell) - box.begin();
        Rule rule{Kind::index, {cell}, {static_cast<int>(place) + 1}};
        rule.cells.insert(rule.cells.end(), box.begin(), box.end());
        sheet.add(std::move(rule));
    }
}

// A row for the table of kinds as it stands, which is Retrace's own: the name of its kind, cells by their numbers from 0, numbers.
void read_row(Sheet& sheet, const Json& item) {
    const auto kinds = kind_table();
    const auto row =
        item.items.size() < 2 ? kinds.end() : ranges::find_if(kinds, [&item](const KindRow& each) {
            return each.name == item.items[0].string;
        });
    if (row == kinds.end()) return sheet.leave(Refusal::Reason::rule);
    Rule rule{row->kind, {}};
    for (const Json& cell : item.items[1].items) {
        const auto number = Sheet::number_of(cell);
        const bool is_on = number && *number >= 0 && *number < sheet.size() * sheet.size();
        if (!is_on) return sheet.refuse(Refusal::Reason::cells);
        rule.cells.push_back(static_cast<Place>(*number));
    }
    if (row->most_numbers == kNumberEach) {
        for (const Place cell : rule.cells) rule.numbers.push_back(sheet.region_of(cell));
    } else if (item.items.size() > 2) {
        for (const Json& each : item.items[2].items) {
            rule.numbers.push_back(Sheet::number_of(each).value_or(-1));
        }
    }
    add_marked(sheet, std::move(rule));
}

constexpr std::array kSpecialKeys = std::to_array<SpecialKey>({
    {"rules", read_row},
    {"arrow", read_arrow},
    {"littlekillersum", read_little_killer},
    {"xv", read_xv},
    {"quadruple", read_quadruple},
    {"regionsumline", read_region_sum},
    {"extraregion", read_extra_region},
    {"clone", read_clone},
    {"minimum", read_minimum},
    {"maximum", read_maximum},
    {"rowindexer", read_row_indexer},
    {"columnindexer", read_column_indexer},
    {"boxindexer", read_box_indexer},
});

// One that is true for the whole board.
struct BoardKey {
    std::string_view key;
    BoardRule rule;
    void (*read)(Sheet& sheet);
};

constexpr std::array kBoardKeys = std::to_array<BoardKey>({
    {"diagonal+", BoardRule::rising_diagonal, [](Sheet& sheet) { sheet.add_diagonal(true); }},
    {"diagonal-", BoardRule::falling_diagonal, [](Sheet& sheet) { sheet.add_diagonal(false); }},
    {"antiknight", BoardRule::antiknight,
     [](Sheet& sheet) {
         sheet.add_moves({{{1, 2}, {2, 1}, {1, -2}, {2, -1}}}, {Kind::different, {}});
     }},
    {"antiking", BoardRule::antiking,
     [](Sheet& sheet) {
         sheet.add_moves({{{1, 1}, {1, -1}}}, {Kind::different, {}});
     }},
    {"disjointgroups", BoardRule::disjoint_groups,
     [](Sheet& sheet) { sheet.add_disjoint_groups(); }},
});

template <class Table>
auto find_row(const Table& table, std::string_view key) {
    const auto row = ranges::find_if(table, [key](const auto& each) { return each.key == key; });
    return row == table.end() ? nullptr : &*row;
}

}  // namespace

void add_marked(Sheet& sheet, Rule rule) {
    const auto unmarked = rule.kind == Kind::ratio        ? Kind::not_ratio
                          : rule.kind == Kind::difference ? Kind::not_difference
                                                          : Kind::not_sum;
    const bool is_mark = unmarked != Kind::not_sum || rule.kind == Kind::sum;
    if (is_mark && rule.cells.size() == 2 && !rule.numbers.empty()) {
        sheet.mark_pair(unmarked, rule.cells, rule.numbers[0]);
    }
    sheet.add(std::move(rule));
}

const SpecialKey* find_special_key(std::string_view key) {
    return find_row(kSpecialKeys, key);
}

bool add_board_rule(Sheet& sheet, std::string_view key) {
    const BoardKey* board = find_row(kBoardKeys, key);
    if (board == nullptr) return false;
    sheet.begin_everywhere(board->rule);
    board->read(sheet);
    return true;
}

}  // namespace retrace::varied
