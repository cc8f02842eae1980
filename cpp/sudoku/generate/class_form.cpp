// Orders the lines by what surrounds them; where that is ambiguous, tries the few orders that make the
// second row of the solution smallest, once the first is 123456789.
#include "sudoku/generate/class_form.hpp"

#include <algorithm>
#include <array>
#include <optional>
#include <utility>

#include "sudoku/isomorphs/isomorphism.hpp"
#include "sudoku/split_mix.hpp"

namespace retrace::generate {
namespace {

using Lines = std::array<int, 9>;

Grid transposed(const Grid& grid) {
    Grid other;
    for (Cell cell = 0; cell < kCells; ++cell) {
        other[cell_at(column_of(cell), row_of(cell))] = grid[cell];
    }
    return other;
}

using isomorphs::kOrdersOfThree;

// Finds the smallest form of a solution and its puzzle, over both transpositions.
class Smallest {
  public:
    void offer(const Grid& puzzle, const Grid& solution) {
        puzzle_ = &puzzle;
        solution_ = &solution;
        for (int top = 0; top < 9; ++top) offer_top(top);
    }
    const Grid& form() const { return best_puzzle_; }

  private:
    static int mate(int row, int index) { return row / 3 * 3 + (row % 3 + index) % 3; }

    Digit digit(int row, int column) const { return (*solution_)[cell_at(row, column)]; }

    // Makes this row 123456789; the row with 4 below the 1 then comes second.
    void offer_top(int top) {
        for (int column = 0; column < 9; ++column) column_of_[digit(top, column)] = column;
        rows_[0] = top;
        for (int index = 1; index < 3; ++index) {
            rows_[1] = mate(top, index);
            rows_[2] = mate(top, 3 - index);
            for (int stack = 0; stack < 3; ++stack) {
                for (const auto& order : kOrdersOfThree) offer_stack(stack, order);
            }
        }
    }

    // Puts these columns first. If two digits below them lie in one stack of the top row, they are to be 4
    // and 5; the third digit is 6 if it lies in that stack, too, and otherwise 7.
    void offer_stack(int stack, const std::array<std::uint8_t, 3>& order) {
        for (std::size_t i = 0; i < 3; ++i) columns_[i] = stack * 3 + order[i];
        const int second = column_of_[digit(rows_[1], columns_[0])];
        const int next = column_of_[digit(rows_[1], columns_[1])];
        if (second / 3 != next / 3) return;
        columns_[3] = second;
        columns_[4] = next;
        columns_[5] = second / 3 * 9 + 3 - second - next;
        const int third = column_of_[digit(rows_[1], columns_[2])];
        const int last = 3 - stack - second / 3;
        const bool is_four_five_six = third == columns_[5];
        if (has_best_ && !is_four_five_six && best_[11] == 6) return;
        for (const auto& rest : kOrdersOfThree) {
            for (std::size_t i = 0; i < 3; ++i) columns_[6 + i] = last * 3 + rest[i];
            if (is_four_five_six || columns_[6] == third) offer_columns();
        }
    }

    // All columns are chosen, and with them the names of digits; only the order of the rows is open.
    void offer_columns() {
        std::array<Digit, 10> names{};
        for (std::size_t i = 0; i < 9; ++i) {
            names[digit(rows_[0], columns_[i])] = static_cast<Digit>(i + 1);
        }
        const auto first = [&](int row) { return names[digit(row, columns_[0])]; };
        const int band = rows_[0] / 3;
        std::array<Lines::iterator, 2> bands = {rows_.begin() + 3, rows_.begin() + 6};
        for (std::size_t i = 0; i < 2; ++i) {
            const int from = (band + 1 + static_cast<int>(i)) % 3 * 3;
            for (int row = 0; row < 3; ++row) bands[i][row] = from + row;
            std::sort(bands[i], bands[i] + 3, [&](int a, int b) { return first(a) < first(b); });
        }
        if (first(rows_[6]) < first(rows_[3])) std::swap_ranges(bands[0], bands[1], bands[1]);
        keep_smaller(names);
    }

    void keep_smaller(const std::array<Digit, 10>& names) {
        const auto in_form = [&](const Grid& grid, Cell cell) {
            const auto row = static_cast<std::size_t>(row_of(cell));
            const auto column = static_cast<std::size_t>(column_of(cell));
            return names[grid[cell_at(rows_[row], columns_[column])]];
        };
        int order = has_best_ ? 0 : -1;
        for (Cell cell = 9; cell < kCells && order == 0; ++cell) {
            order = in_form(*solution_, cell) - best_[cell];
        }
        if (order > 0) return;
        Grid puzzle;
        for (Cell cell = 0; cell < kCells; ++cell) puzzle[cell] = in_form(*puzzle_, cell);
        if (order == 0) {
            // Two forms of equal solutions come from an automorphism: the puzzle decides.
            best_puzzle_ = std::min(best_puzzle_, puzzle);
            return;
        }
        for (Cell cell = 0; cell < kCells; ++cell) best_[cell] = in_form(*solution_, cell);
        best_puzzle_ = puzzle;
        has_best_ = true;
    }

