// Forcing chains as techniques: the shortest of a family.
#include <utility>

#include "sudoku/techniques/chains/forcing_kinds.hpp"
#include "sudoku/techniques/chains/inner_search.hpp"
#include "sudoku/techniques/chains/nested_memo.hpp"
#include "sudoku/techniques/chains/nested_search.hpp"
#include "sudoku/techniques/chains/shown_find.hpp"
#include "sudoku/techniques/families.hpp"

namespace retrace::techniques {
namespace {

bool show_best(const ForcingSearch& search, Deduction& found) {
    const auto finds = search.finds();
    if (!finds.empty()) show_find(search, finds.front(), found);
    return !finds.empty();
}

bool find_best(const Candidates& board, const ForcingKind& kind, std::optional<Id> only,
               Deduction& found) {
    ForcingSearch search(board, kind, ForcingSearch::Wanted::best, only);
    while (!search.run()) {
    }
    return show_best(search, found);
}

bool find_nested(const Candidates& board, int level, Deduction& found) {
    return find_best(board, kind_of_level(level), std::nullopt, found);
}

template <const ForcingKind& kind, Id wanted>
bool find_only(const Candidates& board, Deduction& found) {
    return find_best(board, kind, wanted, found);
}

}  // namespace

NestedSearch::NestedSearch(const Candidates& board, int level, bool tells_inner,
                           std::shared_ptr<NestedMemo> memo, Workers* workers)
    : search_(std::make_unique<ForcingSearch>(board, kind_of_level(level),
                                              ForcingSearch::Wanted::best, std::nullopt,
                                              std::move(memo), workers)),
      tells_inner_(tells_inner) {}

NestedSearch::~NestedSearch() = default;

bool NestedSearch::run() {
    if (is_done_) return true;
    if (inner_) {
        is_done_ = inner_->run();
    } else if (search_->run()) {
        is_done_ = !show_best(*search_, found_) || !tells_inner_;
        if (!is_done_) inner_ = std::make_unique<InnerSearch>(search_->board(), found_);
    }
    return is_done_;
}

const Technique& NestedSearch::technique() const {
    return techniques::technique(search_->kind().ids[0]);
}

Suppositions* NestedSearch::suppositions() {
    Suppositions& all = search_->suppositions();
    return is_done_ || all.is_drawn() ? nullptr : &all;
}

std::shared_ptr<NestedMemo> NestedSearch::memo() const {
    return search_->memo();
}

double NestedSearch::portion() const {
    return search_->portion();
}

bool find_nishio(const Candidates& board, Deduction& found) {
    return find_best(board, kNishio, std::nullopt, found);
}
bool find_multiple_forcing(const Candidates& board, Deduction& found) {
    return find_best(board, kMultiple, std::nullopt, found);
}
bool find_dynamic_forcing(const Candidates& board, Deduction& found) {
    return find_best(board, kDynamic, std::nullopt, found);
}
bool find_cell_forcing(const Candidates& board, Deduction& found) {
    return find_only<kMultiple, Id::cell_forcing>(board, found);
}
bool find_house_forcing(const Candidates& board, Deduction& found) {
    return find_only<kMultiple, Id::house_forcing>(board, found);
}
bool find_dynamic_contradiction(const Candidates& board, Deduction& found) {
    return find_only<kDynamic, Id::dynamic_contradiction>(board, found);
}
bool find_dynamic_double(const Candidates& board, Deduction& found) {
    return find_only<kDynamic, Id::dynamic_double>(board, found);
}
bool find_dynamic_cell(const Candidates& board, Deduction& found) {
    return find_only<kDynamic, Id::dynamic_cell>(board, found);
}
bool find_dynamic_house(const Candidates& board, Deduction& found) {
    return find_only<kDynamic, Id::dynamic_house>(board, found);
}
bool find_dynamic_plus(const Candidates& board, Deduction& found) {
    return find_nested(board, 1, found);
}
bool find_nested_simple(const Candidates& board, Deduction& found) {
    return find_nested(board, 2, found);
}
bool find_nested_multiple(const Candidates& board, Deduction& found) {
    return find_nested(board, 3, found);
}
bool find_nested_dynamic(const Candidates& board, Deduction& found) {
    return find_nested(board, 4, found);
}
bool find_nested_dynamic_2(const Candidates& board, Deduction& found) {
    return find_nested(board, 5, found);
}

}  // namespace retrace::techniques
