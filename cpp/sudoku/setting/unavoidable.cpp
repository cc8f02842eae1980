// Where some digits are taken away, each further solution differs from the known one in an unavoidable set.
#include "sudoku/setting/unavoidable.hpp"

#include <algorithm>
#include <bit>

#include "sudoku/engine/meter.hpp"
#include "sudoku/engine/start.hpp"

namespace retrace::setting {
namespace {

constexpr int kFewestDigits = 2;
constexpr int kMostDigits = 4;

void keep(CellSet set, std::vector<CellSet>& sets) {
    const auto is_within_set = [&](CellSet other) { return (other & set) == other; };
    if (std::any_of(sets.begin(), sets.end(), is_within_set)) return;
    const auto has_set = [&](CellSet other) { return (other & set) == set; };
    sets.erase(std::remove_if(sets.begin(), sets.end(), has_set), sets.end());
    sets.push_back(set);
}

}  // namespace

std::vector<CellSet> unavoidable_sets(const Grid& solution, std::size_t largest) {
    std::vector<CellSet> sets;
    engine::BoardSearch search;
    for (unsigned digits = 0; digits < 1U << 9U; ++digits) {
        const int count = std::popcount(digits);
        if (count < kFewestDigits || count > kMostDigits) continue;
        Grid others = solution;
        for (Cell cell = 0; cell < kCells; ++cell) {
            if ((digits >> (solution[cell] - 1U) & 1U) != 0) others[cell] = 0;
        }
        engine::start(search, others);
        engine::Meter meter(~std::uint64_t{0});
        engine::visit_solutions(search, meter, [&](const engine::Board& solved) {
            const CellSet changed = differences(engine::grid_of(solved), solution);
            if (!changed.empty() && changed.size() <= largest) keep(changed, sets);
            return true;
        });
    }
    std::stable_sort(sets.begin(), sets.end(),
                     [](CellSet a, CellSet b) { return a.size() < b.size(); });
    return sets;
}

}  // namespace retrace::setting
