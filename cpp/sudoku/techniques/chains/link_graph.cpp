// Notes each candidate in its cell and its houses.
#include "sudoku/techniques/chains/link_graph.hpp"

namespace retrace::techniques {

LinkGraph::LinkGraph(const Candidates& board)
    : CandidateNumbers(board), holders_of_(size()), held_(kHolders * words()) {
    for (Number each = 0; each < size(); ++each) {
        const auto [cell, digit] = candidate(each);
        auto& holders = holders_of_[each];
        holders[0] = cell;
        for (std::size_t i = 0; i < kHouseOrder.size(); ++i) {
            const std::uint8_t house = house_of(kHouseOrder[i], cell);
            holders[i + 1] = static_cast<std::uint16_t>(kCells + house * 9U + digit - 1U);
        }
        for (const std::uint16_t holder : holders) {
            // Numbers go up.
            const auto word = static_cast<std::uint8_t>(each / 64U);
            if (holders_[holder] == 0) words_of_[holder].first = word;
            words_of_[holder].end = static_cast<std::uint8_t>(word + 1);
            holders_[holder] = (holders_[holder] + kOneHeld) ^ each;
            add_bit(held_.data() + holder * words(), each);
        }
    }
}

void LinkGraph::add_excluded(Number number, Links links, std::uint64_t* bits) const {
    const auto& holders = holders_of_[number];
    const std::uint64_t* const box = held_by(holders[1]);
    const std::uint64_t* const row = held_by(holders[2]);
    const std::uint64_t* const column = held_by(holders[3]);
    for (std::size_t word = 0; word < words(); ++word)
        bits[word] |= box[word] | row[word] | column[word];
    if (has_cells(links)) unite(bits, held_by(holders[0]), words());
    bits[number / 64U] &= ~(std::uint64_t{1} << number % 64U);
}

}  // namespace retrace::techniques
