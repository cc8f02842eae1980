// Nested chains with all that they rest on: an inner deduction holds once the chain around has taken away candidates.
#include <gtest/gtest.h>

#include <algorithm>
#include <set>
#include <utility>

#include "sudoku/techniques/path.hpp"
#include "support/puzzles.hpp"

namespace retrace::techniques {
namespace {

Candidates without_all(Candidates board, const std::vector<Candidate>& away) {
    for (const Candidate& each : away) board.remove(each.cell, each.digit);
    return board;
}

bool sees(Candidate a, Candidate b) {
    return a.cell == b.cell ? a.digit != b.digit
                            : a.digit == b.digit && kPeerSets[a.cell].contains(b.cell);
}

// Whether a cell or a house has no candidates but `to` and those of `gone`.
bool is_last(const Candidates& board, Candidate to, const std::vector<Candidate>& gone) {
    const auto is_gone = [&](Candidate each) {
        return std::ranges::find(gone, each) != gone.end();
    };
    bool of_cell = true;
    for (Digit digit = 1; digit <= 9; ++digit) {
        const Candidate each{to.cell, digit};
        of_cell &= !board.has(to.cell, digit) || each == to || is_gone(each);
    }
    return of_cell || std::ranges::any_of(houses_of(to.cell), [&](std::uint8_t house) {
               for (const Cell cell : kHouseSets[house] & board.cells(to.digit)) {
                   const Candidate each{cell, to.digit};
                   if (each != to && !is_gone(each)) return false;
               }
               return true;
           });
}

// The digits of a pattern are where its sentence says.
void expect_pattern_holds(const Candidates& board, const Deduction& found) {
    const Evidence& evidence = found.evidence;
    CellSet cells;
    for (const MarkedCell& each : evidence.cells) cells.add(each.cell);
    CellSet covers;
    for (const std::uint8_t house : evidence.crossed) covers |= kHouseSets[house];
    const Candidate gone = found.eliminations.front();
    switch (found.technique->id) {
        case Id::naked_pair:
            EXPECT_EQ(cells.size(), 2U);
            for (const Cell cell : cells) EXPECT_EQ(board.of(cell), evidence.digits);
            EXPECT_TRUE(kHouseSets[evidence.houses.front()].without(cells).contains(gone.cell));
            break;
        case Id::hidden_pair:
            EXPECT_EQ(cells.size(), 2U);
            for (Digit digit = 1; digit <= 9; ++digit) {
                if ((evidence.digits & set_of(digit)) == 0) continue;
                EXPECT_EQ(kHouseSets[evidence.houses.front()] & board.cells(digit), cells);
            }
            EXPECT_TRUE(cells.contains(gone.cell));
            break;
        case Id::pointing:
        case Id::claiming:
        case Id::x_wing: {
            CellSet own;
            for (const std::uint8_t house : evidence.houses) own |= kHouseSets[house];
            EXPECT_EQ(evidence.houses.size(), evidence.crossed.size());
            EXPECT_TRUE((own & board.cells(gone.digit)).without(covers).empty());
            EXPECT_TRUE(covers.without(own).contains(gone.cell));
            break;
        }
        default:
            ADD_FAILURE() << found.technique->name << " is no pattern";
    }
}

// `seen`: how deep a technique was met.
void expect_chains_hold(const Candidates& board, const Deduction& found, int depth,
                        std::set<std::pair<int, Id>>& seen) {
    const std::vector<Link>& links = found.evidence.links;
    for (std::size_t i = 0; i < links.size();) {
        std::vector<Candidate> causes;
        const Link& link = links[i];
        for (; i < links.size() && links[i].chain == link.chain && links[i].to == link.to &&
               links[i].to_on == link.to_on && links[i].from_on == link.from_on;
             ++i) {
            causes.push_back(links[i].from);
        }
        const auto inner = std::ranges::find_if(found.inner, [&](const InnerDeduction& each) {
            return each.chain == link.chain && each.conclusion == link.to;
        });
        if (link.from_on) {
            EXPECT_FALSE(link.to_on);
            EXPECT_TRUE(sees(link.from, link.to));
        } else if (link.to_on) {
            EXPECT_TRUE(is_last(board, link.to, causes)) << cell_name(link.to.cell);
        } else {
            ASSERT_NE(inner, found.inner.end()) << cell_name(link.to.cell);
            EXPECT_EQ(needed_away(found, *inner), causes);
            const Deduction& deduction = inner->deduction;
            seen.emplace(depth, deduction.technique->id);
            const Candidates left = without_all(board, causes);
            const bool says_so =
                deduction.placement
                    ? deduction.placement->cell == link.to.cell && *deduction.placement != link.to
                    : deduction.eliminations == std::vector{link.to};
            EXPECT_TRUE(says_so) << deduction.technique->name;
            if (deduction.evidence.links.empty()) {
                expect_pattern_holds(left, deduction);
            } else {
                expect_chains_hold(left, deduction, depth + 1, seen);
            }
        }
    }
    for (const MarkedCell& each : found.evidence.cells) {
        std::size_t cases = 0;
        for (const MarkedCandidate& marked : found.evidence.candidates) {
            cases += marked.role == Role::source && marked.candidate.cell == each.cell ? 1 : 0;
        }
        EXPECT_EQ(cases, static_cast<std::size_t>(size_of(board.of(each.cell))));
    }
}

// Puzzles whose paths have chains of the levels, up to a step that is reached soon.
TEST(InnerSearch, TellsWhatEveryNestedChainRestsOn) {
    const std::pair<std::string_view, int> known[] = {
        {"..2...7...1.....6.5......18....37.......49.....41.23....3.2.9...8.....5.6.......2", 40},
        {puzzles::kInkala, 12},
        {"........1....12.3....456782....9526....6......5612.9...49..1..65.2.69..461..4....", 40},
        {".4......1....23.45....467.84.926..1..613.4.9.23..19....93..1...12.......6.4.321..", 40},
    };
    std::set<std::pair<int, Id>> seen;
    for (const auto& [line, steps] : known) {
        const Grid givens = puzzles::grid(line);
        Path path(givens, Order::classic, true);
        path.tell_inner();
        Candidates board = path.board();
        for (int i = 0; i < steps && path.run(1'000'000) == PathState::found; ++i) {
            const Deduction& step = path.deduction();
            const bool is_nested = step.technique->id >= Id::dynamic_chains_plus &&
                                   step.technique->id <= Id::twice_nested_chains;
            if (is_nested) {
                expect_chains_hold(board, step, 1, seen);
            } else {
                EXPECT_TRUE(step.inner.empty());
            }
            board = path.board();
        }
    }
    for (const Id id : {Id::pointing, Id::claiming, Id::hidden_pair, Id::naked_pair, Id::x_chain,
                        Id::forcing_chain, Id::cell_forcing_chains}) {
        EXPECT_TRUE(seen.contains({1, id})) << technique(id).name;
    }
}

TEST(InnerSearch, IsLeftOutWhereNobodyAsks) {
    Path path(puzzles::grid(puzzles::kInkala), Order::classic, true);
    ASSERT_EQ(path.run(1'000'000), PathState::found);
    EXPECT_TRUE(path.deduction().inner.empty());
}

}  // namespace
}  // namespace retrace::techniques
