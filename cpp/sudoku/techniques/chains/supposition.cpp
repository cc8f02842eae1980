// Draws conclusions breadth first: all from what is there, then one from what is not; when nothing else
// follows, by patterns and nested chains.
#include "sudoku/techniques/chains/supposition.hpp"

#include <algorithm>
#include <array>
#include <bit>
#include <bitset>

#include "sudoku/techniques/chains/nested_chains.hpp"
#include "sudoku/techniques/chains/patterns.hpp"

namespace retrace::techniques {

struct Supposition::Work {
    Work(const Candidates& source_board, const LinkGraph& links, Reach rules, NestedMemo* known)
        : source(source_board), board(source_board), graph(links), reach(rules), memo(known) {
        board.know(Grid{});
    }

    const Candidates& source;
    Candidates board;  // the source, less what was found not to be there
    const LinkGraph& graph;
    Reach reach;
    NestedMemo* memo;
    std::array<std::size_t, 2> next{};  // of drawn_, not yet followed
    std::vector<Index> causes;          // of the conclusion at hand
    Implications found;
    std::optional<NestedChains> nested;  // at work
};

Supposition::Supposition(Supposition&&) noexcept = default;
Supposition::~Supposition() = default;

Supposition::Supposition(const Candidates& board, const LinkGraph& graph, Reach reach, Number start,
                         bool is_on, NestedMemo* memo) {
    for (auto& side : index_) side.assign(graph.size(), kNone);
    add(start, is_on, {}, Cause::none);
    if (reach.level > 0) {
        work_ = std::make_unique<Work>(board, graph, reach, memo);
        return;
    }
    Work work(board, graph, reach, memo);
    draw(work);
    measure_chains();
}

bool Supposition::run(RuleListener* listener) {
    if (!work_) return true;
    if (!work_->nested) {
        draw(*work_);
        if (contradiction_) {
            measure_chains();
            for (const Index end : *contradiction_) measure_again(end);
            work_.reset();
            return true;
        }
    }
    if (draw_advanced(*work_, listener)) return false;
    measure_chains();
    work_.reset();
    return true;
}

void Supposition::draw(Work& work) {
    while (!contradiction_) {
        if (work.next[1] < drawn_[1].size()) {
            draw_from_on(work, conclusions_[drawn_[1][work.next[1]++]].candidate);
        } else if (work.next[0] < drawn_[0].size()) {
            draw_from_off(work, conclusions_[drawn_[0][work.next[0]++]].candidate);
        } else {
            break;
        }
    }
}

// Whether there is more to do.
bool Supposition::draw_advanced(Work& work, RuleListener* listener) {
    if (!work.nested) {
        work.found.clear();
        add_patterns(work.source, work.board, work.found);
        if (!work.found.empty()) {
            take_implications(work, listener);
            return true;
        }
        if (work.reach.level < 2) return false;
        work.nested.emplace(work.source, work.board, work.reach.level, work.memo);
    }
    if (!work.nested->run(work.found)) return true;
    const bool has_found = !work.found.empty();
    if (has_found) take_implications(work, listener);
    work.nested.reset();
    return has_found;
}

void Supposition::take_implications(Work& work, RuleListener* listener) {
    const std::size_t known = proofs_.size();
    for (const Implications::Entry& entry : work.found.entries()) {
        const Number off = work.graph.number(entry.off.cell, entry.off.digit);
        if (index_[0][off] != kNone) continue;
        work.causes.clear();
        for (const Candidate& cause : work.found.causes(entry)) {
            work.causes.push_back(index_[0][work.graph.number(cause.cell, cause.digit)]);
        }
        const Index added = add(off, false, work.causes, Cause::advanced);
        if (listener != nullptr) {
            listener->used(
                {entry.off, work.board, work.found, entry, work.nested ? &*work.nested : nullptr});
        }
        if (entry.proof == Implications::kNoProof) continue;
        conclusions_[added].proof = static_cast<std::uint16_t>(known + entry.proof);
    }
    proofs_.insert(proofs_.end(), work.found.proofs().begin(), work.found.proofs().end());
}

Supposition::Index Supposition::add(Number candidate, bool is_on, std::span<const Index> causes,
                                    Cause cause, bool is_known) {
    const auto index = static_cast<Index>(conclusions_.size());
    conclusions_.push_back({candidate, is_on, cause, static_cast<std::uint32_t>(causes_.size()),
                            static_cast<std::uint16_t>(causes.size()), kNone});
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
            contradiction_ = {index_[1][off], add(off, false, causes, Cause::none, false)};
            return;
        }
        if (index_[0][off] == kNone) add(off, false, causes, Cause::none);
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
        if (has_one_bit(others)) {
            conclude(work.graph.number(cell, smallest(others)), kHouses);
        }
    }
    for (const HouseKind kind : {HouseKind::box, HouseKind::row, HouseKind::column}) {
        const std::uint8_t house = house_of(kind, cell);
        const auto others =
            static_cast<Positions>(work.board.positions(house, digit) &
                                   ~(1U << static_cast<unsigned>(position_in(house, cell))));
        if (!has_one_bit(others)) continue;
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
        const Cause cause = house == kHouses ? Cause::cell : cause_in(kind_of(house));
        if (contradicts) {
            contradiction_ = {add(next, true, work.causes, cause, false), index_[0][next]};
            break;
        }
        add(next, true, work.causes, cause);
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

// The end of a contradiction may be a candidate that a pattern had taken away before, by another way. Then the chain
// names it once.
void Supposition::measure_again(Index index) {
    const Conclusion& end = conclusions_[index];
    if (index_[end.is_on ? 1 : 0][end.candidate] == index) return;
    std::vector<Index> chain;
    walk_back(index, chain);
    sizes_[index] = static_cast<std::uint16_t>(chain.size());
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
