// Hints during a game: they name faults of entries and notes first, and then the next step by those notes.
#include "sudoku/techniques/hint.hpp"

#include <gtest/gtest.h>

#include <string>

#include "sudoku/engine/engine.hpp"
#include "support/puzzles.hpp"
#include "techniques/boards.hpp"

namespace retrace::techniques {
namespace {

// Notes of all candidates that the peers leave each blank.
Notes all_notes(const Grid& digits) {
    const Candidates board(digits);
    Notes notes{};
    for (Cell each = 0; each < kCells; ++each) notes[each] = board.of(each);
    return notes;
}

Hint answered(const Position& position) {
    Hint hint(position);
    while (!hint.run(1)) {
    }
    return hint;
}

// A puzzle whose first step is an elimination.
constexpr std::string_view kHardLine =
    "..84...3....3.....9....157479...8........7..514.....2...9.6...2.5....4......9..56";
Grid hard() {
    return puzzles::grid(kHardLine);
}

Grid solution_of(const Grid& givens) {
    return engine::first_found(givens).value();
}

TEST(Hint, SaysFirstThatDigitsContradictEachOther) {
    Grid digits = puzzles::grid(puzzles::k2239);
    digits[1] = digits[0];
    EXPECT_EQ(answered({puzzles::grid(puzzles::k2239), digits}).advice(), Advice::contradiction);
}

TEST(Hint, TellsGivensWithoutSolutionFromAWrongEntry) {
    const Grid givens = puzzles::grid(std::string("12345678........9").append(64, '.'));
    EXPECT_EQ(answered({givens, givens}).advice(), Advice::givens_unsolved);

    const Grid puzzle = puzzles::grid(puzzles::k2239);
    Grid digits = puzzle;
    const Candidates board(puzzle);
    Cell blank = 0;
    while (size_of(board.of(blank)) < 2) ++blank;
    const DigitSet others = without(board.of(blank), set_of(solution_of(puzzle)[blank]));
    digits[blank] = smallest(others);
    EXPECT_EQ(answered({puzzle, digits}).advice(), Advice::wrong_entry);
}

TEST(Hint, NamesACellWhoseDigitIsNotAmongItsNotes) {
    Position position{hard(), hard(), all_notes(hard())};
    const Cell blank = cell("r1c2");
    position.notes[blank] = without(position.notes[blank], set_of(solution_of(hard())[blank]));
    const Hint hint = answered(position);
    EXPECT_EQ(hint.advice(), Advice::wrong_note);
    EXPECT_EQ(hint.wrong_notes(), std::vector<Cell>{blank});
}

TEST(Hint, LeavesNotesAloneWhereABlankHasNone) {
    Position position{hard(), hard(), all_notes(hard())};
    const Cell blank = cell("r1c2");
    position.notes[blank] = without(position.notes[blank], set_of(solution_of(hard())[blank]));
    position.notes[cell("r1c1")] = 0;
    const Hint hint = answered(position);
    EXPECT_EQ(hint.advice(), Advice::step);
    EXPECT_EQ(hint.blanks_without_notes(), 1);
}

TEST(Hint, GoesOnFromWhatThePersonHasCrossedOut) {
    const Position noted{hard(), hard(), all_notes(hard())};
    const Hint first = answered(noted);
    ASSERT_EQ(first.advice(), Advice::step);
    ASSERT_FALSE(first.step().eliminations.empty());
    EXPECT_EQ(first.blanks_without_notes(), 0);

    Position after = noted;
    for (const Candidate& each : first.step().eliminations) {
        after.notes[each.cell] = without(after.notes[each.cell], set_of(each.digit));
    }
    const Hint second = answered(after);
    ASSERT_EQ(second.advice(), Advice::step);
    EXPECT_NE(second.step().eliminations, first.step().eliminations);
}

TEST(Hint, FindsAStepByWhatAPersonAloneHasCrossedOut) {
    Position position{hard(), hard(), all_notes(hard())};
    const Cell blank = cell("r1c2");
    position.notes[blank] = set_of(solution_of(hard())[blank]);
    const Hint hint = answered(position);
    ASSERT_EQ(hint.advice(), Advice::step);
    EXPECT_EQ(hint.step().placement, (Candidate{blank, solution_of(hard())[blank]}));
}

TEST(Hint, TakesDigitsWithoutGivensAsThePuzzle) {
    const Hint hint = answered({Grid{}, puzzles::grid(puzzles::k2239)});
    EXPECT_EQ(hint.advice(), Advice::step);
    EXPECT_TRUE(hint.is_unique());
}

TEST(Hint, LeavesUniquenessOutWhereThereAreSeveralSolutions) {
    for (const std::string& line : puzzles::sample("several_solutions", 20)) {
        const Grid givens = puzzles::grid(line);
        const Hint hint = answered({givens, givens, all_notes(givens)});
        EXPECT_FALSE(hint.is_unique());
        if (hint.advice() != Advice::step) continue;
        EXPECT_FALSE(hint.step().technique->needs_uniqueness) << line;
    }
}

TEST(Hint, SeesWhereNotesLeaveNoneOfSeveralSolutions) {
    const Grid givens = puzzles::grid(puzzles::file("several_solutions").front());
    Position position{givens, givens, all_notes(givens)};
    int pairs = 0;
    for (Cell each = 0; each < kCells && pairs < 2; ++each) {
        for (const Cell peer : kPeerSets[each]) {
            const DigitSet both = position.notes[each] & position.notes[peer];
            if (both == 0 || pairs == 2) continue;
            position.notes[each] = position.notes[peer] = set_of(smallest(both));
            pairs = 2;
        }
    }
    ASSERT_EQ(pairs, 2);
    const Hint hint = answered(position);
    EXPECT_EQ(hint.advice(), Advice::wrong_note);
    EXPECT_TRUE(hint.wrong_notes().empty());
}

TEST(Hint, SaysThatABoardIsSolved) {
    const Grid givens = puzzles::grid(puzzles::k2239);
    EXPECT_EQ(answered({givens, solution_of(givens)}).advice(), Advice::solved);
}

TEST(Hint, LeavesWhatNoTechniqueSolvesToTheSearches) {
    // Without its first given the puzzle has several solutions.
    const Grid givens = puzzles::grid('.' + std::string(puzzles::kInkala).substr(1));
    EXPECT_EQ(answered({givens, givens, all_notes(givens)}).advice(), Advice::search);
}

}  // namespace
}  // namespace retrace::techniques
