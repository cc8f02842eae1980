// The engine's part of each kind of rules: relations of two cells where they say it all, else a constraint.
#include "varied/lower.hpp"

#include <algorithm>
#include <cstdlib>
#include <utility>

#include "varied/holds.hpp"

namespace retrace::varied::lower {
namespace {

// Relates each cell of a line to the one `step` behind it.
template <class Goes>
void relate_line(const std::vector<Place>& line, std::size_t step, Network& network, Goes goes) {
    for (std::size_t i = 0; i + step < line.size(); ++i) {
        network.relate(line[i], line[i + step], goes);
    }
}

// How far apart two cells of a line of different digits can be, and no rule of many cells takes long.
std::size_t longest(const Rule& rule, const Network& network) {
    return std::min(rule.cells.size(), static_cast<std::size_t>(network.digits()));
}

// Three cells in a row are of three classes, so the fourth is of the first one's where there are no more.
template <class Class>
void alternate(const std::vector<Place>& line, Network& network, bool are_three, Class class_of) {
    for (const std::size_t step : {1U, 2U}) {
        relate_line(line, step, network, [&](int a, int b) { return class_of(a) != class_of(b); });
    }
    if (are_three) {
        relate_line(line, 3, network, [&](int a, int b) { return class_of(a) == class_of(b); });
    }
}

}  // namespace

void cage(const Rule& rule, Network& network) {
    if (!rule.numbers.empty()) {
        network.add_cage(rule.cells, rule.numbers[0]);
    } else if (rule.cells.size() > static_cast<std::size_t>(network.digits())) {
        network.forbid_all();
    }
}

void sum(const Rule& rule, Network& network) {
    if (rule.cells.size() == 2) {
        pair<holds::sum>(rule, network);
        return;
    }
    network.add_sum(rule.cells, std::vector<int>(rule.cells.size(), 1), rule.numbers[0]);
}

void arrow(const Rule& rule, Network& network) {
    const auto circle = static_cast<std::size_t>(rule.numbers[0]);
    std::vector<int> times(rule.cells.size(), 1);
    int place = -1;
    for (std::size_t i = circle; i-- > 0; place *= 10) times[i] = place;
    network.add_sum(rule.cells, times, 0);
}

void thermometer(const Rule& rule, Network& network) {
    if (rule.cells.size() > static_cast<std::size_t>(network.digits())) network.forbid_all();
    // Each pair, since a relation of neighbours passes on only what a cell after the other has lost.
    for (std::size_t step = 1; step < longest(rule, network); ++step) {
        const int rise = static_cast<int>(step);
        relate_line(rule.cells, step, network, [rise](int a, int b) { return b - a >= rise; });
    }
}

void slow_thermometer(const Rule& rule, Network& network) {
    relate_line(rule.cells, 1, network, [](int a, int b) { return a <= b; });
}

void different(const Rule& rule, Network& network) {
    if (rule.cells.size() > static_cast<std::size_t>(network.digits())) network.forbid_all();
}

void whispers(const Rule& rule, Network& network) {
    const int least = rule.numbers[0];
    relate_line(rule.cells, 1, network, [least](int a, int b) { return std::abs(a - b) >= least; });
}

void palindrome(const Rule& rule, Network& network) {
    for (std::size_t i = 0, j = rule.cells.size() - 1; i < j; ++i, --j) {
        network.relate(rule.cells[i], rule.cells[j], [](int a, int b) { return a == b; });
    }
}

void renban(const Rule& rule, Network& network) {
    const int count = static_cast<int>(rule.cells.size());
    std::vector<Digits> windows;
    for (int least = 1; least + count - 1 <= network.digits(); ++least) {
        windows.push_back(digits_to(least + count - 1) & ~digits_to(least - 1));
    }
    network.add_set(rule.cells, windows);
    for (std::size_t step = 1; step < longest(rule, network); ++step) {
        relate_line(rule.cells, step, network,
                    [count](int a, int b) { return std::abs(a - b) < count; });
    }
}

void nabner(const Rule& rule, Network& network) {
    if (rule.cells.size() > static_cast<std::size_t>(network.digits())) network.forbid_all();
    for (std::size_t step = 1; step < longest(rule, network); ++step) {
        relate_line(rule.cells, step, network, [](int a, int b) { return std::abs(a - b) > 1; });
    }
}

// Its values: a digit and how often it stands there, in turn.
void quadruple(const Rule& rule, Network& network) {
    std::vector<int> digits = rule.numbers;
    std::sort(digits.begin(), digits.end());
    if (digits.back() > network.digits()) {
        network.forbid_all();
        return;
    }
    std::vector<int> values;
    for (std::size_t i = 0; i < digits.size(); ++i) {
        if (i > 0 && digits[i] == digits[i - 1]) {
            ++values.back();
        } else {
            values.insert(values.end(), {digits[i], 1});
        }
    }
    network.add(Task::quadruple, rule.cells, values);
}

void sandwich(const Rule& rule, Network& network) {
    network.add_listed(Task::sandwich, rule.cells, rule.numbers[0], 2, network.digits() - 1);
}

void x_sum(const Rule& rule, Network& network) {
    network.add_listed(Task::x_sum, rule.cells, rule.numbers[0], 1, network.digits());
}

void skyscraper(const Rule& rule, Network& network) {
    // The sets of 9 digits are few enough to go through all.
    const bool has_all = network.digits() <= 9 && network.see_each_other_all(rule.cells) &&
                         rule.cells.size() == static_cast<std::size_t>(network.digits());
    Constraint& each = network.add(Task::skyscraper, rule.cells);
    each.number = rule.numbers[0];
    each.part = has_all ? 1 : 0;
}

// The least difference of the ends, and 1 where the cells stand beyond them.
void between(const Rule& rule, Network& network) {
    network.add(Task::ends, rule.cells, std::array{0, 0});
}

void lockout(const Rule& rule, Network& network) {
    network.add(Task::ends, rule.cells, std::array{rule.numbers[0], 1});
}

// Its values: the number of each cell's group, from 0, then whether the cells of each see each other.
// Cells of a group stand together.
void equal_sums(const Rule& rule, Network& network) {
    std::vector<std::pair<int, Place>> ordered;
    for (std::size_t i = 0; i < rule.cells.size(); ++i) {
        ordered.emplace_back(rule.numbers[i], rule.cells[i]);
    }
    std::stable_sort(ordered.begin(), ordered.end(),
                     [](const auto& a, const auto& b) { return a.first < b.first; });
    std::vector<std::vector<Place>> groups;
    std::vector<Place> cells;
    std::vector<int> values;
    for (std::size_t i = 0; i < ordered.size(); ++i) {
        if (i == 0 || ordered[i].first != ordered[i - 1].first) groups.emplace_back();
        groups.back().push_back(ordered[i].second);
        cells.push_back(ordered[i].second);
        values.push_back(static_cast<int>(groups.size()) - 1);
    }
    if (groups.size() < 2) return;
    for (const auto& group : groups) values.push_back(network.see_each_other_all(group) ? 1 : 0);
    network.add(Task::equal_sums, cells, values);
}

void entropic(const Rule& rule, Network& network) {
    const int third = (network.digits() + 2) / 3;
    alternate(rule.cells, network, true, [third](int digit) { return (digit - 1) / third; });
}

void modular(const Rule& rule, Network& network) {
    const int divisor = rule.numbers[0];
    alternate(rule.cells, network, divisor == 3, [divisor](int digit) { return digit % divisor; });
}

void zipper(const Rule& rule, Network& network) {
    Rule sums{Kind::equal_sums, rule.cells};
    for (std::size_t i = 0; i < rule.cells.size(); ++i) {
        sums.numbers.push_back(static_cast<int>(std::min(i, rule.cells.size() - 1 - i)));
    }
    equal_sums(sums, network);
}

void double_arrow(const Rule& rule, Network& network) {
    std::vector<int> times(rule.cells.size(), 1);
    times.front() = times.back() = -1;
    network.add_sum(rule.cells, times, 0);
}

void index(const Rule& rule, Network& network) {
    network.restrict(rule.cells[0], digits_to(static_cast<int>(rule.cells.size()) - 1));
    if (rule.numbers[0] < 1 || rule.numbers[0] > network.digits()) {
        network.forbid_all();
        return;
    }
    network.add(Task::index, rule.cells).number = rule.numbers[0];
}

}  // namespace retrace::varied::lower
