// Puzzles to order, checked by counting their boards without the engine.
#include "varied/making.hpp"

#include <gtest/gtest.h>

#include <algorithm>

#include "sudoku/bits.hpp"
#include "varied/answers.hpp"
#include "varied/brute_force.hpp"

namespace retrace::varied {
namespace {

PuzzleOrder order_of(int size, std::string_view names) {
    PuzzleOrder order{.size = size};
    order.layouts = std::get<std::vector<const Layout*>>(layouts_of(names));
    return order;
}

std::optional<Reading> made(const PuzzleOrder& order, std::uint64_t seed,
                            std::uint64_t budget = 1000) {
    Making making(order, seed);
    while (!making.run(budget)) continue;
    return making.puzzle();
}

std::string made_text(const PuzzleOrder& order, std::uint64_t seed, std::uint64_t budget = 1000) {
    const auto puzzle = made(order, seed, budget);
    return puzzle ? text_of(*puzzle).value_or("no text") : "none";
}

std::vector<std::size_t> givens_of(const Rules& rules) {
    std::vector<std::size_t> cells;
    for (std::size_t at = 0; at < rules.cells(); ++at) {
        if (has_one_bit(rules.candidates[at])) cells.push_back(at);
    }
    return cells;
}

// One solution, and without any of its givens several.
void expect_minimal(const Reading& puzzle, const std::string& name) {
    EXPECT_EQ(brute::count(puzzle.rules, 2), 1) << name;
    for (const std::size_t given : givens_of(puzzle.rules)) {
        Rules fewer = puzzle.rules;
        fewer.candidates[given] = digits_to(fewer.digits);
        EXPECT_EQ(brute::count(fewer, 2), 2) << name << " without " << given;
    }
}

TEST(Making, MakesPuzzlesWithOneSolutionThatNeedEachGiven) {
    for (const Layout& layout : layouts()) {
        for (const int size : {4, 6}) {
            const auto order = order_of(size, layout.name);
            if (fault_of(order)) continue;
            const auto puzzle = made(order, 1);
            // No board of four by four holds to some rules.
            if (size == 4 && !puzzle) continue;
            ASSERT_TRUE(puzzle) << layout.name;
            const auto name = std::to_string(size) + ' ' + std::string(layout.name);
            EXPECT_EQ(brute::count(puzzle->rules, 2), 1) << name;
            // Lines and clues from outside leave too much to try for each given of a larger board.
            const bool is_quick = size == 4 || layout.lay == nullptr || layout.name == "killer" ||
                                  layout.name == "dots" || layout.name == "inequality";
            if (is_quick) expect_minimal(*puzzle, name);
        }
    }
}

TEST(Making, MakesPuzzlesOfEverySizeWithOneSolution) {
    for (const int size : {8, 9}) {
        for (const std::string_view names : {"", "jigsaw", "x"}) {
            const auto puzzle = made(order_of(size, names), 2).value();
            EXPECT_EQ(brute::count(puzzle.rules, 2), 1) << size << names;
        }
    }
    EXPECT_EQ(brute::count(made(order_of(9, "windoku"), 2).value().rules, 2), 1);
    // So large ones are beyond trying digits.
    for (const int size : {12, 16}) {
        const auto puzzle = made(order_of(size, ""), 3).value();
        Counting counting(puzzle.rules, 2);
        while (!counting.run(1000)) continue;
        EXPECT_EQ(counting.count(), 1U) << size;
    }
}

TEST(Making, GivesTheSamePuzzleForASeedInSlicesOfAnySize) {
    for (const std::string_view names : {"", "killer", "jigsaw,arrow"}) {
        const auto order = order_of(6, names);
        const std::string puzzle = made_text(order, 5);
        EXPECT_EQ(made_text(order, 5, 1), puzzle);
        EXPECT_EQ(made_text(order, 5, 77), puzzle);
        EXPECT_NE(made_text(order, 6), puzzle);
    }
    EXPECT_EQ(made_text(order_of(9, "killer,x"), 5), made_text(order_of(9, "x,killer,x"), 5));
}

TEST(Making, WritesWhatReadsAsTheSamePuzzle) {
    for (const Layout& layout : layouts()) {
        for (const int size : {6, 9}) {
            const auto order = order_of(size, layout.name);
            if (fault_of(order)) continue;
            const auto puzzle = made(order, 7).value();
            const auto again = read(text_of(puzzle).value());
            ASSERT_TRUE(std::holds_alternative<Reading>(again)) << layout.name;
            const auto& reading = std::get<Reading>(again);
            EXPECT_TRUE(reading.unread.empty()) << layout.name;
            EXPECT_EQ(reading.regions, puzzle.regions) << layout.name;
            EXPECT_EQ(reading.rules.candidates, puzzle.rules.candidates) << layout.name;
            EXPECT_EQ(reading.own_rules(), puzzle.own_rules()) << layout.name;
        }
    }
}

TEST(Making, KeepsToTheGivensAndTheSymmetryThatAreWanted) {
    PuzzleOrder order = order_of(6, "");
    order.symmetry = generate::Symmetry::half_turn;
    order.minimal = false;
    order.fewest_givens = order.most_givens = 14;
    for (std::uint64_t seed = 1; seed < 6; ++seed) {
        const auto puzzle = made(order, seed).value();
        const auto givens = givens_of(puzzle.rules);
        EXPECT_EQ(givens.size(), 14U);
        for (std::size_t i = 0; i < givens.size(); ++i) {
            EXPECT_EQ(givens[i] + givens[givens.size() - 1 - i], 35U);
        }
        EXPECT_EQ(brute::count(puzzle.rules, 2), 1);
    }
    PuzzleOrder empty = order_of(6, "killer");
    empty.most_givens = 0;
    EXPECT_EQ(givens_of(made(empty, 2).value().rules).size(), 0U);
}

TEST(Making, LeavesNoSpareClueWhereThatIsWanted) {
    PuzzleOrder order = order_of(6, "dots");
    order.fewest_clues = true;
    const auto puzzle = made(order, 4).value();
    EXPECT_EQ(brute::count(puzzle.rules, 2), 1);
    EXPECT_GT(puzzle.own_rules(), 0U);
    for (std::size_t rule = 0; rule < puzzle.own_rules(); ++rule) {
        Rules fewer = puzzle.rules;
        fewer.rules.erase(fewer.rules.begin() + static_cast<std::ptrdiff_t>(rule));
        EXPECT_EQ(brute::count(fewer, 2), 2) << rule;
    }
}

TEST(Making, EndsWhereNoPuzzleIsToBeHad) {
    Making impossible(order_of(4, "non-consecutive"), 1);
    while (!impossible.run(100)) continue;
    EXPECT_TRUE(impossible.has_no_board());
    EXPECT_FALSE(impossible.puzzle());
    PuzzleOrder order = order_of(9, "");
    order.most_givens = 10;
    order.tries = 3;
    Making rare(order, 1);
    while (!rare.run(1000)) continue;
    EXPECT_FALSE(rare.puzzle());
    EXPECT_EQ(rare.tries(), 3U);
}

TEST(Making, RefusesOrdersThatCannotBeMet) {
    EXPECT_EQ(fault_of(order_of(7, "")), OrderFault::size);
    EXPECT_EQ(fault_of(order_of(6, "windoku")), OrderFault::windows);
    EXPECT_EQ(fault_of(order_of(9, "jigsaw,latin")), OrderFault::two_regions);
    EXPECT_EQ(fault_of(order_of(9, "jigsaw,disjoint-groups")), OrderFault::needs_boxes);
    EXPECT_EQ(fault_of(order_of(9, "inequality,sandwich")), OrderFault::no_form);
    PuzzleOrder order;
    order.fewest_givens = 5;
    order.most_givens = 4;
    EXPECT_EQ(fault_of(order), OrderFault::empty_range);
    EXPECT_EQ(std::get<std::string_view>(layouts_of("x,kiler")), "kiler");
}

TEST(Reduction, TakesEveryGivenThatIsNotNeeded) {
    Reading full = made(order_of(6, "killer"), 3).value();
    Making making(order_of(6, "killer"), 3);
    while (!making.run(1000)) continue;
    for (std::size_t at = 0; at < making.solution().size(); ++at) {
        full.rules.candidates[at] = digit_bit(making.solution()[at]);
    }
    Reduction reduction(full, making.solution(), every_given(full, false));
    while (!reduction.run(3)) continue;
    EXPECT_TRUE(reduction.is_minimal());
    EXPECT_EQ(reduction.givens(), givens_of(reduction.reduced().rules).size());
    expect_minimal(reduction.reduced(), "reduced");
}

TEST(RandomRegions, AreInOnePieceOfTheSameSize) {
    for (const int size : {4, 6, 9, 16}) {
        generate::Random random(9);
        const auto regions = random_regions(size, random);
        EXPECT_NE(regions, boxes(size, box_height(size)));
        for (int region = 0; region < size; ++region) {
            EXPECT_EQ(std::count(regions.begin(), regions.end(), region), size);
        }
    }
}

}  // namespace
}  // namespace retrace::varied
