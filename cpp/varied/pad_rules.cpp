// What SudokuPad draws for each rule of f-puzzles, read backwards.
#include <array>
#include <cmath>

#include "varied/pad_drawings.hpp"
#include "varied/ranges.hpp"

namespace retrace::varied {
namespace {

constexpr std::string_view kGrey = "#cfcfcf";

bool is_half(double number) {
    return is_near_whole(number - 0.5);
}

std::optional<int> number_of_text(std::string_view text) {
    if (text.empty() || text.size() > 4) return std::nullopt;
    int number = 0;
    for (const char sign : text) {
        if (sign < '0' || sign > '9') return std::nullopt;
        number = number * 10 + (sign - '0');
    }
    return number;
}

// Kinds of lines that an author's words tell apart, not their drawing.
struct LineTopic {
    Topic topic;
    Kind kind;
};
constexpr std::array kLineTopics = std::to_array<LineTopic>({{Topic::whispers, Kind::whispers},
                                                             {Topic::renban, Kind::renban},
                                                             {Topic::palindrome, Kind::palindrome},
                                                             {Topic::region_sum, Kind::equal_sums},
                                                             {Topic::entropic, Kind::entropic},
                                                             {Topic::modular, Kind::modular},
                                                             {Topic::nabner, Kind::nabner},
                                                             {Topic::zipper, Kind::zipper}});
constexpr std::array kSideTopics =
    std::to_array<LineTopic>({{Topic::sandwich, Kind::sandwich},
                              {Topic::x_sum, Kind::x_sum},
                              {Topic::skyscraper, Kind::skyscraper}});

}  // namespace

void PadDrawings::explain_thermometers() {
    constexpr double kThick = 12;
    constexpr double kBulb = 0.7;
    for (PadPath& path : paths_) {
        auto cells = path.is_arrow || path.thickness < kThick ? std::nullopt : cells_of(path);
        if (!cells || cells->size() < 2) continue;
        const auto is_bulb = [&](Place cell) {
            const PadMark* mark = round_mark_on(cell, kBulb);
            const bool is_usual = path.colour == kGrey || words_.name(Topic::thermometer);
            return mark != nullptr && mark->text.empty() && mark->fill == path.colour && is_usual;
        };
        if (!is_bulb(cells->front())) std::reverse(cells->begin(), cells->end());
        if (!is_bulb(cells->front()) || is_bulb(cells->back())) continue;
        path.is_explained = accept(Topic::thermometer, {{Kind::thermometer, *cells}});
        if (path.is_explained) explain_marks_on(cells->front());
    }
}

void PadDrawings::explain_between() {
    constexpr double kThin = 4;
    constexpr double kCircle = 0.75;
    for (PadPath& path : paths_) {
        const bool may_be = !path.is_arrow && path.thickness < kThin && path.colour == kGrey;
        const auto cells = may_be ? cells_of(path) : std::nullopt;
        if (!cells || cells->size() < 3) continue;
        const auto is_end = [&](Place cell) {
            const PadMark* mark = round_mark_on(cell, kCircle);
            return mark != nullptr && mark->border == kGrey;
        };
        if (!is_end(cells->front()) || !is_end(cells->back())) continue;
        path.is_explained = accept(Topic::between, {{Kind::between, *cells}});
        if (!path.is_explained) continue;
        explain_marks_on(cells->front());
        explain_marks_on(cells->back());
    }
}

void PadDrawings::explain_arrows() {
    constexpr double kCircle = 0.65;
    for (PadPath& path : paths_) {
        if (!path.is_arrow) continue;
        if (!cell_at(path.points.front())) {
            explain_little_killer(path);
            continue;
        }
        const auto cells = cells_of(path);
        PadMark* mark = cells ? round_mark_on(cells->front(), kCircle) : nullptr;
        if (mark == nullptr || !mark->text.empty()) continue;
        Rule rule{Kind::arrow, cells_under(*mark)};
        rule.numbers = {static_cast<int>(rule.cells.size())};
        const auto circle = rule.cells;
        for (const Place cell : *cells) {
            if (ranges::find(circle, cell) == circle.end()) rule.cells.push_back(cell);
        }
        if (rule.cells.size() == circle.size()) continue;
        path.is_explained = accept(Topic::arrow, {rule});
        if (path.is_explained) explain_marks_on(circle.front());
    }
}

// From the number outside, the way that the arrow points.
void PadDrawings::explain_little_killer(PadPath& arrow) {
    const PadPoint begin = arrow.points.front();
    const PadPoint end = arrow.points.back();
    const int right = end.x > begin.x + kTiny ? 1 : end.x < begin.x - kTiny ? -1 : 0;
    const int down = end.y > begin.y + kTiny ? 1 : end.y < begin.y - kTiny ? -1 : 0;
    if (right == 0 || down == 0) return;
    const double row = std::floor(begin.y);
    const double column = std::floor(begin.x);
    const auto clue = ranges::find_if(marks_, [&](const PadMark& mark) {
        return std::floor(mark.at.y) == row && std::floor(mark.at.x) == column &&
               number_of_text(mark.text);
    });
    if (clue == marks_.end()) return;
    Rule rule{Kind::sum, {}, {*number_of_text(clue->text)}};
    for (double step = 1;; ++step) {
        const auto cell = cell_at({column + right * step, row + down * step});
        if (!cell) break;
        rule.cells.push_back(*cell);
    }
    if (rule.cells.empty() || !accept(Topic::little_killer, {rule})) return;
    arrow.is_explained = true;
    clue->is_explained = true;
}

void PadDrawings::explain_palindromes() {
    constexpr double kThickness = 16;
    for (PadPath& path : paths_) {
        const bool may_be = !path.is_explained && !path.is_arrow && path.colour == kGrey &&
                            path.thickness == kThickness;
        const auto cells = may_be ? cells_of(path) : std::nullopt;
        if (cells) path.is_explained = accept(Topic::palindrome, {{Kind::palindrome, *cells}});
    }
}

void PadDrawings::explain_diagonals() {
    const double size = sheet_.size();
    const auto is_corner = [size](PadPoint point) {
        const auto is_end = [size](double at) {
            return std::abs(at) < kTiny || std::abs(at - size) < kTiny;
        };
        return is_end(point.x) && is_end(point.y);
    };
    std::array<bool, 2> is_known{};  // the same one may be drawn twice
    for (PadPath& path : paths_) {
        const PadPoint begin = path.points.front();
        const PadPoint end = path.points.back();
        const bool is_diagonal = !path.is_arrow && path.points.size() == 2 && is_corner(begin) &&
                                 is_corner(end) && !is_near_whole((begin.x - end.x) / (2 * size)) &&
                                 !is_near_whole((begin.y - end.y) / (2 * size));
        if (!is_diagonal) continue;
        const bool rises = (begin.x < end.x) != (begin.y < end.y);
        std::vector<Place> cells;
        for (int at = 0; at < sheet_.size(); ++at) {
            const int column = rises ? sheet_.size() - 1 - at : at;
            cells.push_back(static_cast<Place>(at * sheet_.size() + column));
        }
        const bool is_denied = !words_.empty() && !words_.name(Topic::diagonal);
        if (is_denied || !is_true({Kind::different, cells})) continue;
        path.is_explained = true;
        if (is_known[rises ? 1 : 0]) continue;
        is_known[rises ? 1 : 0] = true;
        accept(Topic::diagonal);
        sheet_.begin_everywhere(rises ? BoardRule::rising_diagonal : BoardRule::falling_diagonal);
        sheet_.add_diagonal(rises);
        sheet_.begin("drawings");
    }
}

void PadDrawings::explain_mark(PadMark& mark) {
    const auto [x, y] = mark.at;
    const int size = sheet_.size();
    constexpr double kStep = 0.25;
    const auto place = [size](double row, double column) {
        return static_cast<Place>(static_cast<int>(std::floor(row)) * size +
                                  static_cast<int>(std::floor(column)));
    };
    const bool is_inside = x > kStep && y > kStep && x < size - kStep && y < size - kStep;
    if (!is_inside) return;
    const bool is_beside = is_near_whole(x) && is_half(y);
    const bool is_below = is_half(x) && is_near_whole(y);
    const double large = std::max(mark.width, mark.height);
    if (is_beside || is_below) {
        const std::vector<Place> pair = is_beside
                                            ? std::vector{place(y, x - kStep), place(y, x + kStep)}
                                            : std::vector{place(y - kStep, x), place(y + kStep, x)};
        const bool is_x = mark.text == "X" || mark.text == "x";
        if (is_x || mark.text == "V" || mark.text == "v") {
            const int sum = is_x ? 10 : 5;
            mark.is_explained = accept(Topic::xv, {{Kind::sum, pair, {sum}}});
            if (mark.is_explained) sheet_.mark_pair(Kind::not_sum, pair, sum);
            return;
        }
        constexpr double kDot = 0.45;
        const auto number = number_of_text(mark.text);
        const bool is_dot = mark.is_round && large <= kDot && (number || mark.text.empty());
        if (is_dot && mark.fill == "#ffffff") {
            mark.is_explained =
                accept(Topic::difference, {{Kind::difference, pair, {number.value_or(1)}}});
            if (mark.is_explained) {
                sheet_.mark_pair(Kind::not_difference, pair, number.value_or(1));
            }
        } else if (is_dot && mark.fill == "#000000" && number.value_or(2) > 0) {
            mark.is_explained = accept(Topic::ratio, {{Kind::ratio, pair, {number.value_or(2)}}});
        }
        return;
    }
    if (is_near_whole(x) && is_near_whole(y)) {
        Rule rule{Kind::quadruple,
                  {place(y - kStep, x - kStep), place(y - kStep, x + kStep),
                   place(y + kStep, x - kStep), place(y + kStep, x + kStep)}};
        for (const char sign : mark.text) {
            if (sign == ',') continue;
            rule.numbers.push_back(sign >= '1' && sign <= '9' ? sign - '0' : 0);
        }
        const bool are_digits = !rule.numbers.empty() && rule.numbers.size() <= 4 &&
                                ranges::none_of(rule.numbers, [](int each) { return each == 0; });
        if (mark.is_round && are_digits) mark.is_explained = accept(Topic::quadruple, {rule});
        return;
    }
    constexpr double kSmall = 0.6;
    constexpr double kLarge = 0.8;
    const bool is_shape = is_half(x) && is_half(y) && mark.fill == kGrey && mark.text.empty() &&
                          large >= kSmall && large <= kLarge;
    if (!is_shape) return;
    mark.is_explained = mark.is_round ? accept(Topic::odd, {{Kind::odd, {place(y, x)}}})
                                      : accept(Topic::even, {{Kind::even, {place(y, x)}}});
}

// Numbers beside rows and columns, where the words name one kind alone.
void PadDrawings::explain_outside() {
    const int size = sheet_.size();
    const auto cells_seen = [&](PadPoint at) {
        std::vector<Place> cells;
        const auto row = static_cast<int>(std::floor(at.y));
        const auto column = static_cast<int>(std::floor(at.x));
        const bool is_beside = row >= 0 && row < size && (column == -1 || column == size);
        const bool is_above = column >= 0 && column < size && (row == -1 || row == size);
        if (!is_beside && !is_above) return cells;
        for (int i = 0; i < size; ++i) {
            const bool is_from_end = is_beside ? column == size : row == size;
            const int step = is_from_end ? size - 1 - i : i;
            cells.push_back(
                static_cast<Place>(is_beside ? row * size + step : step * size + column));
        }
        return cells;
    };
    std::vector<PadMark*> clues;
    for (PadMark& mark : marks_) {
        const bool is_clue =
            !mark.is_explained && number_of_text(mark.text) && !cells_seen(mark.at).empty();
        if (is_clue) clues.push_back(&mark);
    }
    std::vector<const LineTopic*> named;
    for (const LineTopic& each : kSideTopics) {
        if (words_.name(each.topic)) named.push_back(&each);
    }
    if (clues.empty() || named.size() != 1) return;
    std::vector<Rule> rules;
    rules.reserve(clues.size());
    for (const PadMark* clue : clues) {
        rules.push_back({named[0]->kind, cells_seen(clue->at), {*number_of_text(clue->text)}});
    }
    if (!accept(named[0]->topic, std::move(rules))) return;
    for (PadMark* clue : clues) clue->is_explained = true;
}

// Lines of one colour are of one kind: the only one that the words name and the solution holds to.
void PadDrawings::explain_lines() {
    if (!solution_) return;
    for (std::size_t first = 0; first < paths_.size(); ++first) {
        if (paths_[first].is_explained || paths_[first].is_arrow) continue;
        std::vector<PadPath*> group;
        std::vector<std::vector<Place>> lines;
        for (std::size_t at = first; at < paths_.size(); ++at) {
            PadPath& path = paths_[at];
            if (path.is_explained || path.is_arrow || path.colour != paths_[first].colour) continue;
            auto cells = cells_of(path);
            if (!cells || cells->size() < 2) {
                lines.clear();
                break;
            }
            group.push_back(&path);
            if (ranges::find(lines, *cells) == lines.end()) lines.push_back(*std::move(cells));
        }
        if (lines.empty()) continue;
        std::vector<std::pair<Topic, std::vector<Rule>>> readings;
        for (const LineTopic& each : kLineTopics) {
            if (!words_.name(each.topic)) continue;
            std::vector<Rule> rules;
            for (const auto& line : lines) {
                Rule rule{each.kind, line};
                const KindRow& row = row_of(each.kind);
                if (each.kind == Kind::equal_sums) {
                    for (const Place cell : line) rule.numbers.push_back(sheet_.region_of(cell));
                } else if (row.most_numbers > 0) {
                    rule.numbers = {row.usual_number(sheet_.size())};
                }
                rules.push_back(std::move(rule));
            }
            const bool are_true =
                ranges::all_of(rules, [&](const Rule& rule) { return is_true(rule); });
            if (are_true) readings.emplace_back(each.topic, std::move(rules));
        }
        if (readings.size() != 1) continue;
        if (!accept(readings[0].first, std::move(readings[0].second))) continue;
        for (PadPath* path : group) path->is_explained = true;
    }
}

}  // namespace retrace::varied
