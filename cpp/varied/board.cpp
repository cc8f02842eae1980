// Cells that changed pass it on to their peers and relations at once; constraints wait until no cell is left, and the
// cheapest one runs first.
#include "varied/board.hpp"

#include <algorithm>

#include "varied/propagators.hpp"
#include "varied/side_clues.hpp"
#include "varied/sums.hpp"

namespace retrace::varied {

template <class Mask>
Board<Mask>::Board(const Network& network)
    : network_(network),
      all_(digits_to(network.digits())),
      masks_(network.cell_count()),
      is_changed_(network.cell_count()),
      dirty_(network.words()) {}

template <class Mask>
bool Board<Mask>::begin(std::span<const Digits> candidates) {
    forget();
    for (const Place cell : places(masks_.size())) {
        const Digits digits = candidates[cell];
        masks_[cell] = static_cast<Mask>(digits);
        if (digits == 0) return false;
        note(cell, digits);
    }
    return settle();
}

template <class Mask>
bool Board<Mask>::settle() {
    for (;;) {
        if (!spread()) break;
        const std::size_t next = take_dirty();
        if (next == network_.constraints().size()) return true;
        if (!run(network_.constraints()[next])) break;
    }
    forget();
    return false;
}

// Cells of one candidate first: they say the most.
template <class Mask>
bool Board<Mask>::spread() {
    for (;;) {
        if (!singles_.empty()) {
            const Place cell = singles_.back();
            singles_.pop_back();
            is_changed_[cell] = 0;
            current_ = cell;
            const Digits others = ~Digits{masks_[cell]};
            for (const Place peer : network_.peers_of(cell)) {
                if (!narrow(peer, others)) return false;
            }
            if (!spread_from(cell)) return false;
        } else if (!changed_.empty()) {
            const Place cell = changed_.back();
            changed_.pop_back();
            if (is_changed_[cell] == 0) continue;
            is_changed_[cell] = 0;
            if (!spread_from(cell)) return false;
        } else {
            return true;
        }
    }
}

template <class Mask>
bool Board<Mask>::spread_from(Place cell) {
    const std::size_t digits = masks_[cell];
    for (const Arc& arc : network_.arcs_of(cell)) {
        const auto& of = network_.relation(arc.relation).of;
        Digits goes = of[0][digits & 0xff] | of[1][digits >> 8U & 0xff];
        if constexpr (sizeof(Mask) > 2) {
            goes |= of[2][digits >> 16U & 0xff] | of[3][digits >> 24U & 0xff];
        }
        if (!narrow(arc.to, goes)) return false;
    }
    const auto watchers = network_.watchers_of(cell);
    for (std::size_t i = 0; i < watchers.size(); ++i) {
        dirty_[i] |= watchers[i];
        if (watchers[i] != 0 && i < first_dirty_) first_dirty_ = i;
    }
    return true;
}

template <class Mask>
void Board<Mask>::forget() {
    for (const Place cell : changed_) is_changed_[cell] = 0;
    changed_.clear();
    singles_.clear();
    std::fill(dirty_.begin(), dirty_.end(), 0);
    first_dirty_ = dirty_.size();
}

template <class Mask>
bool Board<Mask>::run_alone(std::size_t constraint, std::vector<Place>& narrowed) {
    const bool is_possible = run(network_.constraints()[constraint]);
    narrowed.assign(singles_.begin(), singles_.end());
    narrowed.insert(narrowed.end(), changed_.begin(), changed_.end());
    forget();
    return is_possible;
}

// The number of constraints where none is left.
template <class Mask>
std::size_t Board<Mask>::take_dirty() {
    for (; first_dirty_ < dirty_.size(); ++first_dirty_) {
        std::uint64_t& word = dirty_[first_dirty_];
        if (word == 0) continue;
        const auto bit = static_cast<std::size_t>(std::countr_zero(word));
        word &= word - 1;
        return first_dirty_ * 64 + bit;
    }
    return network_.constraints().size();
}

template <class Mask>
bool Board<Mask>::run(const Constraint& each) {
    switch (each.task) {
        case Task::house:
            return run_house(each);
        case Task::exchange:
            return run_exchange(each);
        case Task::quadruple:
            return run_quadruple(each);
        case Task::set:
            return run_set(each);
        case Task::sum:
            return run_sum(each);
        case Task::equal_sums:
            return run_equal_sums(each);
        case Task::index:
            return run_index(each);
        case Task::ends:
            return run_ends(each);
        case Task::x_sum:
            return run_x_sum(each);
        case Task::skyscraper:
            return run_skyscraper(each);
        case Task::sandwich:
            return run_sandwich(each);
    }
    return true;
}

template class Board<std::uint16_t>;
template class Board<std::uint32_t>;

}  // namespace retrace::varied
