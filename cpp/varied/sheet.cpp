// Writes rules on the board: those of all neighbours, and the grid of a puzzle.
#include "varied/sheet.hpp"

#include <algorithm>
#include <array>
#include <iterator>

#include "varied/drawing.hpp"
#include "varied/ranges.hpp"

namespace retrace::varied {
namespace {

using text::Json;

// A word of f-puzzles for a drawing that hides the board and says nothing of digits.
bool is_fog(const Json& drawing) {
    const Json* value = drawing.at("value");
    return value != nullptr && (value->string == "FOW" || value->string == "FOGLIGHT");
}

}  // namespace

std::vector<Place> Sheet::region(int number) const {
    std::vector<Place> cells;
    for (const Place cell : places(region_of_.size())) {
        if (region_of_[cell] == number && number >= 0) cells.push_back(cell);
    }
    return cells;
}

// Where there are no boxes, as of seven, f-puzzles counts rows.
Sheet::Sheet(int size)
    : rules_(latin_square(size)),
      size_(size),
      region_of_(boxes(size, std::max(box_height(size), 1))) {}

void Sheet::read_grid(const Json& grid) {
    begin("grid");
    const auto side = static_cast<std::size_t>(size_);
    if (grid.items.size() != side) return refuse(Refusal::Reason::size);
    for (std::size_t row = 0; row < side; ++row) {
        const Json& cells = grid.items[row];
        if (cells.items.size() != side) return refuse(Refusal::Reason::size);
        for (std::size_t column = 0; column < side; ++column) {
            read_cell(cells.items[column], static_cast<Place>(row * side + column));
        }
    }
    add_regions();
}

void Sheet::add_regions() {
    varied::add_regions(rules_, region_of_);
    const auto side = static_cast<std::size_t>(size_);
    const bool is_too_large =
        ranges::any_of(rules_.houses, [side](const auto& house) { return house.size() > side; });
    if (is_too_large) refuse(Refusal::Reason::cells);
}

void Sheet::read_cell(const Json& cell, Place at) {
    if (const Json* region = cell.at("region")) {
        const auto number = region->is(Json::Kind::null) ? -1 : number_of(*region).value_or(-2);
        if (number < -1 || number >= size_) return refuse(Refusal::Reason::cells);
        region_of_[at] = number;
    }
    const Json* given = cell.at("given");
    const Json* value = cell.at("value");
    if (given != nullptr && given->number != 0 && !is_missing(value)) {
        const int digit = number_of(*value).value_or(0);
        if (digit < 1 || digit > size_) return refuse(Refusal::Reason::number);
        rules_.candidates[at] &= digit_bit(digit);
    }
    const Json* marks = cell.at("givenPencilMarks");
    if (marks == nullptr || marks->items.empty()) return;
    Digits digits = 0;
    for (const Json& mark : marks->items) {
        const int digit = number_of(mark).value_or(0);
        if (digit < 1 || digit > size_) return refuse(Refusal::Reason::number);
        digits |= digit_bit(digit);
    }
    rules_.candidates[at] &= digits;
}

void Sheet::add(Rule rule) {
    if (refusal_) return;
    (is_everywhere_ ? everywhere_.back().second : rules_.rules).push_back(std::move(rule));
}

void Sheet::begin_everywhere(BoardRule rule) {
    everywhere_.emplace_back(rule, std::vector<Rule>());
    is_everywhere_ = true;
}

void Sheet::add_house(std::vector<Place> cells) {
    if (!refusal_) rules_.houses.push_back(std::move(cells));
}

void Sheet::add_extra_region(std::vector<Place> cells) {
    extra_regions_.push_back(rules_.houses.size());
    add_house(std::move(cells));
}

void Sheet::add_diagonal(bool rises) {
    std::vector<Place> cells;
    cells.reserve(static_cast<std::size_t>(size_));
    for (int row = 0; row < size_; ++row) {
        cells.push_back(rules_.place(row, rises ? size_ - 1 - row : row));
    }
    add_house(std::move(cells));
}

void Sheet::add_moves(const Moves& moves, const Rule& rule) {
    for (int row = 0; row < size_; ++row) {
        for (int column = 0; column < size_; ++column) {
            for (const auto& [down, right] : moves) {
                if (!is_on_board(row + down, column + right)) continue;
                Rule each = rule;
                each.cells = {rules_.place(row, column), rules_.place(row + down, column + right)};
                add(std::move(each));
            }
        }
    }
}

// The cells at the same place of their boxes.
void Sheet::add_disjoint_groups() {
    std::vector<std::vector<Place>> boxes;
    for (int number = 0; number < size_; ++number) {
        boxes.push_back(region(number));
        if (boxes.back().size() != static_cast<std::size_t>(size_)) {
            return refuse(Refusal::Reason::cells);
        }
    }
    for (std::size_t i = 0; i < boxes.size(); ++i) {
        std::vector<Place> cells;
        cells.reserve(boxes.size());
        for (const auto& box : boxes) cells.push_back(box[i]);
        add_house(std::move(cells));
    }
}

void Sheet::add_windows() {
    for (const int top : {1, 5}) {
        for (const int left : {1, 5}) {
            std::vector<Place> cells(static_cast<std::size_t>(size_));
            for (int i = 0; i < size_; ++i) {
                cells[static_cast<std::size_t>(i)] = rules_.place(top + i / 3, left + i % 3);
            }
            add_extra_region(std::move(cells));
        }
    }
}

void Sheet::mark_pair(Kind unmarked, std::vector<Place> cells, int number) {
    ranges::sort(cells);
    marked_numbers_.emplace_back(unmarked, number);
    marked_pairs_.emplace_back(unmarked, std::move(cells));
}

std::vector<int> Sheet::marked_numbers(Kind unmarked, int usual) const {
    std::vector<int> numbers;
    for (const auto& [kind, number] : marked_numbers_) {
        const bool is_new = ranges::find(numbers, number) == numbers.end();
        if (kind == unmarked && is_new) numbers.push_back(number);
    }
    if (numbers.empty()) numbers.push_back(usual);
    return numbers;
}

void Sheet::add_unmarked(Kind kind, const std::vector<int>& numbers) {
    for (const Place cell : places(rules_.cells())) {
        const int row = cell / size_;
        const int column = cell % size_;
        for (const auto& [down, right] : std::array<std::pair<int, int>, 2>{{{0, 1}, {1, 0}}}) {
            if (!is_on_board(row + down, column + right)) continue;
            const std::vector<Place> pair{cell, rules_.place(row + down, column + right)};
            if (ranges::find(marked_pairs_, std::pair(kind, pair)) != marked_pairs_.end()) {
                continue;
            }
            for (const int number : numbers) add({kind, pair, {number}});
        }
    }
}

void Sheet::mark_extreme(Place cell, bool is_minimum) {
    extremes_.emplace_back(cell, is_minimum);
}

// Neighbours that are marked as well say nothing to each other.
void Sheet::add_extremes() {
    std::vector<int> marks(rules_.cells());
    for (const auto& [cell, is_minimum] : extremes_) marks[cell] |= is_minimum ? 1 : 2;
    for (const auto& [cell, is_minimum] : extremes_) {
        const int row = cell / size_;
        const int column = cell % size_;
        for (const auto& [down, right] :
             std::array<std::pair<int, int>, 4>{{{0, 1}, {1, 0}, {0, -1}, {-1, 0}}}) {
            if (!is_on_board(row + down, column + right)) continue;
            const Place other = rules_.place(row + down, column + right);
            if (marks[other] == marks[cell]) continue;
            add(is_minimum ? Rule{Kind::less, {cell, other}} : Rule{Kind::less, {other, cell}});
        }
    }
}

void Sheet::explain(const Json& drawings) {
    const auto is_of = [&](const std::vector<Place>& all, const std::vector<Place>& some) {
        return ranges::all_of(some,
                              [&](Place cell) { return ranges::find(all, cell) != all.end(); });
    };
    for (const Json& drawing : drawings.items) {
        const Json* is_new = drawing.at("isNewConstraint");
        const Json* from = drawing.at("fromConstraint");
        const bool says_so = (is_new != nullptr && is_new->number != 0) || !is_missing(from);
        if (says_so || is_fog(drawing)) continue;
        std::vector<std::vector<Place>> parts;
        if (drawing.at("lines") != nullptr) {
            parts = lines(drawing);
        } else {
            parts.push_back(cells(drawing, "cells"));
        }
        for (const auto& part : parts) {
            const auto shows = [&](const std::vector<Place>& cells) { return is_of(cells, part); };
            const bool is_of_rule =
                ranges::any_of(rules_.rules, [&](const Rule& rule) { return shows(rule.cells); }) ||
                ranges::any_of(drawn_, shows);
            if (is_of_rule) continue;
            leave(Refusal::Reason::drawing, part);
            draw_part(drawing, part);
        }
    }
}

// A line through its cells; anything else in the middle of them.
void Sheet::draw_part(const Json& drawing, const std::vector<Place>& cells) {
    if (cells.empty()) return;
    const auto part = [&](std::string_view key, double usual) {
        const Json* value = drawing.at(key);
        const double number =
            value != nullptr && value->is(Json::Kind::number) ? value->number : usual;
        return in_hundredths(number);
    };
    Drawing drawn{Drawing::Shape::line, {}, part("width", 0.1)};
    for (const Place cell : cells) {
        drawn.points.push_back(cell % size_ * kHundredths + kHundredths / 2);
        drawn.points.push_back(cell / size_ * kHundredths + kHundredths / 2);
    }
    drawn.border = colour_in(drawing, "outlineC");
    if (drawing.at("lines") == nullptr) {
        drawn.shape = key_ == "circle" ? Drawing::Shape::ellipse : Drawing::Shape::rectangle;
        const auto count = static_cast<int>(cells.size());
        std::array<int, 2> middle{};
        for (std::size_t i = 0; i < drawn.points.size(); ++i) middle[i % 2] += drawn.points[i];
        drawn.points = {middle[0] / count, middle[1] / count};
        const bool is_text = key_ == "text";
        drawn.width = part("width", is_text ? 0 : 1);
        drawn.height = part("height", is_text ? 0 : 1);
        drawn.colour = colour_in(drawing, "baseC");
        drawn.text = text(drawing, "value");
    }
    draw(std::move(drawn));
}

std::optional<Solution> Sheet::solution_in(const Json& puzzle) const {
    const Json* list = puzzle.at("solution");
    if (list == nullptr || list->items.size() != rules_.cells()) return std::nullopt;
    Solution solution;
    for (const Json& value : list->items) {
        const int digit = number_of(value).value_or(0);
        if (digit < 1 || digit > size_) return std::nullopt;
        solution.push_back(static_cast<std::uint8_t>(digit));
    }
    return solution;
}

// Rows that stand for boxes where there are none are not drawn.
std::vector<int> Sheet::regions() const {
    const bool are_rows = box_height(size_) == 0 && region_of_ == boxes(size_, 1);
    return are_rows ? std::vector<int>(rules_.cells(), -1) : region_of_;
}

std::vector<Everywhere> Sheet::append_everywhere() {
    std::vector<Everywhere> all;
    auto& rules = rules_.rules;
    for (auto& [rule, pairs] : everywhere_) {
        const std::size_t begin = rules.size();
        rules.insert(rules.end(), std::make_move_iterator(pairs.begin()),
                     std::make_move_iterator(pairs.end()));
        all.push_back({rule, begin, rules.size()});
    }
    return all;
}

ReadRules Sheet::finish() {
    if (refusal_) return *refusal_;
    auto everywhere = append_everywhere();
    using Reason = RulesFault::Reason;
    if (const auto fault = fault_of(rules_)) {
        const bool is_of_rule = fault->index < rules_.rules.size() &&
                                (fault->reason == Reason::cells || fault->reason == Reason::number);
        const std::string name =
            is_of_rule ? std::string(row_of(rules_.rules[fault->index].kind).name) : "";
        switch (fault->reason) {
            case Reason::size:
                return Refusal{Refusal::Reason::size};
            case Reason::many:
                return Refusal{Refusal::Reason::many};
            case Reason::number:
                return Refusal{Refusal::Reason::number, name};
            case Reason::cell:
            case Reason::house:
            case Reason::cells:
                return Refusal{Refusal::Reason::cells, name};
        }
    }
    for (Unread& each : unread_) {
        ranges::sort(each.cells);
        each.cells.erase(std::unique(each.cells.begin(), each.cells.end()), each.cells.end());
    }
    return Reading{.rules = rules_,
                   .regions = regions(),
                   .extra_regions = extra_regions_,
                   .everywhere = std::move(everywhere),
                   .unread = unread_,
                   .drawings = drawings_};
}

bool is_classic(const Rules& rules) {
    if (rules.digits != 9 || !rules.rules.empty()) return false;
    Rules usual_rules = usual(9);
    usual_rules.candidates = rules.candidates;
    return rules == usual_rules && ranges::all_of(rules.candidates, [](Digits digits) {
               return digits == digits_to(9) || (digits & (digits - 1)) == 0;
           });
}

}  // namespace retrace::varied
