// Follows the chains from a supposed candidate breadth first.
#include "sudoku/techniques/alternating/node_consequences.hpp"

#include <algorithm>

namespace retrace::techniques {

NodeConsequences::NodeConsequences(const NodeGraph& graph)
    : graph_(graph),
      off_seen_(graph.words()),
      on_seen_(graph.words()),
      off_from_(graph.size()),
      on_from_(graph.size()) {}

void NodeConsequences::suppose(std::uint16_t start, int most) {
    std::fill(off_seen_.begin(), off_seen_.end(), 0);
    std::fill(on_seen_.begin(), on_seen_.end(), 0);
    start_ = start;
    on_seen_[start / 64] |= std::uint64_t{1} << (start % 64);
    true_ = {start};
    for (int length = 0; length <= most && !true_.empty(); ++length) {
        false_.clear();
        for (const std::uint16_t node : true_) reach_false(node);
        true_.clear();
        for (const std::uint16_t node : false_) reach_true(node);
    }
}

void NodeConsequences::reach_false(std::uint16_t node) {
    graph_.exclude(node, off_seen_, [&](std::uint16_t reached) {
        off_from_[reached] = node;
        false_.push_back(reached);
    });
}

void NodeConsequences::reach_true(std::uint16_t node) {
    for (const NodeLink& link : graph_.strong(node)) {
        std::uint64_t& seen = on_seen_[link.to / 64];
        const std::uint64_t bit = std::uint64_t{1} << (link.to % 64);
        if ((seen & bit) != 0) continue;
        seen |= bit;
        on_from_[link.to] = node;
        true_.push_back(link.to);
    }
}

std::vector<std::uint16_t> NodeConsequences::chain_to(std::uint16_t node) const {
    std::vector<std::uint16_t> chain{node};
    for (;;) {
        const std::uint16_t on = off_from_[chain.back()];
        chain.push_back(on);
        if (on == start_) break;
        chain.push_back(on_from_[on]);
    }
    std::reverse(chain.begin(), chain.end());
    return chain;
}

}  // namespace retrace::techniques
