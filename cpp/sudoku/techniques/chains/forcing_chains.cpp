// Forcing chains as techniques: the shortest of a family with all that a picture shows of it.
#include "sudoku/techniques/chains/forcing_kinds.hpp"
#include "sudoku/techniques/chains/length.hpp"
#include "sudoku/techniques/chains/nested_search.hpp"
#include "sudoku/techniques/families.hpp"

namespace retrace::techniques {
namespace {

void show_chain(const LinkGraph& graph, const ForcingEnd& end, std::uint8_t number,
                Deduction& found) {
    for (const Supposition::Index index : end.supposition->chain(end.conclusion)) {
        const Conclusion& to = end.supposition->conclusion(index);
        const Candidate candidate = graph.candidate(to.candidate);
        found.evidence.digits |= set_of(candidate.digit);
        const Role role = to.causes == 0 ? Role::source : to.is_on ? Role::on : Role::off;
        found.evidence.candidates.push_back({candidate, role});
        for (const Supposition::Index cause : end.supposition->causes(to)) {
            const Conclusion& from = end.supposition->conclusion(cause);
            found.evidence.links.push_back(
                {graph.candidate(from.candidate), candidate, from.is_on, to.is_on, number});
        }
    }
}

bool show_best(const ForcingSearch& search, Deduction& found) {
    const auto finds = search.finds();
    if (finds.empty()) return false;
    const ForcingFind& find = finds.front();
    found.technique = &technique(search.kind().id_of(find.rank));
    found.rating = in_tenths(chain_rating(search.kind().base, find.length));
    const Candidate result = search.graph().candidate(find.target);
    if (find.is_on) {
        found.placement = result;
    } else {
        found.eliminations.push_back(result);
    }
    if (find.rank == Rank::cell) {
        found.evidence.cells.push_back({static_cast<Cell>(find.origin), Role::source});
    }
    if (find.rank == Rank::house) {
        found.evidence.houses.push_back(static_cast<std::uint8_t>(find.origin / 16));
    }
    std::uint8_t number = 0;
    for (const ForcingEnd& end : search.ends(find))
        show_chain(search.graph(), end, number++, found);
    return true;
}

bool find_best(const Candidates& board, const ForcingKind& kind, std::optional<Id> only,
               Deduction& found) {
    ForcingSearch search(board, kind, ForcingSearch::Wanted::best, only);
    while (!search.run()) {
    }
    return show_best(search, found);
}

bool find_nested(const Candidates& board, int level, Deduction& found) {
    NestedSearch search(board, level);
    while (!search.run()) {
    }
    return search.show(found);
}

template <const ForcingKind& kind, Id wanted>
bool find_only(const Candidates& board, Deduction& found) {
    return find_best(board, kind, wanted, found);
}

}  // namespace

NestedSearch::NestedSearch(const Candidates& board, int level)
    : search_(std::make_unique<ForcingSearch>(board, kind_of_level(level),
                                              ForcingSearch::Wanted::best)) {}

NestedSearch::~NestedSearch() = default;

bool NestedSearch::run() {
    return search_->run();
}

bool NestedSearch::show(Deduction& found) const {
    return show_best(*search_, found);
}

const Technique& NestedSearch::technique() const {
    return techniques::technique(search_->kind().ids[0]);
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
