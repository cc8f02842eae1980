// Puzzles out of lines that are rows or whole puzzles in plain notation, one line at a time.
#pragma once

#include <vector>

#include "sudoku/text/line.hpp"
#include "sudoku/text/read_result.hpp"

namespace retrace::text {

enum class BlankLines : std::uint8_t {
    ignored,       // they may stand between any rows
    end_a_puzzle,  // they end a puzzle that lacks rows, so that the next one is read from its first
                   // row; between single rows and bands of three they are ignored
};

// A value. After an error it goes on with the next puzzle: the rest of a grid with a bad row is
// passed over.
class RowsReader {
  public:
    explicit RowsReader(BlankLines blank_lines) : blank_lines_(blank_lines) {}

    // Takes the next line, and appends the puzzles and errors that it completes.
    void read(Line line, std::vector<ReadResult>& out);

    // The next line is a puzzle by itself that somebody else has read: a grid that lacks rows ends.
    void read_alone(std::vector<ReadResult>& out);

    // The same, between puzzles.
    void pass_puzzle() {
        ++line_;
        ++lines_before_;
        ++paragraph_lines_;
    }

    // The next lines belong to no puzzle of this reader.
    void pass(std::size_t lines) { line_ += lines; }

    // The next line is over kMaxText bytes, and nobody keeps it: this is told of it.
    void read_too_long(ParseError why, std::vector<ReadResult>& out);

    // A text of its own begins: what comes next is a first row.
    void end_text(std::vector<ReadResult>& out);

    // Whether what comes next begins a puzzle, as if it were the first of a text.
    bool between_puzzles() const { return rows_ == 0 && to_skip_ == 0; }

    // Whether one row has been read that may be the numbers of the columns.
    bool may_be_below_numbers() const;

    std::size_t line() const { return line_; }  // number of the line read last

    // The text is at its end.
    void finish(std::vector<ReadResult>& out) { end_grid(out); }

  private:
    void read_cells(const Line& line, std::vector<ReadResult>& out);
    bool is_meant_as_row(const Line& line) const;
    void read_row(const Line& line, std::vector<ReadResult>& out);
    void end_paragraph(std::vector<ReadResult>& out);
    void end_grid(std::vector<ReadResult>& out);
    void fail(ParseError error, bool in_grid, std::vector<ReadResult>& out);

    BlankLines blank_lines_;
    std::size_t line_ = 0;
    std::size_t to_skip_ = 0;  // rows of a grid that has failed already

    // The grid that is being read:
    Grid grid_;
    Form grid_form_ = Form::rows;
    std::size_t rows_ = 0;
    std::size_t first_line_ = 0;
    std::size_t last_line_ = 0;

    std::size_t lines_before_ = 0;     // lines of whole puzzles right before that grid
    std::size_t paragraph_lines_ = 0;  // rows and lines since the last blank line
};

}  // namespace retrace::text
