// Gives each puzzle the facts that stand around it.
#include "sudoku/text/surroundings.hpp"

#include <algorithm>
#include <iterator>
#include <memory>
#include <utility>

#include "sudoku/text/fields.hpp"
#include "sudoku/text/headings.hpp"
#include "sudoku/text/odd_grid.hpp"
#include "sudoku/text/prose.hpp"
#include "sudoku/text/trimmed.hpp"

namespace retrace::text {
namespace {

std::string lower_case(std::string_view text) {
    std::string all(text);
    for (char& c : all) {
        if (c >= 'A' && c <= 'Z') c = static_cast<char>(c - 'A' + 'a');
    }
    return all;
}

// The facts beside a puzzle, to add to.
Beside beside_of(const Puzzle& puzzle) {
    if (puzzle.beside) return *puzzle.beside;
    Beside beside;
    beside.digits = puzzle.grid;
    return beside;
}

}  // namespace

void Surroundings::end_long_section(std::size_t line, std::size_t bytes,
                                    std::vector<ReadResult>& out) {
    if (section_ == Section::none) return;
    section_bytes_ += bytes + 1;
    if (section_ == Section::other && waiting_) {
        if (line >= waiting_->line + kMostLinesOfGrid) end_waiting(out);
        return;
    }
    const bool is_long = section_ == Section::other ? section_bytes_ > kMaxText
                                                    : line >= section_line_ + kMostLinesOfGrid;
    if (!is_long) return;
    end_waiting(out);
    section_ = Section::none;
}

void Surroundings::begin_section(std::string_view name, std::size_t line,
                                 std::vector<ReadResult>& out) {
    section_line_ = line;
    section_bytes_ = 0;
    const std::string known = lower_case(trimmed(name));
    if (known == "state" || known == "progress" || known == "current") {
        section_ = Section::state;
        return;
    }
    if (known == "solution" && waiting_) {
        section_ = Section::solution;
        return;
    }
    if (known == "puzzle") {
        end_waiting(out);
        section_ = Section::puzzle;
        return;
    }
    section_ = Section::other;
    const std::string header = "[" + std::string(name) + "]";
    pass({Passed::Kind::section, line, shortened(header), {}}, header, out);
}

void Surroundings::pass(Passed passed, std::string_view text, std::vector<ReadResult>& out) {
    const bool is_heading = passed.kind == Passed::Kind::heading;
    if (waiting_ && passed.kind == Passed::Kind::section) {
        passed_meanwhile_.push_back(std::move(passed));
        return;
    }
    if (is_heading) end_waiting(out);
    if (is_heading) {
        const auto names = name_column_in(text);
        // A row without a puzzle among others is no heading.
        const bool is_row = names && names->column == 0 && names->of == name_column_.of;
        if (names && !is_row) name_column_ = *names;
    }
    if (is_heading && can_be_name(text)) {
        heading_ = passed.text;
        heading_line_ = passed.line;
        heading_columns_ = count_columns(trimmed(text));
    }
    out.emplace_back(std::move(passed));
}

void Surroundings::take_columns(std::string_view columns, Finding& first) {
    if (heading_columns_ > 0 && heading_columns_ == count_columns(columns)) heading_.clear();
    if (name_column_.column == 0 || !first.beside.name.empty()) return;
    const auto fields = columns_of(columns);
    if (fields.size() != name_column_.of) return;
    first.beside.name = text_of_column(fields[name_column_.column - 1]);
    std::vector<std::string>& others = first.beside.fields;
    const auto same = std::find(others.begin(), others.end(), first.beside.name);
    if (same != others.end()) others.erase(same);
}

void Surroundings::add(Finding finding, std::size_t line, std::vector<ReadResult>& out) {
    const Board& board = finding.board;
    if (is_sukaku(board)) {
        end_waiting(out);
        out.emplace_back(
            ParseError{ParseErrorCode::sukaku, line, 1, signs_of_candidates(board), 0});
        return;
    }
    Beside& beside = finding.beside;
    const bool has_more = board.has_entries() || board.has_notes() || !beside.name.empty() ||
                          beside.solution || !beside.fields.empty() || !beside.rules.empty();
    Puzzle puzzle{board.givens, Form::line, line, nullptr};
    if (has_more) {
        beside.digits = board.digits;
        beside.marks = board.marks;
        puzzle.beside = std::make_shared<const Beside>(std::move(beside));
    }
    deliver(std::move(puzzle), out);
}

void Surroundings::deliver(Puzzle puzzle, std::vector<ReadResult>& out) {
    if (!heading_.empty() && (!puzzle.beside || puzzle.beside->name.empty())) {
        Beside beside = beside_of(puzzle);
        beside.name = std::exchange(heading_, {});
        puzzle.beside = std::make_shared<const Beside>(std::move(beside));
    }
    if (section_ == Section::puzzle) {
        if (!waiting_) {
            waiting_ = std::move(puzzle);
            return;
        }
        end_waiting(out);
    }
    // A section with a puzzle is one of puzzles: a bad line below is an error.
    const Section section = std::exchange(section_, Section::none);
    if (section == Section::solution && waiting_) {
        deliver_solution(puzzle, out);
    } else if (section == Section::state && waiting_) {
        deliver_state(puzzle, out);
    } else {
        end_waiting(out);
        out.emplace_back(std::move(puzzle));
    }
}

// The digits below [State] are entries of the puzzle above it; those of another puzzle are not.
void Surroundings::deliver_state(const Puzzle& state, std::vector<ReadResult>& out) {
    bool keeps = true;
    for (Cell cell = 0; cell < kCells; ++cell) {
        keeps &= waiting_->grid[cell] == 0 || waiting_->grid[cell] == state.grid[cell];
    }
    if (keeps) {
        Beside beside = beside_of(*waiting_);
        beside.digits = state.grid;
        waiting_->beside = std::make_shared<const Beside>(std::move(beside));
        return;
    }
    end_waiting(out);
    out.emplace_back(Passed{Passed::Kind::section, state.line, "[State]", {}});
}

// The solution below [Solution] is known for the puzzle above it, if it can be that.
void Surroundings::deliver_solution(const Puzzle& solution, std::vector<ReadResult>& out) {
    std::vector<Finding> found{{board_of(waiting_->grid), {}}};
    add_or_solve(board_of(solution.grid), found);
    const bool is_solution = found.size() == 1;
    if (is_solution) {
        Beside beside = beside_of(*waiting_);
        beside.solution = solution.grid;
        waiting_->beside = std::make_shared<const Beside>(std::move(beside));
    }
    end_waiting(out);
    if (!is_solution)
        out.emplace_back(Passed{Passed::Kind::section, solution.line, "[Solution]", {}});
}

void Surroundings::end_waiting(std::vector<ReadResult>& out) {
    if (!waiting_) return;
    out.emplace_back(*std::exchange(waiting_, std::nullopt));
    std::move(passed_meanwhile_.begin(), passed_meanwhile_.end(), std::back_inserter(out));
    passed_meanwhile_.clear();
}

std::size_t Surroundings::remembered_since(std::size_t next) const {
    std::size_t since = next;
    if (!heading_.empty()) since = std::min(since, heading_line_);
    if (section_ == Section::other) since = std::min(since, section_line_);
    return since;
}

}  // namespace retrace::text
