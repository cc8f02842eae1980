// Asks for the standing as techniques do.
#include "cli/standing.hpp"

#include <string>
#include <utility>

#include "cli/words.hpp"
#include "sudoku/techniques/path.hpp"

namespace retrace::cli {

namespace {

std::string several_solutions() {
    return said({"the puzzle has several solutions", "답이 여럿인 퍼즐입니다"});
}

}  // namespace

AnswerPuzzle for_unique(std::function<Answered(const Grid&, Output&)> write) {
    return [write = std::move(write)](const text::Puzzle& puzzle, Output& output) -> Answered {
        switch (techniques::standing_of(puzzle.grid)) {
            case techniques::Standing::unique:
                return write(puzzle.grid, output);
            case techniques::Standing::several:
                output.write("several\n");
                return {ExitCode::bad_input, several_solutions()};
            case techniques::Standing::contradiction:
            case techniques::Standing::no_solution:
                break;
        }
        output.write("none\n");
        return ExitCode::no_solution;
    };
}

Answering unique_in_records(Records kind, Columns columns,
                            std::function<Answered(const Grid&, const RecordOf&, Output&)> write) {
    Answering answering = answering_of_boards(kind, columns, {});
    answering.one = [=, write = std::move(write)](const text::Puzzle& puzzle,
                                                  Output& output) -> Answered {
        const auto record_of_board = [&](const Grid& board) {
            text::Puzzle written = puzzle;
            written.grid = board;
            return record_of(kind, columns, written);
        };
        const techniques::Standing standing = techniques::standing_of(puzzle.grid);
        if (standing == techniques::Standing::unique) {
            return write(puzzle.grid, record_of_board, output);
        }
        const bool is_several = standing == techniques::Standing::several;
        Record record = record_of(kind, columns, puzzle);
        record.add("result", is_several ? "several" : "none");
        if (is_several) record.add("error", several_solutions());
        output.write(record.line());
        if (!is_several) return ExitCode::no_solution;
        return {ExitCode::bad_input, several_solutions()};
    };
    return answering;
}

}  // namespace retrace::cli
