// retrace rate: how hard each puzzle is on the classic scale.
#include <optional>
#include <string>
#include <string_view>

#include "cli/commands.hpp"
#include "cli/crew.hpp"
#include "cli/explanation.hpp"
#include "cli/interrupt.hpp"
#include "cli/lines_there.hpp"
#include "cli/slices.hpp"
#include "sudoku/engine/engine.hpp"
#include "sudoku/techniques/path.hpp"
#include "sudoku/techniques/trial_depth.hpp"
#include "varied/answers.hpp"

namespace retrace::cli {
namespace {

using namespace techniques;

constexpr auto kColumns = columns_with("er", "ep", "ed", "technique", "score", "depth");

// A puzzle beyond the scale has as a number the least rating beyond it, and `search` for a technique.
// `puzzle`: what the line begins with, before the ratings as Sudoku Explainer's `serate` writes them; empty: the technique
// ends it.
void add_ratings(const Ratings& ratings, std::string_view puzzle, Record& record) {
    const auto add = [&](std::string_view name, int tenths) {
        record.add_number(name, std::to_string(tenths / 10) + '.' + std::to_string(tenths % 10));
    };
    record.add("result", "rated");
    add("er", ratings.hardest);
    add("ep", ratings.first_placement);
    add("ed", ratings.first_step);
    const std::string_view technique =
        ratings.technique == nullptr ? "search" : ratings.technique->name;
    record.add("technique", technique);
    const bool has_puzzle = !puzzle.empty();
    const char* between = has_puzzle ? "/" : " ";
    if (has_puzzle) record.say(std::string(puzzle) + " ED=");
    record.say(rating_text(ratings.hardest) + between + rating_text(ratings.first_placement) +
               between + rating_text(ratings.first_step));
    if (!has_puzzle) record.say(' ' + std::string(technique));
}

// A puzzle without a wanted rating: it has a line only where each one has.
ExitCode add_word(std::string_view word, const Arguments& arguments, Record& record) {
    if (writes_only_wanted(arguments)) record.leave_out();
    record.add("result", word);
    const bool has_none = word == "contradiction" || word == "none";
    record.say(std::string(has_none ? "none" : word) + '\n');
    return has_none ? ExitCode::no_solution : ExitCode::success;
}

// The score of a puzzle, where it is wanted and the output is still open.
std::optional<int> score_of(const Candidates& board, bool is_wanted, Crew::Puzzle& at_work,
                            Output& output) {
    if (!is_wanted) return std::nullopt;
    Path path(board, Order::hodoku, true);
    path.work_with(at_work);
    for (PathState state = path.run(1);
         state != PathState::solved && state != PathState::stuck && output.is_open();
         state = path.run(1)) {
        output.flush();
    }
    return path.points();
}

// The depth of trial and error, where it is wanted and the output is still open.
void add_depth(const Candidates& board, bool is_wanted, Record& record, Output& output) {
    if (!is_wanted) return;
    TrialDepth depth(board);
    if (!run_through(depth, output, 1)) return;
    record.add("depth", static_cast<std::uint64_t>(depth.depth()));
    record.say(" T&E=" + std::to_string(depth.depth()));
}

// The result of a puzzle that has no rating; empty where it has one.
std::string_view result_without_rating(Standing standing, bool is_full) {
    switch (standing) {
        case Standing::contradiction:
            return "contradiction";
        case Standing::no_solution:
            return "none";
        case Standing::several:
            return "several";
        case Standing::unique:
            break;
    }
    return is_full ? "solved" : "";
}

// An interrupt leaves no rating that is not whole among the answers.
void tell_of_cut(std::string_view puzzle, int at_least) {
    tell("retrace: " +
         said("command/search/cut-rating", {std::string(puzzle), rating_text(at_least)}));
}

// A puzzle that is to be rated.
struct Rated {
    Standing standing;
    Candidates board;  // only where the puzzle has a solution
    std::string text;
};

Rated rated(const Grid& puzzle) {
    const Standing standing = standing_of(puzzle);
    Candidates board(standing == Standing::contradiction ? Grid() : puzzle);
    if (standing == Standing::unique) board.know(*engine::first_found(puzzle));
    return {standing, board, puzzle.to_line()};
}

// A Sukaku is an empty grid whose candidates are crossed out but for its own.
Rated rated(const varied::Reading& sukaku, Output& output) {
    varied::Solving solving(sukaku.rules);
    run_through(solving, output, kVariedChoices);
    Candidates board{Grid()};
    if (!solving.first()) return {Standing::no_solution, board, {}};
    if (solving.several()) return {Standing::several, board, {}};
    Grid solution;
    std::string text;
    for (Cell cell = 0; cell < kCells; ++cell) {
        board.keep(cell, static_cast<DigitSet>(sukaku.rules.candidates[cell]));
        solution[cell] = (*solving.first())[cell];
        for (Digit digit = 1; digit <= 9; ++digit) {
            text += board.has(cell, digit) ? static_cast<char>('0' + digit) : '.';
        }
    }
    board.know(solution);
    return {Standing::unique, board, text};
}

ExitCode rate(const Rated& puzzle, const Arguments& arguments, Crew& crew, Record& record,
              Output& output) {
    const auto& [standing, board, text] = puzzle;
    const std::string_view result = result_without_rating(standing, board.is_solved());
    if (!result.empty()) return add_word(result, arguments, record);
    const generate::Order& wanted = arguments.wanted;
    // Where nothing else is asked for, a rating ends as soon as it is known to be high enough.
    const bool wants_above_alone = arguments.above && !wanted.asks_for_ratings();
    Crew::Puzzle at_work(crew);
    Rating rating(board);
    rating.work_with(at_work);
    while (!rating.run(1)) {
        if (interrupted) tell_of_cut(text, rating.at_least());
        if (!output.is_open()) return ExitCode::success;
        output.flush();
        if (wanted.excludes(rating)) return add_word("outside", arguments, record);
        if (wants_above_alone && rating.at_least() >= *arguments.above) break;
    }
    if (rating.at_least() < arguments.above.value_or(0))
        return add_word("outside", arguments, record);
    if (wants_above_alone) {
        record.add("result", "above");
        record.say(text + '\n');
        return ExitCode::success;
    }
    if (!wanted.has(rating.ratings())) return add_word("outside", arguments, record);
    const bool has_puzzle = arguments.with_puzzle || wants_ratings(arguments);
    add_ratings(rating.ratings(), has_puzzle ? text : std::string_view(), record);
    if (const auto score = score_of(board, arguments.score, at_work, output)) {
        record.add("score", static_cast<std::uint64_t>(*score));
        record.say(' ' + std::to_string(*score));
    }
    add_depth(board, arguments.depth, record, output);
    record.say("\n");
    return ExitCode::success;
}

}  // namespace

ExitCode rate_puzzles(const Arguments& arguments) {
    Crew crew(arguments);
    const auto describe = [&](const text::Puzzle& puzzle, Record& record, Output& output) {
        return rate(rated(puzzle.grid), arguments, crew, record, output);
    };
    Answering answering = answering_by(arguments, kColumns, describe);
    if (writes_only_wanted(arguments) && arguments.records == Records::none) {
        answering.error = [](const Unread&) { return std::string(); };
    }
    answering.sukaku = varied_by(form_of(arguments, kColumns), [&](const varied::Reading& reading,
                                                                   Record& record, Output& output) {
        return rate(rated(reading, output), arguments, crew, record, output);
    });
    return answer_in_rows(arguments, std::move(answering));
}

}  // namespace retrace::cli
