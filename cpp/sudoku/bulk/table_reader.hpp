// A file of rows: exactly one result for each, in order, whatever stands in it.
#pragma once

#include <cstddef>
#include <deque>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "sudoku/bulk/fields.hpp"
#include "sudoku/text/text.hpp"

namespace retrace::bulk {

struct TableRow {
    struct Blank {};
    struct Heading {};
    using Value = std::variant<Blank, Heading, Grid, ParseError>;

    std::size_t line;  // where it begins, from 1
    Value value;
    std::string text{};  // the row as it is; empty where it is longer than kMaxText
    std::vector<std::string> fields{};
};

// The puzzles stand in one column: the one that is asked for, or the first that has a puzzle in the first row with one. It
// is held from there on, so that a solution beside a puzzle, right or wrong, is never a puzzle of its own.
class TableReader {
  public:
    // `column`: from 1; 0: as `name` says. `name`: as the heading has it; empty: to be found.
    TableReader(std::size_t column, std::string_view name) : column_(column), wanted_(name) {}

    // The next line, without its end; completes any number of rows.
    void read(std::string_view line, std::vector<TableRow>& out);

    // Whether the next line is a row of one column with a puzzle of 81 characters, as most files have them: then it is
    // read, without a copy.
    bool read_strict_line(std::string_view line);

    // The next line is over kMaxText bytes: a row that cannot be read.
    void read_too_long(std::vector<TableRow>& out);

    // The text is at its end.
    void finish(std::vector<TableRow>& out);

    // A row that is not blank was read.
    bool has_begun() const { return has_begun_; }
    // The first row names no column as it was asked for; no row is given.
    bool lacks_column() const { return lacks_column_; }
    // The names of the columns; empty where there is no heading.
    const std::vector<std::string>& names() const { return names_; }

  private:
    char mark_of_quotes() const { return mark_ == 0 ? ',' : mark_; }
    void take(std::string_view line, std::vector<TableRow>& out);
    void take_again(std::vector<TableRow>& out);
    void end_held(bool is_one, std::vector<TableRow>& out);
    bool may_be_one(std::string_view row) const;
    void read_row(std::string_view row, std::size_t line, std::vector<TableRow>& out);
    bool read_heading(std::string_view row);
    bool find_column(std::string_view row);
    TableRow::Value value_of(std::string_view row, const std::vector<std::string_view>& fields,
                             std::size_t line) const;

    std::size_t column_;  // of the puzzles, from 1; 0: not known
    std::string wanted_;
    char mark_ = 0;            // that parts columns; 0: not known, or there is one column
    std::size_t columns_ = 0;  // 0: not known
    bool has_begun_ = false;
    bool lacks_column_ = false;
    std::vector<std::string> names_{};
    std::size_t line_ = 0;  // number of the line read last

    // Lines that may be one row, since they stand within quotes:
    std::vector<std::string> held_{};
    std::size_t held_bytes_ = 0;
    OpenRow open_{0};
    std::deque<std::string> again_{};  // that were held, and are read once more
};

}  // namespace retrace::bulk
