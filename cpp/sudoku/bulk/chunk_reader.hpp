// Reads a chunk of a file into rows that are not yet answered.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "sudoku/bulk/rows.hpp"
#include "sudoku/text/puzzle_reader.hpp"

namespace retrace::bulk {

// The state of reading between two chunks, which also fits into one number: whether a line that is too long is being passed
// over, whether the bytes are no text (an error that is reported once), and the columns that a heading has named.
struct PassingOver {
    bool line = false;
    bool binary = false;
    text::NameColumn names{};

    static PassingOver of(std::uint64_t number) {
        return {(number & 1U) != 0, (number & 2U) != 0,
                text::NameColumn::from(static_cast<std::uint32_t>(number >> 2U))};
    }
    std::uint32_t number() const {
        return (line ? 1U : 0U) | (binary ? 2U : 0U) | names.number() << 2U;
    }
};

// The rows read from a chunk.
struct ReadChunk {
    std::string text;
    BulkRows rows;                             // of kind `none`, or unreadable
    std::vector<text::Puzzle> puzzles;         // puzzles that are not one strict line
    std::vector<std::uint32_t> puzzle_of_row;  // from 1; 0: the row's own text is the puzzle
    std::size_t consumed = 0;                  // bytes
    std::size_t lines = 0;                     // ended in the consumed part
    PassingOver passing_over;                  // how the chunk ends

    const text::Puzzle* puzzle_at(std::size_t row) const {
        return puzzle_of_row[row] == 0 ? nullptr : &puzzles[puzzle_of_row[row] - 1];
    }
};

class ChunkReader {
  public:
    ChunkReader(std::string text, bool at_end, PassingOver before);

    ReadChunk read();

  private:
    // The end of a line and the begin of the next. A line that is cut may go on in the next chunk.
    struct LineSpan {
        std::size_t end;
        std::size_t next;
        bool is_cut;
    };

    void reserve();
    LineSpan find_line() const;
    bool read_strict_line();
    void read_line(const LineSpan& line);
    void give_up_long_line();
    void finish();
    void drop_unfinished();
    void begin_line();
    void settle();
    void settle_before(std::size_t line);
    void keep_results(std::size_t end);
    void keep(text::Puzzle& puzzle, std::size_t end);
    void keep(const ParseError& error, std::size_t end);
    void keep(const text::Passed& passed, std::size_t end);
    void add_problem(const ParseError& error, std::size_t end);
    void add_row(std::size_t line, std::size_t begin, std::size_t end);
    void drop_rows_from(std::size_t count);

    ReadChunk chunk_;
    bool at_end_;
    text::PuzzleReader reader_{text::BlankLines::end_a_puzzle};
    std::vector<text::ReadResult> results_;
    std::vector<std::uint32_t> line_begins_;
    std::size_t begin_ = 0;         // of the line that is being read
    std::size_t settled_rows_ = 0;  // the rows of the consumed part
};

}  // namespace retrace::bulk
