// Nodes of alternating chains, and the links between them: candidates, groups, almost locked sets and rectangles.
#pragma once

#include <bit>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "sudoku/techniques/candidates.hpp"

namespace retrace::techniques {

// Candidates of one digit. It is true where one of them is.
struct Node {
    Digit digit;
    CellSet cells;
};

// Cells of one house with one digit more than there are cells: without one of the digits, all others are in them.
struct AlmostLockedSet {
    CellSet cells;
    DigitSet digits;
};

// The links that a graph has; a sum.
using Parts = unsigned;
inline constexpr Parts kPairCells = 1;    // the two candidates of a cell
inline constexpr Parts kHouseLinks = 2;   // the two candidates of a digit in a house
inline constexpr Parts kGroups = 4;       // groups in them
inline constexpr Parts kSets = 8;         // two digits of an almost locked set
inline constexpr Parts kOneDigit = 16;    // no weak links in a cell
inline constexpr Parts kRectangles = 32;  // what keeps a rectangle from holding two digits alone

inline constexpr std::int16_t kNoSet = -1;
// The first rectangle; the further ones are below.
inline constexpr std::int16_t kFirstRectangle = -2;

// One of two nodes is true at least: where the other one is false, `to` is true.
struct NodeLink {
    std::uint16_t to;
    std::int16_t set;  // the almost locked set that it is in, or the rectangle; kNoSet: none
};

class NodeGraph {
  public:
    NodeGraph(const Candidates& board, Parts parts);

    std::size_t size() const { return nodes_.size(); }
    std::size_t words() const { return words_; }
    const Node& node(std::size_t number) const { return nodes_[number]; }
    const AlmostLockedSet& set(std::int16_t number) const {
        return sets_[static_cast<std::size_t>(number)];
    }
    // The cells of the almost locked set, or of the rectangle, by which a link is strong.
    CellSet cells_behind(std::int16_t number) const {
        return number > kNoSet ? set(number).cells
                               : rectangles_[static_cast<std::size_t>(kFirstRectangle - number)];
    }
    // The number of the node that is this candidate alone; each candidate of the board has one.
    std::uint16_t of(Candidate candidate) const {
        return single_[candidate.cell * 9U + candidate.digit - 1U];
    }
    const std::vector<NodeLink>& strong(std::size_t number) const { return strong_[number]; }
    // The nodes that are false where this one is true, as bits.
    const std::uint64_t* weak(std::size_t number) const { return &weak_[number * words_]; }
    bool excludes(std::size_t one, std::size_t other) const {
        return (weak(one)[other / 64] >> (other % 64) & 1U) != 0;
    }
    // Adds the nodes that are false where this one is true to those seen, and calls `reach(node)` for each that is new.
    template <class Reach>
    void exclude(std::uint16_t number, std::vector<std::uint64_t>& seen, Reach reach) const {
        const std::uint64_t* excluded_here = weak(number);
        for (std::size_t word = 0; word < words_; ++word) {
            std::uint64_t fresh = excluded_here[word] & ~seen[word];
            seen[word] |= fresh;
            for (; fresh != 0; fresh &= fresh - 1) {
                reach(static_cast<std::uint16_t>(
                    word * 64 + static_cast<std::size_t>(std::countr_zero(fresh))));
            }
        }
    }
    // The candidates of a digit that a true node excludes.
    CellSet excluded(std::size_t number, Digit digit) const;

  private:
    std::uint16_t number_of(Digit digit, CellSet cells);
    void join(std::uint16_t one, std::uint16_t other, std::int16_t set);
    void add_pair_cells();
    void add_house_links(bool with_groups);
    void add_sets();
    void add_set(const AlmostLockedSet& set);
    void add_rectangles();
    void add_weak_links(bool in_cells);

    const Candidates& board_;
    std::size_t words_ = 0;
    std::vector<Node> nodes_;
    std::vector<std::uint16_t> by_digit_[9];
    std::vector<std::uint16_t> single_;
    std::vector<AlmostLockedSet> sets_;
    std::vector<CellSet> rectangles_;
    std::vector<std::vector<NodeLink>> strong_;
    std::vector<std::uint64_t> weak_;
};

// The almost locked sets of at least so many cells, the smallest first.
std::vector<AlmostLockedSet> almost_locked_sets(const Candidates& board, int least);

}  // namespace retrace::techniques
