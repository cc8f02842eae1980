// Draws conclusions breadth first: all from what is there, then one from what is not.
#include "sudoku/techniques/chains/drawing.hpp"

#include <algorithm>

namespace retrace::techniques {

Drawing::Drawing(const Candidates& board, const LinkGraph& graph, Reach reach)
    : source_(board),
      graph_(graph),
      reach_(reach),
      left_(graph.holders()),
      gone_(graph.words()),
      board_(board) {}

std::unique_ptr<Drawing> Drawing::of(const Candidates& board, const LinkGraph& graph, Reach reach,
                                     NestedMemo* memo) {
    return reach.rule_drawing == nullptr ? std::make_unique<Drawing>(board, graph, reach)
                                         : reach.rule_drawing(board, graph, reach, memo);
}

void Drawing::begin(Number start, bool is_on) {
    if (reach_.dynamic) {
        left_ = graph_.holders();
        std::fill(gone_.begin(), gone_.end(), 0);
    }
    if (reach_.level > 0) {
        board_ = source_;
        board_.know(Grid{});
    }
    conclusions_.clear();
    causes_.clear();
    for (auto& side : drawn_) side.clear();
    for (auto& side : index_) side.assign(graph_.size(), kNone);
    for (auto& side : bits_) side.assign(graph_.words(), 0);
    contradiction_.reset();
    proofs_.clear();
    next_ = {};
    add(start, is_on, 0, Cause::none);
}

bool Drawing::run() {
    draw();
    return true;
}

Supposition Drawing::result(Arena& arena) const {
    Supposition result;
    result.conclusions_ = arena.keep(conclusions_);
    result.causes_ = arena.keep(causes_);
    for (std::size_t side = 0; side < 2; ++side) {
        result.drawn_[side] = arena.keep(drawn_[side]);
        result.index_[side] = arena.keep(index_[side]).data();
        result.bits_[side] = arena.keep(bits_[side]).data();
    }
    result.contradiction_ = contradiction_;
    result.sizes_ = arena.take<std::uint16_t>(conclusions_.size());
    std::fill_n(result.sizes_, conclusions_.size(), std::uint16_t{0});
    result.proofs_ = arena.keep(proofs_);
    return result;
}

// Sides, depths and the ends of the contradiction follow from the rest.
void Drawing::write(Flat& flat) const {
    put_16(conclusions_.size(), flat);
    put_16(proofs_.size(), flat);
    put_16(contradiction_ ? 1 : 0, flat);
    for (const Conclusion& each : conclusions_) {
        put_16(each.candidate * 2U + (each.is_on ? 1U : 0U), flat);
        put_16(each.causes * 8U + static_cast<unsigned>(each.cause), flat);
        put_16(each.proof, flat);
        for (std::size_t i = 0; i < each.causes; ++i) {
            put_16(causes_[each.first_cause + i], flat);
        }
    }
    for (const Proof& each : proofs_) put(each, flat);
}

bool Drawing::read(FlatIn& in) {
    constexpr int kMostLength = 1'000'000;
    const std::size_t count = in.take_16();
    const std::size_t proofs = in.take_16();
    const bool contradicts = in.take_16() != 0;
    conclusions_.clear();
    for (std::size_t i = 0; i < count; ++i) {
        if (!read_next(in, !contradicts || i + 1 < count, proofs)) return false;
    }
    for (std::size_t i = 0; i < proofs; ++i) {
        const auto proof = in.take<Proof>();
        if (proof.length < 1 || proof.length > kMostLength) return false;
        proofs_.push_back(proof);
    }
    return count > 0 && !in.is_broken();
}

// The first conclusion is the supposition, and the only one without causes; the others rest on earlier ones.
bool Drawing::read_next(FlatIn& in, bool is_known, std::size_t proofs) {
    const unsigned key = in.take_16();
    const unsigned grounds = in.take_16();
    const std::uint16_t proof = in.take_16();
    const auto candidate = static_cast<Number>(key / 2);
    const bool is_on = key % 2 == 1;
    const auto index = static_cast<Index>(conclusions_.size());
    if (candidate >= graph_.size() || grounds % 8 > static_cast<unsigned>(Cause::advanced) ||
        (proof != kNone && proof >= proofs) || (grounds / 8 == 0) != (index == 0)) {
        return false;
    }
    if (index == 0) {
        begin(candidate, is_on);
        return is_known && proof == kNone;
    }
    // Each of the two is known once; the end of a contradiction meets its contrary.
    const Index other = index_[is_on ? 0 : 1][candidate];
    if (is_known ? index_[is_on ? 1 : 0][candidate] != kNone : other == kNone) return false;
    const std::size_t first_cause = causes_.size();
    for (unsigned left = grounds / 8; left > 0; --left) {
        const Index cause = in.take_16();
        if (cause >= index) return false;
        causes_.push_back(cause);
    }
    add(candidate, is_on, first_cause, static_cast<Cause>(grounds % 8), is_known);
    conclusions_.back().proof = proof;
    if (!is_known) {
        contradiction_ = is_on ? std::array{index, other} : std::array{other, index};
    }
    return true;
}

void Drawing::draw() {
    while (!contradiction_) {
        if (next_[1] < drawn_[1].size()) {
            draw_from_on(conclusions_[drawn_[1][next_[1]++]].candidate);
        } else if (next_[0] < drawn_[0].size()) {
            draw_from_off(conclusions_[drawn_[0][next_[0]++]].candidate);
        } else {
            break;
        }
    }
}

// The causes are the last ones noted. `is_known`: false for the end of a contradiction.
Drawing::Index Drawing::add(Number candidate, bool is_on, std::size_t first_cause, Cause cause,
                            bool is_known) {
    const auto index = static_cast<Index>(conclusions_.size());
    std::uint16_t depth = 0;
    for (std::size_t i = first_cause; i < causes_.size(); ++i) {
        depth = std::max(depth, conclusions_[causes_[i]].depth);
    }
    conclusions_.push_back({candidate, is_on, cause, static_cast<std::uint32_t>(first_cause),
                            static_cast<std::uint16_t>(causes_.size() - first_cause), kNone,
                            static_cast<std::uint16_t>(depth + 1)});
    if (is_known) {
        const std::size_t side = is_on ? 1 : 0;
        drawn_[side].push_back(index);
        index_[side][candidate] = index;
        add_bit(bits_[side].data(), candidate);
    }
    return index;
}

void Drawing::draw_from_on(Number candidate) {
    const Index cause = index_[1][candidate];
    const auto& holders = graph_.holders_of(candidate);
    const std::uint64_t* const on = bits_[1].data();
    const std::uint64_t* const off = bits_[0].data();
    for (std::size_t i = has_cells(reach_.links) ? 0 : 1; i < holders.size(); ++i) {
        const std::uint64_t* const held = graph_.held_by(holders[i]);
        const auto [first, end] = graph_.words_of(holders[i]);
        for (std::size_t word = first; word < end; ++word) {
            std::uint64_t left = held[word] & (~off[word] | on[word]);
            for (; left != 0; left &= left - 1) {
                const Number gone = lowest_in(left, word);
                if (gone == candidate) continue;
                const bool contradicts = has_bit(on, gone);
                const std::size_t first_cause = causes_.size();
                causes_.push_back(cause);
                const Index added = add(gone, false, first_cause, Cause::none, !contradicts);
                if (!contradicts) continue;
                contradiction_ = {index_[1][gone], added};
                return;
            }
        }
    }
}

void Drawing::draw_from_off(Number candidate) {
    const auto& holders = graph_.holders_of(candidate);
    for (std::size_t i = has_cells(reach_.links) ? 0 : 1; i < holders.size(); ++i) {
        Holder& held = left_[holders[i]];
        const Holder left = (held - kOneHeld) ^ candidate;
        if (reach_.dynamic) held = left;
        if (left / kOneHeld != 1) continue;
        conclude(candidate, static_cast<Number>(left % kOneHeld), i);
        if (contradiction_) return;
    }
    if (reach_.dynamic) add_bit(gone_.data(), candidate);
    if (reach_.level > 0) {
        const auto [cell, digit] = graph_.candidate(candidate);
        board_.remove(cell, digit);
    }
}

// `next` is there since nothing else is left where the candidate was: in its cell (0), its box, row or column.
void Drawing::conclude(Number candidate, Number next, std::size_t way) {
    constexpr std::array kWays{Cause::cell, Cause::box, Cause::row, Cause::column};
    const bool contradicts = has_bit(bits_[0].data(), next);
    if (!contradicts && has_bit(bits_[1].data(), next)) return;
    const std::size_t first_cause = causes_.size();
    // It rests on this candidate and on whatever else was taken from the cell or the house.
    causes_.push_back(index_[0][candidate]);
    const std::uint16_t holder = graph_.holders_of(candidate)[way];
    const std::uint64_t* const held = graph_.held_by(holder);
    const auto [first, end] = graph_.words_of(holder);
    for (std::size_t word = first; word < end; ++word) {
        each_in(held[word] & gone_[word], word,
                [&](Number gone) { causes_.push_back(index_[0][gone]); });
    }
    const Index added = add(next, true, first_cause, kWays[way], !contradicts);
    if (contradicts) contradiction_ = {added, index_[0][next]};
}

}  // namespace retrace::techniques
