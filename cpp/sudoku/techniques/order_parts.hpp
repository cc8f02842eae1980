// The entries of which the orders are made.
#pragma once

#include <array>
#include <span>
#include <vector>

#include "sudoku/techniques/families.hpp"
#include "sudoku/techniques/technique.hpp"

namespace retrace::techniques {

constexpr std::array<Id, kTechniques> list_ids() {
    std::array<Id, kTechniques> ids{};
    for (std::size_t i = 0; i < kTechniques; ++i) ids[i] = static_cast<Id>(i);
    return ids;
}
inline constexpr std::array<Id, kTechniques> kIds = list_ids();

inline std::span<const Id> alone(Id id) {
    return std::span(kIds).subspan(static_cast<std::size_t>(id), 1);
}

// Null but for searches that take long and look at few cells at a time.
inline FindAfter find_after(Id id) {
    switch (id) {
        case Id::aligned_pair:
            return find_aligned_pair_after;
        case Id::aligned_triplet:
            return find_aligned_triplet_after;
        default:
            return nullptr;
    }
}

inline Finder only(Id id) {
    const Technique& row = technique(id);
    return {row.find, &row, row.needs_uniqueness, 0, alone(id), find_after(id)};
}

// With several solutions, such a search would go through everything and find nothing.
inline Finder nested(Id id, int level) {
    return {technique(id).find, nullptr, true, level, alone(id)};
}

inline constexpr std::array kLoopIds{
    Id::unique_rectangle_1, Id::unique_rectangle_2, Id::unique_rectangle_3, Id::unique_rectangle_4,
    Id::unique_loop_1,      Id::unique_loop_2,      Id::unique_loop_3,      Id::unique_loop_4};
inline constexpr std::array kGraveIds{Id::bug_1, Id::bug_2, Id::bug_3, Id::bug_4};
inline constexpr std::array kSimpleChainIds{Id::x_cycle, Id::y_cycle, Id::x_chain, Id::xy_cycle,
                                            Id::forcing_chain};
inline constexpr std::array kMultipleIds{Id::cell_forcing, Id::house_forcing};
inline constexpr std::array kDynamicIds{Id::dynamic_contradiction, Id::dynamic_double,
                                        Id::dynamic_cell, Id::dynamic_house};

inline Finder unique_loops() {
    return {find_unique_loop, nullptr, true, 0, kLoopIds};
}
inline Finder graves() {
    return {find_bug, nullptr, true, 0, kGraveIds};
}
// The shortest of all simple chains, whatever its name.
inline Finder simple_chains() {
    return {find_simple_chain, nullptr, false, 0, kSimpleChainIds};
}
inline Finder nishio() {
    return {find_nishio, nullptr, false, 0, alone(Id::nishio)};
}
inline Finder multiple_forcing() {
    return {find_multiple_forcing, nullptr, false, 0, kMultipleIds};
}

// Every order: at its end dynamic chains, and those that are a search of seconds.
inline std::vector<Finder> with_long_searches(std::vector<Finder> list) {
    list.push_back({find_dynamic_forcing, nullptr, false, 0, kDynamicIds});
    list.push_back(nested(Id::dynamic_plus, 1));
    list.push_back(nested(Id::nested_simple, 2));
    list.push_back(nested(Id::nested_multiple, 3));
    list.push_back(nested(Id::nested_dynamic, 4));
    list.push_back(nested(Id::nested_dynamic_2, 5));
    return list;
}

std::span<const Finder> hodoku_finders();
std::span<const Finder> sudokuwiki_finders();

}  // namespace retrace::techniques
