// retrace explain: the logical path through each puzzle, a step a line; and retrace hint: its next step.
#include <optional>
#include <string>

#include "cli/chain_text.hpp"
#include "cli/commands.hpp"
#include "cli/crew.hpp"
#include "cli/explanation.hpp"
#include "cli/puzzle_stream.hpp"
#include "cli/texts.hpp"
#include "cli/varied_hint.hpp"
#include "sudoku/contradiction.hpp"
#include "sudoku/techniques/hint.hpp"
#include "sudoku/text/noted_candidates.hpp"

namespace retrace::cli {
namespace {

using namespace techniques;

// Unfolded, a chain that forks is told below the step, a branch a line.
std::string line_reason(const Deduction& step, bool is_unfolded) {
    return is_unfolded && forks(step.evidence) ? sentence_text(step) : reason_text(step);
}

// "  Case 1: r1c1=5 -> r1c4<>5", and a chain that forks a branch a line, further in.
void say_chain(const Evidence& evidence, std::size_t chain, const std::string& indent,
               Record& record) {
    const auto branches = branches_of(evidence, chain);
    const bool has_name = chain_count(evidence) > 1;
    if (has_name) record.say(indent + chain_name(evidence, chain) + ':');
    if (has_name && branches.size() == 1) {
        record.say(' ' + branches.front() + '\n');
        return;
    }
    if (has_name) record.say("\n");
    const std::string further = has_name ? indent + "  " : indent;
    for (const std::string& branch : branches) {
        record.say(further);
        record.say(branch);
        record.say("\n");
    }
}

// Below a step, further in: its chains where one of them forks, and behind each chain a line for each pattern or chain
// that it rests on, which unfolds likewise: "  Case 2, r1c4<>5: naked-pair r1c4<>5 | why".
void say_inner(const Deduction& step, const std::string& indent, Record& record) {
    const bool tells_chains = forks(step.evidence);
    const std::size_t count = chain_count(step.evidence);
    for (std::size_t chain = 0; chain < count; ++chain) {
        if (tells_chains) say_chain(step.evidence, chain, indent, record);
        for (const InnerDeduction& inner : step.inner) {
            if (inner.chain != chain) continue;
            record.say(indent);
            if (count > 1) record.say(chain_name(step.evidence, chain) + ", ");
            record.say(removed_text({inner.conclusion}) + ": ");
            record.say(inner.deduction.technique->name);
            record.say(" " + effect_text(inner.deduction) + " | ");
            record.say(before_text(needed_away(step, inner)) + ' ');
            record.say(line_reason(inner.deduction, true) + '\n');
            say_inner(inner.deduction, indent + "  ", record);
        }
    }
}

std::string several_text() {
    return "several | " + sentence_of("advice/several");
}

// The sentence where no technique goes on: of all, or of those that may be used.
std::string beyond_text(const Repertoire& repertoire) {
    return sentence_of(repertoire.techniques.all() ? "advice/beyond" : "advice/beyond-chosen");
}

// The cells that lack their digit among their candidates; none where no cell alone is to blame.
std::string wrong_notes_text(const Hint& start) {
    std::string cells;
    for (const Cell cell : start.wrong_notes()) {
        cells += (cells.empty() ? "" : ", ") + cell_name(cell);
    }
    if (cells.empty()) return sentence_of("advice/wrong-notes");
    return sentence_of("advice/wrong-note", {{"cells", cells}});
}

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
    const Grid& digits = puzzle.beside->digits;
    return {puzzle.grid, digits, text::noted_candidates(digits, puzzle.beside->marks)};
}

// In JSON alone.
void add_inner(const Deduction& step, Record& record);

constexpr auto kExplainColumns =
    columns_with("several", "number", "rating", "technique", "effect", "reason");

constexpr auto kHintColumns = columns_with("several", "technique", "place", "effect", "reason");

// The reason for which there is no step, where there is none.
std::optional<std::string> obstacle_of(const Hint& start, const Position& position) {
    const auto contradiction = [](const Grid& grid) {
        const auto found = find_contradictions(grid);
        return found.empty() ? sentence_of("advice/givens-unsolved")
                             : contradiction_text(found.front());
    };
    switch (start.advice()) {
        case Advice::contradiction:
            return contradiction(position.digits);
        case Advice::givens_unsolved:
            return contradiction(position.givens);
        case Advice::wrong_entry:
            return sentence_of("advice/wrong-entry");
        case Advice::wrong_note:
            return wrong_notes_text(start);
        case Advice::solved:
        case Advice::step:
        case Advice::search:
            return std::nullopt;
    }
    return std::nullopt;
}

ExitCode add_obstacle(const std::string& obstacle, Record& record) {
    record.add("result", "none");
    record.add("reason", obstacle);
    record.say("none | " + obstacle + '\n');
    return ExitCode::no_solution;
}

// Whether the lines below a step unfold it. JSON has all of that as fields.
bool unfolds(const Arguments& arguments) {
    return arguments.unfold && arguments.records == Records::none;
}

std::string inner_json(const Deduction& step) {
    std::string list;
    for (const InnerDeduction& inner : step.inner) {
        Record record(Records::json, {});
        if (chain_count(step.evidence) > 1) record.add("case", std::uint64_t{inner.chain} + 1);
        record.add("conclusion", removed_text({inner.conclusion}));
        record.add("removed", removed_text(needed_away(step, inner)));
        record.add("technique", inner.deduction.technique->name);
        record.add("effect", effect_text(inner.deduction));
        record.add("reason", reason_text(inner.deduction));
        add_inner(inner.deduction, record);
        list += (list.empty() ? "" : ",") + record.json();
    }
    return '[' + list + ']';
}

void add_inner(const Deduction& step, Record& record) {
    if (record.has_fields() && !step.inner.empty()) record.add_json("inner", inner_json(step));
}

// "1 4.2 naked-pair r1c2<>5 | why".
void add_step(const Deduction& step, int number, bool is_unfolded, Record& record) {
    const std::string reason = line_reason(step, is_unfolded);
    record.add("number", static_cast<std::uint64_t>(number));
    record.add("rating", rating_text(step.rating));
    record.add("technique", step.technique->name);
    record.add("effect", effect_text(step));
    record.add("reason", reason);
    add_inner(step, record);
    record.say(std::to_string(number) + ' ' + rating_text(step.rating) + ' ');
    record.say(step.technique->name);
    record.say(' ' + effect_text(step) + " | " + reason + '\n');
    if (is_unfolded) say_inner(step, "  ", record);
}

// The steps that a path finds: gathered for JSON, else a record each, written at once.
struct Steps {
    std::string json{};
    PathState end = PathState::solved;
};

Steps take_steps(const Hint& start, const text::Puzzle& puzzle, const RecordOf& record_of_board,
                 const Arguments& arguments, Crew& crew, Output& output) {
    Steps steps;
    const bool is_json = arguments.records == Records::json;
    Crew::Puzzle at_work(crew);
    Path path(start.board(), arguments.repertoire, start.is_unique());
    path.work_with(at_work);
    if (is_json || arguments.unfold) path.tell_inner();
    for (int number = 1; (steps.end = next_step(path, output)) == PathState::found; ++number) {
        Record record =
            is_json ? Record(Records::json, kExplainColumns) : record_of_board(puzzle.grid);
        if (!is_json) {
            record.add("result", "step");
            record.add("several", !start.is_unique());
        }
        add_step(path.deduction(), number, unfolds(arguments), record);
        if (is_json) {
            steps.json += (steps.json.empty() ? "" : ",") + record.json();
        } else {
            output.write(record.line());
        }
    }
    return steps;
}

// In JSON a record for each puzzle, with its steps; in CSV and in a text one for each step, too.
ExitCode explain(const text::Puzzle& puzzle, const RecordOf& record_of_board,
                 const Arguments& arguments, Crew& crew, Output& output) {
    const Position position = position_of(puzzle);
    const Hint start(position, arguments.repertoire);
    Record record = record_of_board(puzzle.grid);
    if (const auto obstacle = obstacle_of(start, position)) {
        const ExitCode exit_code = add_obstacle(*obstacle, record);
        record.say("\n");
        output.write(record.line());
        return exit_code;
    }
    if (!start.is_unique() && arguments.records == Records::none) {
        output.write(several_text() + '\n');
    }
    Steps steps;
    if (start.advice() != Advice::solved) {
        steps = take_steps(start, puzzle, record_of_board, arguments, crew, output);
    }
    const bool is_stuck = steps.end == PathState::stuck;
    record.add("result", is_stuck ? "search" : "solved");
    record.add("several", !start.is_unique());
    record.add_json("steps", '[' + steps.json + ']');
    if (is_stuck) record.say("search | " + beyond_text(arguments.repertoire) + '\n');
    record.say("\n");
    output.write(record.line());
    return ExitCode::success;
}

// Each level says what those before it say, and more.
void add_hint(const Deduction& step, const Arguments& arguments, Record& record) {
    record.add("technique", step.technique->name);
    record.say(step.technique->name);
    // Names of techniques are English.
    if (language() != 0) record.say(" (" + name_text(*step.technique) + ')');
    if (arguments.level >= HintLevel::where) {
        record.add("place", place_text(step));
        record.say(said("command/hint/place", {place_text(step)}));
    }
    if (arguments.level >= HintLevel::what) {
        record.add("effect", effect_text(step));
        record.say(": " + effect_text(step));
    }
    if (arguments.level >= HintLevel::why) {
        const std::string reason = line_reason(step, unfolds(arguments));
        record.add("reason", reason);
        add_inner(step, record);
        record.say(" | " + reason);
    }
}

// Unless it is unfolded, on one line, whether uniqueness may be used or not, so that lines are as many as puzzles.
ExitCode hint(const text::Puzzle& puzzle, const Arguments& arguments, Crew& crew, Record& record,
              Output& output) {
    const Position position = position_of(puzzle);
    Crew::Puzzle at_work(crew);
    Hint next(position, arguments.repertoire);
    next.work_with(at_work);
    if (const auto obstacle = obstacle_of(next, position)) return add_obstacle(*obstacle, record);
    while (!next.run(1) && output.is_open()) output.flush();
    const bool is_step = next.advice() == Advice::step;
    const bool is_solved = next.advice() == Advice::solved;
    record.add("result", is_step ? "step" : is_solved ? "solved" : "search");
    record.add("several", !next.is_unique());
    if (is_step) {
        add_hint(next.step(), arguments, record);
    } else {
        record.say(is_solved ? "solved" : "search | " + beyond_text(arguments.repertoire));
    }
    if (!next.is_unique()) record.say(" | " + several_text());
    record.say("\n");
    if (is_step && unfolds(arguments) && arguments.level == HintLevel::why) {
        say_inner(next.step(), "  ", record);
    }
    return ExitCode::success;
}

}  // namespace

ExitCode explain_puzzles(const Arguments& arguments) {
    Crew crew(arguments);
    const auto write = [&](const text::Puzzle& puzzle, const RecordOf& record_of_board,
                           Output& output) {
        return explain(puzzle, record_of_board, arguments, crew, output);
    };
    return answer_puzzles(arguments, answering_of_records(arguments, kExplainColumns, write));
}

ExitCode hint_puzzles(const Arguments& arguments) {
    Crew crew(arguments);
    const auto describe = [&](const text::Puzzle& puzzle, Record& record, Output& output) {
        return hint(puzzle, arguments, crew, record, output);
    };
    Answering answering = answering_by(arguments, kHintColumns, describe);
    answering.varied = varied_hints(arguments, kHintColumns);
    return answer_puzzles(arguments, std::move(answering));
}

}  // namespace retrace::cli
