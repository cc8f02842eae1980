// Assembles rows into grids and finds where a grid has too few or too many.
#include "sudoku/text/rows_reader.hpp"

#include <utility>

namespace retrace::text {
namespace {

constexpr std::size_t kRows = 9;

// Over two rows' worth of cells in one line is meant as a whole grid.
constexpr std::size_t kLongestRow = 18;

// A first line with fewer cells than half a row's is not meant as a row.
constexpr std::size_t kLeastOfARow = 5;

// The rest of a grid that has failed: shorter lines, such as "x(1, 1, 5).", are told of by themselves.
constexpr std::size_t kLeastToSkip = 7;

}  // namespace

void RowsReader::read(Line line, std::vector<ReadResult>& out) {
    ++line_;
    if (line.kind == LineKind::blank) {
        end_paragraph(out);
        return;
    }
    if (line.kind != LineKind::cells && line.kind != LineKind::unreadable) return;
    ++paragraph_lines_;
    if (to_skip_ > 0 && line.count >= kLeastToSkip && line.count <= kLongestRow) {
        --to_skip_;
        return;
    }
    to_skip_ = 0;
    if (line.kind == LineKind::unreadable) {
        line.error->line = line_;
        fail(std::move(*line.error), is_meant_as_row(line), out);
        return;
    }
    read_cells(line, out);
}

void RowsReader::read_alone(std::vector<ReadResult>& out) {
    end_grid(out);
    to_skip_ = 0;
    pass_puzzle();
}

// Whether a line that is no good row leaves rows of its grid to be passed over.
bool RowsReader::is_meant_as_row(const Line& line) const {
    return rows_ > 0 || (line.count >= kLeastOfARow && line.count <= kLongestRow);
}

void RowsReader::read_too_long(ParseError why, std::vector<ReadResult>& out) {
    why.line = ++line_;
    ++paragraph_lines_;
    fail(std::move(why), rows_ > 0, out);
}

void RowsReader::read_cells(const Line& line, std::vector<ReadResult>& out) {
    if (rows_ > 0 && line.count == kCells && blank_lines_ == BlankLines::end_a_puzzle) {
        end_grid(out);
    }
    const bool as_line = rows_ == 0 && line.count > kLongestRow;
    const std::size_t expected = as_line ? kCells : kRows;
    if (line.count != expected) {
        const bool few = line.count < expected;
        fail({few ? ParseErrorCode::too_few_cells : ParseErrorCode::too_many_cells, line_,
              few ? line.end_column : line.surplus_columns[as_line ? 1 : 0],
              std::to_string(line.count), static_cast<int>(expected)},
             !as_line && is_meant_as_row(line), out);
        return;
    }
    if (!as_line) {
        read_row(line, out);
        return;
    }
    ++lines_before_;
    Grid grid;
    for (Cell cell = 0; cell < kCells; ++cell) grid[cell] = line.digits[cell];
    out.emplace_back(Puzzle{grid, Form::line, line_});
}

void RowsReader::read_row(const Line& line, std::vector<ReadResult>& out) {
    if (rows_ == 0) {
        first_line_ = line_;
        grid_form_ = line.spaced ? Form::spaced_rows : Form::rows;
    }
    for (std::size_t column = 0; column < 9; ++column) {
        grid_[static_cast<Cell>(rows_ * 9 + column)] = line.digits[column];
    }
    last_line_ = line_;
    if (++rows_ < kRows) return;
    out.emplace_back(Puzzle{grid_, grid_form_, first_line_});
    lines_before_ += kRows;
    rows_ = 0;
}

bool RowsReader::may_be_below_numbers() const {
    for (Cell cell = 1; rows_ == 1 && cell < 9; ++cell) {
        if (grid_[cell] != grid_[0] + cell) return false;
    }
    return rows_ == 1;
}

void RowsReader::end_paragraph(std::vector<ReadResult>& out) {
    if (blank_lines_ == BlankLines::ignored) return;
    if (paragraph_lines_ != 1 && paragraph_lines_ != 3) end_grid(out);
    // The rest of a grid in bands of three is passed over band by band.
    if (paragraph_lines_ != 3 || to_skip_ % 3 != 0) to_skip_ = 0;
    paragraph_lines_ = 0;
    if (rows_ == 0) lines_before_ = 0;
}

void RowsReader::end_text(std::vector<ReadResult>& out) {
    end_grid(out);
    to_skip_ = 0;
    lines_before_ = 0;
    paragraph_lines_ = 0;
}

// Ends a grid that lacks rows, if there is one.
void RowsReader::end_grid(std::vector<ReadResult>& out) {
    if (rows_ == 0) return;
    if (lines_before_ > 0) {
        fail({ParseErrorCode::too_many_lines, first_line_, 1, std::to_string(lines_before_ + rows_),
              9},
             false, out);
    } else {
        fail({ParseErrorCode::too_few_lines, last_line_, 1, std::to_string(rows_), 9}, false, out);
    }
}

// `in_grid`: the error is in a row, so the rest of that grid's rows are passed over.
void RowsReader::fail(ParseError error, bool in_grid, std::vector<ReadResult>& out) {
    out.emplace_back(std::move(error));
    to_skip_ = in_grid ? kRows - rows_ - 1 : 0;
    rows_ = 0;
    lines_before_ = 0;
}

}  // namespace retrace::text
