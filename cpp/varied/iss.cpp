// A type of that program to a rule, by the table of kinds or by a row of its own here.
#include "varied/iss.hpp"

#include <array>
#include <charconv>
#include <cstdlib>
#include <map>
#include <string>
#include <vector>

#include "sudoku/text/text.hpp"
#include "varied/fpuzzles_keys.hpp"
#include "varied/ranges.hpp"
#include "varied/sheet.hpp"

namespace retrace::varied {
namespace {

using Arguments = std::vector<std::string_view>;

struct Item {
    std::string_view type;  // empty: givens
    Arguments arguments;
};

Arguments parts_of(std::string_view text, char between) {
    Arguments parts;
    for (;;) {
        const std::size_t at = text.find(between);
        parts.push_back(text.substr(0, at));
        if (at == std::string_view::npos) return parts;
        text.remove_prefix(at + 1);
    }
}

std::optional<int> number_in(std::string_view text) {
    int number = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    if (error != std::errc() || end != text.data() + text.size()) return std::nullopt;
    return number;
}

// 1 to 9, then a for 10.
int place_of(char sign) {
    if (sign >= '1' && sign <= '9') return sign - '1';
    const char lower = static_cast<char>(sign | 0x20);
    return lower >= 'a' && lower <= 'p' ? lower - 'a' + 9 : -1;
}

// "R1Ca".
std::optional<Place> cell_in(std::string_view name, int size) {
    const bool is_name = name.size() == 4 && (name[0] | 0x20) == 'r' && (name[2] | 0x20) == 'c';
    if (!is_name) return std::nullopt;
    const int row = place_of(name[1]);
    const int column = place_of(name[3]);
    if (row < 0 || row >= size || column < 0 || column >= size) return std::nullopt;
    return static_cast<Place>(row * size + column);
}

std::vector<Place> cells_in(Sheet& sheet, std::span<const std::string_view> names) {
    std::vector<Place> cells;
    for (const std::string_view name : names) {
        // It ends lists with nothing.
        if (name.empty()) continue;
        const auto cell = cell_in(name, sheet.size());
        if (!cell) {
            sheet.refuse(Refusal::Reason::cells);
            return {};
        }
        cells.push_back(*cell);
    }
    return cells;
}

void read_givens(Sheet& sheet, const Arguments& arguments) {
    for (const std::string_view given : arguments) {
        const Arguments parts = parts_of(given, '_');
        const auto cell = cell_in(parts[0], sheet.size());
        if (!cell) return sheet.refuse(Refusal::Reason::cells);
        Digits digits = 0;
        for (const std::string_view part : std::span(parts).subspan(1)) {
            const int digit = number_in(part).value_or(0);
            if (digit < 1 || digit > sheet.size()) return sheet.refuse(Refusal::Reason::number);
            digits |= digit_bit(digit);
        }
        sheet.restrict(*cell, digits);
    }
}

// By the table of kinds: a number first where it has one, then the cells.
void read_kind(Sheet& sheet, const KindRow& row, const Arguments& arguments) {
    std::span<const std::string_view> names = arguments;
    Rule rule{row.kind, {}};
    const auto number = names.empty() ? std::nullopt : number_in(names[0]);
    if (number) {
        names = names.subspan(1);
        // A cage without a sum is written with 0.
        if (row.kind != Kind::cage || *number != 0) rule.numbers.push_back(*number);
    } else if (row.most_numbers > 0 && row.usual_number(sheet.size()) >= 0) {
        rule.numbers.push_back(row.usual_number(sheet.size()));
    }
    rule.cells = cells_in(sheet, names);
    sheet.add(std::move(rule));
}

struct Type {
    std::string_view name;
    void (*read)(Sheet& sheet, const Arguments& arguments);
};

// Two cells with a mark between them.
template <class Add>
void read_pair(Sheet& sheet, const Arguments& arguments, Add add) {
    const auto cells = cells_in(sheet, arguments);
    if (cells.size() != 2) return sheet.refuse(Refusal::Reason::cells);
    add(cells);
}

template <Kind kind, Kind unmarked, int number>
void read_mark(Sheet& sheet, const Arguments& arguments) {
    read_pair(sheet, arguments, [&](const std::vector<Place>& cells) {
        sheet.mark_pair(unmarked, cells, number);
        sheet.add({kind, cells, {number}});
    });
}

void read_arrow(Sheet& sheet, const Arguments& arguments) {
    sheet.add({Kind::arrow, cells_in(sheet, arguments), {1}});
}

void read_pill_arrow(Sheet& sheet, const Arguments& arguments) {
    const auto count = arguments.empty() ? std::nullopt : number_in(arguments[0]);
    if (!count) return sheet.refuse(Refusal::Reason::number);
    sheet.add({Kind::arrow, cells_in(sheet, std::span(arguments).subspan(1)), {*count}});
}

void read_quad(Sheet& sheet, const Arguments& arguments) {
    const auto cell = arguments.empty() ? std::nullopt : cell_in(arguments[0], sheet.size());
    const int size = sheet.size();
    const bool has_four = cell && *cell / size + 1 < size && *cell % size + 1 < size;
    if (!has_four) return sheet.refuse(Refusal::Reason::cells);
    Rule rule{Kind::quadruple, {}};
    for (const int step : {0, 1, size, size + 1}) {
        rule.cells.push_back(static_cast<Place>(*cell + step));
    }
    for (const std::string_view digit : std::span(arguments).subspan(1)) {
        const auto number = number_in(digit);
        if (!number) return sheet.refuse(Refusal::Reason::number);
        rule.numbers.push_back(*number);
    }
    sheet.add(std::move(rule));
}

void read_diagonal(Sheet& sheet, const Arguments& arguments) {
    const auto rises = arguments.size() == 1 ? number_in(arguments[0]) : std::nullopt;
    if (std::abs(rises.value_or(0)) != 1) return sheet.refuse(Refusal::Reason::number);
    add_board_rule(sheet, rises == 1 ? "diagonal+" : "diagonal-");
}

void read_windoku(Sheet& sheet, const Arguments&) {
    if (sheet.size() != 9) return sheet.refuse(Refusal::Reason::rule);
    sheet.add_windows();
}

constexpr std::array kTypes = std::to_array<Type>({
    {"", read_givens},
    {"Given", read_givens},
    {"Arrow", read_arrow},
    {"PillArrow", read_pill_arrow},
    {"WhiteDot", read_mark<Kind::difference, Kind::not_difference, 1>},
    {"BlackDot", read_mark<Kind::ratio, Kind::not_ratio, 2>},
    {"X", read_mark<Kind::sum, Kind::not_sum, 10>},
    {"V", read_mark<Kind::sum, Kind::not_sum, 5>},
    {"GreaterThan",
     [](Sheet& sheet, const Arguments& arguments) {
         read_pair(sheet, arguments, [&](const std::vector<Place>& cells) {
             sheet.add({Kind::less, {cells[1], cells[0]}});
         });
     }},
    {"Quad", read_quad},
    {"Diagonal", read_diagonal},
    {"AntiKnight", [](Sheet& sheet, const Arguments&) { add_board_rule(sheet, "antiknight"); }},
    {"AntiKing", [](Sheet& sheet, const Arguments&) { add_board_rule(sheet, "antiking"); }},
    {"DisjointSets",
     [](Sheet& sheet, const Arguments&) { add_board_rule(sheet, "disjointgroups"); }},
    {"Windoku", read_windoku},
});

// Those that are read before all others, or after them.
constexpr std::array<std::string_view, 6> kOutOfTurn{"Shape",           "NoBoxes",      "Jigsaw",
                                                     "AntiConsecutive", "StrictKropki", "StrictXV"};

void read_item(Sheet& sheet, const Item& item) {
    if (ranges::find(kOutOfTurn, item.type) != kOutOfTurn.end()) return;
    sheet.begin(item.type);
    const auto kinds = kind_table();
    const auto kind = ranges::find_if(kinds, [&](const KindRow& row) {
        return !row.iss.empty() && row.iss == item.type && row.written != Written::side;
    });
    const auto* type =
        ranges::find_if(kTypes, [&](const Type& each) { return each.name == item.type; });
    if (kind != kinds.end()) {
        read_kind(sheet, *kind, item.arguments);
    } else if (type != kTypes.end()) {
        type->read(sheet, item.arguments);
    } else {
        sheet.refuse(Refusal::Reason::rule);
    }
}

std::vector<Item> items_in(std::string_view text) {
    std::vector<Item> items;
    for (const std::string_view part : parts_of(text.substr(1), '.')) {
        Arguments arguments = parts_of(part, '~');
        const std::string_view type = arguments[0];
        arguments.erase(arguments.begin());
        items.push_back({type, std::move(arguments)});
    }
    return items;
}

// The size of "16x16"; 0 where it is none.
int size_in(const Item* shape) {
    if (shape == nullptr) return 9;
    const Arguments sides =
        shape->arguments.size() == 1 ? parts_of(shape->arguments[0], 'x') : Arguments();
    return sides.size() == 2 && sides[0] == sides[1] ? number_in(sides[0]).value_or(0) : 0;
}

// Cells with the same sign are of one piece.
void read_jigsaw(Sheet& sheet, const Item& item, bool has_boxes) {
    sheet.begin(item.type);
    const auto side = static_cast<std::size_t>(sheet.size());
    if (item.arguments.size() != 1 || item.arguments[0].size() != side * side) {
        return sheet.refuse(Refusal::Reason::size);
    }
    std::map<char, std::vector<Place>> pieces;
    for (std::size_t cell = 0; cell < side * side; ++cell) {
        pieces[item.arguments[0][cell]].push_back(static_cast<Place>(cell));
    }
    std::vector<int> regions(side * side);
    int number = 0;
    for (auto& [sign, cells] : pieces) {
        for (const Place cell : cells) regions[cell] = number;
        ++number;
        if (cells.size() != side) return sheet.refuse(Refusal::Reason::cells);
        if (has_boxes) sheet.add_extra_region(std::move(cells));
    }
    if (!has_boxes) sheet.set_regions(std::move(regions));
}

// The text itself, or what a link carries of it.
std::string_view text_in(std::string_view text) {
    if (text.starts_with('.')) return text;
    const std::size_t at = text.find("?q=.");
    if (at == std::string_view::npos) return {};
    text.remove_prefix(at + 3);
    return text.substr(0, text.find_first_of("&#"));
}

}  // namespace

std::optional<ReadRules> read_iss(std::string_view text) {
    text = text_in(text);
    const bool may_be = text.size() > 1 && text.size() <= kMaxText &&
                        (text[1] == '~' || (text[1] >= 'A' && text[1] <= 'Z'));
    if (!may_be || text.find('~') == std::string_view::npos) return std::nullopt;
    const auto items = items_in(text);
    const auto item_of = [&](std::string_view type) {
        const auto item =
            ranges::find_if(items, [type](const Item& each) { return each.type == type; });
        return item == items.end() ? nullptr : &*item;
    };
    const int size = size_in(item_of("Shape"));
    if (size < 1 || size > kMostDigits) return Refusal{Refusal::Reason::size, "Shape"};
    Sheet sheet(size);
    const bool has_boxes = item_of("NoBoxes") == nullptr;
    if (!has_boxes) sheet.set_regions(std::vector<int>(static_cast<std::size_t>(size * size), -1));
    if (const Item* jigsaw = item_of("Jigsaw")) read_jigsaw(sheet, *jigsaw, has_boxes);
    sheet.add_regions();
    for (const Item& item : items) read_item(sheet, item);
    const auto forbid = [&](std::string_view type, BoardRule rule, Kind kind,
                            const std::vector<int>& numbers) {
        if (item_of(type) == nullptr) return;
        sheet.begin_everywhere(rule);
        sheet.add_unmarked(kind, numbers);
    };
    forbid("StrictXV", BoardRule::no_xv, Kind::not_sum, {5, 10});
    forbid("StrictKropki", BoardRule::no_ratio, Kind::not_ratio, {2});
    forbid("StrictKropki", BoardRule::no_difference, Kind::not_difference, {1});
    forbid("AntiConsecutive", BoardRule::nonconsecutive, Kind::not_difference, {1});
    return sheet.finish();
}

}  // namespace retrace::varied
