// The candidates that a person's notes name; tests/web/core/noted-candidates.test.ts has the same cases.
#include "sudoku/text/noted_candidates.hpp"

#include <gtest/gtest.h>

#include <initializer_list>
#include <string>

namespace retrace::text {
namespace {

// The first box lacks 7, 8 and 9, which go into its last row: cells 18 to 20.
Grid digits() {
    return *Grid::from_line("123" + std::string(6, '.') + "456" + std::string(69, '.'));
}

DigitSet set(std::initializer_list<int> noted) {
    DigitSet all = 0;
    for (const int digit : noted) all |= set_of(static_cast<Digit>(digit));
    return all;
}

Marks corners(DigitSet first, DigitSet second, DigitSet third) {
    Marks marks;
    marks.corner[18] = first;
    marks.corner[19] = second;
    marks.corner[20] = third;
    return marks;
}

TEST(NotedCandidates, AreCornerNotesOfAllCandidates) {
    const Marks all = corners(set({7, 8, 9}), set({7, 8, 9}), set({7, 8, 9}));
    EXPECT_EQ(noted_candidates(digits(), all), all.corner);
}

TEST(NotedCandidates, AreNoPlacesOfSomeDigitsInCorners) {
    const Marks places = corners(set({7, 8}), set({7, 8}), set({7, 8}));
    EXPECT_EQ(noted_candidates(digits(), places), Marks{}.corner);
}

TEST(NotedCandidates, AreCornerNotesWithSomePlacesCrossedOut) {
    const Marks left = corners(set({7, 8}), set({7}), set({7, 8}));
    EXPECT_EQ(noted_candidates(digits(), left), left.corner);
}

TEST(NotedCandidates, AreCentreNotesAndCornerNotesBesideThem) {
    Marks marks = corners(set({9}), 0, 0);
    marks.centre[18] = set({7});
    EXPECT_EQ(noted_candidates(digits(), marks)[18], set({7, 9}));
}

}  // namespace
}  // namespace retrace::text
