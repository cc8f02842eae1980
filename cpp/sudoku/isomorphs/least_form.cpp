// Tries each row as the first, each order of columns that makes it least, and then puts the least row next; rows that
// are equally small are tried one after another. A try ends as soon as it is behind the best.
#include "sudoku/isomorphs/least_form.hpp"

#include <algorithm>
#include <array>
#include <limits>
#include <utility>

#include "sudoku/bits.hpp"

namespace retrace::isomorphs {
namespace {

constexpr std::uint64_t factorial(int n) {
    return n < 2 ? 1 : static_cast<std::uint64_t>(n) * factorial(n - 1);
}

// Nine digits as a number: of two rows the one that comes first has the smaller one.
using RowText = std::uint64_t;
constexpr RowText kNoRow = std::numeric_limits<RowText>::max();

// One of the two ways in which the puzzle can lie, with what is known of its lines.
struct Lying {
    std::array<std::array<Digit, 9>, 9> rows{};
    std::array<std::uint16_t, 9> row_givens{};  // bit i: column i
    std::array<std::uint16_t, 9> column_givens{};

    Lying(const Grid& puzzle, bool transposes) {
        for (Cell cell = 0; cell < kCells; ++cell) {
            auto row = static_cast<std::size_t>(row_of(cell));
            auto column = static_cast<std::size_t>(column_of(cell));
            if (transposes) std::swap(row, column);
            rows[row][column] = puzzle[cell];
            if (puzzle[cell] == 0) continue;
            row_givens[row] |= static_cast<std::uint16_t>(1U << column);
            column_givens[column] |= static_cast<std::uint16_t>(1U << row);
        }
    }
};

// In how many ways the empty lines of one direction change places among themselves.
std::uint64_t ways_of_empty(const std::array<std::uint16_t, 9>& givens) {
    std::uint64_t ways = 1;
    int empty_bands = 0;
    for (std::size_t band = 0; band < 9; band += 3) {
        const auto empty =
            static_cast<int>(std::count(givens.begin() + static_cast<long>(band),
                                        givens.begin() + static_cast<long>(band) + 3, 0));
        ways *= factorial(empty);
        if (empty == 3) ++empty_bands;
    }
    return ways * factorial(empty_bands);
}

class Search {
  public:
    explicit Search(const Grid& puzzle) {
        best_.fill(kNoRow);
        puzzle_ = &puzzle;
    }

    LeastForm run() {
        const std::array lyings{Lying(*puzzle_, false), Lying(*puzzle_, true)};
        std::array<int, 3> least{9, 9, 9};
        for (const Lying& lying : lyings) {
            for (const std::uint16_t givens : lying.row_givens) {
                least = std::min(least, counts_of(givens));
            }
        }
        for (std::size_t i = 0; i < 2; ++i) {
            lying_ = &lyings[i];
            now_.transposes = i == 1;
            for (std::uint8_t row = 0; row < 9; ++row) {
                if (counts_of(lying_->row_givens[row]) == least && !repeats(row, 0)) try_first(row);
            }
        }
        LeastForm result{applied(map_, *puzzle_), map_, ways_};
        result.automorphisms *= ways_of_empty(lyings[0].row_givens) *
                                ways_of_empty(lyings[0].column_givens) * ways_of_missing_digits();
        return result;
    }

  private:
    // Givens in each stack, the fewest first, as the stacks stand in the least first row.
    static std::array<int, 3> counts_of(std::uint16_t givens) {
        std::array counts{count_bits(givens & 7U), count_bits(unsigned{givens} >> 3U & 7U),
                          count_bits(unsigned{givens} >> 6U & 7U)};
        std::sort(counts.begin(), counts.end());
        return counts;
    }

    std::uint64_t ways_of_missing_digits() const {
        std::uint16_t digits = 0;
        for (const Digit digit : puzzle_->digits())
            digits |= static_cast<std::uint16_t>(1U << digit);
        return factorial(9 - count_bits(unsigned{digits} >> 1U));
    }

    // The first of several empty rows is tried alone, since each of them leads to the same forms.
    bool repeats(std::uint8_t row, std::size_t at) const {
        if (lying_->row_givens[row] != 0) return false;
        const int band = row / 3;
        for (int other = band * 3; other < row; ++other) {
            if (is_free(other) && lying_->row_givens[static_cast<std::size_t>(other)] == 0)
                return true;
        }
        if (at % 3 != 0 || !is_empty_band(band)) return false;
        for (int other = 0; other < band; ++other) {
            if (is_free(other * 3) && is_empty_band(other)) return true;
        }
        return false;
    }
    bool is_free(int row) const { return (used_ >> static_cast<unsigned>(row) & 1U) == 0; }
    bool is_empty_band(int band) const {
        const auto from = static_cast<std::size_t>(band) * 3;
        return (lying_->row_givens[from] | lying_->row_givens[from + 1] |
                lying_->row_givens[from + 2]) == 0;
    }

