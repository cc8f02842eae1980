// The rules in plain words of code, a function a kind.
#include "varied/holds.hpp"

#include <algorithm>
#include <cstdlib>
#include <numeric>
#include <set>

namespace retrace::varied {
namespace {

int total(Values values) {
    return std::accumulate(values.begin(), values.end(), 0);
}

bool all_different(Values values) {
    return std::set<int>(values.begin(), values.end()).size() == values.size();
}

// Whether each cell of the line and the next one are so to each other.
template <class Test>
bool each_next(Values values, const Test& test) {
    return std::adjacent_find(values.begin(), values.end(),
                              [&](int a, int b) { return !test(a, b); }) == values.end();
}

template <class Test>
bool every_two(Values values, const Test& test) {
    for (std::size_t i = 0; i < values.size(); ++i) {
        for (std::size_t j = i + 1; j < values.size(); ++j) {
            if (!test(values[i], values[j])) return false;
        }
    }
    return true;
}

// Whether any three cells in a row are of different classes.
template <class Class>
bool classes_alternate(Values values, const Class& class_of) {
    for (std::size_t i = 0; i < values.size(); ++i) {
        for (std::size_t j = i + 1; j < std::min(values.size(), i + 3); ++j) {
            if (class_of(values[i]) == class_of(values[j])) return false;
        }
    }
    return true;
}

}  // namespace

namespace holds {

bool cage(const Rule& rule, Values values, int) {
    return all_different(values) && (rule.numbers.empty() || total(values) == rule.numbers[0]);
}

bool sum(const Rule& rule, Values values, int) {
    return total(values) == rule.numbers[0];
}

// The first cells are the circle or the pill, which is read as a number.
bool arrow(const Rule& rule, Values values, int) {
    const auto circle = static_cast<std::size_t>(rule.numbers[0]);
    int number = 0;
    for (const int digit : values.first(circle)) number = number * 10 + digit;
    return total(values.subspan(circle)) == number;
}

bool thermometer(const Rule&, Values values, int) {
    return each_next(values, std::less<>{});
}

bool slow_thermometer(const Rule&, Values values, int) {
    return each_next(values, std::less_equal<>{});
}

bool difference(const Rule& rule, Values values, int) {
    return std::abs(values[0] - values[1]) == rule.numbers[0];
}

bool not_difference(const Rule& rule, Values values, int digits) {
    return !difference(rule, values, digits);
}

bool ratio(const Rule& rule, Values values, int) {
    const int times = rule.numbers[0];
    return values[0] == times * values[1] || values[1] == times * values[0];
}

bool not_ratio(const Rule& rule, Values values, int digits) {
    return !ratio(rule, values, digits);
}

bool not_sum(const Rule& rule, Values values, int) {
    return total(values) != rule.numbers[0];
}

bool less(const Rule&, Values values, int) {
    return values[0] < values[1];
}

bool different(const Rule&, Values values, int) {
    return all_different(values);
}

bool equal(const Rule&, Values values, int) {
    return values[0] == values[1];
}

bool odd(const Rule&, Values values, int) {
    return values[0] % 2 == 1;
}

bool even(const Rule&, Values values, int) {
    return values[0] % 2 == 0;
}

bool whispers(const Rule& rule, Values values, int) {
    return each_next(values, [&](int a, int b) { return std::abs(a - b) >= rule.numbers[0]; });
}

bool palindrome(const Rule&, Values values, int) {
    return std::equal(values.begin(), values.end(), values.rbegin());
}

bool renban(const Rule&, Values values, int) {
    const auto [least, most] = std::minmax_element(values.begin(), values.end());
    return all_different(values) && *most - *least + 1 == static_cast<int>(values.size());
}

bool nabner(const Rule&, Values values, int) {
    return every_two(values, [](int a, int b) { return std::abs(a - b) > 1; });
}

bool quadruple(const Rule& rule, Values values, int) {
    return std::all_of(rule.numbers.begin(), rule.numbers.end(), [&](int digit) {
        return std::count(values.begin(), values.end(), digit) >=
               std::count(rule.numbers.begin(), rule.numbers.end(), digit);
    });
}

// The digits between the least and the most of all.
bool sandwich(const Rule& rule, Values values, int digits) {
    const auto is_crust = [digits](int digit) { return digit == 1 || digit == digits; };
    const auto first = std::find_if(values.begin(), values.end(), is_crust);
    if (first == values.end()) return false;
    const auto second = std::find_if(first + 1, values.end(), is_crust);
    return second != values.end() && std::accumulate(first + 1, second, 0) == rule.numbers[0];
}

bool x_sum(const Rule& rule, Values values, int) {
    const auto count = static_cast<std::size_t>(values[0]);
    return count <= values.size() && total(values.first(count)) == rule.numbers[0];
}

bool skyscraper(const Rule& rule, Values values, int) {
    int highest = 0;
    int seen = 0;
    for (const int height : values) {
        if (height <= highest) continue;
        highest = height;
        ++seen;
    }
    return seen == rule.numbers[0];
}

// The first and the last cell are the ends.
bool between(const Rule&, Values values, int) {
    const auto [low, high] = std::minmax(values.front(), values.back());
    return std::all_of(values.begin() + 1, values.end() - 1,
                       [low = low, high = high](int each) { return low < each && each < high; });
}

bool lockout(const Rule& rule, Values values, int) {
    const auto [low, high] = std::minmax(values.front(), values.back());
    return high - low >= rule.numbers[0] &&
           std::all_of(values.begin() + 1, values.end() - 1,
                       [low = low, high = high](int each) { return each < low || each > high; });
}

// The number of a cell says which of the sums it belongs to.
bool equal_sums(const Rule& rule, Values values, int) {
    std::vector<std::pair<int, int>> sums;
    for (std::size_t i = 0; i < values.size(); ++i) {
        const auto sum = std::find_if(sums.begin(), sums.end(), [&](const auto& each) {
            return each.first == rule.numbers[i];
        });
        if (sum == sums.end()) {
            sums.emplace_back(rule.numbers[i], values[i]);
        } else {
            sum->second += values[i];
        }
    }
    return std::all_of(sums.begin(), sums.end(),
                       [&](const auto& each) { return each.second == sums[0].second; });
}

bool entropic(const Rule&, Values values, int digits) {
    const int third = (digits + 2) / 3;
    return classes_alternate(values, [third](int digit) { return (digit - 1) / third; });
}

bool modular(const Rule& rule, Values values, int) {
    return classes_alternate(values, [&](int digit) { return digit % rule.numbers[0]; });
}

bool zipper(const Rule&, Values values, int) {
    const std::size_t count = values.size();
    const std::size_t half = count / 2;
    const int sum = count % 2 == 1 ? values[half] : values[half - 1] + values[half];
    for (std::size_t i = 0; i < half; ++i) {
        if (values[i] + values[count - 1 - i] != sum) return false;
    }
    return true;
}

bool double_arrow(const Rule&, Values values, int) {
    return total(values) == 2 * (values.front() + values.back());
}

// The digit of the first cell says in which of the others, from 1, the number stands.
bool index(const Rule& rule, Values values, int) {
    const auto at = static_cast<std::size_t>(values[0]);
    return at < values.size() && values[at] == rule.numbers[0];
}

}  // namespace holds

}  // namespace retrace::varied
