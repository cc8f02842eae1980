// An order: the puzzle that is wanted, and the wishes that cannot be had.
#pragma once

#include <cstdint>
#include <optional>

#include "sudoku/generate/symmetry.hpp"
#include "sudoku/techniques/path.hpp"

namespace retrace::generate {

// No puzzle with fewer has a single solution (McGuire, Tugemann, Civario 2012).
inline constexpr int kFewestGivens = 17;

// From one number to another, both allowed.
struct Range {
    int from;
    int to;

    bool has(int number) const { return from <= number && number <= to; }
};

// The least and the most that techniques::Ratings gives.
inline constexpr Range kRatings = {10, techniques::kBeyond};

struct Order {
    Symmetry symmetry = Symmetry::none;
    Range givens = {kFewestGivens, kCells};
    // No given can be taken away; under a symmetry: no whole orbit.
    bool minimal = true;
    // In tenths on the classic scale, see techniques::Rating; none: any.
    std::optional<Range> rating;
    // One on the classic scale that the hardest step is to be by: nothing easier is enough, and
    // nothing harder is needed; null: any.
    const techniques::Technique* technique = nullptr;
    // Where givens may be; an orbit that is partly outside is outside.
    CellSet pattern = every_cell();
    // Digits that stay, and with them givens in the rest of their orbits, in the pattern or not.
    Grid kept;

    static CellSet every_cell();
};

// The orbits in which an order can have givens, ascending.
struct OrderedOrbits {
    std::vector<Orbit> kept;  // with a digit that stays, in the pattern or not
    std::vector<Orbit> open;  // the others, wholly in the pattern
};
OrderedOrbits orbits_for(const Order& order);

// Why nobody can have what was ordered.
enum class Fault : std::uint8_t {
    empty_range,         // it ends before it begins
    too_few_givens,      // below kFewestGivens
    kept_contradict,     // two of the digits that stay
    kept_unsolvable,     // no solution has the digits that stay
    too_many_kept,       // the digits that stay and their orbits are more than the givens wanted
    pattern_too_small,   // for the givens wanted, or for any single solution
    pattern_exchanges,   // two of its lines could always be exchanged: two rows of a band or two
                         // columns of a stack have no cell in it
    rating_unreachable,  // no puzzle has a rating in the range
    technique_unrated,   // it is not on the classic scale
    technique_too_hard,  // it gives more than the range of ratings allows
};
std::optional<Fault> fault_of(const Order& order);

}  // namespace retrace::generate
