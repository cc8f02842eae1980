// Asks the search for a board with each digit that is drawn.
#include "varied/random_board.hpp"

#include <algorithm>
#include <numeric>

#include "sudoku/bits.hpp"

namespace retrace::varied {
namespace {

// In choices: a first board takes a few hundred, and with a digit more mostly fewer.
constexpr std::uint64_t kFirst = 200'000;
constexpr std::uint64_t kEach = 1'500;

// Cells with a digit of their own in each row; after them hardly any choice is left.
constexpr std::size_t kDrawnOfRow = 4;

}  // namespace

RandomBoard::RandomBoard(Rules rules, generate::Random& random)
    : rules_(std::move(rules)),
      search_(rules_),
      random_(random),
      candidates_(rules_.candidates),
      cells_(rules_.cells()),
      left_(kFirst) {
    std::iota(cells_.begin(), cells_.end(), Place{0});
    random_.shuffle(std::span(cells_));
    cells_.resize(std::min(cells_.size(), kDrawnOfRow * static_cast<std::size_t>(rules_.rows)));
    search_.restart(candidates_);
}

RandomBoard::Found RandomBoard::run(std::uint64_t budget) {
    while (budget > 0) {
        const std::uint64_t most = std::min(budget, left_);
        std::uint64_t rest = most;
        const Stop stop = search_.next(rest);
        budget -= most - rest;
        left_ -= most - rest;
        if (stop == Stop::paused && left_ > 0) return Found::open;
        if (drawn_ == 0 && stop != Stop::solution) {
            return stop == Stop::exhausted ? Found::none : Found::given_up;
        }
        if (stop == Stop::solution) board_ = search_.solution();
        if (drawn_ != 0 && stop == Stop::exhausted) {
            candidates_[cells_[at_]] &= ~drawn_;
        } else if (drawn_ != 0) {
            candidates_[cells_[at_]] = digit_bit(board_[cells_[at_]]);
            ++at_;
        }
        if (!draw_next()) return Found::board;
        budget -= std::min(budget, std::uint64_t{1});
    }
    return Found::open;
}

// False where all cells have their digits.
bool RandomBoard::draw_next() {
    for (; at_ < cells_.size(); ++at_) {
        const Place cell = cells_[at_];
        auto which = random_.below(static_cast<std::uint32_t>(count_bits(candidates_[cell])));
        Digits digits = candidates_[cell];
        while (which-- > 0) digits &= digits - 1;
        drawn_ = digits & (~digits + 1);
        if (drawn_ != digit_bit(board_[cell])) {
            auto tried = candidates_;
            tried[cell] = drawn_;
            search_.restart(tried);
            left_ = kEach;
            return true;
        }
        candidates_[cell] = drawn_;
    }
    return false;
}

}  // namespace retrace::varied
