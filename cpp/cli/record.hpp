// An answer, written as a text, an object of JSON or a row of CSV. docs/answers.schema.json has the names of its fields.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "sudoku/text/read_result.hpp"

namespace retrace::cli {

enum class Records : std::uint8_t { none, json, csv };

// The columns of a command's CSV, whose fields come in the same order in JSON.
using Columns = std::span<const std::string_view>;

// The columns of answers to puzzles, with those of a command in their middle.
template <typename... Names>
constexpr auto columns_with(const Names... names) {
    return std::array<std::string_view, sizeof...(names) + 7>{
        "line", "name", "puzzle", "result", names..., "column", "code", "error"};
}

// How the answers of a command are written.
struct RecordForm {
    Records kind = Records::none;
    Columns columns{};
    bool has_files = false;  // several of them: each record names its own
    bool has_rows = false;   // a record for each row, with the columns that the row has
    bool has_boards = true;  // the board of a record is not always that of its row
};

// Where what is answered stands.
struct Origin {
    std::string_view file{};  // as the command line has it
    std::shared_ptr<const std::vector<std::string>>
        names{};                        // of the row's columns; null: there is no heading
    std::vector<std::string> fields{};  // of the row
};

// A text that is no puzzle.
struct Unread : ParseError {
    Origin origin{};
};

class Record {
  public:
    Record(Records kind, Columns columns) : form_{kind, columns} {}
    explicit Record(const RecordForm& form) : form_(form) {}

    // False where it is a text.
    bool has_fields() const { return form_.kind != Records::none; }

    // The place of what it is of: its file, its line and the columns of its row, as far as the form has them.
    void add(const Origin& origin, std::size_t line);

    // Adds to the text. JSON and CSV have nothing of it, and the text nothing of the fields below.
    void say(std::string_view text) {
        if (!has_fields()) text_ += text;
    }

    void add(std::string_view name, std::string_view text);
    void add(std::string_view name, const char* text) { add(name, std::string_view(text)); }
    void add(std::string_view name, const std::string& text) { add(name, std::string_view(text)); }
    void add(std::string_view name, bool holds);
    void add(std::string_view name, std::uint64_t number);
    void add(std::string_view name, const std::vector<std::string>& words);
    // A number as digits, written as it is.
    void add_number(std::string_view name, std::string_view digits);
    // The value is JSON already; CSV has no column for it.
    void add_json(std::string_view name, std::string json);

    // Nothing is written of it.
    void leave_out() { is_left_out_ = true; }

    // As it is written, with its line end. A text is given away.
    std::string line();

    // The same without line end, where it stands in another one.
    std::string json() const;

  private:
    struct Field {
        std::string_view name;
        std::string json;
        std::string csv;
    };

    RecordForm form_;
    std::string text_{};
    std::vector<Field> fields_{};
    std::vector<std::string> row_{};  // in CSV the fields of its row
    bool is_left_out_ = false;
};

// The heading before all records: the names of the columns in CSV, else nothing. `names`: of the columns of rows, which
// keep them; a column of the command has another one then.
std::string heading_of(const RecordForm& form, std::span<const std::string> names = {});

// Begins the record of a puzzle with its file, its line, its name and itself.
Record record_of(const RecordForm& form, const text::Puzzle& puzzle, const Origin& origin);

// The record of what could not be read.
Record record_of(const RecordForm& form, const Unread& unread);

// The record of a row with nothing in it.
Record record_of(const RecordForm& form, std::size_t line, const Origin& origin);

}  // namespace retrace::cli
