// Lines whose meaning no other line changes: rows, columns, links, comments, headings, sections.
#pragma once

#include <cstddef>
#include <optional>
#include <string_view>
#include <vector>

#include "sudoku/text/read_result.hpp"
#include "sudoku/text/rows_reader.hpp"
#include "sudoku/text/surroundings.hpp"

namespace retrace::text {

// A value: PuzzleReader takes a copy where a block begins, and goes back to it.
class PlainReader {
  public:
    // `column`: from 1, the column of a line in which its puzzle is; 0: the first that can be.
    PlainReader(BlankLines blank_lines, std::size_t column) : rows_(blank_lines), column_(column) {}

    // Reads the next line. `within`: rows of a grid in odd notation may stand before it.
    void read(std::string_view text, bool within, std::vector<ReadResult>& out);

    // The next line is a puzzle that the caller has read: between puzzles alone.
    void pass_strict_line() {
        rows_.pass_puzzle();
        around_.leave_section();
        commented_rows_ = 0;
        is_binary_ = false;
    }

    // The bytes before the next line were told of as no text.
    void go_on_in_binary() { is_binary_ = true; }
    // Whether the line before this one is among such bytes, as far as this reader remembers.
    bool is_binary_before(std::size_t line) const { return is_binary_ && binary_line_ < line; }

    NameColumn name_column() const { return around_.name_column(); }
    void go_on_with(NameColumn column) { around_.go_on_with(column); }

    // The next lines are these puzzles, or have this fault, by another reader.
    void take(std::vector<Finding> found, const std::optional<ParseError>& fault, std::size_t lines,
              std::vector<ReadResult>& out);

    // The next line is over kMaxText bytes, and nobody keeps more of it than its head.
    void read_too_long(std::string_view head, std::vector<ReadResult>& out);

    void finish(std::vector<ReadResult>& out);

    bool between_rows() const { return rows_.between_puzzles(); }
    bool is_at_first_row() const { return rows_.between_puzzles() && around_.is_open(); }
    bool may_be_below_numbers() const { return rows_.may_be_below_numbers(); }
    bool has_heading() const { return around_.has_heading(); }
    bool has_column() const { return column_ > 0; }
    std::size_t line() const { return rows_.line(); }

    // The next line, or the first of those that this reader remembers.
    std::size_t remembered_since() const;

  private:
    void leave_out_binary(std::string_view text, std::size_t before, std::vector<ReadResult>& out);
    void read_as_row_or_words(std::string_view text, bool within, std::vector<ReadResult>& out);
    bool pass_words(std::string_view text, const RowsReader& before, const ParseError& why,
                    std::vector<ReadResult>& out);
    void read_rows(std::string_view text, bool within, std::vector<ReadResult>& out);
    bool read_alone(std::string_view text, bool within, std::vector<ReadResult>& out);
    bool read_saved_game(std::string_view content, std::vector<ReadResult>& out);
    bool read_comment(std::string_view text, std::vector<ReadResult>& out);
    bool read_links(std::string_view text, std::vector<ReadResult>& out);
    bool read_columns(std::string_view text, std::vector<ReadResult>& out);
    void add_alone(std::vector<Finding> found, std::vector<ReadResult>& out);
    void pass(Passed::Kind kind, std::string_view text, ParseError why,
              std::vector<ReadResult>& out);

    RowsReader rows_;
    std::size_t column_;
    Surroundings around_{};
    std::size_t commented_rows_ = 0;                 // one below the other, in comments
    std::optional<std::string_view> saved_rules_{};  // of the saved game whose puzzle is to come
    bool after_heading_of_table_ = false;            // in Markdown
    std::size_t passed_rows_ = 0;  // words that have the shape of rows, one line below the other
    bool is_binary_ = false;       // the lines since then are no text:
    std::size_t binary_line_ = 0;
};

}  // namespace retrace::text
