// Numbers the candidates and notes each in its cell and its houses.
#include "sudoku/techniques/chains/link_graph.hpp"

namespace retrace::techniques {

LinkGraph::LinkGraph(const Candidates& board) {
    numbers_.fill(kNone);
    std::size_t count = 0;
    for (Cell cell = 0; cell < kCells; ++cell) {
        count += static_cast<std::size_t>(size_of(board.of(cell)));
    }
    words_ = (count + 63) / 64;
    candidates_.reserve(count);
    holders_of_.reserve(count);
    held_.resize(kHolders * words_);
    for (Cell cell = 0; cell < kCells; ++cell) {
        std::array<std::size_t, kHouseOrder.size()> firsts;
        for (std::size_t i = 0; i < firsts.size(); ++i) {
            firsts[i] = kCells + house_of(kHouseOrder[i], cell) * std::size_t{9};
        }
        DigitSet left = board.of(cell);
        for (; left != 0; left &= static_cast<DigitSet>(left - 1)) {
            const Digit digit = smallest(left);
            const Number number = size();
            numbers_[cell * 9U + digit - 1U] = number;
            candidates_.push_back({cell, digit});
            auto& holders = holders_of_.emplace_back();
            holders[0] = cell;
            for (std::size_t i = 0; i < firsts.size(); ++i) {
                holders[i + 1] = static_cast<std::uint16_t>(firsts[i] + digit - 1U);
            }
            for (const std::uint16_t holder : holders) {
                holders_[holder] = (holders_[holder] + kOneHeld) ^ number;
                held_[holder * words_ + number / 64U] |= std::uint64_t{1} << number % 64U;
            }
        }
    }
}

void LinkGraph::add_excluded(Number number, Links links, std::uint64_t* bits) const {
    const auto& holders = holders_of_[number];
    const std::uint64_t* const box = held_by(holders[1]);
    const std::uint64_t* const row = held_by(holders[2]);
    const std::uint64_t* const column = held_by(holders[3]);
    for (std::size_t word = 0; word < words_; ++word)
        bits[word] |= box[word] | row[word] | column[word];
    if (has_cells(links)) {
        const std::uint64_t* const cell = held_by(holders[0]);
        for (std::size_t word = 0; word < words_; ++word) bits[word] |= cell[word];
    }
    bits[number / 64U] &= ~(std::uint64_t{1} << number % 64U);
}

}  // namespace retrace::techniques
