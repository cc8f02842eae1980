// Narrows the rule on a board of its own cells.
#include "varied/alone.hpp"

#include <algorithm>
#include <utility>

#include "varied/ranges.hpp"

namespace retrace::varied {
namespace {

// The cells of a house that are among these, by their places there.
std::vector<Place> part_of(const std::vector<Place>& house, const std::vector<Place>& cells) {
    std::vector<Place> part;
    for (std::size_t i = 0; i < cells.size(); ++i) {
        if (ranges::count(house, cells[i]) > 0) part.push_back(static_cast<Place>(i));
    }
    return part;
}

}  // namespace

Alone::Alone(const Rule& rule, std::span<const std::vector<Place>> houses,
             std::span<const Digits> candidates, int digits)
    : cells_(rule.cells) {
    ranges::sort(cells_);
    cells_.erase(std::unique(cells_.begin(), cells_.end()), cells_.end());
    Rule alone = rule;
    for (Place& cell : alone.cells) {
        cell = static_cast<Place>(ranges::find(cells_, cell) - cells_.begin());
    }
    Rules rules{.digits = digits, .rows = 1, .columns = static_cast<int>(cells_.size())};
    for (const Place cell : cells_) rules.candidates.push_back(candidates[cell]);
    for (const auto& house : houses) {
        auto part = part_of(house, cells_);
        if (part.size() > 1) rules.houses.push_back(std::move(part));
    }
    rules.rules.push_back(std::move(alone));
    network_ = std::make_unique<const Network>(rules);
    board_ = std::make_unique<Board<std::uint32_t>>(*network_);
    candidates_.resize(cells_.size());
}

bool Alone::narrow(std::span<const Digits> candidates) {
    // Some are excluded by the rule, not by a constraint that runs.
    for (const Place cell : places(cells_.size())) {
        candidates_[cell] = candidates[cells_[cell]] & network_->candidates()[cell];
    }
    return board_->begin(candidates_);
}

std::optional<Candidates> left_by(const Rule& rule, std::span<const std::vector<Place>> houses,
                                  std::span<const Digits> candidates, int digits) {
    Alone alone(rule, houses, candidates, digits);
    if (!alone.narrow(candidates)) return std::nullopt;
    Candidates left{.cells = alone.cells(), .digits = {}};
    for (std::size_t i = 0; i < left.cells.size(); ++i) left.digits.push_back(alone.at(i));
    return left;
}

}  // namespace retrace::varied
