// The table of strategies: each row is a pair of policies, or an engine of its own.
#include "sudoku/search/strategy.hpp"

#include <algorithm>
#include <array>

#include "sudoku/search/cell_branching.hpp"
#include "sudoku/search/dancing_links.hpp"
#include "sudoku/search/legality/boards.hpp"
#include "sudoku/search/legality/candidate_list.hpp"
#include "sudoku/search/legality/house_masks.hpp"
#include "sudoku/search/legality/read_houses.hpp"
#include "sudoku/search/legality/used_flags.hpp"
#include "sudoku/search/order/blank_list.hpp"
#include "sudoku/search/order/copied_blank_list.hpp"
#include "sudoku/search/order/every_cell.hpp"
#include "sudoku/search/order/fewest_candidates.hpp"
#include "sudoku/search/order/first_blank.hpp"
#include "sudoku/search/order/rows_and_columns.hpp"
#include "sudoku/search/order/singles_first.hpp"

namespace retrace {
namespace {

template <class S>
AnySearch start(const Grid& givens) {
    return AnySearch(std::in_place_type<S>, givens);
}

using ReadArray = ReadHouses<ArrayBoard>;
using ReadNestedVectors = ReadHouses<NestedVectorBoard>;
using ReadCopiedVectors = ReadHouses<CopiedVectorBoard>;

constexpr std::array kStrategies = std::to_array<Strategy>({
    {"scan-blanks",
     {.from_write_up = true, .row_major = true},
     start<CellSearch<ReadArray, BlankList>>},
    {"copied-blanks",
     {.from_write_up = true, .row_major = true},
     start<CellSearch<ReadArray, CopiedBlankList>>},
    {"nested-vectors",
     {.from_write_up = true, .row_major = true},
     start<CellSearch<ReadNestedVectors, BlankList>>},
    {"copied-board",
     {.from_write_up = true, .row_major = true},
     start<CellSearch<ReadCopiedVectors, BlankList>>},
    {"used-flags",
     {.from_write_up = true, .row_major = true},
     start<CellSearch<UsedFlags, EveryCell>>},
    {"scan-cells",
     {.from_write_up = true, .row_major = true},
     start<CellSearch<ReadArray, RowsAndColumns>>},
    {"candidate-list",
     {.from_write_up = true, .row_major = true},
     start<CellSearch<CandidateList, EveryCell>>},
    {"first-blank",
     {.from_write_up = true, .row_major = true},
     start<CellSearch<ReadArray, FirstBlank>>},
    {"greedy",
     {.from_write_up = true, .row_major = true, .never_takes_back = true},
     start<GreedySearch<ReadArray, FirstBlank>>},
    {"house-masks",
     {.row_major = true, .quickest_row_major = true},
     start<CellSearch<HouseMasks, EveryCell>>},
    {"fewest-candidates", {}, start<CellSearch<HouseMasks, FewestCandidates>>},
    {"propagation", {}, start<CellSearch<HouseMasks, SinglesFirst>>},
    {"exact-cover", {}, start<Search<DancingLinks>>},
    {"fast", {}, nullptr},
});

}  // namespace

std::span<const Strategy> strategies() {
    return kStrategies;
}

const Strategy* find_strategy(std::string_view name) {
    const auto* found = std::find_if(kStrategies.begin(), kStrategies.end(),
                                     [&](const Strategy& row) { return row.name == name; });
    return found == kStrategies.end() ? nullptr : found;
}

const Strategy& quickest_strategy() {
    return *std::find_if_not(kStrategies.begin(), kStrategies.end(),
                             [](const Strategy& row) { return row.has_steps(); });
}

}  // namespace retrace
