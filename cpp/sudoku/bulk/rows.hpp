// The answers to a chunk of puzzles, a row for each.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "sudoku/text/text.hpp"

namespace retrace::bulk {

enum class BulkKind : std::uint8_t { unique, several, none, contradiction, unreadable };

// The reasons of unreadable rows, with the index of each row and the column in its line from 1.
struct BulkProblems {
    std::vector<std::uint32_t> rows;
    std::vector<std::uint32_t> columns;
    std::vector<ParseErrorCode> codes;
};

// Stored by columns, so that each can be passed on as one array. In an unreadable row `givens`, `counts`
// and `branches` are 0.
struct BulkRows {
    std::vector<std::uint8_t> kinds;
    std::vector<std::uint8_t> givens;
    std::vector<std::uint32_t> counts;  // solutions up to the limit
    std::vector<std::uint32_t> branches;
    std::vector<std::uint32_t> lines;   // from 1 within the chunk
    std::vector<std::uint32_t> begins;  // bytes within the chunk
    std::vector<std::uint32_t> ends;    // one past the last byte, before its line end
    BulkProblems problems;              // in the order of the rows

    std::size_t size() const { return kinds.size(); }
};

constexpr std::uint8_t number_of(BulkKind kind) {
    return static_cast<std::uint8_t>(kind);
}

}  // namespace retrace::bulk
