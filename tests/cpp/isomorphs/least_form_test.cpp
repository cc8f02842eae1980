// Isomorphic puzzles share one least form, the least of all arrangements, and other puzzles have another one.
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <set>
#include <string>
#include <vector>

#include "engine/puzzle_files.hpp"
#include "sudoku/generate/random_isomorphism.hpp"
#include "sudoku/isomorphs/least_form.hpp"

namespace retrace::isomorphs {
namespace {

constexpr const char* kMostSymmetric =
    "123456789456789123789123456231564897564897231897231564312645978645978312978312645";

using Lines = std::array<std::uint8_t, 9>;

// All orders of nine lines in which each band stays together.
std::vector<Lines> all_orders() {
    std::vector<Lines> orders;
    std::array<std::uint8_t, 3> bands{0, 1, 2};
    std::array<std::array<std::uint8_t, 3>, 6> threes{};
    for (auto& three : threes) {
        three = bands;
        std::next_permutation(bands.begin(), bands.end());
    }
    for (const auto& outer : threes) {
        for (const auto& first : threes) {
            for (const auto& second : threes) {
                for (const auto& third : threes) {
                    Lines order{};
                    for (std::size_t i = 0; i < 3; ++i) {
                        order[i] = static_cast<std::uint8_t>(outer[0] * 3 + first[i]);
                        order[3 + i] = static_cast<std::uint8_t>(outer[1] * 3 + second[i]);
                        order[6 + i] = static_cast<std::uint8_t>(outer[2] * 3 + third[i]);
                    }
                    orders.push_back(order);
                }
            }
        }
    }
    return orders;
}

struct Tried {
    std::string form;
    std::uint64_t ways = 0;  // the number of arrangements that give the least text
};

// Tries all 2 * 6^8 arrangements, and numbers the digits of each in the order of their first use.
Tried least_by_trying(const Grid& puzzle) {
    static const std::vector<Lines> orders = all_orders();
    Tried least{std::string(kCells, '9'), 0};
    std::string text(kCells, '0');
    for (const bool transposes : {false, true}) {
        std::array<Digit, kCells> digits{};
        for (Cell cell = 0; cell < kCells; ++cell) {
            digits[cell] = puzzle[transposes ? cell_at(column_of(cell), row_of(cell)) : cell];
        }
        for (const Lines& rows : orders) {
            for (const Lines& columns : orders) {
                std::array<char, 10> names{'0'};
                char next = '1';
                bool is_less = false;
                bool is_greater = false;
                for (std::size_t at = 0; at < kCells && !is_greater; ++at) {
                    const Digit digit = digits[rows[at / 9] * 9U + columns[at % 9]];
                    if (digit != 0 && names[digit] == 0) names[digit] = next++;
                    text[at] = names[digit];
                    if (!is_less) {
                        is_less = text[at] < least.form[at];
                        is_greater = text[at] > least.form[at];
                    }
                }
                if (is_greater) continue;
                if (is_less) least = {text, 0};
                ++least.ways;
            }
        }
    }
    return least;
}

TEST(LeastForm, IsOneForAPuzzleHoweverItIsScrambled) {
    generate::Random random(7);
    for (const std::string_view file : {"17_clue", "top95", "forum_hardest_1905", "easy33"}) {
        for (const Grid& puzzle : twin::puzzles_in(std::string(file), file == "top95" ? 5 : 300)) {
            const LeastForm least = least_form(puzzle);
            EXPECT_EQ(applied(least.map, puzzle), least.form);
            EXPECT_FALSE(puzzle < least.form);
            for (int i = 0; i < 5; ++i) {
                const Grid other = applied(generate::random_isomorphism(random), puzzle);
                const LeastForm of_other = least_form(other);
                EXPECT_EQ(of_other.form, least.form) << other.to_line();
                EXPECT_EQ(of_other.automorphisms, least.automorphisms);
            }
        }
    }
}

TEST(LeastForm, IsTheLeastOfAllArrangements) {
    for (const std::string_view file : {"17_clue", "top95"}) {
        for (const Grid& puzzle :
             twin::puzzles_in(std::string(file), file == "top95" ? 50 : 12000)) {
            EXPECT_EQ(least_form(puzzle).form.to_line('0'), least_by_trying(puzzle).form);
        }
    }
}

TEST(LeastForm, IsTheLeastOfAllArrangementsOfTwoHundredPuzzlesExhaustive) {
    for (const std::string_view file :
         {"17_clue", "top95", "forum_hardest_1905", "several_solutions"}) {
        for (const Grid& puzzle : twin::puzzles_in(std::string(file), file == "top95"     ? 2
                                                                      : file == "17_clue" ? 400
                                                                                          : 100)) {
            const LeastForm least = least_form(puzzle);
            const Tried tried = least_by_trying(puzzle);
            EXPECT_EQ(least.form.to_line('0'), tried.form) << puzzle.to_line();
            EXPECT_EQ(least.automorphisms, tried.ways) << puzzle.to_line();
        }
    }
}

// The most symmetric solution grid has 648 automorphisms, a published number.
TEST(LeastForm, CountsAutomorphisms) {
    EXPECT_EQ(least_form(*Grid::from_line(kMostSymmetric)).automorphisms, 648U);
    // Every relabelling and every arrangement leaves the empty grid unchanged.
    EXPECT_EQ(least_form(Grid()).automorphisms, 362880ULL * 3359232ULL);
    Grid one;
    one[40] = 5;
    // The other eight digits may be renamed, and one in 81 arrangements keeps the cell, since all cells are alike.
    EXPECT_EQ(least_form(one).automorphisms, 40320ULL * 3359232ULL / 81);
    EXPECT_EQ(least_form(one).form.to_line('0'), std::string(80, '0') + '1');
}

TEST(LeastForm, DiffersForPuzzlesThatArePublishedAsDifferent) {
    std::set<std::string> forms;
    const std::vector<Grid> puzzles = twin::puzzles_in("17_clue", 10);
    for (const Grid& puzzle : puzzles) forms.insert(least_form(puzzle).form.to_line());
    EXPECT_EQ(forms.size(), puzzles.size());
}

TEST(LeastForm, DiffersForAllPublishedOnesWithSeventeenGivensExhaustive) {
    std::set<std::string> forms;
    const std::vector<Grid> puzzles = twin::puzzles_in("17_clue");
    for (const Grid& puzzle : puzzles) forms.insert(least_form(puzzle).form.to_line());
    EXPECT_EQ(forms.size(), puzzles.size());
}

TEST(Isomorphism, IsUndoneByItsInverseAndJoined) {
    generate::Random random(11);
    const Grid puzzle = twin::puzzles_in("top95").front();
    for (int i = 0; i < 200; ++i) {
        const Isomorphism first = generate::random_isomorphism(random);
        const Isomorphism second = generate::random_isomorphism(random);
        EXPECT_EQ(applied(inverse(first), applied(first, puzzle)), puzzle);
        EXPECT_EQ(applied(composed(first, second), puzzle),
                  applied(second, applied(first, puzzle)));
    }
}

TEST(FormInSolution, IsOneForAllImagesOfAPuzzleInASolutionWithManyAutomorphisms) {
    const Grid solution = *Grid::from_line(kMostSymmetric);
    const std::vector<Isomorphism> maps = maps_to_least_form(solution);
    EXPECT_EQ(maps.size(), least_form(solution).automorphisms);
    for (const Isomorphism& map : maps)
        EXPECT_EQ(applied(map, solution), least_form(solution).form);
    Grid puzzle = solution;
    for (const int cell : {0, 5, 17, 22, 40, 41, 63, 80}) puzzle[static_cast<Cell>(cell)] = 0;
    const FormInSolution form = form_in_solution(puzzle, solution);
    generate::Random random(3);
    for (int i = 0; i < 20; ++i) {
        const Isomorphism map = generate::random_isomorphism(random);
        const FormInSolution other = form_in_solution(applied(map, puzzle), applied(map, solution));
        EXPECT_EQ(other.solution, form.solution);
        EXPECT_EQ(other.puzzle, form.puzzle);
    }
}

}  // namespace
}  // namespace retrace::isomorphs
