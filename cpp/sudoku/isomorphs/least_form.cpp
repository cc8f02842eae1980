// Puts the least row first, then the least of those that may follow, and so on; rows and orders that are equally small are
// tried one after another. A try ends as soon as it is behind the best.
#include "sudoku/isomorphs/least_form.hpp"

#include <algorithm>
#include <array>
#include <utility>

#include "sudoku/bits.hpp"
#include "sudoku/isomorphs/row_order.hpp"

namespace retrace::isomorphs {
namespace {

// One of the two ways in which the puzzle can lie.
struct Lying {
    std::array<Row, 9> rows{};
    std::array<bool, 9> is_empty{};

    Lying(const Grid& puzzle, bool transposes) {
        is_empty.fill(true);
        for (Cell cell = 0; cell < kCells; ++cell) {
            auto row = static_cast<std::size_t>(row_of(cell));
            auto column = static_cast<std::size_t>(column_of(cell));
            if (transposes) std::swap(row, column);
            rows[row][column] = puzzle[cell];
            if (puzzle[cell] != 0) is_empty[row] = false;
        }
    }

    bool is_empty_band(std::size_t band) const {
        return is_empty[band * 3] && is_empty[band * 3 + 1] && is_empty[band * 3 + 2];
    }

    // In how many ways the empty rows change places among themselves.
    std::uint64_t ways_of_empty() const {
        std::uint64_t ways = 1;
        std::size_t empty_bands = 0;
        for (std::size_t band = 0; band < 3; ++band) {
            const auto from = is_empty.begin() + static_cast<long>(band) * 3;
            ways *= factorial(static_cast<std::size_t>(std::count(from, from + 3, true)));
            if (is_empty_band(band)) ++empty_bands;
        }
        return ways * factorial(empty_bands);
    }
};

class Search {
  public:
    explicit Search(const Grid& puzzle)
        : puzzle_(&puzzle),
          lyings_{Lying(puzzle, false), Lying(puzzle, true)},
          is_completed_(puzzle.blanks() == 0) {
        best_.fill(kNoRow);
    }

    LeastForm run() {
        LeastRows& first = next_[0];
        first.start(kNoRow);
        for (const bool transposes : {false, true}) {
            PartialOrder order;
            order.transposes = transposes;
            add_rows(order, 0);
        }
        go_on(0);
        LeastForm result{applied(map_, *puzzle_), map_, ways_};
        result.automorphisms *=
            lyings_[map_.transposes ? 1 : 0].ways_of_empty() * ways_of_missing_digits();
        return result;
    }

    std::vector<Isomorphism> run_for_all() {
        run();
        return std::move(all_);
    }

  private:
    std::uint64_t ways_of_missing_digits() const {
        std::uint16_t digits = 0;
        for (const Digit digit : puzzle_->digits())
            digits |= static_cast<std::uint16_t>(1U << digit);
        return factorial(static_cast<std::size_t>(9 - count_bits(unsigned{digits} >> 1U)));
    }

    // Tries the rows that may stand at `at`: the rest of a band that is begun, or any of a band that is not.
    void add_rows(const PartialOrder& order, std::size_t at) {
        const Lying& lying = lyings_[order.transposes ? 1 : 0];
        const std::size_t from = at % 3 == 0 ? 0 : order.rows[at - 1] / 3U * 3U;
        const std::size_t to = at % 3 == 0 ? 9 : from + 3;
        for (std::size_t row = from; row < to; ++row) {
            const bool is_begun = (order.used >> (row / 3 * 3) & 7U) != 0;
            if ((order.used >> row & 1U) != 0 || (at % 3 == 0 && is_begun)) continue;
            if (repeats(lying, order, row, at)) continue;
            next_[at].add(order, lying.rows[row], static_cast<std::uint8_t>(row), at);
        }
    }

    // The first of several empty rows is tried alone, since each of them leads to the same forms.
    static bool repeats(const Lying& lying, const PartialOrder& order, std::size_t row,
                        std::size_t at) {
        if (!lying.is_empty[row]) return false;
        const auto is_free = [&](std::size_t other) { return (order.used >> other & 1U) == 0; };
        const std::size_t band = row / 3;
        for (std::size_t other = band * 3; other < row; ++other) {
            if (is_free(other) && lying.is_empty[other]) return true;
        }
        if (at % 3 != 0 || !lying.is_empty_band(band)) return false;
        for (std::size_t other = 0; other < band; ++other) {
            if (is_free(other * 3) && lying.is_empty_band(other)) return true;
        }
        return false;
    }

    // Goes on from each of the orders in which the row `at` is least.
    void go_on(std::size_t at) {
        const LeastRows& rows = next_[at];
        if (rows.found().empty()) return;
        if (rows.least() < best_[at]) {
            best_[at] = rows.least();
            std::fill(best_.begin() + static_cast<long>(at) + 1, best_.end(), kNoRow);
            ways_ = 0;
            all_.clear();
        }
        for (const PartialOrder& order : rows.found()) {
            if (at == 8) {
                keep(order);
                continue;
            }
            next_[at + 1].start(best_[at + 1]);
            add_rows(order, at + 1);
            go_on(at + 1);
        }
    }

    void keep(const PartialOrder& order) {
        if (ways_ == 0 || is_completed_) {
            map_ = {order.transposes, order.rows, order.columns, order.names};
            Digit next = order.next;
            for (std::size_t digit = 1; digit < 10; ++digit) {
                if (map_.names[digit] == 0) map_.names[digit] = next++;
            }
        }
        if (is_completed_) all_.push_back(map_);
        ways_ += order.ways();
    }

    const Grid* puzzle_;
    std::array<Lying, 2> lyings_;
    std::array<LeastRows, 9> next_;
    std::array<RowText, 9> best_{};
    bool is_completed_;
    Isomorphism map_;                 // to the best
    std::vector<Isomorphism> all_{};  // to the best so far, of a completed grid
    std::uint64_t ways_ = 0;          // to the best so far
};

}  // namespace

LeastForm least_form(const Grid& puzzle) {
    return Search(puzzle).run();
}

std::vector<Isomorphism> maps_to_least_form(const Grid& completed) {
    return Search(completed).run_for_all();
}

FormInSolution form_in_solution(const Grid& puzzle, const Grid& solution) {
    const std::vector<Isomorphism> maps = maps_to_least_form(solution);
    FormInSolution form{applied(maps.front(), solution), applied(maps.front(), puzzle)};
    for (const Isomorphism& map : maps) {
        form.puzzle = std::min(form.puzzle, applied(map, puzzle));
    }
    return form;
}

}  // namespace retrace::isomorphs
