// Walks the path and keeps its steps.
#include "wasm/techniques/path_call.hpp"

namespace retrace::techniques {

PathCall::PathCall(const Grid& givens, Order order) : standing_(standing_of(givens)) {
    const bool is_unique = standing_ == Standing::unique;
    if (is_unique || standing_ == Standing::several) path_.emplace(givens, order, is_unique);
}

bool PathCall::run(std::uint64_t budget) {
    if (!path_) return true;
    const PathState state = path_->run(budget);
    if (state == PathState::found) steps_.push_back(path_->deduction());
    is_solved_ = state == PathState::solved;
    return is_solved_ || state == PathState::stuck;
}

}  // namespace retrace::techniques

namespace retrace {

std::unique_ptr<techniques::PathCall> start_path(std::string_view puzzle, bool is_classic) {
    using techniques::Order;
    const auto givens = Grid::from_line(puzzle);
    const Order order = is_classic ? Order::classic : Order::teaching;
    return givens ? std::make_unique<techniques::PathCall>(*givens, order) : nullptr;
}

}  // namespace retrace
