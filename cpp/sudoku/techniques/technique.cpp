// The table of techniques, by family, and the two orders over it.
#include "sudoku/techniques/technique.hpp"

#include <array>

#include "sudoku/techniques/families.hpp"

namespace retrace::techniques {
namespace {

constexpr std::array kTable{
    Technique{Id::full_house, "full-house", 10, Level::beginner, 4, false, find_full_house},
    Technique{Id::hidden_single_box, "hidden-single-box", 12, Level::beginner, 14, false,
              find_hidden_single_box},
    Technique{Id::hidden_single_line, "hidden-single-line", 15, Level::beginner, 14, false,
              find_hidden_single_line},
    Technique{Id::direct_pointing, "direct-pointing", 17, Level::beginner, 64, false,
              find_direct_pointing},
    Technique{Id::direct_claiming, "direct-claiming", 19, Level::beginner, 64, false,
              find_direct_claiming},
    Technique{Id::direct_hidden_pair, "direct-hidden-pair", 20, Level::beginner, 84, false,
              find_direct_hidden_pair},
    Technique{Id::naked_single, "naked-single", 23, Level::beginner, 4, false, find_naked_single},
    Technique{Id::direct_hidden_triplet, "direct-hidden-triplet", 25, Level::beginner, 114, false,
              find_direct_hidden_triplet},

    Technique{Id::pointing, "pointing", 26, Level::beginner, 50, false, find_pointing},
    Technique{Id::claiming, "claiming", 28, Level::beginner, 50, false, find_claiming},
    Technique{Id::naked_pair, "naked-pair", 30, Level::beginner, 60, false, find_naked_pair},
    Technique{Id::x_wing, "x-wing", 32, Level::usual, 140, false, find_x_wing},
    Technique{Id::hidden_pair, "hidden-pair", 34, Level::beginner, 70, false, find_hidden_pair},
    Technique{Id::naked_triplet, "naked-triplet", 36, Level::beginner, 80, false,
              find_naked_triplet},
    Technique{Id::swordfish, "swordfish", 38, Level::usual, 150, false, find_swordfish},
    Technique{Id::hidden_triplet, "hidden-triplet", 40, Level::beginner, 100, false,
              find_hidden_triplet},

    Technique{Id::xy_wing, "xy-wing", 42, Level::usual, 160, false, find_xy_wing},
    Technique{Id::xyz_wing, "xyz-wing", 44, Level::usual, 180, false, find_xyz_wing},
    Technique{Id::naked_quad, "naked-quad", 50, Level::usual, 120, false, find_naked_quad},
    Technique{Id::jellyfish, "jellyfish", 52, Level::usual, 160, false, find_jellyfish},
    Technique{Id::hidden_quad, "hidden-quad", 54, Level::usual, 150, false, find_hidden_quad},

    Technique{Id::skyscraper, "skyscraper", 0, Level::usual, 130, false, find_skyscraper},
    Technique{Id::two_string_kite, "two-string-kite", 0, Level::usual, 150, false,
              find_two_string_kite},
    Technique{Id::empty_rectangle, "empty-rectangle", 0, Level::usual, 120, false,
              find_empty_rectangle},
    Technique{Id::w_wing, "w-wing", 0, Level::usual, 150, false, find_w_wing},
    Technique{Id::finned_x_wing, "finned-x-wing", 0, Level::usual, 130, false, find_finned_x_wing},
    Technique{Id::finned_swordfish, "finned-swordfish", 0, Level::usual, 200, false,
              find_finned_swordfish},
    Technique{Id::finned_jellyfish, "finned-jellyfish", 0, Level::usual, 250, false,
              find_finned_jellyfish},

    Technique{Id::unique_rectangle_1, "unique-rectangle-1", 45, Level::usual, 100, true,
              find_unique_rectangle_1},
    Technique{Id::unique_rectangle_2, "unique-rectangle-2", 45, Level::usual, 100, true,
              find_unique_rectangle_2},
    Technique{Id::unique_rectangle_3, "unique-rectangle-3", 45, Level::usual, 100, true,
              find_unique_rectangle_3},
    Technique{Id::unique_rectangle_4, "unique-rectangle-4", 45, Level::usual, 100, true,
              find_unique_rectangle_4},
    Technique{Id::unique_loop_1, "unique-loop-1", 46, Level::usual, 100, true, find_unique_loop_1},
    Technique{Id::unique_loop_2, "unique-loop-2", 46, Level::usual, 100, true, find_unique_loop_2},
    Technique{Id::unique_loop_3, "unique-loop-3", 46, Level::usual, 100, true, find_unique_loop_3},
    Technique{Id::unique_loop_4, "unique-loop-4", 46, Level::usual, 100, true, find_unique_loop_4},
    Technique{Id::hidden_rectangle, "hidden-rectangle", 0, Level::usual, 100, true,
              find_hidden_rectangle},
    Technique{Id::bug_1, "bug-1", 56, Level::usual, 100, true, find_bug_1},
    Technique{Id::bug_2, "bug-2", 57, Level::expert, 100, true, find_bug_2},
    Technique{Id::bug_3, "bug-3", 58, Level::expert, 100, true, find_bug_3},
    Technique{Id::bug_4, "bug-4", 57, Level::expert, 100, true, find_bug_4},

    Technique{Id::aligned_pair, "aligned-pair-exclusion", 62, Level::expert, 300, false,
              find_aligned_pair},
    Technique{Id::x_cycle, "x-cycle", 65, Level::usual, 280, false, find_x_cycle},
    Technique{Id::y_cycle, "y-cycle", 65, Level::expert, 280, false, find_y_cycle},
    Technique{Id::x_chain, "x-chain", 66, Level::usual, 260, false, find_x_chain},
    Technique{Id::xy_cycle, "alternating-cycle", 70, Level::expert, 280, false, find_xy_cycle},
    Technique{Id::forcing_chain, "forcing-chain", 70, Level::expert, 280, false,
              find_forcing_chain},
    Technique{Id::aligned_triplet, "aligned-triplet-exclusion", 75, Level::expert, 500, false,
              find_aligned_triplet},
    Technique{Id::nishio, "nishio", 75, Level::expert, 500, false, find_nishio},
    Technique{Id::cell_forcing, "cell-forcing-chains", 80, Level::expert, 500, false,
              find_cell_forcing},
    Technique{Id::house_forcing, "house-forcing-chains", 80, Level::expert, 500, false,
              find_house_forcing},
    Technique{Id::dynamic_contradiction, "dynamic-contradiction", 85, Level::expert, 700, false,
              find_dynamic_contradiction},
    Technique{Id::dynamic_double, "dynamic-double", 85, Level::expert, 700, false,
              find_dynamic_double},
    Technique{Id::dynamic_cell, "dynamic-cell-forcing-chains", 85, Level::expert, 700, false,
              find_dynamic_cell},
    Technique{Id::dynamic_house, "dynamic-house-forcing-chains", 85, Level::expert, 700, false,
              find_dynamic_house},
    Technique{Id::dynamic_plus, "dynamic-chains-plus", 90, Level::expert, 700, false, nullptr},
    Technique{Id::nested_simple, "nested-simple-chains", 95, Level::expert, 700, false, nullptr},
    Technique{Id::nested_multiple, "nested-multiple-chains", 100, Level::expert, 700, false,
              nullptr},
    Technique{Id::nested_dynamic, "nested-dynamic-chains", 105, Level::expert, 700, false, nullptr},
    Technique{Id::nested_dynamic_2, "twice-nested-chains", 110, Level::expert, 700, false, nullptr},

    Technique{Id::remote_pair, "remote-pair", 0, Level::usual, 110, false, find_remote_pair},
    Technique{Id::simple_colouring, "simple-colouring", 0, Level::usual, 150, false,
              find_simple_colouring},
    Technique{Id::multi_colouring, "multi-colouring", 0, Level::usual, 200, false,
              find_multi_colouring},
    Technique{Id::medusa, "medusa", 0, Level::expert, 200, false, find_medusa},
    Technique{Id::xy_chain, "xy-chain", 0, Level::usual, 260, false, find_xy_chain},
    Technique{Id::wxyz_wing, "wxyz-wing", 0, Level::expert, 300, false, find_wxyz_wing},
    Technique{Id::larger_wing, "larger-wing", 0, Level::expert, 300, false, find_larger_wing},
    Technique{Id::sue_de_coq, "sue-de-coq", 0, Level::expert, 250, false, find_sue_de_coq},
    Technique{Id::grouped_x_cycle, "grouped-x-cycle", 0, Level::expert, 300, false,
              find_grouped_x_cycle},
    Technique{Id::grouped_x_chain, "grouped-x-chain", 0, Level::expert, 300, false,
              find_grouped_x_chain},
    Technique{Id::grouped_loop, "grouped-loop", 0, Level::expert, 300, false, find_grouped_loop},
    Technique{Id::grouped_aic, "grouped-aic", 0, Level::expert, 300, false, find_grouped_aic},
    Technique{Id::als_xz, "als-xz", 0, Level::expert, 300, false, find_als_xz},
    Technique{Id::als_xz_double, "als-xz-double", 0, Level::expert, 300, false, find_als_xz_double},
    Technique{Id::als_xy_wing, "als-xy-wing", 0, Level::expert, 320, false, find_als_xy_wing},
    Technique{Id::als_chain, "als-chain", 0, Level::expert, 340, false, find_als_chain},
    Technique{Id::als_loop, "als-loop", 0, Level::expert, 300, false, find_als_loop},
    Technique{Id::als_aic, "als-aic", 0, Level::expert, 300, false, find_als_aic},
    Technique{Id::death_blossom, "death-blossom", 0, Level::expert, 360, false, find_death_blossom},
    Technique{Id::franken_fish, "franken-fish", 0, Level::expert, 350, false, find_franken_fish},
    Technique{Id::mutant_fish, "mutant-fish", 0, Level::expert, 450, false, find_mutant_fish},
    Technique{Id::unique_rectangle_6, "unique-rectangle-6", 0, Level::usual, 100, true,
              find_unique_rectangle_6},
    Technique{Id::avoidable_rectangle_1, "avoidable-rectangle-1", 0, Level::usual, 100, true,
              find_avoidable_rectangle_1},
    Technique{Id::avoidable_rectangle_2, "avoidable-rectangle-2", 0, Level::usual, 100, true,
              find_avoidable_rectangle_2},
    Technique{Id::extended_rectangle, "extended-rectangle", 0, Level::usual, 100, true,
              find_extended_rectangle},
    Technique{Id::firework_triple, "firework-triple", 0, Level::expert, 300, false,
              find_firework_triple},
    Technique{Id::firework_quad, "firework-quad", 0, Level::expert, 300, false, find_firework_quad},
    Technique{Id::exocet, "exocet", 0, Level::expert, 500, false, find_exocet},
    Technique{Id::tridagon, "tridagon", 0, Level::expert, 500, false, find_tridagon},
    Technique{Id::sk_loop, "sk-loop", 0, Level::expert, 500, false, find_sk_loop},
    Technique{Id::templates, "templates", 0, Level::expert, 10000, false, find_templates},
    Technique{Id::turbot_fish, "turbot-fish", 0, Level::usual, 120, false, find_turbot_fish},
    Technique{Id::sashimi_x_wing, "sashimi-x-wing", 0, Level::usual, 150, false,
              find_sashimi_x_wing},
    Technique{Id::sashimi_swordfish, "sashimi-swordfish", 0, Level::usual, 240, false,
              find_sashimi_swordfish},
    Technique{Id::sashimi_jellyfish, "sashimi-jellyfish", 0, Level::usual, 260, false,
              find_sashimi_jellyfish},
    Technique{Id::siamese_fish, "siamese-fish", 0, Level::expert, 240, false, find_siamese_fish},
    Technique{Id::hidden_rectangle_2, "hidden-rectangle-2", 0, Level::usual, 100, true,
              find_hidden_rectangle_2},
    Technique{Id::aic, "aic", 0, Level::expert, 280, false, find_aic},
    Technique{Id::aic_loop, "aic-loop", 0, Level::expert, 280, false, find_aic_loop},
    Technique{Id::kraken_fish, "kraken-fish", 0, Level::expert, 500, false, find_kraken_fish},
    Technique{Id::aligned_pair_sets, "aligned-pair-sets", 0, Level::expert, 300, false,
              find_aligned_pair_sets},
    Technique{Id::oddagon, "oddagon", 0, Level::expert, 300, false, find_oddagon},
    Technique{Id::distributed_subset, "distributed-subset", 0, Level::expert, 300, false,
              find_distributed_subset},
    Technique{Id::multi_sector_set, "multi-sector-set", 0, Level::expert, 500, false,
              find_multi_sector_set},
    Technique{Id::rectangle_aic, "rectangle-aic", 0, Level::expert, 300, true, find_rectangle_aic},
};

constexpr bool is_by_id() {
    if (kTable.size() != kTechniques) return false;
    for (std::size_t i = 0; i < kTable.size(); ++i) {
        if (static_cast<std::size_t>(kTable[i].id) != i) return false;
    }
    return true;
}

static_assert(is_by_id());

}  // namespace

std::span<const Technique> techniques() {
    return kTable;
}

const Technique& technique(Id id) {
    return kTable[static_cast<std::size_t>(id)];
}

}  // namespace retrace::techniques
