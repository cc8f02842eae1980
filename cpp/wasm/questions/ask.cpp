// Checks what JavaScript sends, then asks.
#include "wasm/questions/ask.hpp"

#include <optional>
#include <vector>

namespace retrace {
namespace {

using namespace questions;

template <typename Part, typename... Lines>
Asked<Part> ask_of(Lines... lines) {
    const std::array<std::optional<Grid>, sizeof...(lines)> grids{Grid::from_line(lines)...};
    for (const auto& grid : grids) {
        if (!grid) return nullptr;
    }
    return std::apply(
        [](const auto&... grid) { return std::make_unique<Question<Part>>(*grid...); }, grids);
}

questions::Order order_of(bool ascending) {
    return ascending ? questions::Order::ascending : questions::Order::descending;
}

}  // namespace

Asked<Certify> ask_certificate(std::string_view puzzle) {
    return ask_of<Certify>(puzzle);
}

Asked<CountSolutions> ask_count(std::string_view puzzle) {
    return ask_of<CountSolutions>(puzzle);
}

Asked<OrderedSolutions> ask_end(std::string_view puzzle, bool first) {
    const auto givens = Grid::from_line(puzzle);
    if (!givens) return nullptr;
    return std::make_unique<Question<OrderedSolutions>>(*givens, order_of(first));
}

Asked<OrderedSolutions> ask_next(std::string_view puzzle, bool forward, std::string_view solution) {
    const auto givens = Grid::from_line(puzzle);
    const auto from = Grid::from_line(solution);
    if (!givens || !from || from->blanks() > 0) return nullptr;
    return std::make_unique<Question<OrderedSolutions>>(*givens, order_of(forward), *from);
}

std::unique_ptr<ListCall> ask_list(std::string_view puzzle, std::uint64_t limit,
                                   std::string_view last) {
    const auto givens = Grid::from_line(puzzle);
    if (!givens || limit == 0) return nullptr;
    if (last.empty()) return std::make_unique<ListCall>(*givens, limit);
    const auto from = Grid::from_line(last);
    if (!from || from->blanks() > 0) return nullptr;
    return std::make_unique<ListCall>(*givens, limit, *from);
}

Asked<FindCandidates> ask_candidates(std::string_view puzzle) {
    return ask_of<FindCandidates>(puzzle);
}

Asked<RedundantGivens> ask_redundant(std::string_view puzzle) {
    return ask_of<RedundantGivens>(puzzle);
}

Asked<Reduce> ask_reduce(std::string_view puzzle) {
    return ask_of<Reduce>(puzzle);
}

Asked<CheckEntries> ask_check(std::string_view givens, std::string_view digits) {
    return ask_of<CheckEntries>(givens, digits);
}

Asked<FindMistake> ask_mistake(std::string_view positions) {
    std::vector<Grid> grids;
    for (; !positions.empty(); positions.remove_prefix(kCells)) {
        const auto position = Grid::from_line(positions.substr(0, kCells));
        if (!position) return nullptr;
        grids.push_back(*position);
    }
    return std::make_unique<Question<FindMistake>>(std::move(grids));
}

}  // namespace retrace
