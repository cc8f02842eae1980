// Goes the way of the teaching order until a step needs more than the wanted technique.
#include "sudoku/techniques/needed.hpp"

#include <algorithm>

namespace retrace::techniques {

Needed::Needed(const Grid& givens, const Technique& wanted)
    : path_(givens, Order::teaching, true), wanted_(&wanted) {
    const auto order = finders(Order::teaching);
    const auto place = std::find_if(order.begin(), order.end(),
                                    [&](const Finder& finder) { return finder.only == &wanted; });
    last_ = static_cast<std::size_t>(place - order.begin());
}

bool Needed::run(std::uint64_t budget) {
    for (; budget > 0; --budget) {
        switch (path_.run(1)) {
            case PathState::running:
                if (++in_vain_ > last_) return true;
                break;
            case PathState::found:
                in_vain_ = 0;
                is_met_ = is_met_ || path_.deduction().technique == wanted_;
                break;
            case PathState::solved:
                is_needed_ = is_met_;
                return true;
            case PathState::stuck:
            case PathState::needs_nested:
                return true;
        }
    }
    return false;
}

}  // namespace retrace::techniques
