// An answer as named fields: an object of JSON, or a row of CSV. docs/answers.schema.json has the names.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
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

class Record {
  public:
    Record(Records kind, Columns columns) : kind_(kind), columns_(columns) {}

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

    // With its line end.
    std::string line() const;

    // The same without line end, where it stands in another one.
    std::string json() const;

  private:
    struct Field {
        std::string_view name;
        std::string json;
        std::string csv;
    };

    Records kind_;
    Columns columns_;
    std::vector<Field> fields_{};
};

// The heading before all records: the names of the columns in CSV, nothing in JSON.
std::string heading_of(Records kind, Columns columns);

// Begins the record of a puzzle with its line, its name and itself.
Record record_of(Records kind, Columns columns, const text::Puzzle& puzzle);

// The record of what could not be read.
Record record_of(Records kind, Columns columns, const ParseError& error);

}  // namespace retrace::cli
