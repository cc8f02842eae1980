// retrace explain: the logical path through each puzzle, a step a line; and retrace hint: its next step.
#include <array>
#include <optional>
#include <string>

#include "cli/chain_text.hpp"
#include "cli/commands.hpp"
#include "cli/crew.hpp"
#include "cli/explanation.hpp"
#include "cli/puzzle_stream.hpp"
#include "cli/sentences.hpp"
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

// "naked-pair r1c2<>5 | why".
void write_step(const Deduction& step, bool is_unfolded, Output& output) {
    output.write(step.technique->name);
    output.write(" ");
    output.write(effect_text(step));
    output.write(" | ");
    output.write(line_reason(step, is_unfolded));
    output.write("\n");
}

// "  Case 1: r1c1=5 -> r1c4<>5", and a chain that forks a branch a line, further in.
void write_chain(const Evidence& evidence, std::size_t chain, const std::string& indent,
                 Output& output) {
    const auto branches = branches_of(evidence, chain);
    const bool has_name = chain_count(evidence) > 1;
    if (has_name) output.write(indent + chain_name(evidence, chain) + ':');
    if (has_name && branches.size() == 1) {
        output.write(' ' + branches.front() + '\n');
        return;
    }
    if (has_name) output.write("\n");
    const std::string further = has_name ? indent + "  " : indent;
    for (const std::string& branch : branches) {
        output.write(further);
        output.write(branch);
        output.write("\n");
    }
}

// Below a step, further in: its chains where one of them forks, and behind each chain a line for each pattern or chain
// that it rests on, which unfolds likewise: "  Case 2, r1c4<>5: naked-pair r1c4<>5 | why".
void write_inner(const Deduction& step, const std::string& indent, Output& output) {
    const bool tells_chains = forks(step.evidence);
    const std::size_t count = chain_count(step.evidence);
    for (std::size_t chain = 0; chain < count; ++chain) {
        if (tells_chains) write_chain(step.evidence, chain, indent, output);
        for (const InnerDeduction& inner : step.inner) {
            if (inner.chain != chain) continue;
            output.write(indent);
            if (count > 1) output.write(chain_name(step.evidence, chain) + ", ");
            output.write(removed_text({inner.conclusion}) + ": ");
            output.write(inner.deduction.technique->name);
            output.write(" " + effect_text(inner.deduction) + " | ");
            output.write(before_text(needed_away(step, inner)) + ' ');
            output.write(line_reason(inner.deduction, true) + '\n');
            write_inner(inner.deduction, indent + "  ", output);
        }
    }
}

ExitCode write_none(const Grid& givens, Output& output) {
    const auto contradictions = find_contradictions(givens);
    output.write("none | " +
                 (contradictions.empty() ? sentence_of("advice/givens-unsolved")
                                         : contradiction_text(contradictions.front())) +
                 '\n');
    return ExitCode::no_solution;
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

// Writes the obstacle to any step; nothing where a step can be looked for.
std::optional<ExitCode> write_obstacle(const Hint& start, const Position& position,
                                       Output& output) {
    switch (start.advice()) {
        case Advice::contradiction:
            return write_none(position.digits, output);
        case Advice::givens_unsolved:
            return write_none(position.givens, output);
        case Advice::wrong_entry:
            output.write("none | " + sentence_of("advice/wrong-entry") + '\n');
            return ExitCode::no_solution;
        case Advice::wrong_note:
            output.write("none | " + wrong_notes_text(start) + '\n');
            return ExitCode::no_solution;
        case Advice::solved:
        case Advice::step:
        case Advice::search:
            return std::nullopt;
    }
    return std::nullopt;
}

ExitCode explain(const Position& position, const Arguments& arguments, Crew& crew, Output& output) {
    const Repertoire& repertoire = arguments.repertoire;
    const Hint start(position, repertoire);
    if (const auto code = write_obstacle(start, position, output)) return *code;
    if (!start.is_unique()) {
        output.write(several_text() + '\n');
    }
    if (start.advice() == Advice::solved) return ExitCode::success;
    Crew::Puzzle at_work(crew);
    Path path(start.board(), repertoire, start.is_unique());
    path.work_with(at_work);
    if (arguments.unfold) path.tell_inner();
    PathState state = PathState::running;
    for (int number = 1; (state = next_step(path, output)) == PathState::found; ++number) {
        const Deduction& step = path.deduction();
        output.write(std::to_string(number) + ' ' + rating_text(step.rating) + ' ');
        write_step(step, arguments.unfold, output);
        if (arguments.unfold) write_inner(step, "  ", output);
    }
    if (state == PathState::stuck) {
        output.write("search | " + beyond_text(repertoire) + '\n');
    }
    return ExitCode::success;
}

// Each level says what those before it say, and more.
void write_hint(const Deduction& step, HintLevel level, bool is_unfolded, Output& output) {
    output.write(step.technique->name);
    if (language() == Language::korean) output.write(" (" + name_text(*step.technique) + ')');
    if (level >= HintLevel::where) {
        output.write(said({" in {1}", " {1}"}, {place_text(step)}));
    }
    if (level >= HintLevel::what) {
        output.write(": ");
        output.write(effect_text(step));
    }
    if (level >= HintLevel::why) {
        output.write(" | ");
        output.write(line_reason(step, is_unfolded));
    }
}

// Unless it is unfolded, on one line, whether uniqueness may be used or not, so that lines are as many as puzzles.
ExitCode hint(const Position& position, const Arguments& arguments, Crew& crew, Output& output) {
    Crew::Puzzle at_work(crew);
    Hint next(position, arguments.repertoire);
    next.work_with(at_work);
    if (const auto code = write_obstacle(next, position, output)) return *code;
    while (!next.run(1) && output.is_open()) output.flush();
    switch (next.advice()) {
        case Advice::step:
            write_hint(next.step(), arguments.level, arguments.unfold, output);
            break;
        case Advice::solved:
            output.write("solved");
            break;
        default:
            output.write("search | " + beyond_text(arguments.repertoire));
            break;
    }
    if (!next.is_unique()) {
        output.write(" | ");
        output.write(several_text());
    }
    output.write("\n");
    const bool has_step = next.advice() == Advice::step;
    if (has_step && arguments.unfold && arguments.level == HintLevel::why) {
        write_inner(next.step(), "  ", output);
    }
    return ExitCode::success;
}

// In JSON alone.
void add_inner(const Deduction& step, Record& record);

constexpr std::array<std::string_view, 13> kExplainColumns{
    "line",      "name",   "puzzle", "result", "several", "number", "rating",
    "technique", "effect", "reason", "column", "code",    "error"};

constexpr std::array<std::string_view, 12> kHintColumns{"line",    "name",      "puzzle", "result",
                                                        "several", "technique", "place",  "effect",
                                                        "reason",  "column",    "code",   "error"};

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
    if (!step.inner.empty()) record.add_json("inner", inner_json(step));
}

