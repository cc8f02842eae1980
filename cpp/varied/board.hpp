// The candidates of all cells, and their narrowing until no rule has more to say.
#pragma once

#include <bit>
#include <cstdint>
#include <span>
#include <vector>

#include "sudoku/bits.hpp"
#include "varied/network.hpp"

namespace retrace::varied {

constexpr int least_of(Digits digits) {
    return std::countr_zero(digits) + 1;
}

constexpr int most_of(Digits digits) {
    return 32 - std::countl_zero(digits);
}

// `Mask`: 16 bits for puzzles of up to 16 digits, else 32.
template <class Mask>
class Board {
  public:
    explicit Board(const Network& network);

    // Narrows all cells from these candidates on; false where that leaves a cell nothing.
    bool begin(std::span<const Digits> candidates);
    // Narrows a cell and all that follows from it.
    bool decide(Place cell, Digits keep) {
        current_ = cell;
        return narrow(cell, keep) && settle();
    }
    // Narrows on from the cells that were narrowed; false where that leaves a cell nothing.
    bool settle();
    // For a search that has consequences of its own: sets a cell, and runs one constraint with nothing that follows; the cells
    // that this narrowed, perhaps twice. Where it fails one may have no digit left.
    void put(Place cell, Digits digits) { masks_[cell] = static_cast<Mask>(digits); }
    bool run_alone(std::size_t constraint, std::vector<Place>& narrowed);
    // False where it leaves the cell nothing.
    bool narrow(Place cell, Digits keep) {
        const Digits before = masks_[cell];
        const Digits after = before & keep;
        if (after == before) return true;
        masks_[cell] = static_cast<Mask>(after);
        if (after == 0) return false;
        note(cell, after);
        return true;
    }

    Digits at(Place cell) const { return masks_[cell]; }
    const std::vector<Mask>& masks() const { return masks_; }
    void restore(std::span<const Mask> masks) { masks_.assign(masks.begin(), masks.end()); }
    // The cell whose consequences were worked on last.
    Place current() const { return current_; }

  private:
    void note(Place cell, Digits digits) {
        if (has_one_bit(digits)) {
            singles_.push_back(cell);
        } else if (is_changed_[cell] == 0) {
            is_changed_[cell] = 1;
            changed_.push_back(cell);
        }
    }

    bool spread();
    bool spread_from(Place cell);
    void forget();
    std::size_t take_dirty();

    bool run(const Constraint& each);
    bool run_house(const Constraint& each);
    // The candidates that some of the cells have, that several have, and that are the only one of a cell.
    struct Seen {
        Digits once = 0;
        Digits twice = 0;
        Digits fixed = 0;
    };
    Seen seen_in(std::span<const Place> cells) const;
    // Each of these digits has one place left among the cells, if any.
    bool place_hidden(std::span<const Place> cells, Digits hidden);
    bool run_exchange(const Constraint& each);
    bool run_quadruple(const Constraint& each);
    bool run_set(const Constraint& each);
    bool run_sum(const Constraint& each);
    bool bound_sum(const Constraint& each);
    bool pair_sum(const Constraint& each);
    bool run_equal_sums(const Constraint& each);
    bool run_index(const Constraint& each);
    bool run_ends(const Constraint& each);
    bool run_x_sum(const Constraint& each);
    bool run_skyscraper(const Constraint& each);
    bool run_sandwich(const Constraint& each);

    Digits fits(const Constraint& each, std::span<const Place> cells, std::size_t lists) const;
    bool place(std::span<const Place> cells, Digits digits, Digits* keep) const;
    bool keep_all(std::span<const Place> cells, std::span<const Digits> keep);

    const Network& network_;
    Digits all_;
    std::vector<Mask> masks_;
    std::vector<Place> singles_;
    std::vector<Place> changed_;
    std::vector<std::uint8_t> is_changed_;
    std::vector<std::uint64_t> dirty_;
    std::size_t first_dirty_ = 0;  // no word before it has a bit
    Place current_ = 0;
};

extern template class Board<std::uint16_t>;
extern template class Board<std::uint32_t>;

}  // namespace retrace::varied
