// retrace explain: the logical path through each puzzle, a step a line; and retrace hint: its next step.
#include <string>

#include "cli/commands.hpp"
#include "cli/explanation.hpp"
#include "cli/puzzle_stream.hpp"
#include "sudoku/contradiction.hpp"

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
                 (contradictions.empty() ? "no digits fit these givens"
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

ExitCode explain(const Grid& givens, Order order, Output& output) {
    const Standing standing = standing_of(givens);
    if (standing == Standing::contradiction || standing == Standing::no_solution) {
        return write_none(givens, output);
    }
    if (standing == Standing::several) {
        output.write(kSeveral);
        output.write("\n");
    }
    Path path(givens, order, standing == Standing::unique);
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
ExitCode hint(const Grid& givens, HintLevel level, Output& output) {
    const Standing standing = standing_of(givens);
    if (standing == Standing::contradiction || standing == Standing::no_solution) {
        return write_none(givens, output);
    }
    Path path(givens, Order::teaching, standing == Standing::unique);
    switch (next_step(path, output)) {
        case PathState::found:
            write_hint(path.deduction(), level, output);
            break;
        case PathState::solved:
            output.write("solved");
            break;
        case PathState::stuck:
            output.write("search");
            break;
        case PathState::running:
            break;
    }
    if (standing == Standing::several) {
        output.write(" | ");
        output.write(kSeveral);
    }
    output.write("\n");
    return ExitCode::success;
}

}  // namespace

ExitCode explain_puzzles(const Arguments& arguments) {
    const auto answer = [&](const text::Puzzle& puzzle, Output& output) {
        const ExitCode code = explain(puzzle.grid, arguments.order, output);
        output.write("\n");
        return code;
    };
    return answer_puzzles(arguments, {answer, std::nullopt});
}

ExitCode hint_puzzles(const Arguments& arguments) {
    const auto answer = [&](const text::Puzzle& puzzle, Output& output) {
        return hint(puzzle.grid, arguments.level, output);
    };
    return answer_puzzles(arguments, {answer, std::nullopt});
}

}  // namespace retrace::cli
