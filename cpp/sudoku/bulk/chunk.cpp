// Lines in the strict form are searched where they stand; what else is a puzzle goes through a
// grid.
#include "sudoku/bulk/chunk.hpp"

#include <algorithm>
#include <utility>

#include "sudoku/contradiction.hpp"
#include "sudoku/engine/start.hpp"

namespace retrace::bulk {
namespace {

constexpr std::string_view kByteOrderMark = "\xef\xbb\xbf";

// Where the line ends that begins here, or the text. First the line feed, then a carriage return
// before it, so that a file of either kind is read through about twice.
std::size_t find_line_end(std::string_view text, std::size_t begin) {
    const std::size_t feed = std::min(text.find('\n', begin), text.size());
    return begin + std::min(text.substr(begin, feed - begin).find('\r'), feed - begin);
}

// Whether 81 characters and a line feed stand here, all of them '0' to '9' or '.': what most files
// hold.
bool is_strict_line(std::string_view text, std::size_t begin) {
    if (text.size() - begin <= kCells || text[begin + kCells] != '\n') return false;
    const char* line = text.data() + begin;
    unsigned char bad = 0;  // without a way out, the loop runs on vectors
    for (std::size_t cell = 0; cell < kCells; ++cell) {
        const auto digit = static_cast<unsigned char>(line[cell] - '0');
        bad |= static_cast<unsigned char>(static_cast<unsigned>(digit > 9) &
                                          static_cast<unsigned>(line[cell] != '.'));
    }
    return bad == 0;
}

int givens_in(const Grid& grid) {
    return kCells - grid.blanks();
}

std::uint8_t number(BulkKind kind) {
    return static_cast<std::uint8_t>(kind);
}

}  // namespace

void BulkChunk::read(std::string text, bool at_end, bool passing_over) {
    text_ = std::move(text);
    puzzles_.clear();
    puzzle_of_row_.clear();
    line_begins_.clear();
    rows_ = {};
    consumed_ = 0;
    lines_ = 0;
    at_ = 0;
    started_ = false;
    passing_over_ = passing_over;
    reserve_rows();
    read_lines(at_end);
}

void BulkChunk::reserve_rows() {
    const std::size_t most = text_.size() / kCells + 1;
    rows_.kinds.reserve(most);
    rows_.givens.reserve(most);
    for (auto* column : {&rows_.counts, &rows_.branches, &rows_.lines, &rows_.begins, &rows_.ends,
                         &puzzle_of_row_, &line_begins_}) {
        column->reserve(most);
    }
}

void BulkChunk::read_lines(bool at_end) {
    text::PuzzleReader reader(text::BlankLines::end_a_puzzle);
    std::vector<text::ReadResult> results;
    std::size_t rows_consumed = 0;
    std::size_t begin = std::string_view(text_).starts_with(kByteOrderMark) ? 3 : 0;
    while (begin < text_.size()) {
        if (!passing_over_ && reader.between_puzzles() && is_strict_line(text_, begin)) {
            line_begins_.push_back(static_cast<std::uint32_t>(begin));
            reader.pass_strict_line();
            add_row(++lines_, begin, begin + kCells);
            begin += kCells + 1;
            consumed_ = begin;
            rows_consumed = rows_.size();
            continue;
        }
        std::size_t end = find_line_end(text_, begin);
        // A carriage return at the very end may be half of a line end.
        const bool is_cut = end == text_.size() || (end + 1 == text_.size() && text_[end] == '\r');
        if (is_cut && !at_end) {
            if (passing_over_ || text_.size() - begin > kMaxText) {
                if (!passing_over_) {
                    line_begins_.push_back(static_cast<std::uint32_t>(begin));
                    reader.read_too_long(results);
                    keep(results, begin);
                    ++lines_;
                }
                passing_over_ = true;
                consumed_ = text_.size();
                return;
            }
            break;
        }
        const std::size_t next =
            end + 1 < text_.size() && text_[end] == '\r' && text_[end + 1] == '\n' ? end + 2
                                                                                   : end + 1;
        if (std::exchange(passing_over_, false)) {
            begin = std::min(next, text_.size());
            consumed_ = begin;
            continue;
        }
        line_begins_.push_back(static_cast<std::uint32_t>(begin));
        ++lines_;
        const auto line = std::string_view(text_).substr(begin, end - begin);
        if (line.size() > kMaxText) {
            reader.read_too_long(results);
        } else {
            reader.read(line, results);
        }
        keep(results, end);
        results.clear();
        begin = std::min(next, text_.size());
        if (reader.between_puzzles()) {
            consumed_ = begin;
            rows_consumed = rows_.size();
        }
    }
    if (at_end) {
        reader.finish(results);
        keep(results, text_.size());
        consumed_ = text_.size();
        return;
    }
    // What is left belongs to a puzzle that goes on.
    drop_rows_from(rows_consumed);
    const auto kept = std::lower_bound(line_begins_.begin(), line_begins_.end(), consumed_);
    lines_ = static_cast<std::size_t>(kept - line_begins_.begin());
}

void BulkChunk::keep(const std::vector<text::ReadResult>& results, std::size_t end) {
    for (const text::ReadResult& result : results) {
        if (const auto* error = std::get_if<ParseError>(&result)) {
            const std::size_t begin = line_begins_[error->line - 1];
            add_row(error->line, begin, std::max(begin, end));
            rows_.kinds.back() = number(BulkKind::unreadable);
            rows_.counts.back() = static_cast<std::uint32_t>(error->column);
            rows_.branches.back() = static_cast<std::uint32_t>(error->code);
        } else {
            const auto& puzzle = std::get<text::Puzzle>(result);
            add_row(puzzle.line, line_begins_[puzzle.line - 1], end);
            puzzles_.push_back(puzzle);
            puzzle_of_row_.back() = static_cast<std::uint32_t>(puzzles_.size());
        }
    }
}

void BulkChunk::add_row(std::size_t line, std::size_t begin, std::size_t end) {
    rows_.kinds.push_back(number(BulkKind::none));
    rows_.givens.push_back(0);
    rows_.counts.push_back(0);
    rows_.branches.push_back(0);
    rows_.lines.push_back(static_cast<std::uint32_t>(line));
    rows_.begins.push_back(static_cast<std::uint32_t>(begin));
    rows_.ends.push_back(static_cast<std::uint32_t>(end));
    puzzle_of_row_.push_back(0);
}

void BulkChunk::drop_rows_from(std::size_t count) {
    rows_.kinds.resize(count);
    rows_.givens.resize(count);
    rows_.counts.resize(count);
    rows_.branches.resize(count);
    rows_.lines.resize(count);
    rows_.begins.resize(count);
    rows_.ends.resize(count);
    puzzle_of_row_.resize(count);
}

bool BulkChunk::run(std::uint64_t budget) {
    std::uint64_t left = budget;  // of puzzles and solutions together
    engine::NoTally tally;
    for (; at_ < rows_.size(); ++at_, started_ = false) {
        if (rows_.kinds[at_] == number(BulkKind::unreadable)) continue;
        if (!started_) {
            if (left == 0) return false;
            --left;
            start_row();
        }
        for (bool done = false; !done;) {
            const std::uint64_t before = budget;
            const engine::Stop stop = search_.next(budget, tally);
            rows_.branches[at_] += static_cast<std::uint32_t>(before - budget);
            if (stop == engine::Stop::paused) return false;
            if (stop == engine::Stop::solution) {
                ++rows_.counts[at_];
                if (left > 0) --left;
            }
            done = stop == engine::Stop::exhausted || rows_.counts[at_] == limit_;
            if (!done && left == 0) return false;
        }
        end_row();
    }
    return true;
}

void BulkChunk::start_row() {
    started_ = true;
    const std::uint32_t other = puzzle_of_row_[at_];
    if (other > 0) {
        engine::start(search_, puzzles_[other - 1].grid);
        rows_.givens[at_] = static_cast<std::uint8_t>(givens_in(puzzles_[other - 1].grid));
        return;
    }
    const char* line = text_.data() + rows_.begins[at_];
    engine::start(search_, line);
    rows_.givens[at_] = static_cast<std::uint8_t>(
        std::count_if(line, line + kCells, [](char character) { return character >= '1'; }));
}

void BulkChunk::end_row() {
    const std::uint32_t count = rows_.counts[at_];
    BulkKind kind = count == 1 ? BulkKind::unique : BulkKind::several;
    if (count == 0) {
        const std::uint32_t other = puzzle_of_row_[at_];
        const auto line = std::string_view(text_).substr(rows_.begins[at_], kCells);
        const Grid puzzle = other > 0 ? puzzles_[other - 1].grid : *Grid::from_line(line);
        kind = has_contradiction(puzzle) ? BulkKind::contradiction : BulkKind::none;
    }
    rows_.kinds[at_] = number(kind);
}

}  // namespace retrace::bulk
