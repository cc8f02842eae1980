// Walks the path and writes it down as numbers.
#include "wasm/techniques/path_call.hpp"

#include "wasm/techniques/deduction_numbers.hpp"

namespace retrace::techniques {

PathCall::PathCall(const Grid& givens, Order order) : standing_(standing_of(givens)) {
    const bool is_unique = standing_ == Standing::unique;
    if (is_unique || standing_ == Standing::several) path_.emplace(givens, order, is_unique);
}

bool PathCall::run(double budget) {
    if (!path_) return true;
    const PathState state = path_->run(from_number(budget));
    if (state == PathState::found) steps_.push_back(path_->deduction());
    is_solved_ = state == PathState::solved;
    return is_solved_ || state == PathState::stuck;
}

Numbers PathCall::answer() {
    answer_ = {static_cast<double>(standing_), is_solved_ ? 1.0 : 0.0};
    for (const Deduction& step : steps_) put(step);
    return answer_;
}

// Three numbers, six lists and the digits.
void PathCall::put(const Deduction& step) {
    const Evidence& evidence = step.evidence;
    answer_.insert(answer_.end(),
                   {static_cast<double>(step.technique->id), static_cast<double>(step.rating),
                    static_cast<double>(number_of(step.placement))});
    put_list(numbers_of(step.eliminations));
    put_list(numbers_of(evidence.cells));
    put_list(numbers_of(evidence.candidates));
    put_list(numbers_of(evidence.links));
    put_list(numbers_of(evidence.houses));
    put_list(numbers_of(evidence.crossed));
    answer_.push_back(bits_of(evidence.digits));
}

// Its length, then what is in it.
void PathCall::put_list(const std::vector<int>& numbers) {
    answer_.push_back(static_cast<double>(numbers.size()));
    answer_.insert(answer_.end(), numbers.begin(), numbers.end());
}

std::unique_ptr<PathCall> start_path(std::string_view puzzle, bool is_classic) {
    const auto givens = Grid::from_line(puzzle);
    const Order order = is_classic ? Order::classic : Order::teaching;
    return givens ? std::make_unique<PathCall>(*givens, order) : nullptr;
}

}  // namespace retrace::techniques
