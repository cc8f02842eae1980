// Tells what a line is by itself.
#include "sudoku/text/plain_reader.hpp"

#include <algorithm>
#include <utility>

#include "sudoku/text/characters.hpp"
#include "sudoku/text/field.hpp"
#include "sudoku/text/fields.hpp"
#include "sudoku/text/line_findings.hpp"
#include "sudoku/text/line_signs.hpp"
#include "sudoku/text/odd_grid.hpp"
#include "sudoku/text/prose.hpp"
#include "sudoku/text/trimmed.hpp"

namespace retrace::text {
namespace {

// A shorter line among bytes that are no text, or words, is none that somebody wrote.
constexpr std::size_t kRowOfCells = 9;

}  // namespace

void PlainReader::read(std::string_view text, bool within, std::vector<ReadResult>& out) {
    around_.end_long_section(rows_.line(), text.size(), out);
    const std::size_t commented_rows = std::exchange(commented_rows_, 0);
    if (is_comment(trimmed(text))) commented_rows_ = commented_rows;
    const std::size_t before = out.size();
    if (!read_alone(text, within, out)) read_as_row_or_words(text, within, out);
    leave_out_binary(text, before, out);
    const auto is_error = [](const ReadResult& result) {
        return std::holds_alternative<ParseError>(result);
    };
    if (std::any_of(out.begin() + static_cast<std::ptrdiff_t>(before), out.end(), is_error)) {
        around_.forget_heading();
    }
}

// A file that is no text is told of once, not for each of its lines; a puzzle in it is one.
void PlainReader::leave_out_binary(std::string_view text, std::size_t before,
                                   std::vector<ReadResult>& out) {
    const auto from = out.begin() + static_cast<std::ptrdiff_t>(before);
    const auto is_puzzle = [](const ReadResult& result) {
        return std::holds_alternative<Puzzle>(result);
    };
    const auto is_binary = [](const ReadResult& result) {
        const auto* error = std::get_if<ParseError>(&result);
        return error != nullptr && error->code == ParseErrorCode::binary;
    };
    if (is_binary_) {
        const bool ends = std::any_of(from, out.end(), is_puzzle);
        if (ends) is_binary_ = false;
        const auto is_passed = [](const ReadResult& result) {
            return std::holds_alternative<Passed>(result);
        };
        const bool is_scrap =
            trimmed(text).size() < kRowOfCells || std::all_of(from, out.end(), is_passed);
        if (!ends && (is_scrap || find_control_character(text) || !is_utf8(text))) {
            out.erase(from, out.end());
        }
    } else if (std::any_of(from, out.end(), is_binary)) {
        is_binary_ = true;
        binary_line_ = rows_.line();
    }
}

void PlainReader::read_as_row_or_words(std::string_view text, bool within,
                                       std::vector<ReadResult>& out) {
    std::vector<ReadResult> results;
    const RowsReader before = rows_;
    read_rows(text, within, results);
    const auto* error = results.size() == 1 ? std::get_if<ParseError>(results.data()) : nullptr;
    const bool is_of_line = error != nullptr && error->line == rows_.line();
    if (is_of_line && error->code != ParseErrorCode::binary) {
        auto near = column_ == 0 ? fault_of_near_puzzle(text) : std::nullopt;
        if (near) {
            near->line = error->line;
            results.front() = *std::move(near);
        } else if (pass_words(text, before, *error, out)) {
            return;
        }
    }
    for (ReadResult& result : results) {
        if (auto* puzzle = std::get_if<Puzzle>(&result)) {
            around_.deliver(std::move(*puzzle), out);
        } else {
            around_.end_waiting(out);
            out.push_back(std::move(result));
        }
    }
}

// Whether the line was not meant as cells. `before`: the rows before it.
bool PlainReader::pass_words(std::string_view text, const RowsReader& before, const ParseError& why,
                             std::vector<ReadResult>& out) {
    if (is_punctuation(text)) {
        rows_ = before;
        rows_.pass(1);
        pass(Passed::Kind::punctuation, text, why, out);
        return true;
    }
    const bool is_other = around_.keeps_other_lines();
    const bool is_words = is_other || is_prose(text) || (before.between_puzzles() && is_size(text));
    if (!is_words) return false;
    if (has_shape_of_row(text)) {
        ++passed_rows_;
    } else if (text.find("---") == std::string_view::npos) {  // no rule between bands
        passed_rows_ = 0;
    }
    // So many lines are a grid in a notation that nobody knows, and no words.
    if (!is_other && passed_rows_ == kRowOfCells) return false;
    rows_ = before;
    rows_.pass(1);
    rows_.end_text(out);
    pass(is_other ? Passed::Kind::section : Passed::Kind::heading, text, why, out);
    return true;
}

void PlainReader::read_rows(std::string_view text, bool within, std::vector<ReadResult>& out) {
    const std::string_view signs = trimmed(text);
    const bool may_be_comment = !is_comment(signs) || !is_row_of_signs(signs, within);
    Line line = read_line(text, may_be_comment);
    if (line.kind == LineKind::unreadable && may_be_comment) {
        const std::string_view content = without_comment(text);
        if (content.size() < text.size()) {
            Line shorter = read_line(content);
            const bool is_whole = shorter.count == 9 || shorter.count == kCells;
            if (shorter.kind == LineKind::cells && is_whole) line = std::move(shorter);
        }
    }
    rows_.read(std::move(line), out);
}

// Lines that are something by themselves and never a row.
bool PlainReader::read_alone(std::string_view text, bool within, std::vector<ReadResult>& out) {
    const std::string_view content = trimmed(text);
    if (content.empty()) return false;
    if (is_header(content)) {
        if (find_control_character(text)) return false;
        rows_.pass(1);
        rows_.end_text(out);
        around_.begin_section(content.substr(1, content.size() - 2), rows_.line(), out);
        return true;
    }
    if (is_comment(content) && !is_row_of_signs(content, within)) {
        return read_comment(text, out);
    }
    if (std::exchange(after_heading_of_table_, false) && is_line_of_table(content)) {
        rows_.pass(1);
        return true;
    }
    after_heading_of_table_ = is_heading_of_table(content);
    if (const auto board = read_run_lengths(content)) {
        add_alone({{*board, {}}}, out);
        return true;
    }
    if (const auto rules = rules_of_saved_game(content)) {
        saved_rules_ = *rules;
    } else if (read_saved_game(content, out)) {
        return true;
    }
    if (is_words_of_killer(content)) {
        rows_.read_alone(out);
        out.emplace_back(ParseError{ParseErrorCode::unknown_rules, rows_.line(), 1, "killer", 0});
        return true;
    }
    if (text.size() < kCells - 1U) return read_links(text, out);
    if (find_control_character(text)) return false;
    return read_links(text, out) || read_columns(text, out);
}

// "DESC    :65:a5b3…" below the line of its parameters.
bool PlainReader::read_saved_game(std::string_view content, std::vector<ReadResult>& out) {
    if (!saved_rules_ || !content.starts_with("DESC    :")) return false;
    const std::string_view rules = *std::exchange(saved_rules_, std::nullopt);
    if (!rules.empty()) {
        rows_.read_alone(out);
        out.emplace_back(
            ParseError{ParseErrorCode::unknown_rules, rows_.line(), 1, std::string(rules), 0});
        return true;
    }
    const auto board =
        read_run_lengths("3x3:" + std::string(content.substr(content.rfind(':') + 1)));
    if (board) add_alone({{*board, {}}}, out);
    return board.has_value();
}

bool PlainReader::read_comment(std::string_view text, std::vector<ReadResult>& out) {
    const std::string_view content = trimmed(text);
    // "#3" in front of a puzzle is its number.
    const std::size_t number = content.find_first_not_of("0123456789", 1);
    const bool is_numbered = content.front() == '#' && number != std::string_view::npos &&
                             number > 1 && number < 7 && content[number] == ' ';
    auto found = is_numbered ? read_fields(content.substr(number)) : std::vector<Finding>();
    // Comments say where a puzzle is from, too.
    if (found.empty()) found = links_of(text).found;
    if (!found.empty()) {
        add_alone(std::move(found), out);
        return true;
    }
    if (find_control_character(text)) return false;
    rows_.pass(1);
    commented_rows_ = holds_row(text) ? commented_rows_ + 1 : 0;
    const bool holds_puzzle = commented_rows_ == 9 || !read_fields(text).empty();
    if (holds_puzzle) commented_rows_ = 0;
    pass(holds_puzzle ? Passed::Kind::commented : Passed::Kind::comment, text, {}, out);
    return true;
}

bool PlainReader::read_links(std::string_view text, std::vector<ReadResult>& out) {
    LineLinks links = links_of(text);
    if (!links.found.empty()) {
        add_alone(std::move(links.found), out);
        return true;
    }
    if (!links.has_links) return false;
    // A puzzle may stand beside a link to where it comes from.
    if (read_columns(text, out)) return true;
    if (!links.fault) return false;
    rows_.pass(1);
    rows_.end_text(out);
    links.fault->line = rows_.line();
    out.emplace_back(*std::move(links.fault));
    return true;
}

bool PlainReader::read_columns(std::string_view text, std::vector<ReadResult>& out) {
    auto found = puzzles_in_columns(text, column_);
    if (found.empty()) return false;
    around_.take_columns(trimmed(text), found.front());
    add_alone(std::move(found), out);
    return true;
}

void PlainReader::add_alone(std::vector<Finding> found, std::vector<ReadResult>& out) {
    rows_.read_alone(out);
    for (Finding& finding : found) around_.add(std::move(finding), rows_.line(), out);
}

void PlainReader::take(std::vector<Finding> found, const std::optional<ParseError>& fault,
                       std::size_t lines, std::vector<ReadResult>& out) {
    const std::size_t line = rows_.line() + 1;
    rows_.pass(lines);
    rows_.end_text(out);
    for (Finding& finding : found) around_.add(std::move(finding), line, out);
    if (!fault) return;
    around_.end_waiting(out);
    around_.forget_heading();
    out.emplace_back(*fault);
}

void PlainReader::pass(Passed::Kind kind, std::string_view text, ParseError why,
                       std::vector<ReadResult>& out) {
    around_.pass({kind, rows_.line(), shortened(text), std::move(why)}, text, out);
}

void PlainReader::read_too_long(std::string_view head, std::vector<ReadResult>& out) {
    if (is_binary_) {
        rows_.pass(1);
        return;
    }
    around_.end_waiting(out);
    auto why = find_control_character(head_of(head));
    if (why) {
        is_binary_ = true;
        binary_line_ = rows_.line() + 1;
    }
    rows_.read_too_long(why.value_or(ParseError{ParseErrorCode::too_large, 1, 1, {}, 0}), out);
    around_ = {};
    commented_rows_ = 0;
    after_heading_of_table_ = false;
}

void PlainReader::finish(std::vector<ReadResult>& out) {
    rows_.finish(out);
    around_.end_waiting(out);
}

std::size_t PlainReader::remembered_since() const {
    const std::size_t line = rows_.line();
    std::size_t since = around_.remembered_since(line + 1);
    if (after_heading_of_table_) since = std::min(since, line);
    return std::min(since, line + 1 - commented_rows_);
}

}  // namespace retrace::text
