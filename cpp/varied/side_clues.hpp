// The constraints on whole rows and columns that are seen from outside.
#pragma once

#include <algorithm>
#include <array>

#include "varied/ranges.hpp"
#include "varied/sums.hpp"

namespace retrace::varied {

// The digits of all ways in which these cells have the sum; 0 where there is none. `lists`: where the values have the
// sets for this many cells: the first one and how many, or -1 where they are not listed. Each has a bit above all digits,
// so that the set of no digits is not 0, either.
template <class Mask>
Digits Board<Mask>::fits(const Constraint& each, std::span<const Place> cells,
                         std::size_t lists) const {
    const auto values = network_.values_of(each);
    if (values[lists + 1] < 0) {
        Extent extent;
        for (const Place cell : cells) extent.add(masks_[cell]);
        extent.close(each.part != 0);
        return extent.least <= each.number && each.number <= extent.most ? all_ : 0;
    }
    Digits possible = 0;
    Digits all = 0;
    for (const Place cell : cells) all |= masks_[cell];
    for (const Digits set : network_.listed(values[lists], values[lists + 1])) {
        if ((set & all_ & ~all) != 0) continue;
        const bool fits_all =
            ranges::all_of(cells, [&](Place cell) { return (masks_[cell] & set) != 0; });
        if (fits_all) possible |= set;
    }
    return possible;
}

template <class Mask>
bool Board<Mask>::run_x_sum(const Constraint& each) {
    const auto cells = network_.cells_of(each);
    std::array<Digits, kMostDigits> keep{};
    const Mask before = masks_[cells[0]];
    for (Digits rest = before; rest != 0; rest &= rest - 1) {
        const auto count = static_cast<std::size_t>(least_of(rest));
        if (count > cells.size()) break;
        masks_[cells[0]] = static_cast<Mask>(digit_bit(least_of(rest)));
        const Digits possible = fits(each, cells.first(count), count * 2);
        if (possible == 0) continue;
        keep[0] |= masks_[cells[0]];
        for (std::size_t i = 1; i < cells.size(); ++i) keep[i] |= i < count ? possible : all_;
    }
    masks_[cells[0]] = before;
    return keep_all(cells, std::span(keep).first(cells.size()));
}

template <class Mask>
bool Board<Mask>::run_sandwich(const Constraint& each) {
    const auto cells = network_.cells_of(each);
    const Digits crust = digit_bit(1) | digit_bit(network_.digits());
    const Digits filling = all_ & ~crust;
    std::array<Digits, kMostDigits> keep{};
    const auto is_only_crust = [&](Place cell) { return (masks_[cell] & filling) == 0; };
    for (std::size_t first = 0; first + 1 < cells.size(); ++first) {
        for (std::size_t second = first + 1; second < cells.size(); ++second) {
            const auto inner = cells.subspan(first + 1, second - first - 1);
            const bool has_ends =
                (masks_[cells[first]] & crust) != 0 && (masks_[cells[second]] & crust) != 0;
            if (has_ends) {
                const Digits possible = fits(each, inner, inner.size() * 2) & (filling | ~all_);
                if (possible != 0) {
                    for (std::size_t i = 0; i < first; ++i) keep[i] |= filling;
                    keep[first] |= crust;
                    for (std::size_t i = first + 1; i < second; ++i) {
                        keep[i] |= possible & filling;
                    }
                    keep[second] |= crust;
                    for (std::size_t i = second + 1; i < cells.size(); ++i) keep[i] |= all_;
                }
            }
            if (is_only_crust(cells[second])) break;
        }
        if (is_only_crust(cells[first])) break;
    }
    return keep_all(cells, std::span(keep).first(cells.size()));
}

// A bit of `reached` for each number of cells that may be seen before a cell, and of `left` from it on. Where the cells hold
// all digits, a state is the set of those before the cell, which is exact; else it is the highest one.
template <class Mask>
bool Board<Mask>::run_skyscraper(const Constraint& each) {
    const auto cells = network_.cells_of(each);
    if (each.number > network_.digits()) return false;
    const bool differ = each.part != 0;
    const auto digits = static_cast<unsigned>(network_.digits());
    const std::size_t states = differ ? std::size_t{1} << digits : digits + 1;
    const auto index = [&](std::size_t at, std::size_t state) {
        return differ ? state : at * states + state;
    };
    std::array<std::uint32_t, (kMostDigits + 1) * (kMostDigits + 1)> reached{};
    auto left = reached;
    reached[index(0, 0)] = 1;
    // More than so many is too many.
    const auto bearable =
        static_cast<std::uint32_t>((std::uint64_t{2} << static_cast<unsigned>(each.number)) - 1);
    // Calls with each state that is reached before a cell, each digit for it, the state behind it, and whether it is seen.
    const auto each_step = [&](std::size_t at, const auto& visit) {
        for (std::size_t state = 0; state < states; ++state) {
            if (reached[index(at, state)] == 0) continue;
            if (differ && static_cast<std::size_t>(count_bits(state)) != at) continue;
            const std::size_t highest =
                differ ? static_cast<std::size_t>(std::bit_width(state)) : state;
            const Digits before = differ ? static_cast<Digits>(state) : 0;
            for (Digits rest = masks_[cells[at]] & ~before; rest != 0; rest &= rest - 1) {
                const auto height = static_cast<std::size_t>(least_of(rest));
                const std::size_t behind =
                    differ ? state | std::size_t{1} << (height - 1) : std::max(state, height);
                visit(index(at, state), height, index(at + 1, behind), height > highest ? 1U : 0U);
            }
        }
    };
    for (std::size_t at = 0; at < cells.size(); ++at) {
        each_step(at, [&](std::size_t from, std::size_t, std::size_t to, unsigned seen) {
            reached[to] |= reached[from] << seen & bearable;
        });
    }
    for (std::size_t state = 0; state < states; ++state) left[index(cells.size(), state)] = 1;
    if (differ) std::fill_n(left.begin(), states - 1, 0);
    std::array<Digits, kMostDigits> keep{};
    for (std::size_t at = cells.size(); at-- > 0;) {
        each_step(at, [&](std::size_t from, std::size_t height, std::size_t to, unsigned seen) {
            const std::uint32_t behind = left[to] << seen;
            left[from] |= behind;
            for (std::uint32_t before = reached[from]; before != 0; before &= before - 1) {
                const int needed = each.number - std::countr_zero(before);
                if (needed < 0 || (behind >> static_cast<unsigned>(needed) & 1U) == 0) continue;
                keep[at] |= digit_bit(static_cast<int>(height));
                break;
            }
        });
    }
    return keep_all(cells, std::span(keep).first(cells.size()));
}

}  // namespace retrace::varied
