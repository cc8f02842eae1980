// Keeps the lines that more lines may yet make sense of.
#include "sudoku/text/puzzle_reader.hpp"

#include <algorithm>
#include <array>
#include <utility>

#include "sudoku/engine/line_text.hpp"
#include "sudoku/text/characters.hpp"
#include "sudoku/text/digit_words.hpp"
#include "sudoku/text/line.hpp"
#include "sudoku/text/line_signs.hpp"
#include "sudoku/text/odd_grid.hpp"
#include "sudoku/text/trimmed.hpp"
#include "sudoku/text/xml.hpp"

namespace retrace::text {
namespace {

// The most lines of a document: a thousand puzzles with a number on each line.
constexpr std::size_t kMostDocumentLines = 100'000;

// Longer comments are no part of a program that somebody has copied.
constexpr std::size_t kMostCommentLines = 200;
constexpr std::size_t kLongestComment = 1000;

// The line in plain signs, one way after the other; nothing where it has nothing of the kind.
constexpr std::array kMadePlain{with_plain_separators, without_options, with_plain_bars_for_h,
                                as_line_of_komo,       digits_of_words, with_plain_names};

bool is_blank(std::string_view text) {
    return trimmed(text).empty();
}

// Whether this line may still be part of a grid with the lines around it.
bool is_problem(const ReadResult& result) {
    if (const auto* error = std::get_if<ParseError>(&result)) {
        return error->code != ParseErrorCode::sukaku;
    }
    const auto* passed = std::get_if<Passed>(&result);
    return passed != nullptr &&
           (passed->kind == Passed::Kind::heading || passed->kind == Passed::Kind::punctuation);
}

}  // namespace

bool PuzzleReader::read_strict_line(std::string_view text) {
    if (text.size() != kCells || !between_puzzles() || now_.has_column()) return false;
    if (!engine::is_strict_line(text.data())) return false;
    if (may_be_candidates(text) && plain_lines_ == 0) return false;
    if (alone_ && !alone_->lines.empty()) return false;
    alone_.reset();
    pass_strict_line();
    return true;
}

std::size_t PuzzleReader::remembered_since() const {
    if (!is_at_first_row()) return 0;
    return block_.empty() ? now_.remembered_since()
                          : std::min(now_.remembered_since(), before_block_->line() + 1);
}

void PuzzleReader::read(std::string_view text, std::vector<ReadResult>& out) {
    if (!alone_ || !keep_comment(text, out)) read_other(text, out);
}

// False where the line is no comment, after which no other is kept either.
bool PuzzleReader::keep_comment(std::string_view text, std::vector<ReadResult>& out) {
    const std::string_view content = trimmed(text);
    std::vector<ReadResult> results;
    const bool is_kept = (content.empty() || is_comment(content)) &&
                         alone_->lines.size() < kMostCommentLines && text.size() < kLongestComment;
    if (is_kept) {
        read_other(text, results);
        alone_->lines.emplace_back(text);
    }
    const bool are_passed = std::all_of(results.begin(), results.end(), [](const auto& result) {
        return std::holds_alternative<Passed>(result);
    });
    std::move(results.begin(), results.end(), std::back_inserter(alone_->results));
    if (!is_kept || !are_passed) give_up_comments(out);
    return is_kept;
}

void PuzzleReader::give_up_comments(std::vector<ReadResult>& out) {
    if (!alone_) return;
    std::move(alone_->results.begin(), alone_->results.end(), std::back_inserter(out));
    alone_.reset();
}

// Reads the comments without their signs. False where they have no puzzle, or one with a fault.
bool PuzzleReader::read_comments(std::vector<ReadResult>& out) const {
    PuzzleReader reader(alone_->blank_lines);
    std::vector<ReadResult> results;
    for (std::string_view line : alone_->lines) {
        line.remove_prefix(std::min(line.find_first_not_of(" \t"), line.size()));
        const char sign = line.empty() ? ' ' : line.front();
        line.remove_prefix(std::min(line.find_first_not_of(sign), line.size()));
        reader.read(line, results);
    }
    reader.finish(results);
    const auto is_puzzle = [](const auto& each) { return std::holds_alternative<Puzzle>(each); };
    const auto is_fault = [](const auto& each) { return std::holds_alternative<ParseError>(each); };
    if (std::none_of(results.begin(), results.end(), is_puzzle)) return false;
    if (std::any_of(results.begin(), results.end(), is_fault)) return false;
    std::move(results.begin(), results.end(), std::back_inserter(out));
    return true;
}

void PuzzleReader::read_other(std::string_view text, std::vector<ReadResult>& out) {
    if (read_strict_line(text)) {
        out.emplace_back(Puzzle{*Grid::from_line(text), Form::line, now_.line()});
        return;
    }
    std::string plain;
    if (text.find('\x1b') != std::string_view::npos) {
        plain = without_colours(text);
        text = plain;
    }
    for (const auto& made_plain : kMadePlain) {
        if (auto line = made_plain(text)) {
            plain = *std::move(line);
            text = plain;
        }
    }
    read_line_of_block(text, out);
}

void PuzzleReader::read_line_of_block(std::string_view text, std::vector<ReadResult>& out) {
    if (block_.empty()) {
        if (is_blank(text) && now_.between_rows()) {
            now_.read(text, false, out);
            return;
        }
        before_block_ = now_;
    }
    if (!has_rows_ && !is_odd_ && begins_tags(text)) {
        is_odd_ = true;
        has_tags_ = true;
        document_.begin_xml(text);
        block_.emplace_back(text);
        block_bytes_ += text.size();
        return;
    }
    if (has_tags_) {
        read_line_of_tags(text, out);
        return;
    }
    if (!has_rows_ && !is_odd_ && begins_candidates(text)) {
        is_odd_ = true;
        has_candidates_ = true;
    }
    if (has_candidates_) {
        block_.emplace_back(text);
        decide_candidates(out);
        return;
    }
    before_last_ = now_;
    held_before_last_ = held_.size();
    std::vector<ReadResult> results;
    now_.read(text, has_rows_ || is_odd_, results);
    const bool is_new_problem =
        !is_odd_ && (std::any_of(results.begin(), results.end(), is_problem) ||
                     (!has_rows_ && now_.may_be_below_numbers()));
    if (!is_odd_ && !is_new_problem) {
        std::move(results.begin(), results.end(), std::back_inserter(out));
        const bool is_border = results.empty() && now_.between_rows() && !is_blank(text) &&
                               read_line(text).kind == LineKind::border;
        if (now_.between_rows() && !(is_border && block_.size() < 3)) {
            clear_block();
        } else {
            has_rows_ |= !is_border;
            block_.emplace_back(text);
        }
        return;
    }
    std::move(results.begin(), results.end(), std::back_inserter(held_));
    block_.emplace_back(text);
    if (is_new_problem) {
        is_odd_ = true;
        may_be_grid_ = true;
        document_ = {};
        if (!has_rows_) document_.begin(text);
    } else if (document_.is_open()) {
        document_.add(text);
    }
    block_bytes_ += text.size();
    decide(out);
}

bool PuzzleReader::begins_candidates(std::string_view text) const {
    return plain_lines_ == 0 && !now_.has_column() && now_.between_rows() &&
           may_be_candidates(text);
}

// XML of several lines, which begins on this one.
bool PuzzleReader::begins_tags(std::string_view text) const {
    if (tagless_lines_ > 0 || now_.has_column() || !now_.between_rows() || !begins_xml(text)) {
        return false;
    }
    XmlDepth depth;
    depth.add(text);
    return !depth.is_closed() && !depth.is_lost() && !begins_known_document(text);
}

// Lines of XML are read as a whole; those of which no puzzle comes, each by itself.
void PuzzleReader::read_line_of_tags(std::string_view text, std::vector<ReadResult>& out) {
    if (begins_known_document(text)) {
        read_plain_lines(tagless_lines_, out);
        read(text, out);
        return;
    }
    block_.emplace_back(text);
    block_bytes_ += text.size();
    document_.add(text);
    if (document_.is_closed()) {
        if (!take_document(out)) read_plain_lines(tagless_lines_, out);
    } else if (!document_.is_open() || block_bytes_ > kMaxText ||
               block_.size() > kMostDocumentLines) {
        read_plain_lines(tagless_lines_, out);
    }
}

// Whether the lines held are candidates by now, can be yet, or are what they say each by itself.
void PuzzleReader::decide_candidates(std::vector<ReadResult>& out) {
    OddGrid grid = read_candidate_rows(block_, false);
    if (grid.verdict == OddGrid::Verdict::more) return;
    if (grid.verdict == OddGrid::Verdict::no) {
        read_plain_lines(plain_lines_, out);
        return;
    }
    take_grid(std::move(grid), out);
}

// Reads the lines held anew, as what each is by itself. `known`: how many lines to come are.
void PuzzleReader::read_plain_lines(std::size_t& known, std::vector<ReadResult>& out) {
    const std::vector<std::string> lines = std::move(block_);
    now_ = *before_block_;
    clear_block();
    const std::size_t before = known;
    for (std::size_t i = 0; i < lines.size(); ++i) {
        known = std::max(before, lines.size() - i);
        read(lines[i], out);
    }
    known = before;
}

// Whether the lines held are a grid by now, can be one yet, or none.
void PuzzleReader::decide(std::vector<ReadResult>& out) {
    if (block_bytes_ > kMaxText || block_.size() > kMostDocumentLines) {
        give_up_block(out);
        return;
    }
    if (document_.is_closed()) {
        if (take_document(out)) return;
        if (std::exchange(is_refused_, false) && take_block(true, out)) return;
    }
    if (may_be_grid_ && block_.size() <= kMostLinesOfGrid && take_block(false, out)) return;
    if (block_.size() > kMostLinesOfGrid) may_be_grid_ = false;
    if (may_be_grid_ || document_.is_open()) return;
    // Without its last line, which may begin something else, it may be whole.
    if (block_.size() > 1) {
        std::string last = std::move(block_.back());
        block_.pop_back();
        now_ = *before_last_;
        if (take_block(true, out)) {
            read(last, out);
            return;
        }
        held_.resize(held_before_last_, ParseError{});
        give_up_block(out);
        read(last, out);
        return;
    }
    give_up_block(out);
}

bool PuzzleReader::take_document(std::vector<ReadResult>& out) {
    std::string text;
    for (const std::string& line : block_) text += line + '\n';
    std::vector<Finding> found = read_document_lines(document_.kind(), text);
    document_ = {};
    if (found.empty()) return false;
    take(std::move(found), block_.size(), out);
    return true;
}

bool PuzzleReader::take_block(bool at_end, std::vector<ReadResult>& out) {
    OddGrid grid = read_odd_grid(block_, at_end);
    may_be_grid_ = grid.verdict == OddGrid::Verdict::more;
    // Rows that cannot be read may be part of a document that can.
    if (grid.fault && document_.is_open() && !at_end) {
        is_refused_ = true;
        return false;
    }
    if (grid.verdict != OddGrid::Verdict::done) return false;
    take_grid(std::move(grid), out);
    return true;
}

void PuzzleReader::take_grid(OddGrid grid, std::vector<ReadResult>& out) {
    if (grid.fault) {
        grid.fault->line += before_block_->line() + 1;
        take({}, grid.lines, out, *grid.fault);
        return;
    }
    std::vector<Finding> found{std::move(grid.found)};
    std::move(grid.beside.begin(), grid.beside.end(), std::back_inserter(found));
    take(std::move(found), grid.lines, out);
}

// The first lines of the block are these puzzles; what is behind them is read anew.
void PuzzleReader::take(std::vector<Finding> found, std::size_t lines, std::vector<ReadResult>& out,
                        const std::optional<ParseError>& fault) {
    now_ = *before_block_;
    const std::vector<std::string> rest(block_.begin() + static_cast<std::ptrdiff_t>(lines),
                                        block_.end());
    clear_block();
    now_.take(std::move(found), fault, lines, out);
    for (const std::string& text : rest) read(text, out);
}

void PuzzleReader::give_up_block(std::vector<ReadResult>& out) {
    std::move(held_.begin(), held_.end(), std::back_inserter(out));
    clear_block();
    // Rows that have been read go on as a block of their own.
    has_rows_ = false;
}

void PuzzleReader::clear_block() {
    block_.clear();
    block_bytes_ = 0;
    held_.clear();
    held_before_last_ = 0;
    if (document_.kind() != DocumentLines::Kind::none) document_ = {};
    is_odd_ = false;
    has_candidates_ = false;
    has_tags_ = false;
    may_be_grid_ = false;
    has_rows_ = false;
    is_refused_ = false;
}

// No line follows that could belong to the block.
void PuzzleReader::end_block(std::vector<ReadResult>& out) {
    while (is_odd_) {
        if (has_candidates_) {
            OddGrid grid = read_candidate_rows(block_, true);
            if (grid.verdict == OddGrid::Verdict::done) {
                take_grid(std::move(grid), out);
            } else {
                read_plain_lines(plain_lines_, out);
            }
        } else if (has_tags_) {
            read_plain_lines(tagless_lines_, out);
        } else if (!take_block(true, out)) {
            give_up_block(out);
        }
    }
}

void PuzzleReader::read_too_long(std::string_view head, std::vector<ReadResult>& out) {
    give_up_comments(out);
    end_block(out);
    clear_block();
    now_.read_too_long(head, out);
}

void PuzzleReader::finish(std::vector<ReadResult>& out) {
    if (alone_ && read_comments(out)) return;
    give_up_comments(out);
    end_block(out);
    now_.finish(out);
}

}  // namespace retrace::text
