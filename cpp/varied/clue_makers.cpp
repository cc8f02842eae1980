// Draws the cells of clues at random, and reads their numbers from the solution.
#include "varied/clue_makers.hpp"

#include <algorithm>
#include <numeric>

#include "varied/ranges.hpp"

namespace retrace::varied {

std::vector<int> Canvas::values_of(std::span<const Place> cells) const {
    std::vector<int> values;
    values.reserve(cells.size());
    for (const Place cell : cells) values.push_back(solution[cell]);
    return values;
}

bool Canvas::holds(const Rule& rule) const {
    return row_of(rule.kind).holds(rule, values_of(rule.cells), rules.digits);
}

namespace clues {
namespace {

std::vector<Place> shuffled(std::vector<Place> cells, Canvas& canvas) {
    canvas.random.shuffle(std::span(cells));
    return cells;
}

std::vector<Place> all_shuffled(Canvas& canvas) {
    std::vector<Place> cells(canvas.rules.cells());
    std::iota(cells.begin(), cells.end(), Place{0});
    return shuffled(std::move(cells), canvas);
}

// The cells around one, those that touch its corners too where they are wanted, in random order.
std::vector<Place> around(Place cell, bool has_corners, Canvas& canvas) {
    std::vector<Place> cells;
    for (int down = -1; down <= 1; ++down) {
        for (int right = -1; right <= 1; ++right) {
            const bool is_wanted =
                has_corners ? down != 0 || right != 0 : down * right == 0 && down != right;
            const int row = cell / canvas.rules.columns + down;
            const int column = cell % canvas.rules.columns + right;
            if (is_wanted && canvas.is_on_board(row, column)) {
                cells.push_back(canvas.rules.place(row, column));
            }
        }
    }
    return shuffled(std::move(cells), canvas);
}

// A cell and the next one to the right or below.
std::vector<std::vector<Place>> pairs(const Rules& rules) {
    std::vector<std::vector<Place>> all;
    for (int row = 0; row < rules.rows; ++row) {
        for (int column = 0; column < rules.columns; ++column) {
            const Place cell = rules.place(row, column);
            if (column + 1 < rules.columns) all.push_back({cell, rules.place(row, column + 1)});
            if (row + 1 < rules.rows) all.push_back({cell, rules.place(row + 1, column)});
        }
    }
    return all;
}

void take(const std::vector<Place>& cells, Canvas& canvas) {
    for (const Place cell : cells) canvas.taken[cell] = true;
}

constexpr std::size_t kShortest = 3;  // cells of a line

// A way at random from a free cell, where it can along cells that keep to the rule, cut behind the last one at which it holds.
// Too short: there is none.
Rule walk(Kind kind, std::size_t longest, Canvas& canvas) {
    Rule rule{kind, {}};
    const int number = row_of(kind).usual_number(canvas.rules.digits);
    if (number >= 0) rule.numbers = {number};
    rule.cells.push_back(static_cast<Place>(canvas.below(canvas.rules.cells())));
    if (canvas.taken[rule.cells[0]]) return rule;
    std::size_t held = 0;
    while (rule.cells.size() < longest) {
        auto next = around(rule.cells.back(), true, canvas);
        std::erase_if(next, [&](Place cell) {
            return canvas.taken[cell] || ranges::find(rule.cells, cell) != rule.cells.end();
        });
        if (next.empty()) break;
        rule.cells.push_back(next[0]);
        const auto keeps = ranges::find_if(next, [&](Place cell) {
            rule.cells.back() = cell;
            return canvas.holds(rule);
        });
        rule.cells.back() = keeps == next.end() ? next[0] : *keeps;
        if (keeps != next.end()) held = rule.cells.size();
    }
    rule.cells.resize(std::min(held, rule.cells.size()));
    return rule;
}

// From a circle on, until the digits along the way make its number.
Rule arrow_from(Place circle, Canvas& canvas) {
    Rule rule{Kind::arrow, {circle}, {1}};
    int left = canvas.solution[circle];
    while (left > 0) {
        const auto next = around(rule.cells.back(), true, canvas);
        const auto fits = ranges::find_if(next, [&](Place cell) {
            return !canvas.taken[cell] && canvas.solution[cell] <= left &&
                   ranges::find(rule.cells, cell) == rule.cells.end();
        });
        if (fits == next.end()) return {};
        rule.cells.push_back(*fits);
        left -= canvas.solution[*fits];
    }
    return rule;
}

bool is_free(Place cell, const std::vector<bool>& taken) {
    return !taken[cell];
}

}  // namespace

std::vector<Rule> lines_of(Kind kind, Canvas& canvas) {
    constexpr int kTries = 60;
    std::vector<Rule> lines;
    const auto wanted = static_cast<std::size_t>(canvas.rules.rows);
    for (int tries = kTries * canvas.rules.rows; tries > 0 && lines.size() < wanted; --tries) {
        const auto more = static_cast<std::size_t>(canvas.below(wanted / 2 + 1));
        Rule line = walk(kind, kShortest + more, canvas);
        if (line.cells.size() < kShortest) continue;
        take(line.cells, canvas);
        lines.push_back(std::move(line));
    }
    return lines;
}

std::vector<Rule> sides_of(Kind kind, Canvas& canvas) {
    std::vector<Rule> sides;
    const int size = canvas.rules.rows;
    for (int line = 0; line < 2 * size; ++line) {
        Rule rule{kind, {}, {0}};
        for (int i = 0; i < size; ++i) {
            rule.cells.push_back(line < size ? canvas.rules.place(line, i)
                                             : canvas.rules.place(i, line - size));
        }
        if (canvas.below(2) == 1) std::reverse(rule.cells.begin(), rule.cells.end());
        while (!canvas.holds(rule)) ++rule.numbers[0];
        sides.push_back(std::move(rule));
    }
    return sides;
}

// Each grows from a free cell by neighbours with digits that it has not; one that stays alone joins another.
std::vector<Rule> cages(Canvas& canvas) {
    constexpr int kMost = 5;
    std::vector<Rule> all;
    std::vector<std::size_t> cage_of(canvas.rules.cells(), kMostCells);
    const auto join = [&](Place cell, std::size_t cage) {
        cage_of[cell] = cage;
        all[cage].cells.push_back(cell);
        all[cage].numbers[0] += canvas.solution[cell];
    };
    const auto has_digit = [&](std::size_t cage, Place cell) {
        return ranges::any_of(all[cage].cells, [&](Place other) {
            return canvas.solution[other] == canvas.solution[cell];
        });
    };
    for (const Place first : all_shuffled(canvas)) {
        if (cage_of[first] != kMostCells) continue;
        const std::size_t cage = all.size();
        all.push_back({Kind::cage, {}, {0}});
        join(first, cage);
        const auto wanted = static_cast<std::size_t>(2 + canvas.below(kMost - 1));
        for (std::size_t from = 0; from < all[cage].cells.size(); ++from) {
            for (const Place cell : around(all[cage].cells[from], false, canvas)) {
                if (all[cage].cells.size() >= wanted) break;
                if (cage_of[cell] == kMostCells && !has_digit(cage, cell)) join(cell, cage);
            }
        }
        if (all[cage].cells.size() > 1) continue;
        for (const Place cell : around(first, false, canvas)) {
            const std::size_t other = cage_of[cell];
            if (other == kMostCells || has_digit(other, first)) continue;
            all.pop_back();
            join(first, other);
            break;
        }
    }
    for (Rule& cage : all) ranges::sort(cage.cells);
    return all;
}

std::vector<Rule> arrows(Canvas& canvas) {
    constexpr std::size_t kShortestShaft = 2;
    constexpr int kTries = 8;
    std::vector<Rule> all;
    for (const Place circle : all_shuffled(canvas)) {
        for (int tries = kTries; tries > 0 && !canvas.taken[circle]; --tries) {
            Rule arrow = arrow_from(circle, canvas);
            if (arrow.cells.size() <= kShortestShaft) continue;
            take(arrow.cells, canvas);
            all.push_back(std::move(arrow));
        }
        if (all.size() >= static_cast<std::size_t>(canvas.rules.rows)) break;
    }
    return all;
}

std::vector<Rule> dots(Canvas& canvas) {
    std::vector<Rule> all;
    for (const auto& pair : pairs(canvas.rules)) {
        const Rule white{Kind::difference, pair, {1}};
        const Rule black{Kind::ratio, pair, {2}};
        if (canvas.holds(white)) {
            all.push_back(white);
        } else if (canvas.holds(black)) {
            all.push_back(black);
        }
    }
    return all;
}

std::vector<Rule> xv(Canvas& canvas) {
    std::vector<Rule> all;
    for (const auto& pair : pairs(canvas.rules)) {
        for (const int sum : {5, 10}) {
            Rule rule{Kind::sum, pair, {sum}};
            if (canvas.holds(rule)) all.push_back(std::move(rule));
        }
    }
    return all;
}

std::vector<Rule> inequalities(Canvas& canvas) {
    std::vector<Rule> all;
    for (auto& pair : pairs(canvas.rules)) {
        if (canvas.regions[pair[0]] != canvas.regions[pair[1]]) continue;
        if (canvas.solution[pair[0]] > canvas.solution[pair[1]]) std::swap(pair[0], pair[1]);
        all.push_back({Kind::less, std::move(pair)});
    }
    return all;
}

// No two of them share a cell; each shows two to four of its digits.
std::vector<Rule> quadruples(Canvas& canvas) {
    std::vector<Rule> all;
    std::vector<bool> taken(canvas.rules.cells());
    for (const Place cell : all_shuffled(canvas)) {
        const int row = cell / canvas.rules.columns;
        const int column = cell % canvas.rules.columns;
        if (!canvas.is_on_board(row + 1, column + 1)) continue;
        Rule rule{Kind::quadruple,
                  {cell, canvas.rules.place(row, column + 1), canvas.rules.place(row + 1, column),
                   canvas.rules.place(row + 1, column + 1)}};
        if (!ranges::all_of(rule.cells, [&](Place each) { return is_free(each, taken); })) continue;
        for (const Place each : rule.cells) taken[each] = true;
        rule.numbers = canvas.values_of(rule.cells);
        canvas.random.shuffle(std::span(rule.numbers));
        rule.numbers.resize(static_cast<std::size_t>(2 + canvas.below(3)));
        ranges::sort(rule.numbers);
        all.push_back(std::move(rule));
        if (all.size() >= static_cast<std::size_t>(canvas.rules.rows)) break;
    }
    return all;
}

std::vector<Rule> odd_even(Canvas& canvas) {
    constexpr std::size_t kOneIn = 3;
    std::vector<Rule> all;
    for (const Place cell : places(canvas.rules.cells())) {
        if (canvas.below(kOneIn) > 0) continue;
        all.push_back({canvas.solution[cell] % 2 == 0 ? Kind::even : Kind::odd, {cell}});
    }
    return all;
}

}  // namespace clues
}  // namespace retrace::varied
