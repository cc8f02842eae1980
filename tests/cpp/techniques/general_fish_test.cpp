// Franken and mutant fish of every size: each is counted again here, and no way to place the digit has what it removes.
#include <algorithm>
#include <map>
#include <string>
#include <string_view>

#include "sudoku/engine/engine.hpp"
#include "sudoku/techniques/path.hpp"
#include "support/amount.hpp"
#include "support/puzzles.hpp"
#include "techniques/boards.hpp"

namespace retrace::techniques {
namespace {

bool is_in(std::uint8_t house, Cell cell) {
    const auto houses = houses_of(cell);
    return std::find(houses.begin(), houses.end(), house) != houses.end();
}

int number_with(Cell cell, const std::vector<std::uint8_t>& houses) {
    return static_cast<int>(std::count_if(houses.begin(), houses.end(),
                                          [&](std::uint8_t house) { return is_in(house, cell); }));
}

bool sees(Cell one, Cell other) {
    return one != other && (row_of(one) == row_of(other) || column_of(one) == column_of(other) ||
                            box_of(one) == box_of(other));
}

bool sees_any(Cell cell, CellSet others) {
    for (const Cell other : others) {
        if (sees(cell, other)) return true;
    }
    return false;
}

bool sees_all(Cell cell, CellSet others) {
    for (const Cell other : others) {
        if (!sees(cell, other)) return false;
    }
    return true;
}

// Whether the digit fits into all houses that lack it, with this cell among its places.
bool can_be_placed(const Candidates& board, Digit digit, Cell target, int row = 0,
                   CellSet placed = {}) {
    if (row == 9) return placed.contains(target);
    CellSet left;
    for (const Cell cell : board.cells(digit)) {
        if (row_of(cell) == row) left.add(cell);
    }
    if (left.empty()) return can_be_placed(board, digit, target, row + 1, placed);
    for (const Cell cell : left) {
        if (row == row_of(target) && cell != target) continue;
        if (sees_any(cell, placed)) continue;
        CellSet with = placed;
        with.add(cell);
        if (can_be_placed(board, digit, target, row + 1, with)) return true;
    }
    return false;
}

bool has_kind(const std::vector<std::uint8_t>& houses, HouseKind kind) {
    return std::any_of(houses.begin(), houses.end(),
                       [&](std::uint8_t house) { return kind_of(house) == kind; });
}

// Neither a basic fish, which has no boxes, nor one of the other name.
void expect_shape(Id id, const Evidence& fish) {
    const bool is_of_rows =
        !has_kind(fish.houses, HouseKind::column) && !has_kind(fish.crossed, HouseKind::row);
    const bool is_of_columns =
        !has_kind(fish.houses, HouseKind::row) && !has_kind(fish.crossed, HouseKind::column);
    EXPECT_EQ(is_of_rows || is_of_columns, id == Id::franken_fish);
    EXPECT_TRUE(has_kind(fish.houses, HouseKind::box) || has_kind(fish.crossed, HouseKind::box) ||
                id == Id::mutant_fish);
}

void expect_fish(Id id, const Deduction& found, const Candidates& board) {
    const auto& [houses, crossed] = std::pair(found.evidence.houses, found.evidence.crossed);
    EXPECT_EQ(houses.size(), crossed.size());
    EXPECT_GE(houses.size(), 2U);
    EXPECT_LE(houses.size(), 7U);
    for (const std::uint8_t house : houses)
        EXPECT_EQ(std::count(crossed.begin(), crossed.end(), house), 0);
    expect_shape(id, found.evidence);
    ASSERT_TRUE(found.has_effect());
    const Digit digit = found.eliminations.front().digit;
    CellSet fins;
    CellSet pattern;
    for (const MarkedCandidate& each : found.evidence.candidates) {
        (each.role == Role::fin ? fins : pattern).add(each.candidate.cell);
    }
    EXPECT_LE(fins.size(), 2U);
    CellSet gone;
    for (const Candidate& each : found.eliminations) {
        EXPECT_EQ(each.digit, digit);
        gone.add(each.cell);
    }
    for (const Cell cell : board.cells(digit)) {
        const int based = number_with(cell, houses);
        const int covered = number_with(cell, crossed);
        EXPECT_EQ(fins.contains(cell), based > covered);
        EXPECT_EQ(pattern.contains(cell), based > 0 && based <= covered);
        const bool sees_fins = sees_all(cell, fins);
        EXPECT_EQ(gone.contains(cell), covered > based && sees_fins);
        EXPECT_FALSE(gone.contains(cell) && can_be_placed(board, digit, cell));
    }
}

// All digits fit everywhere but this one.
Board board_of(Digit digit, std::string_view places) {
    Board board;
    for (int row = 1; row <= 9; ++row) board.row(row, digit, places);
    return board;
}

struct Expected {
    Id id;
    std::size_t size;
    std::size_t fins;
    std::string_view places;
    std::string_view removed;
};

void expect_found(const Expected& expected) {
    const Board board = board_of(1, expected.places);
    EXPECT_EQ(first(expected.id, board), expected.removed);
    Deduction found;
    ASSERT_TRUE(technique(expected.id).find(board.candidates(), found));
    expect_fish(expected.id, found, board.candidates());
    EXPECT_EQ(found.evidence.houses.size(), expected.size);
    const auto& marked = found.evidence.candidates;
    EXPECT_EQ(std::count_if(marked.begin(), marked.end(),
                            [](const MarkedCandidate& each) { return each.role == Role::fin; }),
              static_cast<std::ptrdiff_t>(expected.fins));
}

// Each position is that of a digit on the way through a puzzle.
TEST(FrankenFish, HasFourHousesAgainstFour) {
    expect_found({Id::franken_fish, 4, 1,
                  "r1c5 r1c9 r3c4 r3c5 r3c8 r3c9 r4c1 r4c3 r4c5 r4c6 r4c9 r5c1 r5c3 r5c4 r5c6 r5c8 "
                  "r6c1 r6c5 r6c9 r8c1 r8c3 r8c4 r8c6 r9c1 r9c4 r9c5",
                  "r4c5<>1"});
}

TEST(FrankenFish, HasFiveHousesAgainstFive) {
    expect_found({Id::franken_fish, 5, 1,
                  "r1c4 r1c8 r1c9 r2c1 r2c5 r3c2 r3c3 r3c6 r3c7 r3c8 r4c2 r4c3 r4c8 r5c2 r5c3 r5c4 "
                  "r5c5 r5c7 r5c9 r6c1 r6c4 r6c5 r6c7 r7c1 r7c2 r7c7 r7c8 r8c5 r8c8 r8c9 r9c2 r9c3 "
                  "r9c6 r9c9",
                  "r6c1<>1"});
}

TEST(MutantFish, HasFiveHousesAgainstFive) {
    expect_found({Id::mutant_fish, 5, 0,
                  "r1c2 r1c4 r1c5 r1c7 r1c8 r1c9 r2c2 r2c3 r2c4 r2c5 r2c7 r2c8 r3c2 r3c4 r3c7 r3c9 "
                  "r4c2 r4c3 r4c5 r4c6 r4c7 r5c2 r5c4 r5c7 r5c9 r6c5 r6c6 r6c7 r6c8 r6c9 r7c9 r8c4 "
                  "r8c7 r8c8 r8c9",
                  "r1c2<>1 r1c4<>1 r1c7<>1 r1c9<>1 r2c2<>1 r2c4<>1 r2c7<>1 r4c2<>1 r4c7<>1 r6c7<>1 "
                  "r6c9<>1 r8c7<>1 r8c9<>1"});
}

TEST(MutantFish, HasSixHousesAgainstSix) {
    expect_found({Id::mutant_fish, 6, 2,
                  "r2c4 r2c5 r2c6 r2c8 r3c4 r3c7 r4c1 r4c4 r4c8 r5c2 r5c4 r5c5 r5c6 r5c8 r6c1 r6c2 "
                  "r6c6 r6c7 r6c9 r7c5 r7c6 r7c7 r8c2 r8c5 r8c9 r9c1 r9c6 r9c9",
                  "r8c5<>1"});
}

TEST(GeneralFish, AreRightAtEveryStepOfSharedPuzzles) {
    std::map<std::pair<Id, std::size_t>, int> seen;
    int boards = 0;
    for (const auto* file : {"rated", "top1465"}) {
        const int wanted = amount("RETRACE_FISH_PUZZLES", 40);
        for (const std::string& line : puzzles::sample(file, static_cast<std::size_t>(wanted))) {
            const Grid givens = puzzles::grid(std::string_view(line).substr(0, 81));
            const Grid solution = engine::first_found(givens).value();
            Path path(givens, Order::classic, true);
            do {
                Candidates board = path.board();
                board.know(Grid{});
                ++boards;
                for (const Id id : {Id::franken_fish, Id::mutant_fish}) {
                    Deduction found;
                    if (!technique(id).find(board, found)) continue;
                    SCOPED_TRACE(std::string(technique(id).name) + " at " + board.grid().to_line() +
                                 " on the way of " + line);
                    expect_fish(id, found, board);
                    for (const Candidate& gone : found.eliminations) {
                        EXPECT_NE(solution[gone.cell], gone.digit);
                    }
                    if (HasFailure()) return;
                    ++seen[{id, found.evidence.houses.size()}];
                }
            } while (path.run(1'000'000) == PathState::found && path.deduction().rating < 85);
        }
    }
    EXPECT_GE(boards, 500);
    for (const Id id : {Id::franken_fish, Id::mutant_fish}) {
        for (const std::size_t size : {2U, 3U, 4U}) EXPECT_GE((seen[{id, size}]), 1);
    }
}

}  // namespace
}  // namespace retrace::techniques
