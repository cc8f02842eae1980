// The table of techniques, and the orders in which they are tried.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>

#include "sudoku/techniques/deduction.hpp"

namespace retrace::techniques {

// Fills an empty deduction with the first one of a technique, or gives false.
using Find = bool (*)(const Candidates& board, Deduction& found);

// The same where it found nothing before candidates of these cells went, so that there is less to look through.
using FindAfter = bool (*)(const Candidates& board, CellSet changed, Deduction& found);

enum class Id : std::uint8_t {
    full_house,
    hidden_single_box,
    hidden_single_line,
    direct_pointing,
    direct_claiming,
    direct_hidden_pair,
    naked_single,
    direct_hidden_triplet,
    pointing,
    claiming,
    naked_pair,
    x_wing,
    hidden_pair,
    naked_triplet,
    swordfish,
    hidden_triplet,
    xy_wing,
    xyz_wing,
    naked_quad,
    jellyfish,
    hidden_quad,
    skyscraper,
    two_string_kite,
    empty_rectangle,
    w_wing,
    finned_x_wing,
    finned_swordfish,
    finned_jellyfish,
    unique_rectangle_1,
    unique_rectangle_2,
    unique_rectangle_3,
    unique_rectangle_4,
    unique_loop_1,
    unique_loop_2,
    unique_loop_3,
    unique_loop_4,
    hidden_rectangle,
    bug_1,
    bug_2,
    bug_3,
    bug_4,
    aligned_pair,
    x_cycle,
    y_cycle,
    x_chain,
    xy_cycle,
    forcing_chain,
    aligned_triplet,
    nishio,
    cell_forcing,
    house_forcing,
    dynamic_contradiction,
    dynamic_double,
    dynamic_cell,
    dynamic_house,
    dynamic_plus,
    nested_simple,
    nested_multiple,
    nested_dynamic,
    nested_dynamic_2,
    remote_pair,
    simple_colouring,
    multi_colouring,
    medusa,
    xy_chain,
    wxyz_wing,
    larger_wing,
    sue_de_coq,
    grouped_x_cycle,
    grouped_x_chain,
    grouped_loop,
    grouped_aic,
    als_xz,
    als_xz_double,
    als_xy_wing,
    als_chain,
    als_loop,
    als_aic,
    death_blossom,
    franken_fish,
    mutant_fish,
    unique_rectangle_6,
    avoidable_rectangle_1,
    avoidable_rectangle_2,
    extended_rectangle,
    firework_triple,
    firework_quad,
    exocet,
    tridagon,
    sk_loop,
    templates,
    turbot_fish,
    sashimi_x_wing,
    sashimi_swordfish,
    sashimi_jellyfish,
    siamese_fish,
    hidden_rectangle_2,
    aic,
    aic_loop,
    kraken_fish,
    aligned_pair_sets,
    oddagon,
    distributed_subset,
    multi_sector_set,
    rectangle_aic,
    last = rectangle_aic,
};

inline constexpr std::size_t kTechniques = static_cast<std::size_t>(Id::last) + 1;

// The skill that a technique takes; a person chooses the levels that hints may use.
enum class Level : std::uint8_t { beginner, usual, expert };

struct Technique {
    Id id;
    std::string_view name;
    int rating;  // in tenths, the least it gives; 0: not on the classic scale
    Level level;
    int points;             // of a step, as HoDoKu counts them; see docs/techniques.md
    bool needs_uniqueness;  // holds only where the puzzle has one solution
    Find find;              // null: a search of seconds (see nested_search.hpp)
};

// Every technique, by family.
std::span<const Technique> techniques();

const Technique& technique(Id id);

// 1 to 5 of dynamic chains with patterns or nested chains; 0 of all other techniques.
constexpr int nested_level(Id id) {
    if (id < Id::dynamic_plus || id > Id::nested_dynamic_2) return 0;
    return static_cast<int>(id) - static_cast<int>(Id::dynamic_plus) + 1;
}

enum class Order : std::uint8_t {
    classic,     // as Sudoku Explainer 1.2.1 tries them: what the rating is from. Frozen.
    teaching,    // as a person would: what is seen at a glance first, names before general chains
    hodoku,      // as HoDoKu 2 tries them
    sudokuwiki,  // as SudokuWiki lists them
};

// One entry of an order. Where it stands for several techniques, `find` says which it found.
struct Finder {
    Find find;
    const Technique* only;  // null: `find` sets technique and rating
    bool needs_uniqueness;
    int level = 0;  // 1 to 5: a search of seconds, in pieces (see NestedSearch); `find` is null
    std::span<const Id> members{};   // the techniques that it finds
    FindAfter find_after = nullptr;  // null: it looks through all again
};
std::span<const Finder> finders(Order order);

// Looks for a deduction, with its technique and rating. The board has blanks, and a solution.
// `changed`: the cells that lost candidates since this entry found nothing; all cells at first.
bool find(const Finder& finder, const Candidates& board, CellSet changed, Deduction& found);

}  // namespace retrace::techniques
