// The reader of films: every fault has its name and the number of its step, and a faultless film is read step by step.
#include "sudoku/trace/packed_reader.hpp"

#include <gtest/gtest.h>

namespace retrace::trace {
namespace {

struct HeardFilm final : Listener {
    void puzzle(const Grid&) override { ++puzzles; }
    Recording::Full step(const Tracker&, const Step& step, const Note& note) override {
        steps.push_back(step);
        notes.push_back(note);
        return full;
    }
    void end(const Tracker&, const End& end) override { status = end.status; }

    int puzzles = 0;
    std::vector<Step> steps;
    std::vector<Note> notes;
    SourceStatus status = SourceStatus::running;
    Recording::Full full = Recording::Full::no;
};

std::string head(const std::string& puzzle) {
    return std::string("\0film 1", 7) + puzzle;
}

std::string of_53() {
    return head("53" + std::string(79, '.'));
}

std::string number(std::uint32_t value) {
    std::string bytes;
    for (int i = 0; i < 4; ++i, value >>= 8U) bytes += static_cast<char>(value & 0xffU);
    return bytes;
}

std::string record(unsigned cell, unsigned digit, unsigned line = 0, unsigned call = 0,
                   unsigned over = 0) {
    return number(cell | digit << 7U | line << 11U | over << 27U) + number(call);
}

std::optional<Error> read(std::string_view film, HeardFilm& heard, std::size_t piece = 1) {
    PackedReader reader(heard);
    for (; !film.empty(); film.remove_prefix(std::min(piece, film.size()))) {
        if (const auto error = reader.read(film.substr(0, piece))) return error;
    }
    return reader.finish();
}

std::string_view fault(const std::string& film, std::uint64_t step) {
    HeardFilm heard;
    const auto error = read(film, heard);
    if (!error) return "none";
    EXPECT_EQ(error->line, step);
    return name_of(error->code);
}

TEST(PackedReader, HearsEachStepWithItsLineAndCallInPiecesOfAnyLength) {
    const std::string film = of_53() + record(2, 4, 58, 3) + record(80, 9) +
                             record(2, 0, 65'535, 255, 9) + record(127, 0);
    for (const std::size_t piece : {std::size_t{1}, std::size_t{5}, std::size_t{89}, film.size()}) {
        HeardFilm heard;
        EXPECT_FALSE(read(film, heard, piece));
        EXPECT_EQ(heard.puzzles, 1);
        const std::vector<Step> steps{{StepKind::placement, 2, 4, 1},
                                      {StepKind::placement, 80, 9, 2},
                                      {StepKind::backtrack, 2, 4, 1}};
        EXPECT_EQ(heard.steps, steps);
        const std::vector<Note> notes{{58, 3, {}, {}}, {0, 0, {}, {}}, {65'535, 255, {}, {}, 9}};
        EXPECT_EQ(heard.notes, notes);
        EXPECT_EQ(heard.status, SourceStatus::stopped);
    }
}

TEST(PackedReader, RefusesWhatIsNoFilmOrIsCutOff) {
    EXPECT_EQ(fault("", 1), "not-a-recording");
    EXPECT_EQ(fault(of_53().substr(0, 87), 1), "not-a-recording");
    EXPECT_EQ(fault(std::string(88, '\0'), 1), "not-a-recording");
    EXPECT_EQ(fault(head(std::string(81, '?')), 1), "bad-puzzle");
    EXPECT_EQ(fault(of_53(), 1), "cut-off");
    EXPECT_EQ(fault(of_53() + record(2, 4) + record(127, 0).substr(0, 7), 2), "cut-off");
}

TEST(PackedReader, RefusesAStepThatTheBoardDoesNotAllow) {
    EXPECT_EQ(fault(of_53() + record(81, 1), 1), "bad-cell");
    EXPECT_EQ(fault(of_53() + record(2, 10), 1), "bad-digit");
    EXPECT_EQ(fault(of_53() + record(2, 4) + record(2, 0, 0, 0, 10), 2), "bad-digit");
    EXPECT_EQ(fault(of_53() + record(0, 0), 1), "given");
    EXPECT_EQ(fault(of_53() + record(1, 3), 1), "given");
    EXPECT_EQ(fault(of_53() + record(2, 4) + record(2, 5), 2), "digit-there");
    EXPECT_EQ(fault(of_53() + record(2, 4) + record(3, 0), 2), "nothing-there");
    EXPECT_EQ(fault(head("55" + std::string(79, '.')) + record(2, 4), 1), "contradiction");
}

TEST(PackedReader, NamesWhatThereIsNoRoomFor) {
    HeardFilm heard;
    heard.full = Recording::Full::lines;
    const auto error = read(of_53() + record(2, 4, 7), heard);
    ASSERT_TRUE(error);
    EXPECT_EQ(error->code, ErrorCode::too_many_lines);
}

}  // namespace
}  // namespace retrace::trace
