// The links of every candidate as lists, in the order in which walks follow them.
#pragma once

#include <span>
#include <vector>

#include "sudoku/techniques/chains/link_graph.hpp"

namespace retrace::techniques {

class LinkLists : public CandidateNumbers {
  public:
    explicit LinkLists(const Candidates& board);

    // The candidates that cannot be where this one is: first the other digits of its cell, then its digit's
    // other positions in its box, row and column. Weak links.
    std::span<const Number> excluded(Number number, Links links) const {
        const Range& range = weak_[number];
        const std::size_t from = has_cells(links) ? range.from : range.houses;
        return {flat_.data() + from, range.to - from};
    }

    // The candidates that must be where this one is not: the cell's other candidate of two, the digit's other
    // cell of two in the box, the row, the column. Strong links.
    std::span<const Number> forced(Number number, Links links) const {
        const Range& range = strong_[number];
        const std::size_t from = has_cells(links) ? range.from : range.houses;
        const std::size_t to = has_houses(links) ? range.to : range.houses;
        return {flat_.data() + from, to - from};
    }

  private:
    struct Range {
        std::size_t from;    // links within the cell
        std::size_t houses;  // links within the digit
        std::size_t to;
    };
    void add_excluded(const Candidates& board, Candidate candidate);
    void add_positions(const Candidates& board, Candidate candidate, HouseKind kind,
                       unsigned left_out);
    void add_forced(const Candidates& board, Candidate candidate);

    std::vector<Number> flat_;
    std::vector<Range> weak_;
    std::vector<Range> strong_;
};

}  // namespace retrace::techniques
