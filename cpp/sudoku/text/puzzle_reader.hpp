// Puzzles out of lines, one line at a time: any number of them, in any mixture of forms.
#pragma once

#include <optional>
#include <string_view>
#include <variant>
#include <vector>

#include "sudoku/text.hpp"
#include "sudoku/text/line.hpp"

namespace retrace::text {

struct Puzzle {
    Grid grid;
    Form form;
    std::size_t line;  // where it begins, from 1
};

using ReadResult = std::variant<Puzzle, ParseError>;

enum class BlankLines : std::uint8_t {
    ignored,       // they may stand between any rows
    end_a_puzzle,  // they end a puzzle that lacks rows, so that the next one is read from its first
                   // row; between single rows and bands of three they are ignored
};

// After an error the reader goes on with the next puzzle: the rest of a grid with a bad row is
// passed over.
class PuzzleReader {
  public:
    // `form`: what every puzzle must be written as; without it each puzzle shows it by itself.
    explicit PuzzleReader(BlankLines blank_lines, std::optional<Form> form = std::nullopt)
        : blank_lines_(blank_lines), form_(form) {}

    // Reads the next line, without its end, and appends the puzzles and errors that it completes.
    void read(std::string_view text, std::vector<ReadResult>& out);

    // Whether the next line is a puzzle by itself in the strict form of Grid::from_line, as most
    // files hold them: then it is read, without a copy. If not, read() has it.
    bool read_strict_line(std::string_view text);

    // The same where the caller has looked at the text: to be called between_puzzles() alone.
    void pass_strict_line() {
        ++line_;
        ++lines_before_;
        ++paragraph_lines_;
    }

    // The next line is over kMaxText bytes, and nobody keeps it.
    void read_too_long(std::vector<ReadResult>& out);

    // Whether what comes next begins a puzzle, as if it were the first of a text.
    bool between_puzzles() const { return in_puzzle_ && rows_ == 0 && to_skip_ == 0; }

    // The text is at its end.
    void finish(std::vector<ReadResult>& out);

  private:
    void read_cells(const Line& line, std::vector<ReadResult>& out);
    bool is_meant_as_row(const Line& line) const;
    void read_row(const Line& line, std::vector<ReadResult>& out);
    void end_paragraph(std::vector<ReadResult>& out);
    void end_at_header(std::vector<ReadResult>& out);
    void end_grid(std::vector<ReadResult>& out);
    void fail(ParseError error, bool in_grid, std::vector<ReadResult>& out);

    BlankLines blank_lines_;
    std::optional<Form> form_;
    std::size_t line_ = 0;     // number of the line read last
    bool in_puzzle_ = true;    // false within [State] and the like
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
