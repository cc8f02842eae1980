// A least band begins with 123456789, then with 456 or 457, since any other band has a smaller one of its kind; of all
// bands that begin so, those are kept that have none.
#include "sudoku/isomorphs/bands.hpp"

#include <algorithm>
#include <optional>

#include "sudoku/isomorphs/isomorphism.hpp"

namespace retrace::isomorphs {
namespace {

using Columns = std::array<std::uint8_t, 9>;

constexpr Band kFirst{1, 2, 3, 4, 5, 6, 7, 8, 9};

// The rows below the first one, once the first one's digits are named in order: the smaller row is put first.
// Nothing where they do not come before `best`.
std::optional<Band> renamed(const Band& band, std::size_t first, const Columns& columns,
                            const Band& best) {
    std::array<Digit, 10> names{};
    for (std::size_t i = 0; i < 9; ++i) {
        names[band[9 * first + columns[i]]] = static_cast<Digit>(i + 1);
    }
    std::size_t second = first == 0 ? 1 : 0;
    std::size_t third = 3 - first - second;
    const auto at = [&](std::size_t row, std::size_t i) {
        return names[band[9 * row + columns[i]]];
    };
    if (at(third, 0) < at(second, 0)) std::swap(second, third);
    bool is_less = false;
    Band result = kFirst;
    for (std::size_t i = 9; i < 27; ++i) {
        result[i] = at(i < 18 ? second : third, i % 9);
        if (is_less || result[i] == best[i]) continue;
        if (result[i] > best[i]) return std::nullopt;
        is_less = true;
    }
    if (!is_less) return std::nullopt;
    return result;
}

// Calls `take` with each order of boxes and of the columns in them until it returns false.
template <typename Take>
void for_each_order(Take take) {
    for (const auto& boxes : kOrdersOfThree) {
        for (std::size_t order = 0; order < 6 * 6 * 6; ++order) {
            const std::array<std::size_t, 3> inner{order / 36, order / 6 % 6, order % 6};
            Columns columns;
            for (std::size_t i = 0; i < 9; ++i) {
                columns[i] = static_cast<std::uint8_t>(3 * boxes[i / 3] +
                                                       kOrdersOfThree[inner[i / 3]][i % 3]);
            }
            if (!take(columns)) return;
        }
    }
}

bool is_least(const Band& band) {
    bool is_least = true;
    for_each_order([&](const Columns& columns) {
        for (std::size_t first = 0; first < 3 && is_least; ++first) {
            is_least = !renamed(band, first, columns, band);
        }
        return is_least;
    });
    return is_least;
}

class Finder {
  public:
    std::vector<Band> run() {
        put(9);
        return std::move(found_);
    }

  private:
    void put(std::size_t at) {
        if (at == 27) {
            if (is_least(band_)) found_.push_back(band_);
            return;
        }
        for (Digit digit = 1; digit <= 9; ++digit) {
            if (!is_free(at, digit)) continue;
            band_[at] = digit;
            put(at + 1);
        }
    }

    bool is_free(std::size_t at, Digit digit) const {
        if (at < 11 && digit != at - 5) return false;            // 45
        if (at == 11 && digit != 6 && digit != 7) return false;  // 456 or 457
        for (std::size_t before = 0; before < at; ++before) {
            const bool shares = before / 9 == at / 9 || before % 9 / 3 == at % 9 / 3;
            if (shares && band_[before] == digit) return false;
        }
        return true;
    }

    Band band_ = kFirst;
    std::vector<Band> found_;
};

}  // namespace

Band least_band(const Band& band) {
    Band best;
    best.fill(9);
    for_each_order([&](const Columns& columns) {
        for (std::size_t first = 0; first < 3; ++first) {
            if (const auto less = renamed(band, first, columns, best)) best = *less;
        }
        return true;
    });
    return best;
}

BandKinds::BandKinds() : least_(Finder().run()) {}

int BandKinds::kind_of(const Band& band) const {
    const auto place = std::lower_bound(least_.begin(), least_.end(), least_band(band));
    return static_cast<int>(place - least_.begin()) + 1;
}

std::array<int, 6> BandKinds::kinds_in(const Grid& grid) const {
    std::array<int, 6> kinds{};
    for (std::size_t at = 0; at < kinds.size(); ++at) {
        Band band;
        for (int i = 0; i < 27; ++i) {
            const int line = static_cast<int>(at % 3) * 3 + i / 9;
            band[static_cast<std::size_t>(i)] =
                at < 3 ? grid[cell_at(line, i % 9)] : grid[cell_at(i % 9, line)];
        }
        kinds[at] = kind_of(band);
    }
    return kinds;
}

}  // namespace retrace::isomorphs
