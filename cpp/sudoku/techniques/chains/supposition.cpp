// Draws conclusions breadth first: all from what is there, then one from what is not.
#include "sudoku/techniques/chains/supposition.hpp"

#include <algorithm>
#include <array>
#include <bit>

namespace retrace::techniques {

struct Supposition::Work {
    const Candidates& source;
    Candidates board;  // the source, less what was found not to be there
    const LinkGraph& graph;
    Reach reach;
    std::array<std::size_t, 2> next{};  // of drawn_, not yet followed
    std::vector<Index> causes;          // of the conclusion at hand
};

Supposition::Supposition(const Candidates& board, const LinkGraph& graph, Reach reach, Number start,
                         bool is_on) {
    for (auto& side : index_) side.assign(graph.size(), kNone);
    Work work{board, board, graph, reach, {}, {}};
    add(start, is_on, {});
    while (!contradiction_) {
        if (work.next[1] < drawn_[1].size()) {
            draw_from_on(work, conclusions_[drawn_[1][work.next[1]++]].candidate);
        } else if (work.next[0] < drawn_[0].size()) {
            draw_from_off(work, conclusions_[drawn_[0][work.next[0]++]].candidate);
        } else {
            break;
        }
    }
    measure_chains();
}

Supposition::Index Supposition::add(Number candidate, bool is_on, std::span<const Index> causes,
                                    bool is_known) {
    const auto index = static_cast<Index>(conclusions_.size());
    conclusions_.push_back({candidate, is_on, static_cast<std::uint32_t>(causes_.size()),
                            static_cast<std::uint16_t>(causes.size())});
    causes_.insert(causes_.end(), causes.begin(), causes.end());
    if (is_known) {
        drawn_[is_on ? 1 : 0].push_back(index);
        index_[is_on ? 1 : 0][candidate] = index;
    }
    return index;
}

void Supposition::draw_from_on(Work& work, Number candidate) {
    const std::array causes{index_[1][candidate]};
    for (const Number off : work.graph.excluded(candidate, work.reach.links)) {
        if (index_[1][off] != kNone) {
            contradiction_ = {index_[1][off], add(off, false, causes, false)};
            return;
        }
        if (index_[0][off] == kNone) add(off, false, causes);
    }
}

void Supposition::draw_from_off(Work& work, Number candidate) {
    const auto [cell, digit] = work.graph.candidate(candidate);
    std::array<std::pair<Number, std::uint8_t>, 4> on{};  // and by which house; kHouses: its cell
    std::size_t count = 0;
    const auto conclude = [&](Number next, std::uint8_t house) {
        for (std::size_t i = 0; i < count; ++i) {
            if (on[i].first == next) return;
        }
        on[count++] = {next, house};
    };
    if (has_cells(work.reach.links)) {
        const DigitSet others = without(work.board.of(cell), set_of(digit));
        if (std::has_single_bit(others)) {
            conclude(work.graph.number(cell, smallest(others)), kHouses);
        }
    }
    for (const HouseKind kind : {HouseKind::box, HouseKind::row, HouseKind::column}) {
        const std::uint8_t house = house_of(kind, cell);
        const auto others =
            static_cast<Positions>(work.board.positions(house, digit) &
                                   ~(1U << static_cast<unsigned>(position_in(house, cell))));
        if (!std::has_single_bit(others)) continue;
        const auto position = static_cast<std::size_t>(std::countr_zero(others));
        conclude(work.graph.number(kHouseCells[house][position], digit), house);
    }

    for (std::size_t i = 0; i < count; ++i) {
        const auto [next, house] = on[i];
        const bool contradicts = index_[0][next] != kNone;
        if (!contradicts && index_[1][next] != kNone) continue;
        // It rests on this candidate and on whatever else was taken from the cell or the house.
        work.causes.assign(1, index_[0][candidate]);
        if (house == kHouses) {
            DigitSet gone = without(work.source.of(cell), work.board.of(cell));
            for (; gone != 0; gone &= static_cast<DigitSet>(gone - 1)) {
                work.causes.push_back(index_[0][work.graph.number(cell, smallest(gone))]);
            }
        } else {
            unsigned gone =
                work.source.positions(house, digit) & ~unsigned{work.board.positions(house, digit)};
            for (; gone != 0; gone &= gone - 1) {
                const auto position = static_cast<std::size_t>(std::countr_zero(gone));
                work.causes.push_back(
                    index_[0][work.graph.number(kHouseCells[house][position], digit)]);
            }
        }
        if (contradicts) {
            contradiction_ = {add(next, true, work.causes, false), index_[0][next]};
            break;
        }
        add(next, true, work.causes);
    }
    if (work.reach.dynamic) work.board.remove(cell, digit);
}

// A conclusion's chain is itself and the chains of its causes, together, as bits.
void Supposition::measure_chains() {
    const std::size_t words = (conclusions_.size() + 63) / 64;
    std::vector<std::uint64_t> chains(conclusions_.size() * words);
    sizes_.resize(conclusions_.size());
    for (std::size_t i = 0; i < conclusions_.size(); ++i) {
        std::uint64_t* chain = chains.data() + i * words;
        const std::size_t used = i / 64 + 1;
        for (const Index cause : causes(conclusions_[i])) {
            const std::uint64_t* other = chains.data() + cause * words;
            for (std::size_t word = 0; word < used; ++word) chain[word] |= other[word];
        }
        chain[i / 64] |= std::uint64_t{1} << (i % 64);
        int size = 0;
        for (std::size_t word = 0; word < used; ++word) size += count_bits(chain[word]);
        sizes_[i] = static_cast<std::uint16_t>(size);
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
