// retrace same --among: puzzles and completed grids beside a list of puzzles.
#include "cli/among.hpp"

#include <array>
#include <optional>
#include <string>
#include <utility>

#include "cli/isomorphism_text.hpp"
#include "cli/puzzle_stream.hpp"
#include "sudoku/engine/only_solution.hpp"
#include "sudoku/isomorphs/least_form.hpp"

namespace retrace::cli {
namespace {

constexpr std::array<std::string_view, 12> kAmongColumns{
    "line", "name",    "puzzle", "result", "first", "transposed",
    "rows", "columns", "digits", "column", "code",  "error"};

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
    const Answered answered = answering.one({*grid, Form::line, 1}, output);
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
    answering.error = [](const ParseError&) { return std::string(); };
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
    const Records kind = arguments.records;
    const auto write = [&](const text::Puzzle& puzzle, std::string_view result,
                           const Listed* listed, const std::optional<isomorphs::Isomorphism>& map,
                           Output& output) {
        if (kind != Records::none) {
            Record record = record_of(kind, kAmongColumns, puzzle);
            record.add("result", result);
            if (listed != nullptr) record.add("first", std::uint64_t{listed->line});
            if (map) add_isomorphism(*map, record);
            output.write(record.line());
            return;
        }
        std::string line(result);
        if (listed != nullptr) line += ' ' + std::to_string(listed->line);
        if (map) line += ' ' + isomorphism_text(*map);
        if (result == "holds") line += ' ' + puzzle.grid.to_line();
        output.write(line + '\n');
    };
    const auto answer = [&](const text::Puzzle& puzzle, Output& output) -> Answered {
        bool is_any = false;
        if (const Listed* listed = list.same_as(puzzle.grid)) {
            is_any = true;
            write(puzzle, "same", listed, way_between(puzzle.grid, listed->puzzle), output);
        }
        if (is_completed(puzzle.grid)) {
            list.visit_held(puzzle.grid, [&](const Listed& listed) {
                is_any = true;
                if (listed.puzzle == puzzle.grid || is_completed(listed.puzzle)) return;
                text::Puzzle held = puzzle;
                held.grid = isomorphs::applied(
                    way_between(*engine::only_solution(listed.puzzle), puzzle.grid), listed.puzzle);
                write(held, "holds", &listed, std::nullopt, output);
            });
        }
        if (is_any) return ExitCode::success;
        write(puzzle, "different", nullptr, std::nullopt, output);
        return ExitCode::no_solution;
    };
    Answering answering =
        kind == Records::none ? Answering{} : answering_of_boards(kind, kAmongColumns, {});
    answering.one = answer;
    if (arguments.files.empty()) return answer_puzzles(arguments, std::move(answering));
    ExitCode exit_code = ExitCode::success;
    for (const std::string_view word : arguments.files) {
        exit_code = worse_of(exit_code, answer_word(word, arguments, answering));
        answering.opening.clear();
    }
    return exit_code;
}

}  // namespace retrace::cli
