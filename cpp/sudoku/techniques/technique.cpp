// The table of techniques, the orders over it, and the search by an entry of any order.
#include "sudoku/techniques/technique.hpp"

#include <array>
#include <vector>

#include "sudoku/techniques/technique_rows.hpp"

namespace retrace::techniques {
namespace {

constexpr std::array<Id, kTechniques> list_ids() {
    std::array<Id, kTechniques> ids{};
    for (std::size_t i = 0; i < kTechniques; ++i) ids[i] = static_cast<Id>(i);
    return ids;
}
constexpr std::array<Id, kTechniques> kIds = list_ids();

std::span<const Id> alone(Id id) {
    return std::span(kIds).subspan(static_cast<std::size_t>(id), 1);
}

// An entry of an order is the id of a technique, or the number of a group after all techniques.
Finder finder_of(std::size_t entry) {
    if (entry >= kTechniques) {
        const auto& [find, members] = kJointSearches[entry - kTechniques];
        return {find, nullptr, technique(members.front()).needs_uniqueness, 0, members};
    }
    const Technique& row = kTable[entry];
    return {row.find, &row, row.needs_uniqueness, 0, alone(row.id), row.find_after};
}

// The entries, and at the end of every order the chains that are a search of seconds.
std::vector<Finder> finders_of(std::span<const std::uint8_t> order) {
    std::vector<Finder> list;
    for (const std::uint8_t entry : order) list.push_back(finder_of(entry));
    for (const Technique& each : kTable) {
        const int level = nested_level(each.id);
        // With several solutions, such a search would go through everything and find nothing.
        if (level > 0) list.push_back({nullptr, nullptr, true, level, alone(each.id)});
    }
    return list;
}

template <Order order>
std::span<const Finder> finders_in() {
    static const std::vector<Finder> list = finders_of(entries_of(order));
    return list;
}

}  // namespace

std::span<const Technique> techniques() {
    return kTable;
}

const Technique& technique(Id id) {
    return kTable[static_cast<std::size_t>(id)];
}

std::span<const Finder> finders(Order order) {
    switch (order) {
        case Order::classic:
            return finders_in<Order::classic>();
        case Order::teaching:
            return finders_in<Order::teaching>();
        case Order::hodoku:
            return finders_in<Order::hodoku>();
        case Order::sudokuwiki:
            return finders_in<Order::sudokuwiki>();
    }
    return {};
}

bool find(const Finder& finder, const Candidates& board, CellSet changed, Deduction& found) {
    found.clear();
    const bool is_found = finder.find_after != nullptr ? finder.find_after(board, changed, found)
                                                       : finder.find(board, found);
    if (!is_found) return false;
    // A search that names the technique itself knows the rating, too.
    if (finder.only != nullptr && found.technique == nullptr) {
        found.technique = finder.only;
        found.rating = finder.only->rating;
    }
    return true;
}

}  // namespace retrace::techniques
