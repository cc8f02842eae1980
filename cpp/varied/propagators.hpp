// The constraints on digits and places: each removes what cannot be, and none of what can.
#pragma once

#include <algorithm>
#include <array>

#include "varied/board.hpp"
#include "varied/ranges.hpp"

namespace retrace::varied {

template <class Mask>
typename Board<Mask>::Seen Board<Mask>::seen_in(std::span<const Place> cells) const {
    Seen seen;
    for (const Place cell : cells) {
        const Digits digits = masks_[cell];
        seen.twice |= seen.once & digits;
        seen.once |= digits;
        if (has_one_bit(digits)) seen.fixed |= digits;
    }
    return seen;
}

template <class Mask>
bool Board<Mask>::run_house(const Constraint& each) {
    const auto cells = network_.cells_of(each);
    const auto [once, twice, fixed] = seen_in(cells);
    if (once != all_) return false;
    return place_hidden(cells, once & ~twice & ~fixed);
}

template <class Mask>
bool Board<Mask>::place_hidden(std::span<const Place> cells, Digits hidden) {
    if (hidden == 0) return true;
    return std::all_of(cells.begin(), cells.end(), [&](Place cell) {
        const Digits only = masks_[cell] & hidden;
        return only == 0 || (has_one_bit(only) && narrow(cell, only));
    });
}

template <class Mask>
bool Board<Mask>::run_exchange(const Constraint& each) {
    const auto cells = network_.cells_of(each);
    const auto first = cells.first(each.part);
    const auto second = cells.subspan(each.part);
    Digits in_first = 0;
    Digits in_second = 0;
    for (const Place cell : first) in_first |= masks_[cell];
    for (const Place cell : second) in_second |= masks_[cell];
    if (in_first == in_second) return true;
    const Digits both = in_first & in_second;
    if (count_bits(both) < each.part) return false;
    if (in_first != both) {
        for (const Place cell : first) {
            if (!narrow(cell, both)) return false;
        }
    }
    if (in_second != both) {
        for (const Place cell : second) {
            if (!narrow(cell, both)) return false;
        }
    }
    return true;
}

template <class Mask>
bool Board<Mask>::run_quadruple(const Constraint& each) {
    const auto cells = network_.cells_of(each);
    const auto values = network_.values_of(each);
    for (std::size_t i = 0; i + 1 < values.size(); i += 2) {
        const Digits digit = digit_bit(values[i]);
        const auto places =
            ranges::count_if(cells, [&](Place cell) { return (masks_[cell] & digit) != 0; });
        if (places < values[i + 1]) return false;
        if (places > values[i + 1]) continue;
        for (const Place cell : cells) {
            if ((masks_[cell] & digit) != 0 && !narrow(cell, digit)) return false;
        }
    }
    return true;
}

// All ways to place a set of digits in up to so many cells are tried.
inline constexpr std::size_t kMostPlaced = 3;

// Adds to `keep` the digits of each cell in all ways to give each of the cells another digit; false where there is none.
template <class Mask>
bool Board<Mask>::place(std::span<const Place> cells, Digits digits, Digits* keep) const {
    if (cells.empty()) return digits == 0;
    bool is_possible = false;
    for (Digits rest = masks_[cells[0]] & digits; rest != 0; rest &= rest - 1) {
        const Digits digit = rest & (~rest + 1);
        if (!place(cells.subspan(1), digits & ~digit, keep + 1)) continue;
        *keep |= digit;
        is_possible = true;
    }
    return is_possible;
}

template <class Mask>
bool Board<Mask>::run_set(const Constraint& each) {
    const auto cells = network_.cells_of(each);
    const auto [once, twice, fixed] = seen_in(cells);
    std::array<Place, kMostPlaced> open{};
    std::size_t open_count = 0;
    for (const Place cell : cells) {
        if (has_one_bit(masks_[cell])) continue;
        if (open_count < kMostPlaced) open[open_count] = cell;
        ++open_count;
    }
    const bool is_placed = open_count > 0 && open_count <= kMostPlaced;
    const std::span<const Place> places(open.data(), is_placed ? open_count : 0);
    std::array<Digits, kMostPlaced> keep{};
    Digits possible = 0;
    Digits required = all_;
    for (const Digits set : network_.sets_of(each)) {
        if ((set & ~once) != 0 || (fixed & ~set) != 0) continue;
        const bool fits_all =
            ranges::all_of(cells, [&](Place cell) { return (masks_[cell] & set) != 0; });
        if (!fits_all || (is_placed && !place(places, set & ~fixed, keep.data()))) continue;
        possible |= set;
        required &= set;
    }
    if (possible == 0) return false;
    if (is_placed) {
        if (!keep_all(places, keep)) return false;
    } else if (possible != once) {
        for (const Place cell : cells) {
            if (!narrow(cell, possible)) return false;
        }
    }
    required &= ~fixed;
    if (required == 0) return true;
    for (const Place cell : network_.seen_by(each)) {
        if (!narrow(cell, ~required)) return false;
    }
    return place_hidden(cells, required & ~twice);
}

template <class Mask>
bool Board<Mask>::run_index(const Constraint& each) {
    const auto cells = network_.cells_of(each);
    const Digits digit = digit_bit(each.number);
    Digits keep = 0;
    for (Digits rest = masks_[cells[0]]; rest != 0; rest &= rest - 1) {
        const int at = least_of(rest);
        if ((masks_[cells[static_cast<std::size_t>(at)]] & digit) != 0) keep |= digit_bit(at);
    }
    if (!narrow(cells[0], keep)) return false;
    return !has_one_bit(keep) || narrow(cells[static_cast<std::size_t>(least_of(keep))], digit);
}

// Its values: the least difference of the ends, and whether the cells are beyond them.
template <class Mask>
bool Board<Mask>::run_ends(const Constraint& each) {
    const auto cells = network_.cells_of(each);
    const auto inner = cells.subspan(1, cells.size() - 2);
    const auto values = network_.values_of(each);
    const bool are_beyond = values[1] != 0;
    Digits keep_first = 0;
    Digits keep_last = 0;
    Digits keep_inner = 0;
    for (Digits a = masks_[cells.front()]; a != 0; a &= a - 1) {
        for (Digits b = masks_[cells.back()]; b != 0; b &= b - 1) {
            const auto [low, high] = std::minmax({least_of(a), least_of(b)});
            if (high - low < values[0]) continue;
            const Digits beyond = all_ & ~(digits_to(high) & ~digits_to(low - 1));
            const Digits within = low == high ? 0 : digits_to(high - 1) & ~digits_to(low);
            const Digits zone = are_beyond ? beyond : within;
            const bool fits_all =
                ranges::all_of(inner, [&](Place cell) { return (masks_[cell] & zone) != 0; });
            if (!fits_all) continue;
            keep_first |= digit_bit(least_of(a));
            keep_last |= digit_bit(least_of(b));
            keep_inner |= zone;
        }
    }
    if (!narrow(cells.front(), keep_first) || !narrow(cells.back(), keep_last)) return false;
    return ranges::all_of(inner, [&](Place cell) { return narrow(cell, keep_inner); });
}

template <class Mask>
bool Board<Mask>::keep_all(std::span<const Place> cells, std::span<const Digits> keep) {
    for (std::size_t i = 0; i < cells.size(); ++i) {
        if (!narrow(cells[i], keep[i])) return false;
    }
    return true;
}

}  // namespace retrace::varied
