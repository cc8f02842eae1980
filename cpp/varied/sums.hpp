// The constraints on sums, by the least and the most that the other cells leave.
#pragma once

#include <algorithm>
#include <array>
#include <cstdlib>

#include "varied/board.hpp"
#include "varied/ranges.hpp"

namespace retrace::varied {

// The digits from `least` to `most`; none where there are none.
constexpr Digits digits_within(int least, int most, int digits) {
    least = std::max(least, 1);
    most = std::min(most, digits);
    return least > most ? 0 : digits_to(most) & ~digits_to(least - 1);
}

// The sum of the lowest so many digits of a set, which has as many; else of all.
constexpr int lowest(Digits digits, int count) {
    int sum = 0;
    for (; count > 0 && digits != 0; --count, digits &= digits - 1) sum += least_of(digits);
    return sum;
}

constexpr int highest(Digits digits, int count) {
    int sum = 0;
    for (; count > 0 && digits != 0; --count) {
        sum += most_of(digits);
        digits &= ~digit_bit(most_of(digits));
    }
    return sum;
}

// The least and the most that some cells add up to; they may have to differ.
struct Extent {
    int least = 0;
    int most = 0;
    int separate_least = 0;  // as if they need not differ
    int separate_most = 0;
    Digits all = 0;
    int count = 0;
    bool differ = false;

    void add(Digits digits) {
        separate_least += least_of(digits);
        separate_most += most_of(digits);
        all |= digits;
        ++count;
    }

    void close(bool must_differ) {
        differ = must_differ && count > 1;
        least = differ ? std::max(separate_least, lowest(all, count)) : separate_least;
        most = differ ? std::min(separate_most, highest(all, count)) : separate_most;
    }

    // The digits that a cell may have where the sum is within these bounds.
    Digits keep(Digits digits, int from, int to, int top) const {
        int rest_least = separate_least - least_of(digits);
        int rest_most = separate_most - most_of(digits);
        if (differ) {
            rest_least = std::max(rest_least, lowest(all, count - 1));
            rest_most = std::min(rest_most, highest(all, count - 1));
        }
        return digits_within(from - rest_most, to - rest_least, top);
    }
};

template <class Mask>
bool Board<Mask>::run_sum(const Constraint& each) {
    return bound_sum(each) && pair_sum(each);
}

template <class Mask>
bool Board<Mask>::bound_sum(const Constraint& each) {
    const auto cells = network_.cells_of(each);
    const auto values = network_.values_of(each);
    const auto times = values.first(cells.size());
    const auto group_of = values.subspan(cells.size());
    // The groups stand one behind the other.
    std::size_t begin = 0;
    int least = 0;
    int most = 0;
    const auto group_at = [&](std::size_t from) {
        std::size_t end = from;
        while (end < cells.size() && group_of[end] == group_of[from]) ++end;
        return end;
    };
    const auto extent_of = [&](std::size_t from, std::size_t end) {
        Extent extent;
        for (std::size_t i = from; i < end; ++i) extent.add(masks_[cells[i]]);
        extent.close(true);
        return extent;
    };
    for (begin = 0; begin < cells.size();) {
        const std::size_t end = group_at(begin);
        const Extent extent = extent_of(begin, end);
        const int by = times[begin];
        least += by * (by > 0 ? extent.least : extent.most);
        most += by * (by > 0 ? extent.most : extent.least);
        begin = end;
    }
    if (least > each.number || most < each.number) return false;
    const int above = each.number - least;
    const int below = most - each.number;
    if (above == 0 && below == 0) return true;
    for (begin = 0; begin < cells.size();) {
        const std::size_t end = group_at(begin);
        const Extent extent = extent_of(begin, end);
        const int by = times[begin];
        const int to = extent.least + (by > 0 ? above : below) / std::abs(by);
        const int from = extent.most - (by > 0 ? below : above) / std::abs(by);
        if (to < extent.most || from > extent.least) {
            for (std::size_t i = begin; i < end; ++i) {
                const Digits keep = extent.keep(masks_[cells[i]], from, to, network_.digits());
                if (!narrow(cells[i], keep)) return false;
            }
        }
        begin = end;
    }
    return true;
}

// Where two cells are open, each has only what the other one makes up for.
template <class Mask>
bool Board<Mask>::pair_sum(const Constraint& each) {
    const auto cells = network_.cells_of(each);
    const auto times = network_.values_of(each).first(cells.size());
    std::array<std::size_t, 2> open{};
    std::size_t count = 0;
    int rest = each.number;
    for (std::size_t i = 0; i < cells.size(); ++i) {
        const Digits digits = masks_[cells[i]];
        if (has_one_bit(digits)) {
            rest -= times[i] * least_of(digits);
        } else if (count == 2) {
            return true;
        } else {
            open[count++] = i;
        }
    }
    if (count != 2) return true;
    const auto [a, b] = open;
    const bool differ = network_.are_peers(cells[a], cells[b]);
    Digits keep_a = 0;
    Digits keep_b = 0;
    for (Digits digits = masks_[cells[a]]; digits != 0; digits &= digits - 1) {
        const int digit = least_of(digits);
        const int left = rest - times[a] * digit;
        const int other = left / times[b];
        const bool goes = left % times[b] == 0 && other >= 1 && other <= network_.digits() &&
                          (!differ || other != digit);
        if (!goes || (masks_[cells[b]] & digit_bit(other)) == 0) continue;
        keep_a |= digit_bit(digit);
        keep_b |= digit_bit(other);
    }
    return narrow(cells[a], keep_a) && narrow(cells[b], keep_b);
}

// Its values: each cell's group, then for each group whether its cells differ.
template <class Mask>
bool Board<Mask>::run_equal_sums(const Constraint& each) {
    const auto cells = network_.cells_of(each);
    const auto values = network_.values_of(each);
    const auto differ = values.subspan(cells.size());
    const auto each_group = [&](const auto& visit) {
        for (std::size_t begin = 0; begin < cells.size();) {
            std::size_t end = begin;
            Extent extent;
            while (end < cells.size() && values[end] == values[begin]) {
                extent.add(masks_[cells[end++]]);
            }
            extent.close(differ[static_cast<std::size_t>(values[begin])] != 0);
            if (!visit(extent, cells.subspan(begin, end - begin))) return false;
            begin = end;
        }
        return true;
    };
    int from = 0;
    int to = kMostNumber;
    each_group([&](const Extent& extent, std::span<const Place>) {
        from = std::max(from, extent.least);
        to = std::min(to, extent.most);
        return true;
    });
    if (from > to) return false;
    return each_group([&](const Extent& extent, std::span<const Place> group) {
        return ranges::all_of(group, [&](Place cell) {
            return narrow(cell, extent.keep(masks_[cell], from, to, network_.digits()));
        });
    });
}

}  // namespace retrace::varied
