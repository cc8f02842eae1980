// Bits say of every supposition what drawing it comes to: a contradiction, or the same conclusions.
#include "sudoku/techniques/chains/consequences.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <random>
#include <string_view>

#include "sudoku/techniques/chains/forcing_kinds.hpp"
#include "support/puzzles.hpp"

namespace retrace::techniques {
namespace {

struct Counts {
    int contradictions = 0;
    int others = 0;
};

bool same(const Supposition& drawn, const Consequences& told, Number start, bool is_on,
          std::size_t words) {
    for (const bool follows_on : {true, false}) {
        const std::uint64_t* const bits = drawn.drawn_bits(follows_on);
        if (!std::equal(bits, bits + words, told.from(start, is_on, follows_on))) return false;
    }
    return true;
}

void compare(const Candidates& board, Reach reach, Counts& counts) {
    const LinkGraph graph(board);
    Consequences consequences(graph, reach.links);
    Drawing drawing(board, graph, reach);
    Arena arena;
    for (Number start = 0; start < graph.size(); ++start) {
        for (const bool is_on : {true, false}) {
            drawing.begin(start, is_on);
            ASSERT_TRUE(drawing.run());
            const Supposition drawn = drawing.result(arena);
            const bool holds = consequences.suppose(start, is_on);
            ASSERT_EQ(holds, !drawn.contradiction()) << start << (is_on ? " on" : " off");
            ++(holds ? counts.others : counts.contradictions);
            if (!holds) continue;
            ASSERT_TRUE(same(drawn, consequences, start, is_on, (graph.size() + 63U) / 64U))
                << start << (is_on ? " on" : " off");
        }
    }
}

// The boards of a puzzle, less and less of which is left, whether or not a solution is.
TEST(ConsequencesTest, TellWhatDrawingComesTo) {
    std::mt19937 random(34);
    for (const Reach& reach : {kNishio.reach, kDynamic.reach}) {
        Counts counts;
        for (const std::string_view puzzle :
             {"98.76.54.7.59...68.6.......84.....765......9..97...4..4............38.5.....2..8.",
              "1.......9..67...2..8....4......75.3...5..2....6.3......9....8..6...4...1..25...6.",
              "................................................................................"
              "."}) {
            Candidates board{puzzles::grid(puzzle)};
            for (int round = 0; round < 12; ++round) {
                compare(board, reach, counts);
                for (int i = 0; i < 15; ++i) {
                    const auto cell = static_cast<Cell>(random() % kCells);
                    const auto digit = static_cast<Digit>(1 + random() % 9);
                    if (board.has(cell, digit)) board.remove(cell, digit);
                }
            }
        }
        EXPECT_GT(counts.contradictions, 100);
        EXPECT_GT(counts.others, 100);
    }
}

}  // namespace
}  // namespace retrace::techniques
