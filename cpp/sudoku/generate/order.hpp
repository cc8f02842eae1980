// An order for a puzzle, and the faults of orders that cannot be met.
#pragma once

#include <cstdint>
#include <optional>

#include "sudoku/generate/symmetry.hpp"
#include "sudoku/techniques/path.hpp"

namespace retrace::generate {

// No puzzle with fewer has a single solution (McGuire, Tugemann, Civario 2012).
inline constexpr int kFewestGivens = 17;

// A range of numbers, both ends included.
struct Range {
    int from;
    int to;

    bool has(int number) const { return from <= number && number <= to; }
};

// The lowest and the highest rating of techniques::Ratings.
inline constexpr Range kRatings = {10, techniques::kBeyond};

struct Order {
    Symmetry symmetry = Symmetry::none;
    Range givens = {kFewestGivens, kCells};
    // No given can be taken away; under a symmetry: no whole orbit.
    bool minimal = true;
    // In tenths on the classic scale, see techniques::Rating; none: any.
    std::optional<Range> rating;
    // The same of the hardest step up to the first placement (EP), and of the first step (ED).
    std::optional<Range> first_placement;
    std::optional<Range> first_step;
    // No step is harder than those up to the first placement; than the first step.
    bool is_pearl = false;
    bool is_diamond = false;
    // The technique of the hardest step: nothing easier is enough, and nothing harder is needed; null: any. Where it is
    // not on the classic scale, the teaching order says which ones are easier.
    const techniques::Technique* technique = nullptr;
    // The cells where givens may be; an orbit that lies partly outside counts as outside.
    CellSet pattern = every_cell();
    // Digits that stay, and with them givens in the rest of their orbits, in the pattern or not.
    Grid kept;

    static CellSet every_cell();

    bool asks_for_ratings() const;
    // Whether a puzzle with these ratings has the wanted ones.
    bool has(const techniques::Ratings& ratings) const;
    // Whether the steps so far, or the search at work, show that it has not; finding harder ones takes far longer.
    bool excludes(const techniques::Rating& at_work) const;
};

// The orbits in which an order can have givens, ascending.
struct OrderedOrbits {
    std::vector<Orbit> kept;  // with a digit that stays, in the pattern or not
    std::vector<Orbit> open;  // the others, wholly in the pattern
};
OrderedOrbits orbits_for(const Order& order);

// The reason why an order cannot be met.
enum class Fault : std::uint8_t {
    empty_range,            // it ends before it begins
    too_few_givens,         // below kFewestGivens
    kept_contradict,        // two of the digits that stay contradict each other
    kept_unsolvable,        // no solution has the digits that stay
    too_many_kept,          // the digits that stay and their orbits are more than the givens wanted
    pattern_too_small,      // for the givens wanted, or for any single solution
    pattern_exchanges,      // two of its lines could always be exchanged: two rows of a band or two
                            // columns of a stack have no cell in it
    rating_unreachable,     // no puzzle has a rating in the range
    technique_too_hard,     // it gives more than the range of ratings allows
    technique_never_first,  // others that come before it find whatever it would
    full_house_givens,      // full houses alone need more givens than the order allows
};
std::optional<Fault> fault_of(const Order& order);
// The first one that its ratings have.
std::optional<Fault> fault_of_ratings(const Order& order);

// After so many tries an order is given up where nobody says how many. Tries that are rated take longer, and those with
// nested chains a tenth of a second and more: each of these budgets is a matter of minutes.
inline constexpr std::uint64_t kUsualTries = 1'000'000;
inline constexpr std::uint64_t kUsualRatedTries = 20'000;
inline constexpr std::uint64_t kUsualHardTries = 2'000;
std::uint64_t usual_tries(const Order& order);

}  // namespace retrace::generate
