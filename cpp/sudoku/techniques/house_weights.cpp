// Linear programming in whole numbers. A base weighs 1, a cover -1. All weights add up to 0; those of a cell's houses to
// at most 0, at the target to at most -1, and only at fins to more. Bases and fins are to be few. Solved is the dual:
// each candidate gets an amount, so that the amounts of a house reach a level or lack at most 1 to it; the target gets
// as much as it can. Where that has no bound, no weights show the target false.
#include "sudoku/techniques/house_weights.hpp"

#include <utility>

namespace retrace::techniques {
namespace {

constexpr bool is_settled(HouseRole role) {
    return (role & (role - 1U)) == 0;
}
constexpr int weight_of(HouseRole role) {
    return role == kBase ? 1 : role == kCover ? -1 : 0;
}

class Amounts {
  public:
    Amounts(const Supposed& supposed, const HouseRoles& allowed) : allowed_(allowed) {
        add_columns(supposed);
        for (std::uint8_t house = 0; house < kHouses; ++house) {
            if (!is_settled(allowed[house])) add_row(house);
        }
    }

    Relaxed solve() {
        for (int i = 0; i < kMostPivots; ++i) {
            const std::size_t column = entering(i < kGreedyPivots);
            if (column == 0) return read();
            if (!increase(column)) return {};
        }
        return {};
    }

  private:
    // To be divided by divisor_.
    using Number = std::int32_t;

    // The largest gain is taken first; later the first one, which cannot go round in circles.
    static constexpr int kGreedyPivots = 100;
    static constexpr int kMostPivots = 1000;

    // Columns and rows: what is left at the bottom of the sum, the level, the amounts; the goal, the houses.
    static constexpr std::size_t kValue = 0;
    static constexpr std::size_t kLevel = 1;
    static constexpr std::size_t kMostColumns = 2 + kCells;
    static constexpr std::size_t kGoal = 0;
    static constexpr std::size_t kMostRows = 1 + kHouses;

    // An amount, the level, or what a house lacks to the level.
    struct Variable {
        std::uint8_t number;  // below kHouses: what that house lacks
        bool is_bounded;      // by 1
        bool is_turned;       // what is left of 1 stands for it
    };

    void add_columns(const Supposed& supposed) {
        Number level = 0;
        for (const HouseRole role : allowed_) {
            if (!is_settled(role)) continue;
            level += weight_of(role);
            if (role == kBase) ++bases_;
        }
        add_column(false, level);
        for (const Cell cell : supposed.cells) {
            Number gain = cell == supposed.target ? 1 : 0;
            for (const std::uint8_t house : houses_of(cell)) {
                if (is_settled(allowed_[house])) gain += weight_of(allowed_[house]);
            }
            cells_[columns_] = cell;
            add_column(supposed.may_be_fins.contains(cell), -gain);
        }
    }

    void add_column(bool is_bounded, Number coefficient) {
        table_[kGoal][columns_] = coefficient;
        at_zero_[columns_] = {static_cast<std::uint8_t>(kHouses + columns_), is_bounded, false};
        ++columns_;
    }

    void add_row(std::uint8_t house) {
        const HouseRole role = allowed_[house];
        const bool is_turned = (role & kCover) == 0;
        const Number sign = is_turned ? -1 : 1;
        Row& row = table_[rows_];
        row[kValue] = is_turned ? 1 : 0;
        row[kLevel] = -sign;
        for (std::size_t i = kLevel + 1; i < columns_; ++i) {
            if (kHouseSets[house].contains(cells_[i])) row[i] = sign;
        }
        others_[rows_] = {house, role == kAnyRole, is_turned};
        ++rows_;
    }

    // The variable whose growth helps; kValue: none does.
    std::size_t entering(bool greedy) const {
        const Row& goal = table_[kGoal];
        std::size_t best = kValue;
        for (std::size_t i = kLevel; i < columns_; ++i) {
            if (goal[i] >= 0) continue;
            if (best == kValue ||
                (greedy ? goal[i] < goal[best] : at_zero_[i].number < at_zero_[best].number)) {
                best = i;
            }
        }
        return best;
    }