    const Grid* puzzle_ = nullptr;
    const Grid* solution_ = nullptr;
    std::array<int, 10> column_of_{};  // of each digit in the top row
    Lines rows_{};                     // of the solution, in the order of the form
    Lines columns_{};
    bool has_best_ = false;
    Grid best_;
    Grid best_puzzle_;
};

// Gives each line, digit and box a number, its colour, which describes its surroundings: alike puzzles have
// the same colours, in other cells. All colours begin equal, and each round adds those of the neighbours and
// which cells are givens. After a few rounds no two lines of most puzzles have the same colour, and then the
// order of the colours is the same in all alike puzzles.
class Colours {
  public:
    Colours(const Grid& puzzle, const Grid& solution) : puzzle_(puzzle), solution_(solution) {}

    void refine() {
        Colouring next;
        for (Cell cell = 0; cell < kCells; ++cell) {
            const auto row = static_cast<std::size_t>(row_of(cell));
            const auto column = static_cast<std::size_t>(column_of(cell));
            const auto box = static_cast<std::size_t>(box_of(cell));
            const std::size_t digit = solution_[cell] - 1U;
            // Rows and columns count alike, since a transposition exchanges them.
            const std::uint64_t around =
                SplitMix64::stirred(now_.rows[row] + now_.columns[column] + 3 * now_.digits[digit] +
                                    5 * now_.boxes[box] + (puzzle_[cell] == 0 ? 0 : 1));
            next.rows[row] += around;
            next.columns[column] += around;
            next.digits[digit] += around;
            next.boxes[box] += around;
        }
        for (auto* colours : {&next.rows, &next.columns, &next.digits, &next.boxes}) {
            for (std::uint64_t& colour : *colours) colour = SplitMix64::stirred(colour);
        }
        now_ = next;
    }

    // Empty where two of the colours that decide are equal.
    std::optional<Grid> form() const {
        auto rows = in_order(now_.rows);
        auto columns = in_order(now_.columns);
        if (!rows || !columns || rows->sum == columns->sum) return std::nullopt;
        const bool turns = columns->sum < rows->sum;
        if (turns) std::swap(rows, columns);
        std::array<Digit, 10> names{};
        const auto cell_of = [&](std::size_t row, std::size_t column) {
            const int down = rows->lines[row];
            const int across = columns->lines[column];
            return turns ? cell_at(across, down) : cell_at(down, across);
        };
        for (std::size_t i = 0; i < 9; ++i) {
            names[solution_[cell_of(0, i)]] = static_cast<Digit>(i + 1);
        }
        Grid form;
        for (std::size_t row = 0; row < 9; ++row) {
            for (std::size_t column = 0; column < 9; ++column) {
                form[static_cast<Cell>(row * 9 + column)] = names[puzzle_[cell_of(row, column)]];
            }
        }
        return form;
    }

  private:
    using Nine = std::array<std::uint64_t, 9>;

    struct Colouring {
        Nine rows{};
        Nine columns{};
        Nine digits{};
        Nine boxes{};
    };

    struct InOrder {
        Lines lines;
        std::uint64_t sum;
    };

    // Ordered by the colours of the bands, then of the lines in them; empty where two are equal.
    static std::optional<InOrder> in_order(const Nine& colours) {
        struct Band {
            std::uint64_t colour;
            std::array<int, 3> lines;
        };
        const auto colour_of = [&](int line) { return colours[static_cast<std::size_t>(line)]; };
        std::array<Band, 3> bands{};
        for (int band = 0; band < 3; ++band) {
            auto& [colour, lines] = bands[static_cast<std::size_t>(band)];
            lines = {3 * band, 3 * band + 1, 3 * band + 2};
            std::sort(lines.begin(), lines.end(),
                      [&](int a, int b) { return colour_of(a) < colour_of(b); });
            if (colour_of(lines[0]) == colour_of(lines[1]) ||
                colour_of(lines[1]) == colour_of(lines[2])) {
                return std::nullopt;
            }
            for (const int line : lines) colour = SplitMix64::stirred(colour + colour_of(line));
        }
        std::sort(bands.begin(), bands.end(),
                  [](const Band& a, const Band& b) { return a.colour < b.colour; });
        if (bands[0].colour == bands[1].colour || bands[1].colour == bands[2].colour) {
            return std::nullopt;
        }
        InOrder order{};
        std::size_t next = 0;
        for (const Band& band : bands) {
            order.sum = SplitMix64::stirred(order.sum + band.colour);
            for (const int line : band.lines) order.lines[next++] = line;
        }
        return order;
    }

    const Grid& puzzle_;
    const Grid& solution_;
    Colouring now_;
};

}  // namespace

Grid class_form(const Grid& puzzle, const Grid& solution) {
    Colours colours(puzzle, solution);
    for (int round = 0; round < 3; ++round) colours.refine();
    if (const auto form = colours.form()) return *form;
    Smallest smallest;
    smallest.offer(puzzle, solution);
    smallest.offer(transposed(puzzle), transposed(solution));
    return smallest.form();
}

std::uint64_t hash_of(const Grid& form) {
    std::uint64_t hash = 0xcbf29ce484222325U;  // FNV-1a, with a final mix
    for (const Digit digit : form.digits()) hash = (hash ^ digit) * 0x100000001b3U;
    hash ^= hash >> 32U;
    return hash * 0x9e3779b97f4a7c15U;
}

}  // namespace retrace::generate
