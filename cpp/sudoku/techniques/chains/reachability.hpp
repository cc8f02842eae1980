// Whether a walk over weak and strong links can come to an end at all: sets of candidates as bits, without their order.
#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "sudoku/techniques/chains/link_graph.hpp"

namespace retrace::techniques {

// Most candidates lead to nothing, and this says so in a tenth of the time of a walk.
class Reachability {
  public:
    Reachability(const LinkGraph& graph, Links links)
        : graph_(graph), links_(links), words_((graph.size() + 63U) / 64U) {
        for (auto& side : rows_) side.assign(graph.size() * words_, 0);
        for (Number each = 0; each < graph.size(); ++each) {
            for (const Number next : graph.excluded(each, links)) add(row(true, each), next);
            for (const Number next : graph.forced(each, links)) add(row(false, each), next);
        }
    }

    // Whether the start's being there, or not, leads to the contrary.
    bool refutes_itself(Number start, bool is_on) {
        reach(start, is_on, kNone, start);
        return has(reached_[is_on ? 0 : 1].data(), start);
    }

    // Whether some cycle may lead from the start's being there through a strong link back to it. True where ways cross,
    // too.
    bool may_cycle(Number start) {
        for (const Number last : graph_.forced(start, links_)) {
            reach(start, true, last, kNone);
            std::uint64_t* on = reached_[1].data();
            on[start / 64U] &= ~(std::uint64_t{1} << start % 64U);
            const std::uint64_t* before = row(true, last);
            for (std::size_t word = 0; word < words_; ++word) {
                if ((on[word] & before[word]) != 0) return true;
            }
        }
        return false;
    }

  private:
    std::uint64_t* row(bool is_on, Number each) {
        return rows_[is_on ? 1 : 0].data() + each * words_;
    }
    static void add(std::uint64_t* bits, Number each) {
        bits[each / 64U] |= std::uint64_t{1} << each % 64U;
    }
    static bool has(const std::uint64_t* bits, Number each) {
        return (bits[each / 64U] >> each % 64U & 1U) != 0;
    }

    // All that follows, without going through `avoided` not being there; until the start's contrary where `wanted` is
    // the start.
    void reach(Number start, bool is_on, Number avoided, Number wanted) {
        for (auto& side : reached_) side.fill(0);
        for (auto& side : open_) side.fill(0);
        add(reached_[is_on ? 1 : 0].data(), start);
        add(open_[is_on ? 1 : 0].data(), start);
        if (avoided != kNone) add(reached_[0].data(), avoided);
        for (bool side = is_on, rested = false;; side = !side) {
            const bool went_on = follow(side);
            if (wanted != kNone && has(reached_[is_on ? 0 : 1].data(), wanted)) return;
            if (!went_on && rested) return;
            rested = !went_on;
        }
    }

    // One step from all candidates at hand on a side.
    bool follow(bool side) {
        auto& open = open_[side ? 1 : 0];
        auto& reached = reached_[side ? 0 : 1];
        auto& next = open_[side ? 0 : 1];
        bool any = false;
        for (std::size_t from = 0; from < words_; ++from) {
            for (std::uint64_t left = open[from]; left != 0; left &= left - 1) {
                const auto each = static_cast<Number>(
                    from * 64 + static_cast<std::size_t>(std::countr_zero(left)));
                const std::uint64_t* links = row(side, each);
                for (std::size_t word = 0; word < words_; ++word) {
                    const std::uint64_t fresh = links[word] & ~reached[word];
                    reached[word] |= fresh;
                    next[word] |= fresh;
                }
                any = true;
            }
            open[from] = 0;
        }
        return any;
    }

    static constexpr std::size_t kMostWords = (729 + 63) / 64;
    using Bits = std::array<std::uint64_t, kMostWords>;

    const LinkGraph& graph_;
    Links links_;
    std::size_t words_;
    std::array<std::vector<std::uint64_t>, 2> rows_;  // what follows from not there, from there
    std::array<Bits, 2> reached_{};                   // not there, there
    std::array<Bits, 2> open_{};                      // of them, not yet followed
};

}  // namespace retrace::techniques
