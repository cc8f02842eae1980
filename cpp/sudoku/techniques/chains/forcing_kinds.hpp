// The families of forcing chains on the classic scale.
#pragma once

#include "sudoku/techniques/chains/forcing_search.hpp"
#include "sudoku/techniques/chains/rule_drawing.hpp"

namespace retrace::techniques {

inline constexpr ForcingKind kNishio{{Links::houses, true, 0},
                                     7.5,
                                     true,
                                     false,
                                     false,
                                     {Id::nishio, Id::nishio, Id::nishio, Id::nishio}};
inline constexpr ForcingKind kMultiple{{Links::all, false, 0},
                                       8.0,
                                       false,
                                       false,
                                       true,
                                       {Id::cell_forcing_chains, Id::cell_forcing_chains,
                                        Id::house_forcing_chains, Id::cell_forcing_chains}};
inline constexpr ForcingKind kDynamic{
    {Links::all, true, 0},
    8.5,
    true,
    true,
    true,
    {Id::dynamic_double, Id::dynamic_cell_forcing_chains, Id::dynamic_house_forcing_chains,
     Id::dynamic_contradiction}};

constexpr ForcingKind nested_kind(int level, Id id) {
    return {{Links::all, true, level, draw_by_rules},
            8.5 + 0.5 * level,
            true,
            true,
            true,
            {id, id, id, id}};
}
inline constexpr std::array kNested{
    nested_kind(1, Id::dynamic_chains_plus),    nested_kind(2, Id::nested_simple_chains),
    nested_kind(3, Id::nested_multiple_chains), nested_kind(4, Id::nested_dynamic_chains),
    nested_kind(5, Id::twice_nested_chains),
};
constexpr const ForcingKind& kind_of_level(int level) {
    return kNested[static_cast<std::size_t>(level - 1)];
}

}  // namespace retrace::techniques
