// Generated puzzles are as they were ordered, as a solver and rules without any knowledge of the generator show.
#include <gtest/gtest.h>

#include <algorithm>
#include <cstddef>
#include <memory>

#include "engine/puzzle_files.hpp"
#include "engine/scalar_twin.hpp"
#include "sudoku/answers/answer.hpp"
#include "sudoku/generate/generator.hpp"
#include "sudoku/techniques/finders.hpp"
#include "sudoku/techniques/path.hpp"
#include "support/amount.hpp"
#include "support/rules.hpp"

namespace retrace::generate {
namespace {

constexpr std::uint64_t kManyTries = 1'000'000;

Grid made(const Order& order, std::uint64_t seed) {
    const auto generator = std::make_unique<Generator>(order, seed, kManyTries);
    while (!generator->run(100'000)) continue;
    EXPECT_NE(generator->puzzle(), nullptr);
    return generator->puzzle() == nullptr ? Grid{} : *generator->puzzle();
}

std::uint64_t solutions_of(const Grid& grid) {
    return twin::Counting(2).count(grid);
}

int given_count(const Grid& grid) {
    return kCells - grid.blanks();
}

Grid without_cells(Grid grid, const Orbit& cells) {
    for (const Cell cell : cells) grid[cell] = 0;
    return grid;
}

// The cell to which a symmetry takes a cell, written out here once more: one map for each symmetry.
using Map = Cell (*)(int row, int column);
constexpr Map kHalfTurn = [](int row, int column) { return cell_at(8 - row, 8 - column); };
constexpr Map kQuarterTurn = [](int row, int column) { return cell_at(column, 8 - row); };
constexpr Map kLeftRight = [](int row, int column) { return cell_at(row, 8 - column); };
constexpr Map kTopBottom = [](int row, int column) { return cell_at(8 - row, column); };
constexpr Map kDiagonal = [](int row, int column) { return cell_at(column, row); };
constexpr Map kAntidiagonal = [](int row, int column) { return cell_at(8 - column, 8 - row); };

struct Case {
    std::string name;
    std::vector<Map> maps;
};

std::vector<Case> cases() {
    return {
        {"none", {}},
        {"half-turn", {kHalfTurn}},
        {"quarter-turn", {kQuarterTurn}},
        {"left-right", {kLeftRight}},
        {"top-bottom", {kTopBottom}},
        {"diagonal", {kDiagonal}},
        {"antidiagonal", {kAntidiagonal}},
        {"both-mirrors", {kLeftRight, kTopBottom}},
        {"both-diagonals", {kDiagonal, kAntidiagonal}},
        {"full", {kQuarterTurn, kLeftRight}},
    };
}

// The puzzle has one solution and the ordered symmetry, and no orbit of givens can be left out.
void expect_minimal(const Grid& puzzle, const Case& wanted, Symmetry symmetry) {
    const std::string shown = wanted.name + ' ' + puzzle.to_line();
    EXPECT_EQ(solutions_of(puzzle), 1U) << shown;
    for (Cell cell = 0; cell < kCells; ++cell) {
        for (const Map& map : wanted.maps) {
            const Cell image = map(row_of(cell), column_of(cell));
            EXPECT_EQ(puzzle[cell] == 0, puzzle[image] == 0) << shown;
        }
    }
    for (const Orbit& orbit : orbits_of(symmetry)) {
        if (puzzle[orbit.front()] == 0) continue;
        EXPECT_EQ(solutions_of(without_cells(puzzle, orbit)), 2U) << shown;
    }
}

TEST(Generator, MakesMinimalPuzzlesOfEverySymmetry) {
    ASSERT_EQ(cases().size(), symmetries().size());
    for (const Case& each : cases()) {
        const SymmetryRow* row = find_symmetry(each.name);
        ASSERT_NE(row, nullptr) << each.name;
        Order order;
        order.symmetry = row->id;
        for (std::uint64_t seed = 0; seed < 20; ++seed) {
            expect_minimal(made(order, seed), each, row->id);
        }
    }
}

// Makes puzzles of each symmetry; RETRACE_MADE_PUZZLES=10000 makes 100,000 in all.
class GeneratorExhaustive : public testing::TestWithParam<std::size_t> {};

TEST_P(GeneratorExhaustive, MakesManyMinimalPuzzles) {
    const Case wanted = cases()[GetParam()];
    Order order;
    order.symmetry = find_symmetry(wanted.name)->id;
    const auto wanted_number = static_cast<std::uint64_t>(amount("RETRACE_MADE_PUZZLES", 2000));
    for (std::uint64_t number = 0; number < wanted_number; ++number) {
        expect_minimal(made(order, seed_in_series(7, number)), wanted, order.symmetry);
        if (HasFailure()) return;
    }
}

INSTANTIATE_TEST_SUITE_P(OfEverySymmetry, GeneratorExhaustive,
                         testing::Range(std::size_t{0}, std::size_t{10}));

TEST(Generator, HoldsToTheRatingOfAThousandPuzzlesExhaustive) {
    Order order;
    order.symmetry = Symmetry::half_turn;
    order.rating = Range{20, 44};
    for (std::uint64_t number = 0; number < 1000; ++number) {
        const Grid puzzle = made(order, seed_in_series(8, number));
        techniques::Rating rating(puzzle);
        while (!rating.run(100)) continue;
        ASSERT_TRUE(order.rating->has(rating.ratings().hardest)) << puzzle.to_line();
    }
}

TEST(Generator, MakesTheSamePuzzleOfASeedInAnySlices) {
    Order order;
    order.symmetry = Symmetry::half_turn;
    order.rating = Range{26, 44};
    for (std::uint64_t seed = 1; seed <= 5; ++seed) {
        const Grid whole = made(order, seed);
        const auto sliced = std::make_unique<Generator>(order, seed, kManyTries);
        while (!sliced->run(3)) continue;
        ASSERT_NE(sliced->puzzle(), nullptr);
        EXPECT_EQ(sliced->puzzle()->to_line(), whole.to_line());
    }
    EXPECT_NE(made(order, 1).to_line(), made(order, 2).to_line());
}

TEST(Generator, MakesTheSamePuzzleOfASeedAfterOthers) {
    Order order;
    order.symmetry = Symmetry::left_right;
    Generator used(order, 99, kManyTries);
    used.run(50);  // stops in the middle of the work
    for (std::uint64_t seed = 1; seed <= 5; ++seed) {
        used.begin(seed);
        while (!used.run(100'000)) continue;
        EXPECT_EQ(used.puzzle()->to_line(), made(order, seed).to_line());
        EXPECT_EQ(used.tries().made, 1U);
    }
}

// The kept digits, from a hard puzzle, leave a few solutions; with most other digits beside them there is none.
TEST(Generator, KeepsDigitsThatHardlyAnyOthersGoWith) {
    for (Grid puzzle : twin::puzzles_in("forum_hardest_1106", 60)) {
        Order order;
        for (Cell cell = 0, left_out = 0; cell < kCells && left_out < 3; ++cell) {
            if (puzzle[cell] == 0) continue;
            puzzle[cell] = 0;
            ++left_out;
        }
        order.kept = puzzle;
        const Grid other = made(order, 1);
        EXPECT_EQ(solutions_of(other), 1U) << other.to_line();
        for (Cell cell = 0; cell < kCells; ++cell) {
            EXPECT_TRUE(puzzle[cell] == 0 || other[cell] == puzzle[cell]) << other.to_line();
        }
    }
}

TEST(Generator, KeepsWhatASeedGivesFromReleaseToRelease) {
    EXPECT_EQ(made({}, 1).to_line(),
              "........6.6.9.1..35....7.9.......1...9..8..6..736.......4......7...3...18.....42.");
}

TEST(Generator, HoldsToTheNumberOfGivens) {
    Order order;
    order.minimal = false;
    order.symmetry = Symmetry::diagonal;
    order.givens = {34, 36};
    for (std::uint64_t seed = 0; seed < 10; ++seed) {
        const Grid puzzle = made(order, seed);
        EXPECT_TRUE(order.givens.has(given_count(puzzle))) << puzzle.to_line();
        EXPECT_EQ(solutions_of(puzzle), 1U) << puzzle.to_line();
    }
    order.givens = {81, 81};
    EXPECT_TRUE(rules::is_solution_of(std::string(81, '.'), made(order, 3).to_line()));
}

TEST(Generator, HoldsToTheRating) {
    Order order;
    order.rating = Range{34, 45};
    for (std::uint64_t seed = 0; seed < 5; ++seed) {
        const Grid puzzle = made(order, seed);
        techniques::Rating rating(puzzle);
        while (!rating.run(100)) continue;
        EXPECT_TRUE(order.rating->has(rating.ratings().hardest)) << puzzle.to_line();
    }
}

TEST(Generator, MakesAPuzzleWhoseHardestStepIsByTheTechnique) {
    for (const auto id : {techniques::Id::naked_pair, techniques::Id::x_wing}) {
        Order order;
        order.technique = &techniques::technique(id);
        const Grid puzzle = made(order, 4);
        techniques::Rating rating(puzzle);
        while (!rating.run(100)) continue;
        EXPECT_EQ(rating.ratings().technique->id, id) << puzzle.to_line();
    }
}

TEST(Generator, KeepsThePuzzleThatCameNearest) {
    Order order;
    order.givens = {17, 17};
    Generator by_givens(order, 1, 50);
    while (!by_givens.run(1000)) continue;
    ASSERT_TRUE(by_givens.nearest());
    EXPECT_EQ(by_givens.nearest()->givens, given_count(by_givens.nearest()->puzzle));
    EXPECT_EQ(by_givens.nearest()->rating, 0);
    EXPECT_LT(by_givens.nearest()->givens, 25);

    order.givens = {17, 81};
    order.rating = Range{87, 87};
    Generator by_rating(order, 1, 20);
    while (!by_rating.run(100'000)) continue;
    ASSERT_TRUE(by_rating.nearest());
    techniques::Rating rating(by_rating.nearest()->puzzle);
    while (!rating.run(100)) continue;
    EXPECT_EQ(by_rating.nearest()->rating, rating.ratings().hardest);
    EXPECT_EQ(by_rating.nearest()->rating, by_rating.tries().nearest_rating);
}

TEST(Generator, HoldsToThePatternAndTheDigitsThatStay) {
    Order order;
    order.symmetry = Symmetry::half_turn;
    // The pattern leaves out the middle box, though the order keeps a digit there.
    for (const Cell cell : kHouseCells[22]) order.pattern.remove(cell);
    order.kept[cell_at(3, 3)] = 7;
    order.kept[cell_at(0, 0)] = 1;
    for (std::uint64_t seed = 0; seed < 10; ++seed) {
        const Grid puzzle = made(order, seed);
        EXPECT_EQ(solutions_of(puzzle), 1U) << puzzle.to_line();
        EXPECT_EQ(puzzle[cell_at(3, 3)], 7);
        EXPECT_EQ(puzzle[cell_at(0, 0)], 1);
        int in_the_middle = 0;
        for (const Cell cell : kHouseCells[22]) in_the_middle += puzzle[cell] != 0 ? 1 : 0;
        EXPECT_EQ(in_the_middle, 2) << puzzle.to_line();  // r4c4 and its image by the half turn
        EXPECT_NE(puzzle[cell_at(5, 5)], 0);
    }
}

TEST(Generator, GivesUpAfterSoManyTries) {
    Order order;
    order.givens = {17, 17};
    Generator generator(order, 1, 50);
    while (!generator.run(1000)) continue;
    EXPECT_EQ(generator.puzzle(), nullptr);
    EXPECT_EQ(generator.tries().made, 50U);
    EXPECT_EQ(generator.tries().wrong_givens + generator.tries().not_unique, 50U);
}

TEST(Order, ThatNobodyCanHaveIsRefused) {
    const auto fault = [](auto change) {
        Order order;
        change(order);
        return fault_of(order);
    };
    EXPECT_EQ(fault_of({}), std::nullopt);
    EXPECT_EQ(fault([](Order& order) { order.givens = {30, 20}; }), Fault::empty_range);
    EXPECT_EQ(fault([](Order& order) { order.rating = Range{50, 40}; }), Fault::empty_range);
    EXPECT_EQ(fault([](Order& order) { order.givens = {0, 16}; }), Fault::too_few_givens);
    EXPECT_EQ(fault([](Order& order) {
                  order.rating = Range{89, 121};
              }),
              Fault::rating_unreachable);
    const auto fault_of_rating = [&](int from, int to) {
        return fault([=](Order& order) { order.rating = Range{from, to}; });
    };
    EXPECT_EQ(fault_of_rating(13, 14), Fault::rating_unreachable);
    // Claiming that places at once, which never comes first.
    EXPECT_EQ(fault_of_rating(19, 19), Fault::rating_unreachable);
    EXPECT_EQ(fault_of_rating(63, 64), Fault::rating_unreachable);
    EXPECT_EQ(fault_of_rating(10, 11), Fault::full_house_givens);
    EXPECT_EQ(fault_of_rating(10, 12), std::nullopt);
    EXPECT_EQ(fault_of_rating(49, 49), std::nullopt);
    EXPECT_EQ(fault([](Order& order) {
                  order.technique = &techniques::technique(techniques::Id::x_wing);
                  order.rating = Range{10, 31};
              }),
              Fault::technique_too_hard);
    EXPECT_EQ(fault([](Order& order) { order.kept[0] = order.kept[8] = 5; }),
              Fault::kept_contradict);
    EXPECT_EQ(fault([](Order& order) {
                  order.kept = *Grid::from_line(
                      "12345678.........9"
                      "...............................................................");
              }),
              Fault::kept_unsolvable);
    EXPECT_EQ(fault([](Order& order) {
                  order.symmetry = Symmetry::full;
                  order.givens = {17, 20};
                  order.kept[1] = 1;
                  order.kept[2] = 2;
                  order.kept[3] = 3;
              }),
              Fault::too_many_kept);
    EXPECT_EQ(fault([](Order& order) {
                  order.pattern = {};
                  for (Cell cell = 0; cell < 20; ++cell) order.pattern.add(cell);
                  order.givens = {25, 30};
              }),
              Fault::pattern_too_small);
    EXPECT_EQ(fault([](Order& order) {
                  for (int column = 0; column < 9; ++column) {
                      order.pattern.remove(cell_at(4, column));
                      order.pattern.remove(cell_at(5, column));
                  }
              }),
              Fault::pattern_exchanges);
    for (const techniques::Id hidden : {techniques::Id::direct_claiming, techniques::Id::aic}) {
        EXPECT_EQ(fault([&](Order& order) { order.technique = &techniques::technique(hidden); }),
                  Fault::technique_never_first);
    }
    const auto full_houses = [&](bool minimal, Range givens) {
        return fault([&](Order& order) {
            order.technique = &techniques::technique(techniques::Id::full_house);
            order.minimal = minimal;
            order.givens = givens;
        });
    };
    EXPECT_EQ(full_houses(true, {17, 81}), Fault::full_house_givens);
    EXPECT_EQ(full_houses(false, {17, 53}), Fault::full_house_givens);
    EXPECT_EQ(full_houses(false, {17, 54}), std::nullopt);
}

TEST(Random, DrawsEachNumberAboutAsOften) {
    Random random(9);
    std::array<int, 10> drawn{};
    for (int i = 0; i < 100'000; ++i) ++drawn[random.below(10)];
    for (const int count : drawn) EXPECT_NEAR(count, 10'000, 500);
}

TEST(Generator, FindsFewGivensNearPuzzlesThatHaveLittleMore) {
    for (const Symmetry symmetry : {Symmetry::none, Symmetry::diagonal}) {
        Order order;
        order.symmetry = symmetry;
        order.givens = symmetry == Symmetry::none ? Range{19, 19} : Range{20, 20};
        const auto generator = std::make_unique<Generator>(order, 2, 20'000);
        while (!generator->run(10'000)) continue;
        ASSERT_NE(generator->puzzle(), nullptr);
        EXPECT_TRUE(order.givens.has(kCells - generator->puzzle()->blanks()));
        EXPECT_GT(generator->tries().wrong_givens, 2000U);
        EXPECT_EQ(answer_to(*generator->puzzle()).answer, Answer::one_solution);
    }
}

// The place of a technique in the teaching order; its end where the entry stands for several, of which only simple
// chains are told apart.
std::ptrdiff_t taught_at(const techniques::Technique* technique) {
    using techniques::Id;
    const auto order = techniques::finders(techniques::Order::teaching);
    const bool is_chain = technique->id >= Id::x_cycle && technique->id <= Id::forcing_chain;
    const auto finds_it = [&](const techniques::Finder& finder) {
        return is_chain ? finder.find == techniques::find_simple_chain : finder.only == technique;
    };
    return std::find_if(order.begin(), order.end(), finds_it) - order.begin();
}

// Those after the simple chains, and a few before, are so rare that a puzzle takes a while; one of them is made here.
bool is_made_soon(const techniques::Technique& technique) {
    using techniques::Id;
    for (const Id rare : {Id::avoidable_rectangle_2, Id::firework_triple, Id::firework_quad,
                          Id::sashimi_jellyfish, Id::siamese_fish, Id::oddagon}) {
        if (technique.id == rare) return false;
    }
    return taught_at(&technique) < taught_at(&techniques::technique(Id::x_cycle)) ||
           technique.id == Id::als_xz;
}

TEST(Generator, MeetsOrdersForEachTechniqueOffTheScaleByTheTeachingOrder) {
    for (const techniques::Technique& wanted : techniques::techniques()) {
        if (wanted.rating > 0 || !is_made_soon(wanted)) continue;
        Order order;
        order.technique = &wanted;
        ASSERT_EQ(fault_of(order), std::nullopt) << wanted.name;
        const auto generator = std::make_unique<Generator>(order, 3, 100'000);
        while (!generator->run(10'000)) continue;
        ASSERT_NE(generator->puzzle(), nullptr) << wanted.name;
        techniques::Path path(*generator->puzzle(), techniques::Order::teaching, true);
        std::ptrdiff_t hardest = 0;
        while (path.run(1000) == techniques::PathState::found) {
            hardest = std::max(hardest, taught_at(path.deduction().technique));
        }
        EXPECT_EQ(hardest, taught_at(&wanted)) << wanted.name;
    }
}

}  // namespace
}  // namespace retrace::generate