    void try_first(std::uint8_t row) {
        const std::uint16_t givens = lying_->row_givens[row];
        const auto count = [&](std::uint8_t stack) {
            return count_bits(unsigned{givens} >> (3U * stack) & 7U);
        };
        for (const auto& order : kOrdersOfThree) {
            if (count(order[0]) > count(order[1]) || count(order[1]) > count(order[2])) continue;
            if (repeats_stack(order)) continue;
            order_stack(row, order, 0);
        }
    }

    bool is_empty_stack(std::size_t stack) const {
        return (lying_->column_givens[stack * 3] | lying_->column_givens[stack * 3 + 1] |
                lying_->column_givens[stack * 3 + 2]) == 0;
    }
    // Empty stacks keep their order.
    bool repeats_stack(const std::array<std::uint8_t, 3>& order) const {
        int last = -1;
        for (const std::uint8_t stack : order) {
            if (!is_empty_stack(stack)) continue;
            if (stack < last) return true;
            last = stack;
        }
        return false;
    }

    // Blanks of the first row come first in each stack, and empty columns keep their order.
    void order_stack(std::uint8_t row, const std::array<std::uint8_t, 3>& stacks,
                     std::size_t index) {
        if (index == 3) return try_columns(row);
        const unsigned from = stacks[index] * 3U;
        for (const auto& order : kOrdersOfThree) {
            bool was_given = false;
            int last_empty = -1;
            bool fits = true;
            for (std::size_t i = 0; i < 3 && fits; ++i) {
                const unsigned column = from + order[i];
                const bool is_given = (lying_->row_givens[row] >> column & 1U) != 0;
                fits = is_given || !was_given;
                was_given = is_given;
                if (lying_->column_givens[column] == 0) {
                    fits = fits && static_cast<int>(column) > last_empty;
                    last_empty = static_cast<int>(column);
                }
                now_.columns[index * 3 + i] = static_cast<std::uint8_t>(column);
            }
            if (fits) order_stack(row, stacks, index + 1);
        }
    }

    void try_columns(std::uint8_t row) {
        now_.names = {};
        used_ = 0;
        place(row, 0, 1);
    }

    // The row's text with the names so far; a digit without a name gets the next.
    RowText text_of(std::uint8_t row, Digit next) const {
        std::array<Digit, 10> fresh{};
        RowText text = 0;
        for (const std::uint8_t column : now_.columns) {
            const Digit digit = lying_->rows[row][column];
            Digit name = now_.names[digit];
            if (digit != 0 && name == 0) {
                if (fresh[digit] == 0) fresh[digit] = next++;
                name = fresh[digit];
            }
            text = text << 4U | name;
        }
        return text;
    }

    // Puts the row there, names its new digits and goes on.
    void place(std::uint8_t row, std::size_t at, Digit next) {
        const RowText text = text_of(row, next);
        if (text > best_[at]) return;
        if (text < best_[at]) {
            best_[at] = text;
            std::fill(best_.begin() + static_cast<long>(at) + 1, best_.end(), kNoRow);
            ways_ = 0;
        }
        const std::array<Digit, 10> names = now_.names;
        for (const std::uint8_t column : now_.columns) {
            const Digit digit = lying_->rows[row][column];
            if (digit != 0 && now_.names[digit] == 0) now_.names[digit] = next++;
        }
        now_.rows[at] = row;
        used_ |= static_cast<std::uint16_t>(1U << row);
        go_on(at + 1, next);
        used_ &= static_cast<std::uint16_t>(~(1U << row));
        now_.names = names;
    }

    void go_on(std::size_t at, Digit next) {
        if (at == 9) return keep();
        std::array<RowText, 9> texts{};
        RowText least = best_[at];
        const int band = at % 3 == 0 ? -1 : now_.rows[at - 1] / 3;
        for (std::uint8_t row = 0; row < 9; ++row) {
            texts[row] = kNoRow;
            if (!is_free(row) || (band >= 0 ? row / 3 != band : !is_free_band(row / 3))) continue;
            if (repeats(row, at)) continue;
            texts[row] = text_of(row, next);
            least = std::min(least, texts[row]);
        }
        for (std::uint8_t row = 0; row < 9; ++row) {
            if (texts[row] == least && least != kNoRow) place(row, at, next);
        }
    }
    bool is_free_band(int band) const {
        return (used_ >> (3U * static_cast<unsigned>(band)) & 7U) == 0;
    }

    void keep() {
        if (ways_++ > 0) return;
        map_ = now_;
        Digit next = 1;
        for (const Digit name : now_.names)
            next = std::max<Digit>(next, static_cast<Digit>(name + 1));
        for (std::size_t digit = 1; digit < 10; ++digit) {
            if (map_.names[digit] == 0) map_.names[digit] = next++;
        }
    }

    const Grid* puzzle_;
    const Lying* lying_ = nullptr;
    Isomorphism now_;
    std::uint16_t used_ = 0;  // rows that are placed
    std::array<RowText, 9> best_{};
    Isomorphism map_;         // to the best
    std::uint64_t ways_ = 0;  // to the best so far
};

}  // namespace

LeastForm least_form(const Grid& puzzle) {
    return Search(puzzle).run();
}

}  // namespace retrace::isomorphs
