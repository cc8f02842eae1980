// Draws every supposition, then compares them cell by cell in the classic order.
#include "sudoku/techniques/chains/forcing_search.hpp"

#include <algorithm>
#include <bit>
#include <tuple>
#include <utility>

#include "sudoku/techniques/chains/sort_by_heap.hpp"

namespace retrace::techniques {
namespace {

// How many suppositions without nested chains are drawn in a piece.
constexpr int kPiece = 128;
// Chains with nested ones are compared, cell by cell, in the time of as many suppositions.
constexpr int kCellOfPiece = 16;

std::uint16_t origin_of(std::uint8_t house, Digit digit) {
    return static_cast<std::uint16_t>(house * 16U + digit);
}

}  // namespace

ForcingSearch::ForcingSearch(const Candidates& board, const ForcingKind& kind, Wanted wanted,
                             std::optional<Id> only, std::shared_ptr<NestedMemo> memo,
                             Workers* workers)
    : board_(board),
      kind_(kind),
      wanted_(wanted),
      only_(only),
      memo_(std::move(memo)),
      workers_(workers),
      graph_(board_),
      suppositions_(board_, graph_, kind.reach, memo_.get()) {
    if (kind.reach.level > 0) {
        note_all();
    } else if (kind.reach.dynamic) {
        consequences_.emplace(graph_, kind.reach.links);
    } else {
        // Its chains begin with what is there, and all of these are followed at once.
        closure_.emplace(graph_, kind.reach.links);
        closure_->close_all();
        next_ = graph_.size();
    }
    best_.resize(wanted == Wanted::best ? 1 : 2 * std::size_t{graph_.size()});
}

bool ForcingSearch::run() {
    piece_ = kPiece;
    if (!(kind_.reach.level == 0 ? follow_links() : draw_pieces())) return false;
    if (next_cell_ == 0) try_contradictions();
    for (; next_cell_ < kCells; ++next_cell_) {
        if (piece_ <= 0) return false;
        try_cell(next_cell_);
        piece_ -= kCellOfPiece;
    }
    return true;
}

// Whether a chain may begin with it.
bool ForcingSearch::is_needed(Case one) const {
    const Candidate candidate = graph_.candidate(one.candidate);
    return one.is_on ? kind_.from_cells_and_houses || board_.may_be_refuted(candidate)
                     : kind_.contradictions && (kind_.from_both || board_.may_be_proven(candidate));
}

void ForcingSearch::note_all() {
    for (Number number = 0; number < graph_.size(); ++number) {
        for (const bool is_on : {true, false}) {
            if (is_needed({number, is_on})) suppositions_.add({number, is_on});
        }
    }
}

// True when all are drawn.
bool ForcingSearch::draw_pieces() {
    if (suppositions_.is_drawn()) return true;
    if (workers_ == nullptr) {
        suppositions_.draw_piece();
    } else {
        workers_->run([this] { return suppositions_.draw_piece(); });
    }
    return suppositions_.is_drawn();
}

// Draws those alone that contradict themselves. True when all are followed.
bool ForcingSearch::follow_links() {
    for (; next_ < graph_.size(); ++next_) {
        if (piece_ <= 0) return false;
        for (const bool is_on : {true, false}) {
            --piece_;
            if (!is_needed({next_, is_on})) continue;
            if (consequences_->suppose(next_, is_on) || !kind_.contradictions) continue;
            suppositions_.draw({next_, is_on});
        }
    }
    return true;
}

ForcingSearch::Cases ForcingSearch::cell_cases(Cell cell) const {
    Cases cases;
    for (DigitSet left = board_.of(cell); left != 0; left &= static_cast<DigitSet>(left - 1)) {
        cases.add(graph_.number(cell, smallest(left)), true);
    }
    return cases;
}

ForcingSearch::Cases ForcingSearch::house_cases(std::uint8_t house, Digit digit) const {
    Cases cases;
    for (unsigned left = board_.positions(house, digit); left != 0; left &= left - 1) {
        const Cell cell = kHouseCells[house][static_cast<std::size_t>(std::countr_zero(left))];
        cases.add(graph_.number(cell, digit), true);
    }
    return cases;
}

// First of all: each rank is compared with its own by order alone, and they bound what the others are looked for.
void ForcingSearch::try_contradictions() {
    if (!kind_.contradictions || !wants(Rank::contradiction)) return;
    for (Number number = 0; number < graph_.size(); ++number) {
        if (size_of(board_.of(graph_.candidate(number).cell)) < least_count()) continue;
        try_contradiction(number, true);
        try_contradiction(number, false);
    }
}

void ForcingSearch::try_cell(Cell cell) {
    const DigitSet digits = board_.of(cell);
    const int count = size_of(digits);
    if (count < least_count()) return;
    for (DigitSet left = digits; left != 0; left &= static_cast<DigitSet>(left - 1)) {
        const Number number = graph_.number(cell, smallest(left));
        // Without a forced candidate both lead to its not being there at most, which a contradiction says.
        const bool may_share = !consequences_ || !consequences_->forces_none(number);
        if (kind_.from_both && count > 2 && may_share) {
            Cases cases;
            cases.add(number, true);
            cases.add(number, false);
            try_common(cases, Rank::both, number);
        }
        if (kind_.from_cells_and_houses) try_houses(cell, smallest(left));
    }
    if (kind_.from_cells_and_houses) try_common(cell_cases(cell), Rank::cell, cell);
}

// Each house once: from the digit's first cell in it.
void ForcingSearch::try_houses(Cell cell, Digit digit) {
    for (const HouseKind kind : kHouseOrder) {
        const std::uint8_t house = house_of(kind, cell);
        const Positions positions = board_.positions(house, digit);
        if (count_bits(positions) < 2 || std::countr_zero(positions) != position_in(house, cell)) {
            continue;
        }
        try_common(house_cases(house, digit), Rank::house, origin_of(house, digit));
    }
}

void ForcingSearch::try_contradiction(Number candidate, bool is_on) {
    const Supposition* const drawn = suppositions_.find({candidate, is_on});
    if (drawn == nullptr || !drawn->contradiction()) return;
    const auto slot = slot_of(candidate, !is_on);
    if (!slot) return;
    const auto& ends = *drawn->contradiction();
    const int length = drawn->size_of_chain(ends[0]) + drawn->size_of_chain(ends[1]);
    if (!is_better(*slot, length, Rank::contradiction)) return;
    offer({length, Rank::contradiction, 0, candidate, is_on, candidate, !is_on},
          std::array<ForcingEnd, 2>{{{drawn, ends[0]}, {drawn, ends[1]}}});
}

// Conclusions that follow in every case, placements first.
void ForcingSearch::try_common(const Cases& cases, Rank rank, std::uint16_t origin) {
    if (!wants(rank)) return;
    if (kind_.reach.level == 0) {
        if (!may_improve(cases, rank)) return;
        for (const Case& each : cases.span()) {
            if (suppositions_.find(each) != nullptr) continue;
            suppositions_.draw(each);
            --piece_;
        }
    }
    const std::size_t words = graph_.words();
    for (const bool is_on : {true, false}) {
        std::array<std::uint64_t, kMostWords> common;
        std::uint64_t any = 0;
        for (std::size_t word = 0; word < words; ++word) {
            std::uint64_t bits = ~std::uint64_t{0};
            for (const Case& each : cases.span()) bits &= supposing(each).drawn_bits(is_on)[word];
            common[word] = bits;
            any |= bits;
        }
        if (any == 0) continue;
        const Supposition& first = supposing(cases.list[0]);
        for (const Supposition::Index index : first.drawn(is_on)) {
            const Number target = first.conclusion(index).candidate;
            if (!has_bit(common.data(), target)) continue;
            try_target(cases, {0, rank, 0, origin, false, target, is_on});
        }
    }
}

const std::uint64_t* ForcingSearch::consequences(Case one, bool follows_on) const {
    return closure_ ? closure_->from(one.candidate, follows_on)
                    : consequences_->from(one.candidate, one.is_on, follows_on);
}

// False where no conclusion that follows in every case can be a better find than what is known.
bool ForcingSearch::may_improve(const Cases& cases, Rank rank) const {
    const std::size_t words = graph_.words();
    for (const bool is_on : {true, false}) {
        std::array<const std::uint64_t*, 9> rows;
        for (std::size_t i = 0; i < cases.count; ++i) {
            const Supposition* const drawn = suppositions_.find(cases.list[i]);
            rows[i] =
                drawn != nullptr ? drawn->drawn_bits(is_on) : consequences(cases.list[i], is_on);
        }
        for (std::size_t word = 0; word < words; ++word) {
            std::uint64_t common = rows[0][word];
            for (std::size_t i = 1; i < cases.count; ++i) common &= rows[i][word];
            for (; common != 0; common &= common - 1) {
                const Number target = lowest_in(common, word);
                const auto slot = slot_of(target, is_on);
                if (!slot) continue;
                int least = 0;
                for (const Case& each : cases.span()) least += least_length(each, target, is_on);
                if (is_better(*slot, least, rank)) return true;
            }
        }
    }
    return false;
}

// So many conclusions or more are in the chain from a case to a target.
int ForcingSearch::least_length(Case from, Number target, bool is_on) const {
    if (const Supposition* const drawn = suppositions_.find(from)) {
        return drawn->conclusion(drawn->at(target, is_on)).depth;
    }
    if (from.candidate == target && from.is_on == is_on) return 1;
    if (from.is_on == is_on) return 3;
    return !from.is_on || graph_.exclude(from.candidate, target) ? 2 : 4;
}

void ForcingSearch::try_target(const Cases& cases, ForcingFind find) {
    const auto slot = slot_of(find.target, find.is_on);
    if (!slot) return;
    std::array<ForcingEnd, 9> ends;
    int least = 0;
    for (std::size_t i = 0; i < cases.count; ++i) {
        const Supposition& each = supposing(cases.list[i]);
        ends[i] = {&each, each.at(find.target, find.is_on)};
        least += each.conclusion(ends[i].conclusion).depth;
    }
    if (!is_better(*slot, least, find.rank)) return;
    for (std::size_t i = 0; i < cases.count; ++i) {
        const Supposition& each = *ends[i].supposition;
        find.length += each.size_of_chain(ends[i].conclusion);
        if (!is_better(*slot, find.length, find.rank)) return;
    }
    offer(find, {ends.data(), cases.count});
}

void ForcingSearch::offer(ForcingFind find, std::span<const ForcingEnd> ends) {
    find.length += nested_length(ends);
    const std::size_t slot = *slot_of(find.target, find.is_on);
    if (!is_better(slot, find.length, find.rank)) return;
    find.order = offered_++;
    best_[slot] = find;
}

// Finds of the same effect share a slot: taking away one of a cell's two candidates is placing the other. A find
// without effect has no slot.
std::optional<std::size_t> ForcingSearch::slot_of(Number target, bool is_on) const {
    if (wanted_ == Wanted::best) return 0;
    if (!is_on) return target;
    const Candidate candidate = graph_.candidate(target);
    const DigitSet others = without(board_.of(candidate.cell), set_of(candidate.digit));
    if (others == 0) return std::nullopt;
    if (has_one_bit(others)) return graph_.number(candidate.cell, smallest(others));
    return std::size_t{graph_.size()} + target;
}

bool ForcingSearch::is_better(std::size_t slot, int length, Rank rank) const {
    const auto& best = best_[slot];
    return !best || std::tie(length, rank) < std::tie(best->length, best->rank);
}

// Chains nested in the conclusions on the way count once each.
int ForcingSearch::nested_length(std::span<const ForcingEnd> ends) const {
    int length = 0;
    std::vector<Fingerprint> counted;
    std::vector<Supposition::Index> chain;
    for (const ForcingEnd& end : ends) {
        const auto proofs = end.supposition->proofs();
        if (proofs.empty()) continue;
        end.supposition->walk_back(end.conclusion, chain);
        for (const Supposition::Index index : chain) {
            const std::uint16_t number = end.supposition->conclusion(index).proof;
            if (number == kNone) continue;
            const Proof& proof = proofs[number];
            if (std::find(counted.begin(), counted.end(), proof.print) != counted.end()) continue;
            counted.push_back(proof.print);
            length += proof.length;
        }
    }
    return length;
}

std::vector<ForcingFind> ForcingSearch::finds() const {
    std::vector<ForcingFind> finds;
    for (const auto& best : best_) {
        if (best) finds.push_back(*best);
    }
    sort_by_heap(finds, [](const ForcingFind& a, const ForcingFind& b) {
        return std::tie(a.length, a.rank, a.order) < std::tie(b.length, b.rank, b.order);
    });
    return finds;
}

std::vector<ForcingEnd> ForcingSearch::ends(const ForcingFind& find) const {
    if (find.rank == Rank::contradiction) {
        const Supposition& supposition = supposing({find.origin, find.origin_is_on});
        const auto& ends = *supposition.contradiction();
        return {{&supposition, ends[0]}, {&supposition, ends[1]}};
    }
    Cases cases;
    if (find.rank == Rank::both) {
        cases.add(find.origin, true);
        cases.add(find.origin, false);
    } else if (find.rank == Rank::cell) {
        cases = cell_cases(static_cast<Cell>(find.origin));
    } else {
        cases = house_cases(static_cast<std::uint8_t>(find.origin / 16),
                            static_cast<Digit>(find.origin % 16));
    }
    std::vector<ForcingEnd> ends;
    for (const Case& each : cases.span()) {
        const Supposition& supposition = supposing(each);
        ends.push_back({&supposition, supposition.at(find.target, find.is_on)});
    }
    return ends;
}

}  // namespace retrace::techniques
