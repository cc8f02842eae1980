// Counts what is left of each cell and of each house's places for a digit.
#include "sudoku/techniques/chains/consequences.hpp"

#include <algorithm>

namespace retrace::techniques {
namespace {

// So many candidates that the last one is never reached.
constexpr std::uint32_t kNever = 0x4000;

}  // namespace

Consequences::Consequences(const LinkGraph& graph, Links links)
    : graph_(graph),
      words_(graph.words()),
      weak_(graph.size() * words_),
      whole_(graph.holders()),
      known_(graph.size(), Known::nothing),
      rows_(graph.size() * 4 * words_) {
    for (Number each = 0; each < graph.size(); ++each) {
        graph.add_excluded(each, links, weak_.data() + each * words_);
    }
    // Chains within digits conclude nothing from a cell.
    for (std::size_t cell = 0; !has_cells(links) && cell < kCells; ++cell) {
        whole_[cell] |= kNever * kOneHeld;
    }
}

bool Consequences::suppose(Number start, bool is_on) {
    std::uint64_t* const off = rows_.data() + place(start, is_on, false);
    std::uint64_t* const on = rows_.data() + place(start, is_on, true);
    left_ = whole_;
    there_.clear();
    if (is_on) {
        there_.push_back(start);
    } else {
        add_bit(off, start);
        take_from_holders(start);
    }
    const bool holds = follow(off, on);
    if (!holds) {
        std::fill_n(off, words_, ~std::uint64_t{0});
        std::fill_n(on, words_, ~std::uint64_t{0});
    }
    if (is_on) known_[start] = holds ? Known::follows : Known::contradicts;
    return holds;
}

// False: a candidate is there and not there.
bool Consequences::follow(std::uint64_t* off, std::uint64_t* on) {
    while (!there_.empty()) {
        const Number each = there_.back();
        there_.pop_back();
        if (known_[each] == Known::contradicts) return false;
        if (has_bit(on, each)) continue;
        if (has_bit(off, each)) return false;
        add_bit(on, each);
        const bool is_known = known_[each] == Known::follows;
        const std::uint64_t* const excluded =
            is_known ? from(each, true, false) : weak_.data() + each * words_;
        for (std::size_t word = 0; word < words_; ++word) {
            if (is_known) on[word] |= from(each, true, true)[word];
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
        const Holder left = (left_[holder] - kOneHeld) ^ candidate;
        left_[holder] = left;
        if (left / kOneHeld == 1) there_.push_back(static_cast<Number>(left % kOneHeld));
    }
}

}  // namespace retrace::techniques
