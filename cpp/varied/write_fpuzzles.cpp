// Rules to the keys of f-puzzles, by the table of kinds or by a row of its own here.
#include <algorithm>
#include <array>
#include <optional>

#include "sudoku/bits.hpp"
#include "varied/kinds.hpp"
#include "varied/ranges.hpp"
#include "varied/write.hpp"

namespace retrace::varied {
namespace {

std::string quoted(std::string_view text) {
    std::string json = "\"";
    for (const char sign : text) {
        switch (sign) {
            case '"':
            case '\\':
                json += '\\';
                json += sign;
                break;
            case '\n':
                json += "\\n";
                break;
            case '\t':
                json += "\\t";
                break;
            default:
                json += static_cast<unsigned char>(sign) < ' ' ? ' ' : sign;
        }
    }
    return json + '"';
}

class Writer {
  public:
    explicit Writer(const Reading& reading) : reading_(reading), rules_(reading.rules) {}

    std::variant<std::string, Refusal> written() {
        if (rules_.rows != rules_.columns || rules_.rows != rules_.digits) {
            return Refusal{Refusal::Reason::size};
        }
        json_ = "{\"size\":" + std::to_string(rules_.rows);
        add_text("title", reading_.title);
        add_text("author", reading_.author);
        add_text("ruleset", reading_.ruleset);
        json_ += ",\"grid\":" + grid();
        std::string negative;
        for (const Everywhere& each : reading_.everywhere) {
            if (each.rule >= BoardRule::no_xv) {
                negative += (negative.empty() ? "" : ",") + quoted(name_of(each.rule));
            } else {
                json_ += ',' + quoted(name_of(each.rule)) + ":true";
            }
        }
        if (!negative.empty()) json_ += ",\"negative\":[" + negative + ']';
        for (const std::size_t house : reading_.extra_regions) {
            add("extraregion", "\"cells\":" + list(rules_.houses[house]));
        }
        for (const Rule& rule : std::span(rules_.rules).first(reading_.own_rules())) {
            if (!add_rule(rule)) {
                return Refusal{Refusal::Reason::rule, std::string(row_of(rule.kind).name)};
            }
        }
        add_extremes();
        for (const auto& [key, items] : items_) json_ += ',' + quoted(key) + ":[" + items + ']';
        if (reading_.solution) {
            json_ += ",\"solution\":[";
            for (std::size_t at = 0; at < reading_.solution->size(); ++at) {
                json_ += (at == 0 ? "" : ",") + std::to_string((*reading_.solution)[at]);
            }
            json_ += ']';
        }
        return json_ + '}';
    }

  private:
    static std::string_view name_of(BoardRule rule) {
        constexpr std::array<std::string_view, 9> kNames{
            "diagonal+",      "diagonal-", "antiknight", "antiking",  "disjointgroups",
            "nonconsecutive", "xv",        "ratio",      "difference"};
        return kNames[static_cast<std::size_t>(rule)];
    }

    std::string name_at(int row, int column) const {
        return quoted('R' + std::to_string(row + 1) + 'C' + std::to_string(column + 1));
    }
    std::string name_of(Place cell) const { return name_at(row_of_cell(cell), column_of(cell)); }
    int row_of_cell(Place cell) const { return cell / rules_.columns; }
    int column_of(Place cell) const { return cell % rules_.columns; }

    std::string list(std::span<const Place> cells) const {
        std::string names;
        for (const Place cell : cells) names += (names.empty() ? "" : ",") + name_of(cell);
        return '[' + names + ']';
    }

    static std::string value(std::string_view number) { return ",\"value\":" + quoted(number); }

    void add_text(std::string_view key, const std::string& text) {
        if (!text.empty()) json_ += ',' + quoted(key) + ':' + quoted(text);
    }

    // Keys stand in the order in which they come first.
    void add(std::string_view key, const std::string& item) {
        auto found = ranges::find_if(items_, [key](const auto& each) { return each.first == key; });
        if (found == items_.end()) found = items_.insert(found, {std::string(key), ""});
        found->second += (found->second.empty() ? "{" : ",{") + item + '}';
    }

