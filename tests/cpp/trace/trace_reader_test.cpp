// The reader of recordings: accepted lines, derived facts, and refused lines with their numbers.
#include "sudoku/trace/trace_reader.hpp"

#include <gtest/gtest.h>

#include "support/recordings.hpp"

namespace retrace::trace {
namespace {

struct Heard final : Listener {
    void puzzle(const Grid& givens) override { puzzles.push_back(givens); }
    Recording::Full step(const Tracker&, const Step& step, const Note& note) override {
        steps.push_back(step);
        notes.push_back(note);
        return Recording::Full::no;
    }
    void end(const Tracker& at, const End& end) override {
        ends.push_back(end);
        counters.push_back(at.counters());
    }

    std::vector<Grid> puzzles;
    std::vector<Step> steps;
    std::vector<Note> notes;
    std::vector<End> ends;
    std::vector<Counters> counters;
};

std::optional<Error> read(std::string_view text, Listener& heard, Rules rules, std::size_t piece) {
    Reader reader(rules, heard);
    while (!text.empty()) {
        std::string_view next = text.substr(0, piece);
        text.remove_prefix(next.size());
        if (const auto error = reader.read(next)) return error;
    }
    return reader.finish();
}

std::string of_empty(const std::string& lines) {
    return "retrace-trace 1\npuzzle " + std::string(81, '.') + '\n' + lines;
}

TEST(TraceReader, RefusesEveryDamageWithItsLineInPiecesOfAnyLength) {
    const auto all = damaged_recordings();
    ASSERT_GE(all.size(), 20U);
    for (const Damaged& damaged : all) {
        for (const std::size_t piece : {std::size_t{1}, std::size_t{7}, damaged.text.size()}) {
            Heard heard;
            const auto error = read(damaged.text, heard, Rules::held, piece);
            ASSERT_TRUE(error) << damaged.name;
            EXPECT_EQ(name_of(error->code), damaged.code) << damaged.name;
            EXPECT_EQ(error->line, damaged.line) << damaged.name;
        }
    }
}

TEST(TraceReader, LetsAProgramBreakTheRulesOfTheGameWhereItIsToBeWatched) {
    int watched = 0;
    for (const Damaged& damaged : damaged_recordings()) {
        Heard heard;
        const bool refused = read(damaged.text, heard, Rules::may_break, 9).has_value();
        EXPECT_EQ(refused, !damaged.watched) << damaged.name;
        watched += damaged.watched ? 1 : 0;
    }
    EXPECT_EQ(watched, 2);
}

TEST(TraceReader, DerivesWhatALineLeavesOut) {
    Heard heard;
    const auto error = read(of_empty("placement r1c1 1\nplacement r1c2 2\nbacktrack r1c2\n"
                                     "backtrack r1c1 1\nend\n"),
                            heard, Rules::held, 5);
    EXPECT_FALSE(error);
    const std::vector<Step> expected{{StepKind::placement, 0, 1, 1},
                                     {StepKind::placement, 1, 2, 2},
                                     {StepKind::backtrack, 1, 2, 1},
                                     {StepKind::backtrack, 0, 1, 0}};
    EXPECT_EQ(heard.steps, expected);
    EXPECT_EQ(heard.counters.at(0).dead_ends, 0U);
    EXPECT_EQ(heard.ends.at(0).status, SourceStatus::stopped);
}

TEST(TraceReader, TakesADigitThatClashedBackAsNoDeadEnd) {
    Heard heard;
    EXPECT_FALSE(read(of_empty("placement r1c1 1\nplacement r1c2 1\nbacktrack r1c2\nend\n"), heard,
                      Rules::may_break, 999));
    EXPECT_EQ(heard.steps.at(2).kind, StepKind::backtrack);
}

// In r1c9, where column 9 has the 8, only 9 fits once r1c8 has the 8, and nothing once it has the 9.
std::string of_last_two(const std::string& end) {
    return "retrace-trace 1\npuzzle 1234567.." + std::string(35, '.') + '8' + std::string(36, '.') +
           "\nplacement r1c8 8\nbacktrack r1c8\nplacement r1c8 9\nbacktrack r1c8\n" + end + '\n';
}

TEST(TraceReader, CallsADeadEndOnlyWhatTheBoardShowsToBeOne) {
    Heard heard;
    EXPECT_FALSE(read(of_last_two("end stopped dead-ends 1"), heard, Rules::held, 999));
    EXPECT_EQ(heard.steps.at(1).kind, StepKind::backtrack);
    EXPECT_EQ(heard.steps.at(3).kind, StepKind::dead_end);
    EXPECT_EQ(heard.counters.at(0).dead_ends, 1U);
}

TEST(TraceReader, AcceptsTheDeadEndsOfEarlierVersionsAndNoOthers) {
    Heard heard;
    EXPECT_FALSE(read(of_last_two("end stopped dead-ends 2"), heard, Rules::held, 999));
    for (const std::string other : {"0", "3"}) {
        const auto error =
            read(of_last_two("end stopped dead-ends " + other), heard, Rules::held, 999);
        ASSERT_TRUE(error);
        EXPECT_EQ(error->code, ErrorCode::wrong_count);
        EXPECT_EQ(error->expected, 1U);
    }
}

TEST(TraceReader, ReadsTheDigitThatIsWrittenOverAnother) {
    Heard heard;
    EXPECT_FALSE(read(of_empty("placement r1c1 1\nbacktrack r1c1 line 7 over 8\n"
                               "placement r1c1 8 line 7\nend\n"),
                      heard, Rules::held, 999));
    EXPECT_EQ(heard.notes.at(1), (Note{7, 0, {}, {}, 8}));
    EXPECT_EQ(heard.notes.at(2), (Note{7, 0, {}, {}}));
}

TEST(TraceReader, ReadsLinesCallsAndNotes) {
    Heard heard;
    EXPECT_FALSE(read(of_empty("# by hand\r\n1 placement r1c1 1 1 line 58 call 2\r\n"
                               "refused r1c2 1 r1c1\nremoved r9c9 4\n\n"
                               "placement r1c2 2 call 3 line 60\nend stopped steps 2\n"),
                      heard, Rules::held, 3));
    EXPECT_EQ(heard.notes.at(0), (Note{58, 2, {}, {}}));
    EXPECT_EQ(heard.notes.at(1), (Note{60, 3, {{1, 0, 0}}, {{80, 4}}}));
}

TEST(TraceReader, ReadsOnWithTheNextPuzzleAfterAnError) {
    Heard heard;
    Reader reader(Rules::held, heard);
    const std::string text = of_empty("placement r1c1 0\nplacement r1c1 1\nend\npuzzle ") +
                             std::string(81, '.') + "\nplacement r9c9 9\nend\n";
    std::string_view rest = text;
    const auto error = reader.read(rest);
    ASSERT_TRUE(error);
    EXPECT_EQ(error->code, ErrorCode::bad_digit);
    EXPECT_TRUE(reader.can_go_on());
    EXPECT_FALSE(reader.read(rest));
    EXPECT_FALSE(reader.finish());
    EXPECT_EQ(heard.steps, (std::vector<Step>{{StepKind::placement, 80, 9, 1}}));
}

TEST(TraceReader, KeepsNothingOfALineWithoutAnEnd) {
    Heard heard;
    Reader reader(Rules::held, heard);
    const std::string piece(1 << 16, 'x');
    std::string_view text = piece;
    const auto error = reader.read(text);
    ASSERT_TRUE(error);
    EXPECT_EQ(error->code, ErrorCode::not_a_recording);
    EXPECT_FALSE(reader.can_go_on());
}

}  // namespace
}  // namespace retrace::trace
