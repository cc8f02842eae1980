// Thousands of puzzles as JavaScript drives them: their answers column by column, until the next read.
#pragma once

#include <cstdint>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "sudoku/bulk/chunk.hpp"

namespace retrace::bulk {

class BulkCall : public BulkChunk {
  public:
    using BulkChunk::BulkChunk;

    const std::vector<std::uint8_t>& kinds() const { return rows().kinds; }
    const std::vector<std::uint8_t>& givens() const { return rows().givens; }
    const std::vector<std::uint32_t>& counts() const { return rows().counts; }
    const std::vector<std::uint32_t>& branches() const { return rows().branches; }
    const std::vector<std::uint32_t>& row_lines() const { return rows().lines; }
    const std::vector<std::uint32_t>& begins() const { return rows().begins; }
    const std::vector<std::uint32_t>& ends() const { return rows().ends; }
    const std::vector<std::uint32_t>& problem_rows() const { return rows().problems.rows; }
    const std::vector<std::uint32_t>& problem_columns() const { return rows().problems.columns; }
    std::span<const std::uint8_t> problem_codes() const {
        const auto& codes = rows().problems.codes;
        return {reinterpret_cast<const std::uint8_t*>(codes.data()), codes.size()};
    }

    // The columns of BulkChunk, valid until the next call.
    std::span<const std::uint8_t> solutions(std::string_view wanted) {
        solutions_ = BulkChunk::solutions(wanted);
        return {reinterpret_cast<const std::uint8_t*>(solutions_.data()), solutions_.size()};
    }

    std::span<const std::uint8_t> details(std::string_view wanted) {
        details_ = BulkChunk::details(wanted);
        return {reinterpret_cast<const std::uint8_t*>(details_.data()), details_.size()};
    }

    const std::vector<std::uint32_t>& keys() {
        keys_ = BulkChunk::keys();
        return keys_;
    }

  private:
    std::vector<std::uint32_t> keys_;
    std::string solutions_;
    std::string details_;
};

}  // namespace retrace::bulk

namespace retrace {

// `limit`: solutions counted at most, at least 1.
inline std::unique_ptr<bulk::BulkCall> start_bulk_chunk(std::uint64_t limit) {
    return std::make_unique<bulk::BulkCall>(static_cast<std::uint32_t>(limit));
}

}  // namespace retrace
