// Walks the path and keeps its steps.
#include "wasm/techniques/path_call.hpp"

#include <utility>
#include <variant>

#include "wasm/techniques/nested_here.hpp"

namespace retrace::techniques {

PathCall::PathCall(const Grid& givens, const Repertoire& repertoire)
    : standing_(standing_of(givens)) {
    const bool is_unique = standing_ == Standing::unique;
    if (is_unique || standing_ == Standing::several) {
        path_.emplace(Candidates(givens), repertoire, is_unique, nested_here());
        path_->tell_inner();
    }
}

bool PathCall::run(std::uint64_t budget) {
    if (!path_) return true;
    const PathState state = path_->run(budget);
    if (state == PathState::found) steps_.push_back(path_->deduction());
    is_solved_ = state == PathState::solved;
    needs_nested_ = state == PathState::needs_nested;
    return is_solved_ || needs_nested_ || state == PathState::stuck;
}

PathNews PathCall::news() {
    const std::size_t begin = std::exchange(told_, steps_.size());
    return {standing_, begin, std::span(steps_).subspan(begin)};
}

}  // namespace retrace::techniques

namespace retrace {

std::optional<techniques::Repertoire> repertoire_of(techniques::Order order,
                                                    std::string_view list) {
    if (list.empty()) return techniques::Repertoire{order, techniques::TechniqueSet{}.set()};
    const auto read = techniques::read_techniques(list);
    const auto* used = std::get_if<techniques::TechniqueSet>(&read);
    if (used == nullptr || used->none()) return std::nullopt;
    return techniques::Repertoire{order, *used};
}

std::unique_ptr<techniques::PathCall> start_path(std::string_view puzzle, techniques::Order order,
                                                 std::string_view techniques) {
    const auto givens = Grid::from_line(puzzle);
    const auto repertoire = repertoire_of(order, techniques);
    return givens && repertoire ? std::make_unique<techniques::PathCall>(*givens, *repertoire)
                                : nullptr;
}

}  // namespace retrace
