// The entries of which the orders are made: small, so that the lists take little room.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "sudoku/techniques/technique.hpp"

namespace retrace::techniques {

// One search of an order. Most look for one technique, the others for the best of several.
enum class Search : std::uint8_t {
    only,
    chain,  // its rating grows with its length, which its finder knows
    unique_loops,
    graves,
    simple_chains,
    nishio,
    multiple_forcing,
};

struct OrderEntry {
    Search search;
    Id id;  // of Search::only and Search::chain
};

constexpr OrderEntry only(Id id) {
    return {Search::only, id};
}
constexpr OrderEntry chain(Id id) {
    return {Search::chain, id};
}
constexpr OrderEntry unique_loops() {
    return {Search::unique_loops, Id::unique_loop_1};
}
constexpr OrderEntry graves() {
    return {Search::graves, Id::bug_1};
}
// The shortest of all simple chains, whatever its name.
constexpr OrderEntry simple_chains() {
    return {Search::simple_chains, Id::forcing_chain};
}
constexpr OrderEntry nishio() {
    return {Search::nishio, Id::nishio};
}
constexpr OrderEntry multiple_forcing() {
    return {Search::multiple_forcing, Id::cell_forcing};
}

// At the end of every order there are dynamic chains, and those that are a search of seconds.
std::vector<Finder> finders_of(std::span<const OrderEntry> order);

std::span<const Finder> hodoku_finders();
std::span<const Finder> sudokuwiki_finders();

}  // namespace retrace::techniques
