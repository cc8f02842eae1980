// Thousands of puzzles out of a chunk of a file: read at once, answered in pieces.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "sudoku/bulk/chunk_reader.hpp"
#include "sudoku/engine/meter.hpp"

namespace retrace::bulk {

//   | chunk 1        | chunk 2 ...       a file
//   0              consumed()
class BulkChunk {
  public:
    // `limit`: solutions counted at most, at least 1.
    explicit BulkChunk(std::uint32_t limit) : limit_(limit) {}

    // Reads the puzzles of a text that begins at a line between two puzzles or, as `passing_over` of the
    // chunk before says, where that ended. Unless `at_end`, more text follows, and the lines that may belong
    // to its first puzzle are not consumed. Forgets the chunk read before.
    void read(std::string text, bool at_end, std::uint64_t passing_over);

    std::size_t consumed() const { return chunk_.consumed; }  // 0: the text is too short to tell
    std::size_t lines() const { return chunk_.lines; }        // ended in the consumed part
    std::uint32_t passing_over() const { return chunk_.passing_over.number(); }

    // Does at most `budget` pieces of work more: a puzzle, a branch or a solution each. True when
    // every row is answered.
    bool run(std::uint64_t budget);

    std::size_t answered() const { return at_; }

    // The lines that `retrace solve` writes for the rows with a 1 in `wanted`, which has a byte for each row:
    // the first solution in the puzzle's own form, `none` or `error`. Needs no run().
    std::string solutions(std::string_view wanted) const;
    // A line for each row with a 1 in `wanted`: the puzzle as 81 characters, its name, and the other fields of
    // its line, separated by tabs; empty where the row is unreadable. Needs no run().
    std::string details(std::string_view wanted) const;

    // Four words for each row, the lower ones first: 64 bits of the puzzle itself, then 64 of its form, which is equal
    // for all puzzles that are the same but for names of digits and the order of lines. Needs no run().
    std::vector<std::uint32_t> keys() const;

    // The largest number of fields beside a puzzle.
    std::size_t most_fields() const;
    const BulkRows& rows() const { return chunk_.rows; }

  private:
    void start_row();
    bool count_row(engine::Meter& meter);
    void end_row();
    Grid puzzle_at(std::size_t row) const;

    std::uint32_t limit_;
    ReadChunk chunk_;
    std::size_t at_ = 0;  // the row that is being answered
    bool started_ = false;
    engine::BoardSearch search_;
};

}  // namespace retrace::bulk
