// The length of walks over weak and strong links, without their candidates: sets of candidates as bits.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "sudoku/techniques/chains/link_lists.hpp"

namespace retrace::techniques {

// Most candidates lead to nothing, and this says so in a tenth of the time of a walk. It goes from what is there to what
// is there then, two links at a time.
class Reachability {
  public:
    Reachability(const LinkLists& graph, Links links)
        : graph_(graph), links_(links), words_(graph.words()) {
        for (auto* rows : {&weak_, &strong_, &next_}) rows->assign(graph.size() * words_, 0);
        for (Number each = 0; each < graph.size(); ++each) {
            for (const Number other : graph.forced(each, links)) {
                add_bit(&strong_[each * words_], other);
            }
        }
        for (Number each = 0; each < graph.size(); ++each) {
            for (const Number off : graph.excluded(each, links)) {
                add_bit(&weak_[each * words_], off);
                if (!graph.forced(off, links).empty())
                    unite(row(next_, each), row(strong_, off), words_);
            }
        }
    }

    Links links() const { return links_; }

    // Sets of candidates, a bit for each.
    using Bits = std::array<std::uint64_t, kMostWords>;

    // Whether a candidate that is there excludes one of `wanted`, or one that is not among `known`.
    bool excludes_any(Number each, const Bits& wanted, const Bits& known) const {
        const std::uint64_t* excluded = weak_.data() + each * words_;
        std::uint64_t any = 0;
        for (std::size_t word = 0; word < words_; ++word) {
            any |= excluded[word] & (wanted[word] | ~known[word]);
        }
        return any != 0;
    }

    // Whether the start's being there, or not, leads to the contrary, along the shortest way: ChainWalk::chain() finds one
    // just then. `goes_on(length)`: whether a way of this length is wanted.
    template <class GoesOn>
    bool refutes_itself(Number start, bool is_on, const GoesOn& goes_on) {
        begin();
        if (is_on) {
            add_bit(open_.data(), start);
        } else {
            unite(open_.data(), row(strong_, start), words_);
        }
        leave_new(open_);
        for (int length = 4; goes_on(length) && go_on(); length += 2) {
            if (is_on ? meets(open_.data(), row(weak_, start)) : has_bit(open_.data(), start)) {
                return true;
            }
        }
        return false;
    }

    // Whether a cycle may lead from the start's being there through a strong link back to it. True where ways cross, too.
    template <class GoesOn>
    bool may_cycle(Number start, const GoesOn& goes_on) {
        for (const Number last : graph_.forced(start, links_)) {
            begin();
            add_bit(reached_.data(), start);
            for (const Number off : graph_.excluded(start, links_)) {
                if (off != last) unite(open_.data(), row(strong_, off), words_);
            }
            leave_new(open_);
            const std::uint64_t* before = row(weak_, last);
            // A candidate that excludes `last` ends the walk, so none goes on through its absence.
            for (int length = 4; goes_on(length); length += 2) {
                if (meets(open_.data(), before)) return true;
                if (!go_on()) break;
            }
        }
        return false;
    }

  private:
    using Rows = std::vector<std::uint64_t>;

    std::uint64_t* row(Rows& rows, Number each) { return rows.data() + each * words_; }
    bool meets(const std::uint64_t* bits, const std::uint64_t* others) const {
        std::uint64_t both = 0;
        for (std::size_t word = 0; word < words_; ++word) both |= bits[word] & others[word];
        return both != 0;
    }

    void begin() {
        for (std::size_t word = 0; word < words_; ++word) reached_[word] = open_[word] = 0;
    }

    // Takes away what was reached before. False: nothing is left.
    bool leave_new(Bits& bits) {
        std::uint64_t any = 0;
        for (std::size_t word = 0; word < words_; ++word) {
            bits[word] &= ~reached_[word];
            reached_[word] |= bits[word];
            any |= bits[word];
        }
        return any != 0;
    }

    // From all candidates at hand to those that are there then. False: there are no new ones.
    bool go_on() {
        Bits after{};
        for (std::size_t from = 0; from < words_; ++from) {
            each_in(open_[from], from,
                    [&](Number each) { unite(after.data(), row(next_, each), words_); });
        }
        open_ = after;
        return leave_new(open_);
    }

    const LinkLists& graph_;
    Links links_;
    std::size_t words_;
    Rows weak_;    // by candidate that is there: what is not there then
    Rows strong_;  // by candidate that is not there: what is there then
    Rows next_;    // by candidate that is there: what is there two links further
    Bits reached_{};
    Bits open_{};  // reached last, not yet followed
};

}  // namespace retrace::techniques
