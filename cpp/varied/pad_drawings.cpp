// Where drawings lie, and what is left of them once rules are read.
#include "varied/pad_drawings.hpp"

#include <cmath>

#include "varied/drawing.hpp"
#include "varied/ranges.hpp"

namespace retrace::varied {
namespace {

using text::Json;

double part_of(const Json& item, std::string_view key, double usual) {
    const Json* value = item.at(key);
    return value != nullptr && value->is(Json::Kind::number) ? value->number : usual;
}

// SudokuPad has the row first.
std::optional<PadPoint> point_in(const Json* pair) {
    if (pair == nullptr || pair->items.size() != 2) return std::nullopt;
    const auto& [row, column] = std::tie(pair->items[0], pair->items[1]);
    constexpr double kFurthest = 100;
    const bool is_near = std::abs(row.number) < kFurthest && std::abs(column.number) < kFurthest;
    const bool are_numbers = row.is(Json::Kind::number) && column.is(Json::Kind::number);
    if (!are_numbers || !is_near) return std::nullopt;
    return PadPoint{column.number, row.number};
}

std::string text_without_spaces(std::string_view text) {
    std::string plain;
    for (const char sign : text) {
        if (sign > ' ') plain += sign;
    }
    return plain;
}

}  // namespace

void PadDrawings::read(const Json& puzzle) {
    for (const std::string_view key : {"underlays", "overlays"}) {
        const Json* marks = puzzle.at(key);
        if (marks == nullptr) continue;
        for (const Json& item : marks->items) read_mark(item);
    }
    for (const std::string_view key : {"lines", "arrows"}) {
        const Json* paths = puzzle.at(key);
        if (paths == nullptr) continue;
        for (const Json& item : paths->items) read_path(item, key == "arrows");
    }
}

void PadDrawings::read_mark(const Json& item) {
    const auto at = point_in(item.at("center"));
    if (!at) return;
    const Json* rounded = item.at("rounded");
    const Json* text = item.at("text");
    std::string words = text == nullptr ? std::string() : text->string;
    if (text != nullptr && text->is(Json::Kind::number)) {
        words = std::to_string(in_hundredths(text->number) / kHundredths);
    }
    PadMark mark{*at,
                 part_of(item, "width", 0),
                 part_of(item, "height", 0),
                 rounded != nullptr && rounded->number != 0,
                 text_without_spaces(words),
                 colour_in(item, "backgroundColor"),
                 colour_in(item, "borderColor")};
    const bool is_seen = !mark.text.empty() || !mark.fill.empty() || !mark.border.empty();
    if (is_seen) marks_.push_back(std::move(mark));
}

void PadDrawings::read_path(const Json& item, bool is_arrow) {
    PadPath path{{}, part_of(item, "thickness", 1), colour_in(item, "color"), is_arrow};
    const Json* points = item.at("wayPoints");
    if (points == nullptr) return;
    for (const Json& pair : points->items) {
        if (const auto point = point_in(&pair)) path.points.push_back(*point);
    }
    if (path.points.size() > 1) paths_.push_back(std::move(path));
}

bool PadDrawings::is_true(const Rule& rule) const {
    if (!solution_) return true;
    std::vector<int> values;
    values.reserve(rule.cells.size());
    for (const Place cell : rule.cells) values.push_back((*solution_)[cell]);
    return row_of(rule.kind).holds(rule, values, sheet_.size());
}

bool PadDrawings::accept(Topic topic, std::vector<Rule> rules) {
    const bool is_denied = !words_.empty() && !words_.name(topic);
    const bool are_true = ranges::all_of(rules, [&](const Rule& rule) { return is_true(rule); });
    if (is_denied || !are_true) return false;
    for (Rule& rule : rules) {
        taken_.push_back(rule.cells);
        sheet_.add(std::move(rule));
    }
    accept(topic);
    return true;
}

std::optional<Place> PadDrawings::cell_at(PadPoint point) const {
    const auto row = static_cast<int>(std::floor(point.y));
    const auto column = static_cast<int>(std::floor(point.x));
    if (!sheet_.is_on_board(row, column)) return std::nullopt;
    return static_cast<Place>(row * sheet_.size() + column);
}

std::optional<std::vector<Place>> PadDrawings::cells_of(const PadPath& path) const {
    std::vector<Place> cells;
    const int size = sheet_.size();
    for (const PadPoint& point : path.points) {
        const auto to = cell_at(point);
        if (!to || is_near_whole(point.x) || is_near_whole(point.y)) return std::nullopt;
        if (cells.empty()) {
            cells.push_back(*to);
            continue;
        }
        const int from = cells.back();
        const int down = *to / size - from / size;
        const int right = *to % size - from % size;
        const int steps = std::max(std::abs(down), std::abs(right));
        const bool is_straight = down == 0 || right == 0 || std::abs(down) == std::abs(right);
        if (!is_straight) return std::nullopt;
        for (int step = 1; step <= steps; ++step) {
            cells.push_back(
                static_cast<Place>(from + (down / steps * size + right / steps) * step));
        }
    }
    return cells;
}

std::vector<Place> PadDrawings::cells_under(const PadMark& mark) const {
    constexpr double kInside = 0.1;
    std::vector<Place> cells;
    const double right = mark.at.x + mark.width / 2 - kInside;
    const double bottom = mark.at.y + mark.height / 2 - kInside;
    for (double y = std::floor(mark.at.y - mark.height / 2 + kInside); y <= bottom; ++y) {
        for (double x = std::floor(mark.at.x - mark.width / 2 + kInside); x <= right; ++x) {
            if (const auto cell = cell_at({x, y})) cells.push_back(*cell);
        }
    }
    return cells;
}

// Discs of one cell and longer ones over several.
PadMark* PadDrawings::round_mark_on(Place cell, double least) {
    const auto mark = ranges::find_if(marks_, [&](const PadMark& each) {
        const bool is_large = std::min(each.width, each.height) >= least;
        if (!each.is_round || !is_large || std::min(each.width, each.height) > 1) return false;
        const auto cells = cells_under(each);
        return ranges::find(cells, cell) != cells.end();
    });
    return mark == marks_.end() ? nullptr : &*mark;
}

// Lines that begin in the same cell draw its disc once each.
void PadDrawings::explain_marks_on(Place cell) {
    constexpr double kLeast = 0.5;
    for (PadMark& mark : marks_) {
        const auto cells = cells_under(mark);
        const bool is_there = ranges::find(cells, cell) != cells.end();
        if (is_there && mark.is_round && mark.text.empty() && mark.width >= kLeast) {
            mark.is_explained = true;
        }
    }
}

void PadDrawings::explain() {
    explain_thermometers();
    explain_between();
    explain_arrows();
    explain_palindromes();
    explain_diagonals();
    for (PadMark& mark : marks_) {
        if (!mark.is_explained) explain_mark(mark);
    }
    explain_outside();
    explain_lines();
    leave_all();
}

void PadDrawings::leave_all() {
    const bool is_all_told = !words_.empty() && words_.beyond(topics_).empty();
    using Shape = Drawing::Shape;
    for (const PadPath& path : paths_) {
        if (path.is_explained) continue;
        const auto cells = cells_of(path).value_or(std::vector<Place>());
        // The outline of a line that was read.
        const bool is_of_rule =
            !cells.empty() && ranges::any_of(taken_, [&cells](const auto& rule) {
                return ranges::all_of(
                    cells, [&rule](Place cell) { return ranges::find(rule, cell) != rule.end(); });
            });
        if (is_of_rule) continue;
        sheet_.begin(path.is_arrow ? "arrow" : "line");
        sheet_.leave(Refusal::Reason::drawing, cells);
        constexpr double kOfCell = 64;
        Drawing drawing{path.is_arrow ? Shape::arrow : Shape::line,
                        {},
                        std::max(1, in_hundredths(path.thickness / kOfCell))};
        for (const PadPoint& point : path.points) {
            drawing.points.push_back(in_hundredths(point.x));
            drawing.points.push_back(in_hundredths(point.y));
        }
        drawing.border = path.colour;
        sheet_.draw(std::move(drawing));
    }
    constexpr double kShade = 0.9;
    for (const PadMark& mark : marks_) {
        if (mark.is_explained) continue;
        // Where each sentence was read, a coloured cell is none of their rules.
        const bool is_shade =
            !mark.is_round && mark.text.empty() && std::min(mark.width, mark.height) >= kShade;
        sheet_.begin(!mark.text.empty() ? "text" : mark.is_round ? "circle" : "rectangle");
        if (!is_shade || !is_all_told) {
            sheet_.leave(Refusal::Reason::drawing, cells_under(mark));
        }
        sheet_.draw({mark.is_round ? Shape::ellipse : Shape::rectangle,
                     {in_hundredths(mark.at.x), in_hundredths(mark.at.y)},
                     in_hundredths(mark.width),
                     in_hundredths(mark.height),
                     mark.fill,
                     mark.border,
                     mark.text});
    }
}

}  // namespace retrace::varied
