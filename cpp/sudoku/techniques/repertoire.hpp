// The techniques that somebody uses, and the order in which they look for them.
#pragma once

#include <array>
#include <bitset>
#include <string_view>
#include <variant>
#include <vector>

#include "sudoku/techniques/technique.hpp"

namespace retrace::techniques {

// By id.
using TechniqueSet = std::bitset<kTechniques>;

// The techniques of a level and of those below it.
TechniqueSet techniques_up_to(Level level);

// The names of the levels: "all" is the last.
inline constexpr std::array<std::string_view, 3> kLevelNames{"beginner", "usual", "all"};

// The part of a list that names nothing.
struct UnknownName {
    std::string_view name;
};

// "usual,-xy-chain,sue-de-coq": levels and names from left to right, `-` before what is left out. A list that begins
// with `-` takes from all.
std::variant<TechniqueSet, UnknownName> read_techniques(std::string_view list);

struct Repertoire {
    Order order = Order::teaching;
    TechniqueSet techniques = TechniqueSet{}.set();
};

// The entries of the order that find these techniques alone.
std::vector<Finder> finders(const Repertoire& repertoire);

}  // namespace retrace::techniques
