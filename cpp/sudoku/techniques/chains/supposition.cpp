// Follows conclusions back to what they rest on.
#include "sudoku/techniques/chains/supposition.hpp"

#include <algorithm>
#include <bit>
#include <bitset>

namespace retrace::techniques {
namespace {

// There and not there of each candidate, and the end of a contradiction.
constexpr std::size_t kMostConclusions = 2 * 729 + 1;

}  // namespace

// Causes come before what rests on them, so the marked conclusions are counted from the last one down.
std::uint16_t Supposition::measured(Index index) const {
    const Conclusion& end = conclusions_[index];
    if (index_[end.is_on ? 1 : 0][end.candidate] != index) {
        // The end of a contradiction may be a candidate that a pattern had taken away before, by another way. Then
        // the chain names it once.
        std::vector<Index> chain;
        walk_back(index, chain);
        return static_cast<std::uint16_t>(chain.size());
    }
    std::array<std::uint64_t, (kMostConclusions + 63) / 64> marked;
    std::fill_n(marked.begin(), index / 64 + 1, 0);
    marked[index / 64U] = std::uint64_t{1} << index % 64U;
    std::uint16_t count = 0;
    for (std::size_t word = index / 64U + 1U; word-- > 0;) {
        while (marked[word] != 0) {
            const auto bit = 63U - static_cast<unsigned>(std::countl_zero(marked[word]));
            marked[word] ^= std::uint64_t{1} << bit;
            ++count;
            for (const Index cause : causes(conclusions_[word * 64 + bit])) {
                marked[cause / 64U] |= std::uint64_t{1} << cause % 64U;
            }
        }
    }
    return count;
}

void Supposition::walk_back(Index index, std::vector<Index>& chain) const {
    std::bitset<2 * 729> seen;
    const auto visit = [&](Index each) {
        const Conclusion& conclusion = conclusions_[each];
        const std::size_t key = conclusion.candidate * 2U + (conclusion.is_on ? 1U : 0U);
        if (seen[key]) return;
        seen[key] = true;
        chain.push_back(each);
    };
    chain.clear();
    visit(index);
    // visit() lengthens the chain that this loop reads.
    std::size_t next = 0;
    while (next < chain.size()) {
        for (const Index cause : causes(conclusions_[chain[next++]])) visit(cause);
    }
}

std::vector<Supposition::Index> Supposition::chain(Index index) const {
    std::vector<bool> belongs(conclusions_.size());
    belongs[index] = true;
    std::vector<Index> chain;
    for (std::size_t i = index + 1U; i-- > 0;) {
        if (!belongs[i]) continue;
        chain.push_back(static_cast<Index>(i));
        for (const Index cause : causes(conclusions_[i])) belongs[cause] = true;
    }
    std::reverse(chain.begin(), chain.end());
    return chain;
}

}  // namespace retrace::techniques
