// Thousands of puzzles out of a chunk of a file: read at once, answered in pieces.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "sudoku/engine/search.hpp"
#include "sudoku/text/puzzle_reader.hpp"

namespace retrace::bulk {

enum class BulkKind : std::uint8_t { unique, several, none, contradiction, unreadable };

// Column by column, so that each goes on as one array.
struct BulkRows {
    std::vector<std::uint8_t> kinds;
    std::vector<std::uint8_t> givens;     // 0 where unreadable
    std::vector<std::uint32_t> counts;    // solutions up to the limit; where unreadable: the column
    std::vector<std::uint32_t> branches;  // where unreadable: the ParseErrorCode
    std::vector<std::uint32_t> lines;     // from 1 within the chunk
    std::vector<std::uint32_t> begins;    // bytes within the chunk
    std::vector<std::uint32_t> ends;      // one past the last byte, before its line end

    std::size_t size() const { return kinds.size(); }
};

//   | chunk 1        | chunk 2 ...       a file
//   0              consumed()
class BulkChunk {
  public:
    // `limit`: solutions counted at most, at least 1.
    explicit BulkChunk(std::uint32_t limit) : limit_(limit) {}

    // Reads the puzzles of a text that begins between two puzzles and begins a line, or, where
    // `passing_over`, within a line too long to be kept. Unless `at_end`, more text follows, and
    // what it might belong to is not consumed. Forgets what was read before.
    void read(std::string text, bool at_end, bool passing_over);

    std::size_t consumed() const { return consumed_; }  // bytes; 0: the text is too short to tell
    std::size_t lines() const { return lines_; }        // ended in what is consumed
    bool passing_over() const { return passing_over_; }

    // Takes at most `budget` branches and as many puzzles more; true when every row is answered.
    bool run(std::uint64_t budget);

    std::size_t answered() const { return at_; }

    // What `retrace solve` writes for the rows that have a 1 in `wanted`, which has a byte for each
    // row: the first solution in the puzzle's own form, `none` or `error`. Needs no run().
    std::string solutions(std::string_view wanted) const;
    const BulkRows& rows() const { return rows_; }

  private:
    void read_lines(bool at_end);
    void reserve_rows();
    void keep(const std::vector<text::ReadResult>& results, std::size_t end);
    void add_row(std::size_t line, std::size_t begin, std::size_t end);
    void drop_rows_from(std::size_t count);
    void start_row();
    void end_row();

    std::uint32_t limit_;
    std::string text_;
    std::vector<text::Puzzle> puzzles_;         // those that are not one strict line
    std::vector<std::uint32_t> puzzle_of_row_;  // 0: the row's own text is the puzzle, else from 1
    std::vector<std::uint32_t> line_begins_;    // of the text
    BulkRows rows_;
    std::size_t consumed_ = 0;
    std::size_t lines_ = 0;
    bool passing_over_ = false;

    std::size_t at_ = 0;  // the row at work
    bool started_ = false;
    engine::Search search_;
};

}  // namespace retrace::bulk