void add_step(const Deduction& step, int number, Record& record) {
    record.add("number", static_cast<std::uint64_t>(number));
    record.add("rating", rating_text(step.rating));
    record.add("technique", step.technique->name);
    record.add("effect", effect_text(step));
    record.add("reason", reason_text(step));
    add_inner(step, record);
}

// A record for each puzzle in JSON, with its steps; in CSV one for each step.
ExitCode explain_in_records(const text::Puzzle& puzzle, const Arguments& arguments, Crew& crew,
                            Output& output) {
    const Position position = position_of(puzzle);
    const Hint start(position);
    Record record = record_of(arguments.records, kExplainColumns, puzzle);
    if (const auto obstacle = obstacle_of(start, position)) {
        record.add("result", "none");
        record.add("reason", *obstacle);
        output.write(record.line());
        return ExitCode::no_solution;
    }
    std::string steps;
    PathState state = PathState::solved;
    if (start.advice() != Advice::solved) {
        Crew::Puzzle at_work(crew);
        Path path(start.board(), arguments.repertoire, start.is_unique());
        path.work_with(at_work);
        if (arguments.records == Records::json) path.tell_inner();
        for (int number = 1; (state = next_step(path, output)) == PathState::found; ++number) {
            if (arguments.records == Records::csv) {
                Record row = record_of(arguments.records, kExplainColumns, puzzle);
                row.add("result", "step");
                row.add("several", !start.is_unique());
                add_step(path.deduction(), number, row);
                output.write(row.line());
                continue;
            }
            Record step(arguments.records, kExplainColumns);
            add_step(path.deduction(), number, step);
            if (!steps.empty()) steps += ',';
            steps += step.json();
        }
    }
    record.add("result", state == PathState::stuck ? "search" : "solved");
    record.add("several", !start.is_unique());
    record.add_json("steps", "[" + steps + "]");
    output.write(record.line());
    return ExitCode::success;
}

ExitCode describe_hint(const text::Puzzle& puzzle, const Arguments& arguments, Crew& crew,
                       Record& record, Output& output) {
    const Position position = position_of(puzzle);
    const HintLevel level = arguments.level;
    Crew::Puzzle at_work(crew);
    Hint next(position, arguments.repertoire);
    next.work_with(at_work);
    if (const auto obstacle = obstacle_of(next, position)) {
        record.add("result", "none");
        record.add("reason", *obstacle);
        return ExitCode::no_solution;
    }
    while (!next.run(1) && output.is_open()) output.flush();
    const bool is_step = next.advice() == Advice::step;
    record.add("result", is_step ? "step" : next.advice() == Advice::solved ? "solved" : "search");
    record.add("several", !next.is_unique());
    if (!is_step) return ExitCode::success;
    const Deduction& step = next.step();
    record.add("technique", step.technique->name);
    if (level >= HintLevel::where) record.add("place", place_text(step));
    if (level >= HintLevel::what) record.add("effect", effect_text(step));
    if (level >= HintLevel::why) {
        record.add("reason", reason_text(step));
        add_inner(step, record);
    }
    return ExitCode::success;
}

}  // namespace

ExitCode explain_puzzles(const Arguments& arguments) {
    Crew crew(arguments);
    if (arguments.records != Records::none) {
        const auto write = [&](const text::Puzzle& puzzle, Output& output) {
            return explain_in_records(puzzle, arguments, crew, output);
        };
        const auto error = [&](const ParseError& fault) {
            return record_of(arguments.records, kExplainColumns, fault).line();
        };
        const std::string heading = heading_of(arguments.records, kExplainColumns);
        return answer_puzzles(arguments, {write, std::nullopt, heading, false, error});
    }
    const auto answer = [&](const text::Puzzle& puzzle, Output& output) {
        const ExitCode code = explain(position_of(puzzle), arguments, crew, output);
        output.write("\n");
        return code;
    };
    return answer_puzzles(arguments, {answer, std::nullopt});
}

ExitCode hint_puzzles(const Arguments& arguments) {
    Crew crew(arguments);
    if (arguments.records != Records::none) {
        const auto describe = [&](const text::Puzzle& puzzle, Record& record, Output& output) {
            return describe_hint(puzzle, arguments, crew, record, output);
        };
        return answer_puzzles(arguments, answering_by(arguments.records, kHintColumns, describe));
    }
    const auto answer = [&](const text::Puzzle& puzzle, Output& output) {
        return hint(position_of(puzzle), arguments, crew, output);
    };
    return answer_puzzles(arguments, {answer, std::nullopt});
}

}  // namespace retrace::cli
