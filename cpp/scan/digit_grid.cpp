// Takes the pieces of ink of one height, and looks for nine evenly spaced rows and columns that they stand in.
#include "scan/digit_grid.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <optional>
#include <vector>

#include "scan/components.hpp"
#include "scan/ink.hpp"
#include "scan/ranks.hpp"

namespace retrace::scan {
namespace {

constexpr std::size_t kFewestDigits = 17;
constexpr float kOffLine =
    0.2F;  // of the distance of rows: so far from its row a digit still stands in it

struct Piece {
    Point centre;
    float height = 0;
};

// All pieces that may be digits, the highest first.
std::vector<Piece> digits_in(const Bytes& grey) {
    const Bytes ink = ink_of(grey, std::max(6, grey.shorter_side() / 14));
    std::vector<Piece> found;
    std::vector<float> lows;  // less for a higher one
    const float shorter = real(grey.shorter_side());
    for (const Component& piece : components_of(ink, kInk).all) {
        const float height = real(piece.height());
        const float width = real(piece.width());
        const bool is_digit = height >= std::max(7.0F, shorter / 80) && height <= shorter / 9 &&
                              width >= 0.12F * height && width <= 1.1F * height;
        if (!is_digit) continue;
        found.push_back(
            {{real(piece.left + piece.right) / 2, real(piece.top + piece.bottom) / 2}, height});
        lows.push_back(-height);
    }
    std::vector<Piece> digits;
    for (const std::size_t at : order_of(lows)) digits.push_back(found[at]);
    return digits;
}

// Nine places along one way.
struct Rows {
    float first = 0;
    float step = 0;

