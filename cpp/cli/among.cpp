// retrace same --among: puzzles and completed grids beside a list of puzzles.
#include "cli/among.hpp"

#include <string>
#include <utility>

#include "cli/isomorphism_text.hpp"
#include "cli/puzzle_stream.hpp"
#include "sudoku/engine/only_solution.hpp"
#include "sudoku/isomorphs/least_form.hpp"

namespace retrace::cli {
namespace {

constexpr auto kAmongColumns = columns_with("first", "transposed", "rows", "columns", "digits");

bool is_completed(const Grid& grid) {
    return grid.blanks() == 0;
}

// The way from one to another that is the same.
isomorphs::Isomorphism way_between(const Grid& one, const Grid& other) {
    return isomorphs::composed(isomorphs::least_form(one).map,
                               isomorphs::inverse(isomorphs::least_form(other).map));
}

// A word of 81 characters is a puzzle; any other names a file.
ExitCode answer_word(std::string_view word, const Arguments& arguments,
                     const Answering& answering) {
    const auto grid = Grid::from_line(word);
    if (!grid) {
        Arguments one = arguments;
        one.files = {word};
        return answer_puzzles(one, answering);
    }
    Output output(STDOUT_FILENO);
    output.write(answering.opening);
    const Answered answered = answering.one({{*grid, Form::line, 1}}, output);
    return worse_of(answered.exit_code, output.finish());
}

}  // namespace

PuzzleList::PuzzleList(std::string_view file, const Arguments& arguments) {
    Arguments list = arguments;
    list.files = {file};
    const auto keep = [this](const text::Puzzle& puzzle, Output&) {
        first_.emplace(generate::form_key(puzzle.grid), puzzles_.size());
        puzzles_.push_back({puzzle.grid, puzzle.line});
        return ExitCode::success;
    };
    Answering answering{keep, std::nullopt};
    answering.error = [](const Unread&) { return std::string(); };
    exit_code_ = answer_puzzles(list, std::move(answering));
}

const Listed* PuzzleList::same_as(const Grid& puzzle) const {
    const auto found = first_.find(generate::form_key(puzzle));
    return found == first_.end() ? nullptr : &puzzles_[found->second];
}

void PuzzleList::visit_held(const Grid& grid, const std::function<void(const Listed&)>& visit) {
    if (by_solution_.empty()) {
        for (std::size_t i = 0; i < puzzles_.size(); ++i) {
            const auto solution = engine::only_solution(puzzles_[i].puzzle);
            if (solution) by_solution_[generate::form_key(*solution)].push_back(i);
        }
    }
    const auto held = by_solution_.find(generate::form_key(grid));
    if (held == by_solution_.end()) return;
    for (const std::size_t i : held->second) visit(puzzles_[i]);
}

ExitCode compare_with_list(const Arguments& arguments) {
    PuzzleList list(arguments.among, arguments);
    if (list.exit_code() != ExitCode::success) return list.exit_code();
    const auto write = [&](const text::Puzzle& puzzle, const RecordOf& record_of_board,
                           Output& output) -> Answered {
        const auto record_with = [&](std::string_view result, const Grid& board) {
            Record record = record_of_board(board);
            record.add("result", result);
            record.say(result);
            return record;
        };
        const auto add_line = [](const Listed& listed, Record& record) {
            record.add("first", std::uint64_t{listed.line});
            record.say(' ' + std::to_string(listed.line));
        };
        const auto end = [&](Record& record) {
            record.say("\n");
            output.write(record.line());
        };
        bool is_any = false;
        if (const Listed* listed = list.same_as(puzzle.grid)) {
            is_any = true;
            Record record = record_with("same", puzzle.grid);
            add_line(*listed, record);
            add_isomorphism(way_between(puzzle.grid, listed->puzzle), record);
            end(record);
        }
        if (is_completed(puzzle.grid)) {
            list.visit_held(puzzle.grid, [&](const Listed& listed) {
                is_any = true;
                if (listed.puzzle == puzzle.grid || is_completed(listed.puzzle)) return;
                const Grid held = isomorphs::applied(
                    way_between(*engine::only_solution(listed.puzzle), puzzle.grid), listed.puzzle);
                Record record = record_with("holds", held);
                add_line(listed, record);
                record.say(' ' + held.to_line());
                end(record);
            });
        }
        if (is_any) return ExitCode::success;
        Record record = record_with("different", puzzle.grid);
        end(record);
        return ExitCode::no_solution;
    };
    Answering answering = answering_of_records(arguments, kAmongColumns, write);
    if (arguments.files.empty()) return answer_puzzles(arguments, std::move(answering));
    ExitCode exit_code = ExitCode::success;
    for (const std::string_view word : arguments.files) {
        exit_code = worse_of(exit_code, answer_word(word, arguments, answering));
        answering.opening.clear();
    }
    return exit_code;
}

}  // namespace retrace::cli
