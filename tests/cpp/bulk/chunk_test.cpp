// A chunk of a file: every line has its row, however the file is cut and the work is sliced.
#include "sudoku/bulk/chunk.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "support/all_solutions.hpp"
#include "support/puzzles.hpp"

namespace retrace::bulk {
namespace {

struct Row {
    BulkKind kind;
    std::size_t line;
    std::uint32_t count;
    std::uint32_t column = 0;  // of the fault, where the kind is unreadable
    friend bool operator==(const Row&, const Row&) = default;
};

// Answers a file chunk by chunk, as the page's workers do.
std::vector<Row> answer(const std::string& file, std::size_t bytes, std::uint64_t budget,
                        std::uint32_t limit = 2) {
    std::vector<Row> found;
    const auto chunk = std::make_unique<BulkChunk>(limit);
    std::size_t begin = 0;
    std::size_t lines = 0;
    std::uint32_t passing_over = 0;
    while (begin < file.size()) {
        for (std::size_t length = bytes;; length *= 2) {
            const bool at_end = begin + length >= file.size();
            chunk->read(file.substr(begin, length), at_end, passing_over);
            if (chunk->consumed() > 0 || at_end) break;
        }
        while (!chunk->run(budget)) {
        }
        const BulkRows& rows = chunk->rows();
        EXPECT_EQ(chunk->answered(), rows.size());
        for (std::size_t row = 0; row < rows.size(); ++row) {
            found.push_back({static_cast<BulkKind>(rows.kinds[row]), lines + rows.lines[row],
                             rows.counts[row]});
        }
        for (std::size_t i = 0; i < rows.problems.rows.size(); ++i) {
            found[found.size() - rows.size() + rows.problems.rows[i]].column =
                rows.problems.columns[i];
        }
        begin += chunk->consumed();
        lines += chunk->lines();
        passing_over = chunk->passing_over();
    }
    return found;
}

std::string spaced_rows(std::string_view line) {
    return print(puzzles::grid(line), Form::spaced_rows);
}

std::string mixed_file() {
    const std::string unique(puzzles::kInkala);
    return unique + "\r\n" + std::string(81, '.') + "\n# a comment\nhello\n" + "5.......5" +
           std::string(72, '.') + "\n" + spaced_rows(puzzles::k2580) + "12345678........9" +
           std::string(64, '.') + "\n" + unique.substr(1) + "\n" + unique;
}

TEST(BulkChunk, TellsOfEveryPuzzleItsLineAndItsKind) {
    const std::vector<Row> expected = {
        {BulkKind::unique, 1, 1},          {BulkKind::several, 2, 2},
        {BulkKind::unreadable, 4, 0, 1},   {BulkKind::contradiction, 5, 0},
        {BulkKind::unique, 6, 1},          {BulkKind::none, 15, 0},
        {BulkKind::unreadable, 16, 0, 81}, {BulkKind::unique, 17, 1}};
    EXPECT_EQ(answer(mixed_file(), 1 << 19, 2000), expected);
}

TEST(BulkChunk, HasARowForEveryLineThatIsNoPuzzle) {
    const std::string unique(puzzles::kInkala);
    const std::string file = "id,quizzes\n1," + unique + "\n[Unknown]\n" + unique + "\n# " +
                             unique + "\n[\n" + unique + "\n]\n";
    const std::vector<Row> expected = {{BulkKind::unreadable, 1, 0, 1}, {BulkKind::unique, 2, 1},
                                       {BulkKind::unreadable, 3, 0, 1}, {BulkKind::unique, 4, 1},
                                       {BulkKind::unreadable, 5, 0, 1}, {BulkKind::unique, 7, 1}};
    EXPECT_EQ(answer(file, file.size(), 2000), expected);
    for (std::size_t bytes = 1; bytes <= file.size(); bytes += 17) {
        EXPECT_EQ(answer(file, bytes, 2000), expected) << bytes;
    }
}

TEST(BulkChunk, AnswersNoPuzzleWhoseRulesItDoesNotKnow) {
    const std::string file = "3x3::k:" + std::string(200, '1') + "\n";
    const std::vector<Row> expected = {{BulkKind::unreadable, 1, 0, 1}};
    EXPECT_EQ(answer(file, file.size(), 2000), expected);
}

TEST(BulkChunk, IsNotKeptWaitingByASection) {
    std::string file = "[Puzzle]\n";
    for (int i = 0; i < 2000; ++i) file += "words and words\n";
    const auto chunk = std::make_unique<BulkChunk>(2);
    chunk->read(file, false, false);
    EXPECT_GT(chunk->consumed(), file.size() / 2);
}

TEST(BulkChunk, TellsTheSameHoweverTheFileIsCut) {
    const std::string file = mixed_file();
    const std::vector<Row> whole = answer(file, file.size(), 2000);
    for (std::size_t bytes = 1; bytes <= file.size(); bytes += 13) {
        EXPECT_EQ(answer(file, bytes, 2000), whole) << bytes;
    }
}

TEST(BulkChunk, TellsTheSameHoweverTheWorkIsSliced) {
    const std::vector<Row> whole = answer(mixed_file(), 1 << 19, 100'000, 300);
    for (const std::uint64_t budget : {1U, 3U, 50U}) {
        EXPECT_EQ(answer(mixed_file(), 1 << 19, budget, 300), whole) << budget;
    }
}

TEST(BulkChunk, CountsAsManySolutionsAsThereAreUpToTheLimit) {
    std::string file;
    std::vector<Row> expected;
    for (const std::string& line : puzzles::sample("several_solutions", 20)) {
        file += line + "\n";
        const auto count = static_cast<std::uint32_t>(rules::all_solutions(line).size());
        expected.push_back(
            {BulkKind::several, expected.size() + 1, std::min<std::uint32_t>(count, 50)});
    }
    EXPECT_EQ(answer(file, 1 << 19, 2000, 50), expected);
}

TEST(BulkChunk, PassesOverALineTooLongToBeKept) {
    const std::string unique(puzzles::kInkala);
    const std::string file = unique + "\n" + std::string(kMaxText + 10, '1') + "\n" + unique;
    for (const std::size_t bytes : {std::size_t{1000}, file.size()}) {
        const std::vector<Row> rows = answer(file, bytes, 2000);
        ASSERT_EQ(rows.size(), 3U);
        EXPECT_EQ(rows[0].kind, BulkKind::unique);
        EXPECT_EQ(rows[1].kind, BulkKind::unreadable);
        EXPECT_EQ(rows[2].kind, BulkKind::unique);
        EXPECT_EQ(rows[2].line, 3U);
    }
}

// Bytes with zeros among them, a line of `line` bytes, and a puzzle behind all.
std::string binary_file(std::size_t line) {
    std::string file = std::string(puzzles::kInkala) + "\n";
    while (file.size() < 2 * kMaxText) file += std::string(line, '\3') + "A\n";
    return file + std::string(puzzles::kInkala);
}

TEST(BulkChunk, TellsOnceOfBytesThatAreNoText) {
    for (const std::size_t line : {std::size_t{200}, kMaxText + 10}) {
        const std::string file = binary_file(line);
        for (const std::size_t bytes : {std::size_t{300'000}, file.size()}) {
            const std::vector<Row> rows = answer(file, bytes, 2000);
            ASSERT_EQ(rows.size(), 3U) << line << " " << bytes;
            EXPECT_EQ(rows[0].kind, BulkKind::unique);
            EXPECT_EQ(rows[1], (Row{BulkKind::unreadable, 2, 0, 1}));
            EXPECT_EQ(rows[2].kind, BulkKind::unique);
        }
    }
}

std::string solutions_of(const std::string& file, std::string wanted) {
    const auto chunk = std::make_unique<BulkChunk>(2);
    chunk->read(file, true, false);
    wanted.resize(chunk->rows().size(), '\1');
    return chunk->solutions(wanted);
}

TEST(BulkSolutions, AreTheFirstOfEachPuzzleInItsOwnForm) {
    const std::string inkala = rules::all_solutions(std::string(puzzles::kInkala)).at(0) + "\n";
    const std::string spaced = spaced_rows(rules::all_solutions(std::string(puzzles::k2580)).at(0));
    const std::string first_of_all = std::string(puzzles::kFirstOfAll) + "\n";
    EXPECT_EQ(solutions_of(mixed_file(), ""),
              inkala + first_of_all + "error\nnone\n" + spaced + "none\nerror\n" + inkala);
}

TEST(BulkSolutions, AreThoseOfTheWantedRowsAlone) {
    std::string file;
    std::string wanted;
    std::string expected;
    for (const std::string& line : puzzles::sample("several_solutions", 30)) {
        file += line + "\n";
        wanted += wanted.size() % 3 == 0 ? '\0' : '\1';
        if (wanted.back() == '\1') expected += rules::all_solutions(line).at(0) + "\n";
    }
    EXPECT_EQ(solutions_of(file, wanted), expected);
    EXPECT_EQ(solutions_of(file, std::string(30, '\0')), "");
}

}  // namespace
}  // namespace retrace::bulk