    // The row or column nearest to a place; -1 between two and outside.
    int at(float place) const {
        const float row = (place - first) / step;
        const float nearest = std::round(row);
        return nearest < 0 || nearest > 8 || std::fabs(row - nearest) > kOffLine ? -1
                                                                                 : whole(nearest);
    }
    bool spans(float place) const {
        return place > first - step / 2 && place < first + 8.5F * step;
    }
    Rows shifted(int rows) const { return {first + step * real(rows), step}; }
};

using Coordinate = float Point::*;

// Chooses the rows that hold the most digits and have the fewest digits between them.
Rows rows_of(const std::vector<Piece>& digits, Coordinate along, float least, float most) {
    std::vector<float> places;
    places.reserve(digits.size());
    for (const Piece& digit : digits) places.push_back(digit.centre.*along);
    std::vector<float> starts;
    for (const std::size_t at : order_of(places)) {
        if (starts.empty() || places[at] - starts.back() >= least / 20) {
            starts.push_back(places[at]);
        }
    }
    Rows best;
    int most_fitting = 0;
    for (float step = least; step <= most; step *= 1.01F) {
        for (const float start : starts) {
            const Rows rows{start, step};
            int fitting = 0;
            std::array<bool, 9> has{};
            for (const Piece& digit : digits) {
                const int row = rows.at(digit.centre.*along);
                if (row >= 0) {
                    ++fitting;
                    has.at(static_cast<std::size_t>(row)) = true;
                } else if (rows.spans(digit.centre.*along)) {
                    fitting -= 2;
                }
            }
            if (fitting <= most_fitting || !has[0] || !has[8]) continue;
            most_fitting = fitting;
            best = rows;
        }
    }
    return best;
}

std::vector<Piece> those_in(const std::vector<Piece>& digits, Coordinate along, const Rows& rows) {
    std::vector<Piece> inside;
    for (const Piece& digit : digits) {
        if (rows.spans(digit.centre.*along)) inside.push_back(digit);
    }
    return inside;
}

// How many digits stand in the rows or columns just before and just behind the nine.
struct Beyond {
    int before = 0;
    int behind = 0;
    int most() const { return std::max(before, behind); }
};

// `other`: the rows that cross these.
Beyond beyond(const std::vector<Piece>& digits, Coordinate along, const Rows& rows,
              const Rows& other) {
    const Coordinate across = along == &Point::x ? &Point::y : &Point::x;
    const Rows before = rows.shifted(-1);
    const Rows behind = rows.shifted(1);
    Beyond result;
    for (const Piece& digit : digits) {
        if (other.at(digit.centre.*across) < 0) continue;
        if (before.at(digit.centre.*along) == 0) ++result.before;
        if (behind.at(digit.centre.*along) == 8) ++result.behind;
    }
    return result;
}

// Places the ten lines half way between the digits of neighbouring rows, which may be spaced a little unevenly.
std::optional<std::array<float, 10>> lines_between(const std::vector<Piece>& digits,
                                                   Coordinate along, const Rows& rows) {
    std::array<float, 9> sums{};
    std::array<int, 9> counts{};
    for (const Piece& digit : digits) {
        const int row = rows.at(digit.centre.*along);
        if (row < 0) continue;
        sums.at(static_cast<std::size_t>(row)) += digit.centre.*along;
        ++counts.at(static_cast<std::size_t>(row));
    }
    int empty = 0;
    std::array<float, 9> middles{};
    for (std::size_t i = 0; i < 9; ++i) {
        middles.at(i) = counts.at(i) == 0 ? rows.first + rows.step * static_cast<float>(i)
                                          : sums.at(i) / real(counts.at(i));
        if (counts.at(i) == 0) ++empty;
    }
    if (empty > 1) return std::nullopt;
    std::array<float, 10> lines{};
    lines[0] = middles[0] - rows.step / 2;
    lines[9] = middles[8] + rows.step / 2;
    for (std::size_t i = 1; i < 9; ++i) lines.at(i) = (middles.at(i - 1) + middles.at(i)) / 2;
    return lines;
}

// Nothing where too few digits stand in these rows and columns, or too many between them.
std::optional<Nodes> grid_at(const std::vector<Piece>& all, const Rows& across, const Rows& down) {
    const std::vector<Piece> digits = those_in(those_in(all, &Point::x, across), &Point::y, down);
    const auto fits = [&](const Piece& digit) {
        return down.at(digit.centre.y) >= 0 && across.at(digit.centre.x) >= 0;
    };
    const auto fitting =
        static_cast<std::size_t>(std::count_if(digits.begin(), digits.end(), fits));
    const std::size_t others = digits.size() - fitting;
    if (fitting < kFewestDigits || fitting > 81 || 6 * others > fitting) return std::nullopt;
    const auto x = lines_between(digits, &Point::x, across);
    const auto y = lines_between(digits, &Point::y, down);
    if (!x || !y) return std::nullopt;
    Nodes nodes;
    for (std::size_t i = 0; i < 100; ++i) nodes.at(i) = {x->at(i % 10), y->at(i / 10)};
    return nodes;
}

std::vector<Nodes> grids_of_digits(const std::vector<Piece>& all, float height) {
    constexpr int kSeveral = 4;
    std::vector<Piece> digits = all;
    Rows down;
    Rows across;
    for (int round = 0; round < 2; ++round) {
        down = rows_of(digits, &Point::y, 1.15F * height, 4.4F * height);
        if (down.step == 0) return {};
        digits = those_in(all, &Point::y, down);
        across = rows_of(digits, &Point::x, 0.9F * down.step, 1.1F * down.step);
        if (across.step == 0) return {};
        digits = those_in(all, &Point::x, across);
    }
    // A larger grid goes on both ways; a keypad is a tenth row or column of a grid of nine.
    const Beyond rows = beyond(all, &Point::y, down, across);
    const Beyond columns = beyond(all, &Point::x, across, down);
    if (rows.most() >= kSeveral && columns.most() >= kSeveral) return {};
    std::vector<Nodes> grids;
    const auto add = [&](const Rows& x, const Rows& y) {
        if (const auto nodes = grid_at(all, x, y)) grids.push_back(*nodes);
    };
    add(across, down);
    if (rows.before > 0) add(across, down.shifted(-1));
    if (rows.behind > 0) add(across, down.shifted(1));
    if (columns.before > 0) add(across.shifted(-1), down);
    if (columns.behind > 0) add(across.shifted(1), down);
    return grids;
}

}  // namespace

std::vector<Nodes> grids_by_digits(const Bytes& grey) {
    constexpr float kOneHeight = 0.8F;        // the lowest of a height, of the highest
    constexpr std::size_t kMostDigits = 140;  // a page of text is no grid
    constexpr int kMostHeights = 4;
    int heights = 0;
    const std::vector<Piece> digits = digits_in(grey);
    for (std::size_t from = 0; from < digits.size();) {
        const float height = digits[from].height;
        std::size_t to = from;
        while (to < digits.size() && digits[to].height >= kOneHeight * height) ++to;
        if (to - from >= kFewestDigits && to - from <= kMostDigits) {
            if (++heights > kMostHeights) break;
            const auto begin = digits.begin() + static_cast<std::ptrdiff_t>(from);
            const auto end = digits.begin() + static_cast<std::ptrdiff_t>(to);
            std::vector<Nodes> grids = grids_of_digits({begin, end}, height);
            if (!grids.empty()) return grids;
        }
        // The next height is of those that are clearly lower than the first.
        while (from < digits.size() && digits[from].height > 0.95F * height) ++from;
    }
    return {};
}

}  // namespace retrace::scan
