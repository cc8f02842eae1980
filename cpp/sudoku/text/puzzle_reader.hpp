// Any text into puzzles, a line at a time: no line of it is lost without a word.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "sudoku/text/document_lines.hpp"
#include "sudoku/text/odd_grid.hpp"
#include "sudoku/text/plain_reader.hpp"
#include "sudoku/text/read_result.hpp"
#include "sudoku/text/rows_reader.hpp"

namespace retrace::text {

// Puzzles in comments, where a text is nothing but comments: a part of a program, as people copy it.
enum class Comments : std::uint8_t { passed_over, read_where_alone };

//   line ──→ strict? ──→ alone? (columns, a link, a heading …) ──→ rows ──→ puzzles, errors
//                                    └── what none of them reads begins a block: lines that are kept
//                                        until they are a grid in odd notation, or can be none
class PuzzleReader {
  public:
    // `column`: from 1, the column of a line in which its puzzle is; 0: the first that can be.
    explicit PuzzleReader(BlankLines blank_lines, std::size_t column = 0,
                          Comments comments = Comments::passed_over)
        : now_(blank_lines, column) {
        if (comments == Comments::read_where_alone) alone_.emplace(Alone{blank_lines});
    }

    // Reads the next line, without its end, and appends what it completes.
    void read(std::string_view text, std::vector<ReadResult>& out);

    // Whether the next line is a puzzle by itself in the strict form of Grid::from_line, as most
    // files hold them: then it is read, without a copy. If not, read() has it.
    bool read_strict_line(std::string_view text);

    // The same where the caller has looked at the text: to be called between_puzzles() alone.
    void pass_strict_line() {
        now_.pass_strict_line();
        block_.clear();
    }

    // The next line is over kMaxText bytes, and nobody keeps more of it than head_of() gives.
    void read_too_long(std::string_view head, std::vector<ReadResult>& out);

    // Whether what comes next begins a puzzle that no line before it has anything to do with.
    bool between_puzzles() const { return is_at_first_row() && !now_.has_heading(); }

    // The line from which another reader comes to where this one is: the next one, or the first of
    // those that this one remembers, such as a heading. 0: within a puzzle.
    std::size_t remembered_since() const;

    // Whether the lines before remembered_since() were told of as no text; another reader that
    // begins there is told so, and does not tell of them again.
    bool is_within_binary() const {
        return (block_.empty() ? now_ : *before_block_).is_binary_before(remembered_since());
    }
    void go_on_in_binary() { now_.go_on_in_binary(); }

    // The column that a heading before remembered_since() names as that of names, and another reader
    // that goes on from there.
    NameColumn name_column() const {
        return (block_.empty() ? now_ : *before_block_).name_column();
    }
    void go_on_with(NameColumn column) { now_.go_on_with(column); }

    // The text is at its end.
    void finish(std::vector<ReadResult>& out);

  private:
    // Lines of comments, as long as the text has no other ones, and what is told of them unless they are read.
    struct Alone {
        BlankLines blank_lines;
        std::vector<std::string> lines{};
        std::vector<ReadResult> results{};
    };

    bool keep_comment(std::string_view text, std::vector<ReadResult>& out);
    void give_up_comments(std::vector<ReadResult>& out);
    bool read_comments(std::vector<ReadResult>& out) const;
    void read_other(std::string_view text, std::vector<ReadResult>& out);

    bool is_at_first_row() const { return now_.is_at_first_row() && !is_odd_ && !has_rows_; }

    void read_line_of_block(std::string_view text, std::vector<ReadResult>& out);
    void decide(std::vector<ReadResult>& out);
    bool take_block(bool at_end, std::vector<ReadResult>& out);
    void take_grid(OddGrid grid, std::vector<ReadResult>& out);
    bool take_document(std::vector<ReadResult>& out);
    void take(std::vector<Finding> found, std::size_t lines, std::vector<ReadResult>& out,
              const std::optional<ParseError>& fault = std::nullopt);
    bool begins_candidates(std::string_view text) const;
    bool begins_tags(std::string_view text) const;
    void read_line_of_tags(std::string_view text, std::vector<ReadResult>& out);
    void decide_candidates(std::vector<ReadResult>& out);
    void read_plain_lines(std::size_t& known, std::vector<ReadResult>& out);
    void end_block(std::vector<ReadResult>& out);
    void give_up_block(std::vector<ReadResult>& out);
    void clear_block();

    PlainReader now_;
    std::optional<Alone> alone_{};

    // The block: lines since its first, what they are if no odd grid comes of them, and the states
    // before the first and before the last of them.
    std::vector<std::string> block_{};
    std::size_t block_bytes_ = 0;
    std::vector<ReadResult> held_{};
    std::size_t held_before_last_ = 0;
    std::optional<PlainReader> before_block_{};
    std::optional<PlainReader> before_last_{};
    DocumentLines document_{};
    bool is_odd_ = false;            // lines are held
    bool may_be_grid_ = false;       // in odd notation
    bool has_rows_ = false;          // the block has a row that is no border
    bool has_candidates_ = false;    // the block is of lines that are candidates or plain
    bool is_refused_ = false;        // unless it is a document
    bool has_tags_ = false;          // the block is of lines of XML
    std::size_t plain_lines_ = 0;    // of the lines to come, that are known to be no candidates
    std::size_t tagless_lines_ = 0;  // the same, of no XML as a whole
};

}  // namespace retrace::text
