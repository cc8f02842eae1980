// Counts what is left of each cell and of each house's places for a digit.
#include "sudoku/techniques/chains/consequences.hpp"

#include <algorithm>

namespace retrace::techniques {
namespace {

// So many candidates that the last one is never reached.
constexpr unsigned kNever = 32;

}  // namespace

Consequences::Consequences(const LinkGraph& graph, Links links)
    : graph_(graph),
      words_(graph.words()),
      weak_(graph.size() * words_),
      known_(graph.size(), Known::nothing),
      rows_(graph.size() * 2 * words_),
      forced_(graph.size(), kNone),
      alone_(graph.size() * words_),
      nothing_(words_) {
    for (Number each = 0; each < graph.size(); ++each) {
        graph.add_excluded(each, links, weak_.data() + each * words_);
        graph.each_forced(each, links, [&](Number other) { forced_[each] = other; });
        add_bit(alone_.data() + each * words_, each);
    }
    for (std::size_t holder = 0; holder < kHolders; ++holder) {
        const Holder held = graph.holders()[holder];
        // Chains within digits conclude nothing from a cell.
        const unsigned count = holder < kCells && !has_cells(links) ? kNever : held / kOneHeld;
        whole_[holder] = static_cast<Left>(count * kOneLeft + held % kOneHeld);
    }
}

bool Consequences::suppose(Number start, bool is_on) {
    if (is_on) return suppose_there(start);
    return forced_[start] == kNone || suppose_there(forced_[start]);
}

bool Consequences::suppose_there(Number start) {
    if (known_[start] == Known::nothing) {
        const bool holds = follow(start);
        if (!holds) std::fill_n(row(start, false), 2 * words_, ~std::uint64_t{0});
        known_[start] = holds ? Known::follows : Known::contradicts;
    }
    return known_[start] == Known::follows;
}

// False: a candidate is there and not there.
bool Consequences::follow(Number start) {
    std::uint64_t* const off = row(start, false);
    std::uint64_t* const on = row(start, true);
    left_ = whole_;
    there_.assign(1, start);
    while (!there_.empty()) {
        const Number each = there_.back();
        there_.pop_back();
        if (known_[each] == Known::contradicts) return false;
        if (has_bit(on, each)) continue;
        if (has_bit(off, each)) return false;
        add_bit(on, each);
        const bool is_known = known_[each] == Known::follows;
        if (is_known && has_bit(row(each, true), start)) {
            // Each leads to the other, so the same follows from both.
            std::copy_n(row(each, false), 2 * words_, off);
            return true;
        }
        const std::uint64_t* const excluded =
            is_known ? row(each, false) : weak_.data() + each * words_;
        for (std::size_t word = 0; word < words_; ++word) {
            if (is_known) on[word] |= row(each, true)[word];
            if (((off[word] | excluded[word]) & on[word]) != 0) return false;
            const std::uint64_t more = excluded[word] & ~off[word];
            off[word] |= more;
            each_in(more, word, [&](Number gone) { take_from_holders(gone); });
        }
    }
    return true;
}

void Consequences::take_from_holders(Number candidate) {
    for (const std::uint16_t holder : graph_.holders_of(candidate)) {
        const auto left = static_cast<Left>((left_[holder] - kOneLeft) ^ candidate);
        left_[holder] = left;
        if (left / kOneLeft == 1) there_.push_back(static_cast<Number>(left % kOneLeft));
    }
}

}  // namespace retrace::techniques
