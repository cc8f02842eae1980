// Writes the chains of a find down, each from its supposition to its end.
#include "sudoku/techniques/chains/shown_find.hpp"

#include "sudoku/techniques/chains/length.hpp"

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

}  // namespace

void show_find(const ForcingSearch& search, const ForcingFind& find, Deduction& found) {
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
    for (const ForcingEnd& end : search.ends(find)) {
        show_chain(search.graph(), end, number++, found);
    }
}

bool show_best(const ForcingSearch& search, Deduction& found) {
    const auto finds = search.finds();
    if (!finds.empty()) show_find(search, finds.front(), found);
    return !finds.empty();
}

}  // namespace retrace::techniques
