// Answers plain lines all at once where the engine can, and everything else one by one.
#include "cli/chunk.hpp"

#include <utility>

namespace retrace::cli {

void Chunk::add_line(std::string_view line, std::size_t number, std::string_view file) {
    file_ = file;
    if (parts_.empty() || parts_.back().kind != Part::Kind::lines) {
        parts_.push_back({Part::Kind::lines, lines_.size()});
        lines_.emplace_back();
    }
    lines_.back().text.append(line);
    lines_.back().text.push_back('\n');
    lines_.back().numbers.push_back(number);
    ++results_;
}

void Chunk::add(Asked puzzle) {
    parts_.push_back({Part::Kind::puzzle, puzzles_.size()});
    puzzles_.push_back(std::move(puzzle));
    ++results_;
}

void Chunk::add(Unread unread) {
    parts_.push_back({Part::Kind::error, told_.size()});
    told_.emplace_back(std::move(unread));
    exit_code_ = ExitCode::bad_input;
    ++errors_;
    ++results_;
}

void Chunk::add(VariedPuzzle puzzle) {
    parts_.push_back({Part::Kind::varied, varied_.size()});
    varied_.push_back(std::move(puzzle));
    ++results_;
}

void Chunk::add(text::Passed passed) {
    told_.emplace_back(std::move(passed));
}

void Chunk::add_blank(std::size_t line, Origin origin) {
    parts_.push_back({Part::Kind::blank, others_.size()});
    others_.push_back({line, {}, std::move(origin)});
    ++results_;
}

void Chunk::add_heading(std::string text, Origin origin) {
    parts_.push_back({Part::Kind::heading, others_.size()});
    others_.push_back({0, std::move(text), std::move(origin)});
    ++results_;
}

void Chunk::make_keys() {
    const auto add = [&](const Grid& grid) { keys_.push_back(generate::form_key(grid)); };
    for (const Part& part : parts_) {
        if (interrupted) return;
        if (part.kind == Part::Kind::puzzle) add(puzzles_[part.index].grid);
        if (part.kind != Part::Kind::lines) continue;
        const Lines& lines = lines_[part.index];
        for (std::size_t at = 0; at < lines.text.size(); at += kCells + 1) {
            add(*Grid::from_line(std::string_view(lines.text).substr(at, kCells)));
        }
    }
}

void Chunk::answer(const Answering& answering, Output& output) {
    for (const Part& part : parts_) {
        if (!output.is_open() || ends_) break;
        switch (part.kind) {
            case Part::Kind::lines:
                answer_lines(lines_[part.index], answering, output);
                break;
            case Part::Kind::puzzle:
                answer_one(puzzles_[part.index], answering, output);
                break;
            case Part::Kind::varied:
                answer_varied(varied_[part.index], answering, output);
                break;
            case Part::Kind::error:
                answer_error(part.index, answering, output);
                break;
            case Part::Kind::blank:
                output.write(answering.blank(others_[part.index].line, others_[part.index].origin));
                break;
            case Part::Kind::heading:
                output.write(
                    answering.heading(others_[part.index].text, others_[part.index].origin));
                break;
        }
    }
    is_cut_ = interrupted;
}

void Chunk::answer_lines(const Lines& lines, const Answering& answering, Output& output) {
    if (answering.lines) {
        std::string out(engine::lines_room(lines.text), '\0');
        const engine::LinesResult result =
            engine::solve_lines(lines.text, *answering.lines, out.data());
        output.write(std::string_view(out).substr(0, result.written));
        if (result.unsolvable > 0) exit_code_ = worse_of(exit_code_, ExitCode::no_solution);
        if (answering.on_answers) answering.on_answers(lines.numbers.size(), lines.numbers.back());
        return;
    }
    std::string_view rest = lines.text;
    for (const std::size_t number : lines.numbers) {
        if (!output.is_open() || ends_) return;
        const std::optional<Grid> grid = Grid::from_line(rest.substr(0, kCells));
        answer_one({{*grid, Form::line, number}, {file_, {}, {}}, {}}, answering, output);
        rest.remove_prefix(kCells + 1);
    }
}

void Chunk::answer_error(std::size_t told, const Answering& answering, Output& output) const {
    const auto& unread = std::get<Unread>(told_[told]);
    output.write(answering.error ? answering.error(unread) : "error\n");
}

void Chunk::answer_varied(const VariedPuzzle& puzzle, const Answering& answering, Output& output) {
    const auto* refusal = std::get_if<varied::Refusal>(&puzzle.read);
    const AnswerVaried& answer =
        puzzle.is_sukaku && answering.sukaku ? answering.sukaku : answering.varied;
    if (refusal == nullptr && answer) {
        Answered answered = answer(puzzle, output);
        exit_code_ = worse_of(exit_code_, answered.exit_code);
        if (answering.on_answers) answering.on_answers(1, puzzle.line);
        if (!answered.refusal.empty()) {
            refusals_.push_back({puzzle.line, std::move(answered.refusal)});
            return;
        }
        const auto& reading = std::get<varied::Reading>(puzzle.read);
        if (!reading.unread.empty()) refusals_.push_back({puzzle.line, unread_text(reading)});
        return;
    }
    std::string reason =
        refusal != nullptr ? refusal_text(*refusal) : said("command/varied/not-answered");
    output.write(answering.unanswered ? answering.unanswered(puzzle, reason) : "error\n");
    exit_code_ = worse_of(exit_code_, ExitCode::bad_input);
    refusals_.push_back({puzzle.line, std::move(reason)});
}

void Chunk::answer_one(const Asked& puzzle, const Answering& answering, Output& output) {
    const bool is_first = std::exchange(is_first_, false);
    if (!is_first && answering.parted) {
        output.write("\n");
        // Where the interrupt came before that, the answer would stand with the puzzle before.
        if (!output.is_open()) return;
    }
    const AnswerPuzzle& answer = is_first && answering.first ? answering.first : answering.one;
    Answered answered = Answered(ExitCode::success);
    if (answering.in_order) {
        Asked keyed = puzzle;
        keyed.key = keys_[keys_taken_++];
        answered = answer(keyed, output);
    } else {
        answered = answer(puzzle, output);
    }
    ends_ = answered.ends;
    exit_code_ = worse_of(exit_code_, answered.exit_code);
    if (answering.on_answers) answering.on_answers(1, puzzle.line);
    if (!answered.refusal.empty()) {
        refusals_.push_back({puzzle.line, std::move(answered.refusal)});
    }
}

}  // namespace retrace::cli
