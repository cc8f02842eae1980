// retrace explain: the logical path through each puzzle, a step a line; and retrace hint: its next step.
#include <optional>
#include <string>

#include "cli/commands.hpp"
#include "cli/explanation.hpp"
#include "cli/puzzle_stream.hpp"
#include "sudoku/contradiction.hpp"
#include "sudoku/techniques/hint.hpp"

namespace retrace::cli {
namespace {

using namespace techniques;

// "naked-pair r1c2<>5 | why".
void write_step(const Deduction& step, Output& output) {
    output.write(step.technique->name);
    output.write(" ");
    output.write(effect_text(step));
    output.write(" | ");
    output.write(reason_text(step));
    output.write("\n");
}

std::string blanks_text(const Candidates& board) {
    return std::to_string(board.blanks()) + (board.blanks() == 1 ? " blank" : " blanks");
}

ExitCode write_none(const Grid& givens, Output& output) {
    const auto contradictions = find_contradictions(givens);
    output.write("none | " +
                 (contradictions.empty() ? "no solution has these givens"
                                         : contradiction_text(contradictions.front())) +
                 '\n');
    return ExitCode::no_solution;
}

constexpr std::string_view kSeveral =
    "several | more than one solution: techniques that need a unique one are left out";

// Runs to the next step, and lets out what is written before it.
PathState next_step(Path& path, Output& output) {
    PathState state = path.run(1);
    while (state == PathState::running && output.is_open()) {
        output.flush();
        state = path.run(1);
    }
    return state;
}

// Where the puzzle's text stands: its givens, and entries and candidates where it has some.
Position position_of(const text::Puzzle& puzzle) {
    if (!puzzle.beside) return {puzzle.grid, puzzle.grid};
    return {puzzle.grid, puzzle.beside->digits, puzzle.beside->notes};
}

// Writes the obstacle to any step; nothing where a step can be looked for.
std::optional<ExitCode> write_obstacle(const Hint& start, const Position& position,
                                       Output& output) {
    switch (start.advice()) {
        case Advice::contradiction:
            return write_none(position.digits, output);
        case Advice::givens_unsolved:
            return write_none(position.givens, output);
        case Advice::wrong_entry:
            output.write("none | no solution has these givens and entries\n");
            return ExitCode::no_solution;
        case Advice::wrong_note:
            output.write("none | ");
            if (start.wrong_notes().empty()) {
                output.write("no solution fits these candidates\n");
            } else {
                output.write(cell_name(start.wrong_notes().front()));
                output.write(" lacks its digit among its candidates\n");
            }
            return ExitCode::no_solution;
        case Advice::solved:
        case Advice::step:
        case Advice::search:
            return std::nullopt;
    }
    return std::nullopt;
}

ExitCode explain(const Position& position, Order order, Output& output) {
    const Hint start(position);
    if (const auto code = write_obstacle(start, position, output)) return *code;
    if (!start.is_unique()) {
        output.write(kSeveral);
        output.write("\n");
    }
    if (start.advice() == Advice::solved) return ExitCode::success;
    Path path(start.board(), order, start.is_unique());
    PathState state = PathState::running;
    for (int number = 1; (state = next_step(path, output)) == PathState::found; ++number) {
        const Deduction& step = path.deduction();
        output.write(std::to_string(number) + ' ' + rating_text(step.rating) + ' ');
        write_step(step, output);
    }
    if (state == PathState::stuck) {
        output.write("search | no technique fills the last ");
        output.write(blanks_text(path.board()));
        output.write("\n");
    }
    return ExitCode::success;
}

// Each level says what those before it say, and more.
void write_hint(const Deduction& step, HintLevel level, Output& output) {
    output.write(step.technique->name);
    if (level >= HintLevel::where) {
        output.write(" in ");
        output.write(place_text(step));
    }
    if (level >= HintLevel::what) {
        output.write(": ");
        output.write(effect_text(step));
    }
    if (level >= HintLevel::why) {
        output.write(" | ");
        output.write(reason_text(step));
    }
}

// On one line, whether uniqueness may be used or not, so that lines are as many as puzzles.
ExitCode hint(const Position& position, HintLevel level, Output& output) {
    Hint next(position);
    if (const auto code = write_obstacle(next, position, output)) return *code;
    while (!next.run(1) && output.is_open()) output.flush();
    switch (next.advice()) {
        case Advice::step:
            write_hint(next.step(), level, output);
            break;
        case Advice::solved:
            output.write("solved");
            break;
        default:
            output.write("search");
            break;
    }
    if (!next.is_unique()) {
        output.write(" | ");
        output.write(kSeveral);
    }
    output.write("\n");
    return ExitCode::success;
}

}  // namespace

ExitCode explain_puzzles(const Arguments& arguments) {
    const auto answer = [&](const text::Puzzle& puzzle, Output& output) {
        const ExitCode code = explain(position_of(puzzle), arguments.order, output);
        output.write("\n");
        return code;
    };
    return answer_puzzles(arguments, {answer, std::nullopt});
}

ExitCode hint_puzzles(const Arguments& arguments) {
    const auto answer = [&](const text::Puzzle& puzzle, Output& output) {
        return hint(position_of(puzzle), arguments.level, output);
    };
    return answer_puzzles(arguments, {answer, std::nullopt});
}

}  // namespace retrace::cli
