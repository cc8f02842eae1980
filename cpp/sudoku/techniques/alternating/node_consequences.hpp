// Which nodes are false where one candidate is true, by alternating chains from it.
#pragma once

#include <cstdint>
#include <vector>

#include "sudoku/techniques/alternating/node_graph.hpp"

namespace retrace::techniques {

class NodeConsequences {
  public:
    explicit NodeConsequences(const NodeGraph& graph);

    // Follows all chains with at most so many strong links, the shortest first.
    void suppose(std::uint16_t start, int most);

    bool is_false(std::uint16_t node) const {
        return (off_seen_[node / 64] >> (node % 64) & 1U) != 0;
    }
    // The nodes from the supposed one, which is true, to a false one, true and false by turns.
    std::vector<std::uint16_t> chain_to(std::uint16_t node) const;

  private:
    void reach_false(std::uint16_t node);
    void reach_true(std::uint16_t node);

    const NodeGraph& graph_;
    std::uint16_t start_ = 0;
    std::vector<std::uint64_t> off_seen_;
    std::vector<std::uint64_t> on_seen_;
    std::vector<std::uint16_t> off_from_;
    std::vector<std::uint16_t> on_from_;
    std::vector<std::uint16_t> true_;
    std::vector<std::uint16_t> false_;
};

}  // namespace retrace::techniques
