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
     {"list of blanks collected once", "reading row, column and box",
      "the next one without the copies of its list"},
     {.from_write_up = true, .row_major = true},
     start<CellSearch<ReadArray, BlankList>>},
    {"copied-blanks",
     {"the same list, copied at every level", "reading row, column and box",
      "the 2580 write-up with findValue/checkValue, as it was accepted"},
     {.from_write_up = true, .row_major = true},
     start<CellSearch<ReadArray, CopiedBlankList>>},
    {"nested-vectors",
     {"list of blanks collected once", "reading row, column and box of vectors of vectors",
      "its closing remark: the board that timed out, by reference"},
     {.from_write_up = true, .row_major = true},
     start<CellSearch<ReadNestedVectors, BlankList>>},
    {"copied-board",
     {"list of blanks collected once", "reading that board, copied for every call",
      "that board by value: the likeliest way in which it timed out"},
     {.from_write_up = true, .row_major = true},
     start<CellSearch<ReadCopiedVectors, BlankList>>},
    {"used-flags",
     {"all 81 cells, givens skipped", "row, column and box flag tables",
      "the 2239 write-up with row/col/square"},
     {.from_write_up = true, .row_major = true},
     start<CellSearch<UsedFlags, EveryCell>>},
    {"scan-cells",
     {"all cells by (row, col)", "reading row, column and box",
      "the Java 2580 write-up with dfs(row, col)"},
     {.from_write_up = true, .row_major = true},
     start<CellSearch<ReadArray, RowsAndColumns>>},
    {"candidate-list",
     {"cells by depth 0..81", "candidates listed once on entering a cell",
      "the 2239 write-up with get_candidates"},
     {.from_write_up = true, .row_major = true},
     start<CellSearch<CandidateList, EveryCell>>},
    {"first-blank",
     {"whole board rescanned for the first blank", "reading row, column and box",
      "the 2239 write-up tagged csp"},
     {.from_write_up = true, .row_major = true},
     start<CellSearch<ReadArray, FirstBlank>>},
    {"greedy",
     {"row-major", "smallest legal digit, never taken back",
      "that write-up's counterexample: it stops at a dead end"},
     {.from_write_up = true, .row_major = true, .never_takes_back = true},
     start<GreedySearch<ReadArray, FirstBlank>>},
    {"house-masks",
     {"row-major", "9-bit masks", "beyond"},
     {.row_major = true, .quickest_row_major = true},
     start<CellSearch<HouseMasks, EveryCell>>},
    {"fewest-candidates",
     {"the blank with fewest candidates", "9-bit masks", "beyond"},
     {},
     start<CellSearch<HouseMasks, FewestCandidates>>},
    {"propagation",
     {"naked and hidden singles, then fewest candidates", "9-bit masks", "beyond"},
     {},
     start<CellSearch<HouseMasks, SinglesFirst>>},
    {"exact-cover",
     {"the item with fewest options", "dancing links", "beyond: Knuth's Algorithm X"},
     {},
     start<Search<DancingLinks>>},
    {"fast",
     {"a digit in three cells of a line", "locked candidates by tables, SIMD", "beyond"},
     {},
     nullptr},
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