    std::string grid() const {
        const int height = box_height(rules_.rows);
        const auto usual_regions = boxes(rules_.rows, std::max(height, 1));
        const bool has_none =
            height == 0 && ranges::all_of(reading_.regions, [](int each) { return each < 0; });
        std::string rows;
        for (const Place cell : places(rules_.cells())) {
            const int column = column_of(cell);
            if (column == 0) rows += cell == 0 ? "[" : "],[";
            std::string keys;
            const Digits digits = rules_.candidates[cell];
            if (has_one_bit(digits)) {
                keys = "\"value\":" + std::to_string(least_of(digits)) + ",\"given\":true";
            } else if (digits != digits_to(rules_.digits)) {
                std::string marks;
                for (int digit = 1; digit <= rules_.digits; ++digit) {
                    if ((digits & digit_bit(digit)) == 0) continue;
                    marks += (marks.empty() ? "" : ",") + std::to_string(digit);
                }
                keys = "\"givenPencilMarks\":[" + marks + ']';
            }
            const int region = reading_.regions[cell];
            if (!has_none && region != usual_regions[cell]) {
                keys += (keys.empty() ? "" : ",") + std::string("\"region\":") +
                        (region < 0 ? "null" : std::to_string(region));
            }
            rows += (column == 0 ? "{" : ",{") + keys + '}';
        }
        return '[' + rows + "]]";
    }

    // False where f-puzzles has no such rule.
    bool add_rule(const Rule& rule) {
        const KindRow& row = row_of(rule.kind);
        const std::string number =
            rule.numbers.size() == 1 ? value(std::to_string(rule.numbers[0])) : "";
        switch (row.written) {
            case Written::cage:
            case Written::pair:
                add(row.fpuzzles, "\"cells\":" + list(rule.cells) + number);
                return true;
            case Written::line:
                add(row.fpuzzles, "\"lines\":[" + list(rule.cells) + ']' + number);
                return true;
            case Written::cell:
                add(row.fpuzzles, "\"cell\":" + name_of(rule.cells[0]));
                return true;
            case Written::side:
                add(row.fpuzzles, "\"cell\":" + side_of(rule) + number);
                return true;
            case Written::special:
                return add_special(rule, number);
        }
        return false;
    }

    // The cell outside from which a row or column is seen.
    std::string side_of(const Rule& rule) const {
        const Place first = rule.cells[0];
        const int step = rule.cells.size() > 1 ? rule.cells[1] - first : 1;
        const int across = step == 1 ? -1 : step == -1 ? 1 : 0;
        const int down = step == rules_.columns ? -1 : step == -rules_.columns ? 1 : 0;
        return name_at(row_of_cell(first) + down, column_of(first) + across);
    }

    bool add_special(const Rule& rule, const std::string& number) {
        switch (rule.kind) {
            case Kind::arrow: {
                const auto count = static_cast<std::size_t>(rule.numbers[0]);
                const auto circle = std::span(rule.cells).first(count);
                // The line begins in the nearest cell of its pill.
                const Place next = rule.cells[count];
                std::vector<Place> line{circle[0]};
                for (const Place cell : circle) {
                    if (distance(cell, next) < distance(line[0], next)) line[0] = cell;
                }
                line.insert(line.end(), rule.cells.begin() + rule.numbers[0], rule.cells.end());
                add("arrow", "\"cells\":" + list(circle) + ",\"lines\":[" + list(line) + ']');
                return true;
            }
            case Kind::sum:
                add_sum(rule, number);
                return true;
            case Kind::different:
                add("killercage", "\"cells\":" + list(rule.cells));
                return true;
            case Kind::quadruple: {
                std::string digits;
                for (const int digit : rule.numbers) {
                    digits += (digits.empty() ? "" : ",") + std::to_string(digit);
                }
                add("quadruple", "\"cells\":" + list(rule.cells) + ",\"values\":[" + digits + ']');
                return true;
            }
            case Kind::equal_sums:
                add("regionsumline", "\"lines\":[" + list(rule.cells) + ']');
                return true;
            case Kind::equal:
                add("clone", "\"cells\":" + list(std::span(rule.cells).first(1)) +
                                 ",\"cloneCells\":" + list(std::span(rule.cells).subspan(1)));
                return true;
            case Kind::index: {
                const Place first = rule.cells[1];
                const Place second = rule.cells[2];
                const bool is_row = row_of_cell(first) == row_of_cell(rule.cells.back());
                const std::string_view key = column_of(first) == column_of(second) ? "rowindexer"
                                             : is_row                              ? "columnindexer"
                                                                                   : "boxindexer";
                add(key, "\"cells\":" + list(std::span(rule.cells).first(1)));
                return true;
            }
            case Kind::less:
                less_.emplace_back(rule.cells[0], rule.cells[1]);
                return true;
            default:
                return false;
        }
    }