    // Lets a variable grow until one reaches its bound; false where none does.
    bool increase(std::size_t column) {
        // It may grow by room / per, then a row's variable leaves; kGoal: it reaches its own bound.
        std::size_t leaving = kGoal;
        std::int64_t room = 1;
        std::int64_t per = at_zero_[column].is_bounded ? 1 : 0;
        for (std::size_t i = kGoal + 1; i < rows_; ++i) {
            const Number by = table_[i][column];
            if (by == 0 || (by < 0 && !others_[i].is_bounded)) continue;
            const Number value = table_[i][kValue];
            const std::int64_t left = by > 0 ? value : divisor_ - value;
            const std::int64_t size = by > 0 ? by : -by;
            const std::int64_t less = room * size - left * per;
            if (less < 0 ||
                (less == 0 && (leaving == kGoal || others_[i].number > others_[leaving].number))) {
                continue;
            }
            leaving = i;
            room = left;
            per = size;
        }
        if (per == 0) return false;
        if (leaving == kGoal) {
            turn_column(column);
        } else {
            if (table_[leaving][column] < 0) turn_row(leaving);
            pivot(leaving, column);
        }
        return true;
    }

    void turn_column(std::size_t column) {
        for (std::size_t i = 0; i < rows_; ++i) {
            table_[i][kValue] -= table_[i][column];
            table_[i][column] = -table_[i][column];
        }
        at_zero_[column].is_turned = !at_zero_[column].is_turned;
    }

    void turn_row(std::size_t row) {
        for (std::size_t i = 0; i < columns_; ++i) table_[row][i] = -table_[row][i];
        table_[row][kValue] += divisor_;
        others_[row].is_turned = !others_[row].is_turned;
    }

    // Exchanges the variables of a row and a column. Each number is a minor of the first table, so it divides evenly.
    void pivot(std::size_t row, std::size_t column) {
        const Row& from = table_[row];
        const std::int64_t by = from[column];
        for (std::size_t i = 0; i < rows_; ++i) {
            Row& to = table_[i];
            const std::int64_t factor = to[column];
            if (i == row || (factor == 0 && by == divisor_)) continue;
            for (std::size_t j = 0; j < columns_; ++j) {
                const std::int64_t number = to[j] * by - factor * from[j];
                to[j] = static_cast<Number>(divisor_ == 1 ? number : number / divisor_);
            }
            to[column] = static_cast<Number>(-factor);
        }
        table_[row][column] = divisor_;
        divisor_ = static_cast<Number>(by);
        std::swap(others_[row], at_zero_[column]);
    }

    Relaxed read() const {
        const Row& goal = table_[kGoal];
        Relaxed relaxed{true, bases_ + (goal[kValue] + divisor_ - 1) / divisor_, kHouses, {}};
        for (std::size_t house = 0; house < kHouses; ++house) {
            relaxed.roles[house] = is_settled(allowed_[house]) ? allowed_[house] : kNoRole;
        }
        for (std::size_t i = kLevel; i < columns_; ++i) {
            const auto [house, is_bounded, is_turned] = at_zero_[i];
            if (house >= kHouses || goal[i] == 0) continue;
            if (goal[i] != divisor_) relaxed.split = house;
            relaxed.roles[house] = is_turned ? kBase : kCover;
        }
        return relaxed;
    }

    using Row = std::array<Number, kMostColumns>;

    const HouseRoles& allowed_;
    std::array<Cell, kMostColumns> cells_{};
    std::array<Variable, kMostColumns> at_zero_{};  // the variable of each column
    std::array<Variable, kMostRows> others_{};      // and of each row
    std::array<Row, kMostRows> table_{};
    Number divisor_ = 1;
    std::size_t columns_ = kLevel;
    std::size_t rows_ = kGoal + 1;
    int bases_ = 0;  // that are settled
};

}  // namespace

Relaxed relax(const Supposed& supposed, const HouseRoles& allowed) {
    return Amounts(supposed, allowed).solve();
}

}  // namespace retrace::techniques
