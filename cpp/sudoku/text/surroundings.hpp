// The heading and the section in which a puzzle stands: its name, its entries, its solution.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "sudoku/text/beside.hpp"
#include "sudoku/text/headings.hpp"
#include "sudoku/text/read_result.hpp"

namespace retrace::text {

// A value. `line` is the number of the line read last.
class Surroundings {
  public:
    // The rows below [Puzzle] and [State] stand near them, and of a section that is not known as
    // much is passed over as can be kept: nothing goes on without end.
    void end_long_section(std::size_t line, std::size_t bytes, std::vector<ReadResult>& out);

    // [Name], without its brackets.
    void begin_section(std::string_view name, std::size_t line, std::vector<ReadResult>& out);

    // A line that is no puzzle: a heading may be the name of the puzzle below it.
    void pass(Passed passed, std::string_view text, std::vector<ReadResult>& out);

    // Columns of a puzzle: the names of the columns above them are no name of the first puzzle, but
    // say which of them has its name.
    void take_columns(std::string_view columns, Finding& first);

    NameColumn name_column() const { return name_column_; }
    void go_on_with(NameColumn column) { name_column_ = column; }

    // A puzzle that one line or one document gives.
    void add(Finding finding, std::size_t line, std::vector<ReadResult>& out);

    // A puzzle that has been read, under the heading and in the section where it stands.
    void deliver(Puzzle puzzle, std::vector<ReadResult>& out);

    // [Puzzle] has no [State] below it.
    void end_waiting(std::vector<ReadResult>& out);

    // A heading is of the puzzle below it, also if that cannot be read.
    void forget_heading() { heading_.clear(); }

    void leave_section() { section_ = Section::none; }

    bool has_heading() const { return !heading_.empty(); }

    // Whether a line that cannot be read is one of the section.
    bool keeps_other_lines() const {
        return section_ != Section::none && section_ != Section::puzzle;
    }

    // Whether what comes next is part of no puzzle above it.
    bool is_open() const {
        return !waiting_ && (section_ == Section::none || section_ == Section::other);
    }

    // The first line that is remembered, or `next`.
    std::size_t remembered_since(std::size_t next) const;

  private:
    enum class Section : std::uint8_t { none, puzzle, state, solution, other };

    void deliver_state(const Puzzle& state, std::vector<ReadResult>& out);
    void deliver_solution(const Puzzle& solution, std::vector<ReadResult>& out);

    Section section_ = Section::none;
    std::size_t section_line_ = 0;  // where it begins
    std::size_t section_bytes_ = 0;
    std::string heading_{};  // above the next puzzle
    std::size_t heading_line_ = 0;
    std::size_t heading_columns_ = 0;  // that it may name
    NameColumn name_column_{};         // of the lines below, as the last heading of columns has it
    std::optional<Puzzle> waiting_{};  // of [Puzzle], until it is known whether [State] follows
    std::vector<Passed> passed_meanwhile_{};  // of other sections
};

}  // namespace retrace::text