    int distance(Place one, Place other) const {
        return std::abs(row_of_cell(one) - row_of_cell(other)) +
               std::abs(column_of(one) - column_of(other));
    }

    // Two neighbours have an X or V between them; any other sum is a little killer.
    void add_sum(const Rule& rule, const std::string& number) {
        const int sum = rule.numbers[0];
        const bool is_pair = rule.cells.size() == 2 && distance(rule.cells[0], rule.cells[1]) == 1;
        if (is_pair && (sum == 5 || sum == 10)) {
            return add("xv", "\"cells\":" + list(rule.cells) + value(sum == 5 ? "V" : "X"));
        }
        const Place first = rule.cells[0];
        int down = row_of_cell(first) == 0 ? 1 : -1;
        int right = column_of(first) == 0 ? 1 : -1;
        if (rule.cells.size() > 1) {
            down = row_of_cell(rule.cells[1]) - row_of_cell(first);
            right = column_of(rule.cells[1]) - column_of(first);
        }
        const std::string direction = std::string(down > 0 ? "D" : "U") + (right > 0 ? 'R' : 'L');
        add("littlekillersum",
            "\"cell\":" + name_at(row_of_cell(first) - down, column_of(first) - right) +
                ",\"cells\":" + list(rule.cells) + ",\"direction\":" + quoted(direction) + number);
    }

    bool compares(bool is_minimum, Place marked, Place next) const {
        const auto pair = is_minimum ? std::pair(marked, next) : std::pair(next, marked);
        return ranges::find(less_, pair) != less_.end();
    }

    // Cells that touch each other and may all have one mark: those with the same mark say nothing to each other, and each is
    // lower, or higher, than its other neighbours.
    struct Marked {
        bool is_minimum;
        std::vector<Place> cells;
    };

    std::vector<Marked> areas_that_may_be_marked(bool is_minimum) const {
        std::vector<bool> may_be(rules_.cells(), true);
        for (std::vector<bool> before; before != may_be;) {
            before = may_be;
            for (const Place cell : places(rules_.cells())) {
                const bool is_against = ranges::any_of(neighbours(cell), [&](Place other) {
                    return before[other] ? compares(is_minimum, other, cell)
                                         : !compares(is_minimum, cell, other);
                });
                if (is_against) may_be[cell] = false;
            }
        }
        std::vector<Marked> areas;
        for (const Place first : places(rules_.cells())) {
            if (!may_be[first]) continue;
            Marked area{is_minimum, {first}};
            may_be[first] = false;
            for (std::size_t at = 0; at < area.cells.size(); ++at) {
                for (const Place other : neighbours(area.cells[at])) {
                    if (may_be[other]) area.cells.push_back(other);
                    may_be[other] = false;
                }
            }
            areas.push_back(std::move(area));
        }
        return areas;
    }

    // The smallest areas that tell all comparisons: what lies around them could be marked as well.
    void add_extremes() {
        if (less_.empty()) return;
        auto areas = areas_that_may_be_marked(true);
        for (Marked& area : areas_that_may_be_marked(false)) areas.push_back(std::move(area));
        ranges::sort_by(areas, [](const Marked& area) { return area.cells.size(); });
        auto left = less_;
        for (const Marked& area : areas) {
            const auto before = left.size();
            std::erase_if(left, [&](const std::pair<Place, Place>& pair) {
                const Place marked = area.is_minimum ? pair.first : pair.second;
                return ranges::find(area.cells, marked) != area.cells.end();
            });
            if (left.size() == before) continue;
            for (const Place cell : area.cells) {
                add(area.is_minimum ? "minimum" : "maximum", "\"cell\":" + name_of(cell));
            }
        }
    }

    std::vector<Place> neighbours(Place cell) const {
        std::vector<Place> all;
        for (const Place other : places(rules_.cells())) {
            if (distance(cell, other) == 1) all.push_back(other);
        }
        return all;
    }

    const Reading& reading_;
    const Rules& rules_;
    std::string json_;
    std::vector<std::pair<std::string, std::string>> items_;  // of each key
    std::vector<std::pair<Place, Place>> less_;
};

}  // namespace

std::variant<std::string, Refusal> write_fpuzzles(const Reading& reading) {
    return Writer(reading).written();
}

}  // namespace retrace::varied
