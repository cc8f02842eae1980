// Strict lines are not copied; all other lines go through the puzzle reader.
#include "sudoku/bulk/chunk_reader.hpp"

#include <algorithm>
#include <utility>

#include "sudoku/engine/line_text.hpp"
#include "sudoku/text/byte_order_mark.hpp"
#include "sudoku/text/odd_grid.hpp"

namespace retrace::bulk {
namespace {

bool is_line_end(char c) {
    return c == '\n' || c == '\r';
}

}  // namespace

ChunkReader::ChunkReader(std::string text, bool at_end, PassingOver before) : at_end_(at_end) {
    chunk_.text = std::move(text);
    chunk_.passing_over = before;
    if (before.binary) reader_.go_on_in_binary();
    reader_.go_on_with(before.names);
    if (chunk_.text.starts_with(text::kByteOrderMark)) begin_ = text::kByteOrderMark.size();
    reserve();
}

void ChunkReader::reserve() {
    const std::size_t most = chunk_.text.size() / kCells + 1;
    BulkRows& rows = chunk_.rows;
    rows.kinds.reserve(most);
    rows.givens.reserve(most);
    for (auto* column : {&rows.counts, &rows.branches, &rows.lines, &rows.begins, &rows.ends,
                         &chunk_.puzzle_of_row, &line_begins_}) {
        column->reserve(most);
    }
}

ReadChunk ChunkReader::read() {
    while (begin_ < chunk_.text.size()) {
        if (read_strict_line()) continue;
        const LineSpan line = find_line();
        if (line.is_cut && !at_end_) {
            const bool is_long = chunk_.passing_over.line || chunk_.text.size() - begin_ > kMaxText;
            if (is_long) {
                give_up_long_line();
            } else {
                drop_unfinished();
            }
            return std::move(chunk_);
        }
        if (std::exchange(chunk_.passing_over.line, false)) {
            begin_ = line.next;
            chunk_.consumed = begin_;
        } else {
            read_line(line);
        }
    }
    if (at_end_) {
        finish();
    } else {
        drop_unfinished();
    }
    return std::move(chunk_);
}

// Finds the line feed first, then a carriage return before it, so that files with either line end are read
// through about twice.
ChunkReader::LineSpan ChunkReader::find_line() const {
    const std::string_view text = chunk_.text;
    const std::size_t feed = std::min(text.find('\n', begin_), text.size());
    const std::size_t end =
        begin_ + std::min(text.substr(begin_, feed - begin_).find('\r'), feed - begin_);
    const bool is_return = end < text.size() && text[end] == '\r';
    const bool is_pair = is_return && end + 1 < text.size() && text[end + 1] == '\n';
    // A carriage return at the end of the text may be the first half of a line end.
    const bool is_cut = end == text.size() || (is_return && end + 1 == text.size());
    return {end, std::min(end + (is_pair ? 2 : 1), text.size()), is_cut};
}

// Reads a line of 81 characters with a line feed, the usual form of files; false where there is none.
bool ChunkReader::read_strict_line() {
    const std::string_view text = chunk_.text;
    const std::size_t end = begin_ + kCells;
    if (chunk_.passing_over.line || !reader_.between_puzzles()) return false;
    if (text.size() <= end || text[end] != '\n') return false;
    if (!engine::is_strict_line(text.data() + begin_)) return false;
    if (text::may_be_candidates(text.substr(begin_, kCells))) return false;
    begin_line();
    reader_.pass_strict_line();
    add_row(chunk_.lines, begin_, end);
    begin_ = end + 1;
    settle();
    return true;
}

void ChunkReader::read_line(const LineSpan& line) {
    begin_line();
    const auto text = std::string_view(chunk_.text).substr(begin_, line.end - begin_);
    if (text.size() > kMaxText) {
        reader_.read_too_long(text, results_);
    } else {
        reader_.read(text, results_);
    }
    keep_results(line.end);
    begin_ = line.next;
    settle_before(reader_.remembered_since());
}

// Reports a line that is too long once; the rest of it, in this chunk and the next ones, is passed over.
void ChunkReader::give_up_long_line() {
    if (!std::exchange(chunk_.passing_over.line, true)) {
        begin_line();
        reader_.read_too_long(std::string_view(chunk_.text).substr(begin_), results_);
        keep_results(begin_);
        chunk_.passing_over.binary = reader_.is_within_binary();
        chunk_.passing_over.names = reader_.name_column();
    }
    chunk_.consumed = chunk_.text.size();
}

void ChunkReader::finish() {
    reader_.finish(results_);
    keep_results(chunk_.text.size());
    chunk_.consumed = chunk_.text.size();
}

// Drops the lines of a puzzle that goes on in the next chunk.
void ChunkReader::drop_unfinished() {
    drop_rows_from(settled_rows_);
    const auto kept = std::lower_bound(line_begins_.begin(), line_begins_.end(), chunk_.consumed);
    chunk_.lines = static_cast<std::size_t>(kept - line_begins_.begin());
}

void ChunkReader::begin_line() {
    line_begins_.push_back(static_cast<std::uint32_t>(begin_));
    ++chunk_.lines;
}

// The rows read so far are final: no later line can change them.
void ChunkReader::settle() {
    chunk_.consumed = begin_;
    chunk_.passing_over.binary = false;
    settled_rows_ = chunk_.rows.size();
}

// The rows above this line are final, and the next chunk begins with it. 0: no row is.
void ChunkReader::settle_before(std::size_t line) {
    if (line == 0) return;
    chunk_.passing_over.binary = reader_.is_within_binary();
    chunk_.passing_over.names = reader_.name_column();
    chunk_.consumed = line > line_begins_.size() ? begin_ : line_begins_[line - 1];
    const std::vector<std::uint32_t>& lines = chunk_.rows.lines;
    settled_rows_ = lines.size();
    while (settled_rows_ > 0 && lines[settled_rows_ - 1] >= line) --settled_rows_;
}

void ChunkReader::keep_results(std::size_t end) {
    for (text::ReadResult& result : results_) {
        std::visit([this, end](auto& value) { keep(value, end); }, result);
    }
    results_.clear();
}

void ChunkReader::keep(text::Puzzle& puzzle, std::size_t end) {
    if (puzzle.beside && !puzzle.beside->rules.empty()) {
        add_problem({ParseErrorCode::unknown_rules, puzzle.line, 1, {}, 0}, end);
        return;
    }
    add_row(puzzle.line, line_begins_[puzzle.line - 1], end);
    chunk_.puzzles.push_back(std::move(puzzle));
    chunk_.puzzle_of_row.back() = static_cast<std::uint32_t>(chunk_.puzzles.size());
}

void ChunkReader::keep(const ParseError& error, std::size_t end) {
    add_problem(error, end);
}

// Words between puzzles get a row, too, so that every line of the file is accounted for.
void ChunkReader::keep(const text::Passed& passed, std::size_t end) {
    if (passed.kind == text::Passed::Kind::comment) return;
    if (passed.kind == text::Passed::Kind::punctuation) return;
    add_problem({ParseErrorCode::no_puzzle_in_line, passed.line, 1, {}, 0}, end);
}

void ChunkReader::add_problem(const ParseError& error, std::size_t end) {
    const std::size_t begin = line_begins_[error.line - 1];
    // The error may come only after further lines, since these could have completed a grid.
    if (error.line < line_begins_.size()) {
        end = line_begins_[error.line];
        while (end > begin && is_line_end(chunk_.text[end - 1])) --end;
    }
    add_row(error.line, begin, std::max(begin, end));
    BulkRows& rows = chunk_.rows;
    rows.kinds.back() = number_of(BulkKind::unreadable);
    rows.problems.rows.push_back(static_cast<std::uint32_t>(rows.size() - 1));
    rows.problems.columns.push_back(static_cast<std::uint32_t>(error.column));
    rows.problems.codes.push_back(error.code);
}

void ChunkReader::add_row(std::size_t line, std::size_t begin, std::size_t end) {
    BulkRows& rows = chunk_.rows;
    rows.kinds.push_back(number_of(BulkKind::none));
    rows.givens.push_back(0);
    rows.counts.push_back(0);
    rows.branches.push_back(0);
    rows.lines.push_back(static_cast<std::uint32_t>(line));
    rows.begins.push_back(static_cast<std::uint32_t>(begin));
    rows.ends.push_back(static_cast<std::uint32_t>(end));
    chunk_.puzzle_of_row.push_back(0);
}

void ChunkReader::drop_rows_from(std::size_t count) {
    BulkRows& rows = chunk_.rows;
    rows.kinds.resize(count);
    rows.givens.resize(count);
    for (auto* column : {&rows.counts, &rows.branches, &rows.lines, &rows.begins, &rows.ends,
                         &chunk_.puzzle_of_row}) {
        column->resize(count);
    }
    BulkProblems& problems = rows.problems;
    const auto kept = std::lower_bound(problems.rows.begin(), problems.rows.end(), count);
    const auto left = static_cast<std::size_t>(kept - problems.rows.begin());
    problems.rows.resize(left);
    problems.columns.resize(left);
    problems.codes.resize(left);
}

}  // namespace retrace::bulk
