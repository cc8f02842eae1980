// Forcing chains as techniques: the shortest of a family.
#include "sudoku/techniques/chains/forcing_kinds.hpp"
#include "sudoku/techniques/chains/shown_find.hpp"
#include "sudoku/techniques/finders.hpp"

namespace retrace::techniques {
namespace {

bool find_best(const Candidates& board, const ForcingKind& kind, std::optional<Id> only,
               Deduction& found) {
    ForcingSearch search(board, kind, ForcingSearch::Wanted::best, only);
    while (!search.run()) {
    }
    return show_best(search, found);
}

template <const ForcingKind& kind, Id wanted>
bool find_only(const Candidates& board, Deduction& found) {
    return find_best(board, kind, wanted, found);
}

}  // namespace

bool find_nishio(const Candidates& board, Deduction& found) {
    return find_best(board, kNishio, std::nullopt, found);
}
bool find_multiple_forcing(const Candidates& board, Deduction& found) {
    return find_best(board, kMultiple, std::nullopt, found);
}
bool find_dynamic_forcing(const Candidates& board, Deduction& found) {
    return find_best(board, kDynamic, std::nullopt, found);
}
bool find_cell_forcing_chains(const Candidates& board, Deduction& found) {
    return find_only<kMultiple, Id::cell_forcing_chains>(board, found);
}
bool find_house_forcing_chains(const Candidates& board, Deduction& found) {
    return find_only<kMultiple, Id::house_forcing_chains>(board, found);
}
bool find_dynamic_contradiction(const Candidates& board, Deduction& found) {
    return find_only<kDynamic, Id::dynamic_contradiction>(board, found);
}
bool find_dynamic_double(const Candidates& board, Deduction& found) {
    return find_only<kDynamic, Id::dynamic_double>(board, found);
}
bool find_dynamic_cell_forcing_chains(const Candidates& board, Deduction& found) {
    return find_only<kDynamic, Id::dynamic_cell_forcing_chains>(board, found);
}
bool find_dynamic_house_forcing_chains(const Candidates& board, Deduction& found) {
    return find_only<kDynamic, Id::dynamic_house_forcing_chains>(board, found);
}

}  // namespace retrace::techniques
