// Narrows the rule on a board of its own cells.
#include "varied/alone.hpp"

#include <algorithm>
#include <utility>

#include "varied/board.hpp"
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

std::optional<Candidates> left_by(const Rule& rule, std::span<const std::vector<Place>> houses,
                                  std::span<const Digits> candidates, int digits) {
    Candidates left{.cells = rule.cells, .digits = {}};
    auto& cells = left.cells;
    ranges::sort(cells);
    cells.erase(std::unique(cells.begin(), cells.end()), cells.end());
    Rule alone = rule;
    for (Place& cell : alone.cells) {
        cell = static_cast<Place>(ranges::find(cells, cell) - cells.begin());
    }
    Rules rules{.digits = digits, .rows = 1, .columns = static_cast<int>(cells.size())};
    for (const Place cell : cells) rules.candidates.push_back(candidates[cell]);
    for (const auto& house : houses) {
        auto part = part_of(house, cells);
        if (part.size() > 1) rules.houses.push_back(std::move(part));
    }
    rules.rules.push_back(std::move(alone));
    const Network network(rules);
    Board<std::uint32_t> board(network);
    if (!board.begin(network.candidates())) return std::nullopt;
    for (const Place cell : places(cells.size())) left.digits.push_back(board.at(cell));
    return left;
}

}  // namespace retrace::varied
