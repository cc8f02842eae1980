// The closure says of every candidate whether it leads to its contrary, as a walk from it does, and what follows from its
// being there, as drawing that does.
#include "sudoku/techniques/chains/closure.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <random>
#include <string_view>

#include "sudoku/techniques/chains/forcing_kinds.hpp"
#include "sudoku/techniques/chains/reachability.hpp"
#include "support/puzzles.hpp"

namespace retrace::techniques {
namespace {

struct ContraryCounts {
    int refuted = 0;
    int proven = 0;
    int neither = 0;
};

bool any_length(int) {
    return true;
}

void compare(const Candidates& board, Links links, ContraryCounts& counts) {
    const LinkGraph graph(board);
    const Closure closure(graph, links);
    const LinkLists lists(board);
    Reachability walks(lists, links);
    bool is_any = false;
    for (Number start = 0; start < graph.size(); ++start) {
        ASSERT_EQ(graph.candidate(start), lists.candidate(start));
        const bool refutes = closure.refutes(start);
        const bool proves = closure.proves(start);
        ASSERT_EQ(refutes, walks.refutes_itself(start, true, any_length)) << start;
        ASSERT_EQ(proves, walks.refutes_itself(start, false, any_length)) << start;
        counts.refuted += refutes ? 1 : 0;
        counts.proven += proves ? 1 : 0;
        counts.neither += refutes || proves ? 0 : 1;
        is_any = is_any || refutes || proves;
    }
    ASSERT_EQ(closure.leads_to_contraries(), is_any);
}

// The boards of a puzzle, less and less of which is left, whether or not a solution is.
TEST(ClosureTest, TellsWhatWalksTell) {
    std::mt19937 random(34);
    for (const Links links : {Links::houses, Links::cells, Links::all}) {
        ContraryCounts counts;
        for (const std::string_view puzzle :
             {"98.76.54.7.59...68.6.......84.....765......9..97...4..4............38.5.....2..8.",
              "1.......9..67...2..8....4......75.3...5..2....6.3......9....8..6...4...1..25..."
              "6."}) {
            Candidates board{puzzles::grid(puzzle)};
            for (int round = 0; round < 14; ++round) {
                compare(board, links, counts);
                for (int i = 0; i < 15; ++i) {
                    const auto cell = static_cast<Cell>(random() % kCells);
                    const auto digit = static_cast<Digit>(1 + random() % 9);
                    if (board.has(cell, digit)) board.remove(cell, digit);
                }
            }
        }
        EXPECT_GT(counts.refuted, 10);
        EXPECT_GT(counts.neither, 100);
        if (links != Links::cells) {
            EXPECT_GT(counts.proven, 10);
        }
    }
}

TEST(ClosureTest, TellsWhatDrawingComesTo) {
    std::mt19937 random(43);
    Candidates board{puzzles::grid(
        "1.......9..67...2..8....4......75.3...5..2....6.3......9....8..6...4...1..25...6.")};
    int compared = 0;
    for (int round = 0; round < 14; ++round) {
        const LinkGraph graph(board);
        Closure closure(graph, kMultiple.reach.links);
        closure.close_all();
        Drawing drawing(board, graph, kMultiple.reach);
        Arena arena;
        for (Number start = 0; start < graph.size(); ++start) {
            drawing.begin(start, true);
            ASSERT_TRUE(drawing.run());
            const Supposition drawn = drawing.result(arena);
            ASSERT_EQ(closure.refutes(start), drawn.contradiction().has_value()) << start;
            if (drawn.contradiction()) continue;
            ++compared;
            for (const bool follows_on : {true, false}) {
                const std::uint64_t* const bits = drawn.drawn_bits(follows_on);
                ASSERT_TRUE(std::equal(bits, bits + graph.words(), closure.from(start, follows_on)))
                    << start;
            }
        }
        for (int i = 0; i < 15; ++i) {
            const auto cell = static_cast<Cell>(random() % kCells);
            const auto digit = static_cast<Digit>(1 + random() % 9);
            if (board.has(cell, digit)) board.remove(cell, digit);
        }
    }
    EXPECT_GT(compared, 100);
}

}  // namespace
}  // namespace retrace::techniques
