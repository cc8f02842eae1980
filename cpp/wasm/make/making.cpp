// Checks what JavaScript sends, then makes a puzzle.
#include "wasm/make/making.hpp"

#include "sudoku/generate/random.hpp"

namespace retrace {

bool Making::run(std::uint64_t budget) {
    if (rating_) return is_rated_ = is_rated_ || rating_->run(1);
    if (!generator_.run(budget)) return false;
    const bool is_rated = generator_.ratings().has_value();
    if (!is_rated) rating_.emplace(*generator_.puzzle());
    return is_rated;
}

MadePuzzle Making::answer() const {
    const techniques::Ratings& ratings =
        generator_.ratings() ? *generator_.ratings() : rating_->ratings();
    return {*generator_.puzzle(),    generator_.solution(), ratings.hardest,
            ratings.first_placement, ratings.first_step,    ratings.technique};
}

std::optional<generate::Fault> fault_in(const std::optional<OrderGiven>& order) {
    const auto whole = order_in(order);
    return whole ? generate::fault_of(*whole) : std::nullopt;
}

std::unique_ptr<Making> start_making(const std::optional<OrderGiven>& order, std::uint64_t seed,
                                     std::uint64_t number) {
    const auto possible = possible_order(order);
    if (!possible) return nullptr;
    return std::make_unique<Making>(*possible, generate::seed_in_series(seed, number));
}

}  // namespace retrace
