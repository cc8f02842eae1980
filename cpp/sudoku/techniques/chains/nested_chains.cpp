// Makes rules of the finds of a search: what each takes away, what it needs, and how long it is.
#include "sudoku/techniques/chains/nested_chains.hpp"

#include <optional>
#include <utility>

#include "sudoku/techniques/chains/forcing_kinds.hpp"
#include "sudoku/techniques/chains/nested_simple.hpp"
#include "sudoku/techniques/chains/outer_causes.hpp"
#include "sudoku/techniques/chains/shown_find.hpp"

namespace retrace::techniques {
namespace {

// Why a start may be supposed: one of its cell's or of its house's candidates is there.
Cause cause_of_start(const ForcingFind& find) {
    if (find.rank == Rank::cell) return Cause::cell;
    if (find.rank == Rank::house)
        return cause_in(kind_of(static_cast<std::uint8_t>(find.origin / 16)));
    return Cause::none;
}

void add_find(const ForcingSearch& search, const ForcingFind& find, std::size_t place,
              const Candidates& source, Implications& found) {
    const Candidates& board = search.board();
    const Candidate target = search.graph().candidate(find.target);
    DigitSet gone =
        find.is_on ? without(board.of(target.cell), set_of(target.digit)) : set_of(target.digit);
    for (DigitSet left = gone; left != 0; left &= static_cast<DigitSet>(left - 1)) {
        if (found.has({target.cell, smallest(left)})) gone = without(gone, set_of(smallest(left)));
    }
    if (gone == 0) return;
    Proof proof{{}, find.length};
    OuterCauses needed(source, board, found);
    std::vector<Supposition::Index> chain;
    for (const ForcingEnd& end : search.ends(find)) {
        end.supposition->walk_back(end.conclusion, chain);
        for (const Supposition::Index index : chain) {
            const Conclusion& conclusion = end.supposition->conclusion(index);
            const Candidate candidate = search.graph().candidate(conclusion.candidate);
            proof.print.add(candidate, conclusion.is_on);
            if (!conclusion.is_on) continue;
            needed.add(candidate, conclusion.causes == 0 ? cause_of_start(find) : conclusion.cause);
        }
        proof.print.end_of_chain();
    }
    if (!found.has_causes()) return;
    const std::uint32_t number = found.add_proof(proof, place);
    for (; gone != 0; gone &= static_cast<DigitSet>(gone - 1)) {
        found.add({target.cell, smallest(gone)}, number);
    }
}

}  // namespace

NestedChains::NestedChains(const Candidates& source, const Candidates& board, int level,
                           NestedMemo* memo)
    : source_(source), board_(board), level_(level), memo_(memo) {
    if (level == 2 || level == 3) kinds_.push_back(Kind::simple);
    if (level == 3) kinds_.push_back(Kind::multiple);
    if (level >= 4) kinds_.push_back(Kind::dynamic);
    if (level >= 5) kinds_.push_back(Kind::dynamic_nested);
}

NestedChains::~NestedChains() = default;

bool NestedChains::run(Implications& found) {
    if (!search_) {
        if (next_ == kinds_.size()) return true;
        const Kind kind = kinds_[next_++];
        if (memo_ != nullptr) {
            key_ = NestedMemo::key_of(board_, static_cast<std::uint8_t>(kind));
            if (memo_->find(key_, source_, found)) {
                return !found.empty() || next_ == kinds_.size();
            }
        }
        begin_search(kind, found);
        if (!search_) {
            if (memo_ != nullptr) memo_->keep(key_, found);
            return !found.empty() || next_ == kinds_.size();
        }
    }
    if (!search_->run()) return false;
    const auto finds = search_->finds();
    for (std::size_t i = 0; i < finds.size(); ++i) {
        add_find(*search_, finds[i], i, source_, found);
    }
    if (memo_ != nullptr) memo_->keep(key_, found);
    const bool is_done = !found.empty() || next_ == kinds_.size();
    if (!is_done) search_.reset();
    return is_done;
}

void NestedChains::show(std::uint32_t find, Deduction& found) const {
    if (search_) {
        show_find(*search_, search_->finds()[find], found);
    } else {
        show_simple_chain(board_, find, found);
    }
}

void NestedChains::begin_search(Kind kind, Implications& found) {
    if (kind == Kind::simple) {
        add_simple_chains(source_, board_, found);
        return;
    }
    const ForcingKind& forcing = kind == Kind::multiple  ? kMultiple
                                 : kind == Kind::dynamic ? kDynamic
                                                         : kind_of_level(level_ - 3);
    auto memo = kind == Kind::dynamic_nested ? std::make_shared<NestedMemo>() : nullptr;
    search_ = std::make_unique<ForcingSearch>(board_, forcing, ForcingSearch::Wanted::all,
                                              std::nullopt, std::move(memo));
}

}  // namespace retrace::techniques
