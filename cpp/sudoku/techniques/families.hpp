// The finders of each family of techniques, one function a row of the table.
#pragma once

#include "sudoku/techniques/deduction.hpp"

namespace retrace::techniques {

// singles.cpp
bool find_full_house(const Candidates& board, Deduction& found);
bool find_hidden_single_box(const Candidates& board, Deduction& found);
bool find_hidden_single_line(const Candidates& board, Deduction& found);
bool find_naked_single(const Candidates& board, Deduction& found);

// locked.cpp
bool find_direct_pointing(const Candidates& board, Deduction& found);
bool find_direct_claiming(const Candidates& board, Deduction& found);
bool find_pointing(const Candidates& board, Deduction& found);
bool find_claiming(const Candidates& board, Deduction& found);

// subsets.cpp
bool find_direct_hidden_pair(const Candidates& board, Deduction& found);
bool find_direct_hidden_triplet(const Candidates& board, Deduction& found);
bool find_hidden_pair(const Candidates& board, Deduction& found);
bool find_hidden_triplet(const Candidates& board, Deduction& found);
bool find_hidden_quad(const Candidates& board, Deduction& found);
bool find_naked_pair(const Candidates& board, Deduction& found);
bool find_naked_triplet(const Candidates& board, Deduction& found);
bool find_naked_quad(const Candidates& board, Deduction& found);

// fish.cpp
bool find_x_wing(const Candidates& board, Deduction& found);
bool find_swordfish(const Candidates& board, Deduction& found);
bool find_jellyfish(const Candidates& board, Deduction& found);
bool find_finned_x_wing(const Candidates& board, Deduction& found);
bool find_finned_swordfish(const Candidates& board, Deduction& found);
bool find_finned_jellyfish(const Candidates& board, Deduction& found);
bool find_sashimi_x_wing(const Candidates& board, Deduction& found);
bool find_sashimi_swordfish(const Candidates& board, Deduction& found);
bool find_sashimi_jellyfish(const Candidates& board, Deduction& found);
bool find_siamese_fish(const Candidates& board, Deduction& found);

// wings.cpp
bool find_xy_wing(const Candidates& board, Deduction& found);
bool find_xyz_wing(const Candidates& board, Deduction& found);
bool find_w_wing(const Candidates& board, Deduction& found);

// single_digit.cpp
bool find_skyscraper(const Candidates& board, Deduction& found);
bool find_two_string_kite(const Candidates& board, Deduction& found);
bool find_empty_rectangle(const Candidates& board, Deduction& found);

// uniqueness.cpp: the first finds the least rated of the others but the last
bool find_unique_loop(const Candidates& board, Deduction& found);
bool find_unique_rectangle_1(const Candidates& board, Deduction& found);
bool find_unique_rectangle_2(const Candidates& board, Deduction& found);
bool find_unique_rectangle_3(const Candidates& board, Deduction& found);
bool find_unique_rectangle_4(const Candidates& board, Deduction& found);
bool find_unique_loop_1(const Candidates& board, Deduction& found);
bool find_unique_loop_2(const Candidates& board, Deduction& found);
bool find_unique_loop_3(const Candidates& board, Deduction& found);
bool find_unique_loop_4(const Candidates& board, Deduction& found);
bool find_hidden_rectangle(const Candidates& board, Deduction& found);

// bug.cpp: the first finds any of the others
bool find_bug(const Candidates& board, Deduction& found);
bool find_bug_1(const Candidates& board, Deduction& found);
bool find_bug_2(const Candidates& board, Deduction& found);
bool find_bug_3(const Candidates& board, Deduction& found);
bool find_bug_4(const Candidates& board, Deduction& found);

// aligned.cpp
bool find_aligned_pair(const Candidates& board, Deduction& found);
bool find_aligned_triplet(const Candidates& board, Deduction& found);
bool find_aligned_pair_after(const Candidates& board, CellSet changed, Deduction& found);
bool find_aligned_triplet_after(const Candidates& board, CellSet changed, Deduction& found);

// chains/simple_chains.cpp: the first finds the least rated of the others
bool find_simple_chain(const Candidates& board, Deduction& found);
bool find_x_cycle(const Candidates& board, Deduction& found);
bool find_y_cycle(const Candidates& board, Deduction& found);
bool find_x_chain(const Candidates& board, Deduction& found);
bool find_xy_cycle(const Candidates& board, Deduction& found);
bool find_forcing_chain(const Candidates& board, Deduction& found);

// chains/forcing_chains.cpp: the second and the third find the least rated of theirs
bool find_nishio(const Candidates& board, Deduction& found);
bool find_multiple_forcing(const Candidates& board, Deduction& found);
bool find_dynamic_forcing(const Candidates& board, Deduction& found);
bool find_cell_forcing(const Candidates& board, Deduction& found);
bool find_house_forcing(const Candidates& board, Deduction& found);
bool find_dynamic_contradiction(const Candidates& board, Deduction& found);
bool find_dynamic_double(const Candidates& board, Deduction& found);
bool find_dynamic_cell(const Candidates& board, Deduction& found);
bool find_dynamic_house(const Candidates& board, Deduction& found);

// colouring.cpp
bool find_remote_pair(const Candidates& board, Deduction& found);
bool find_simple_colouring(const Candidates& board, Deduction& found);
bool find_multi_colouring(const Candidates& board, Deduction& found);
bool find_medusa(const Candidates& board, Deduction& found);

// bent_sets.cpp
bool find_wxyz_wing(const Candidates& board, Deduction& found);
bool find_larger_wing(const Candidates& board, Deduction& found);
bool find_sue_de_coq(const Candidates& board, Deduction& found);

// general_fish.cpp
bool find_franken_fish(const Candidates& board, Deduction& found);
bool find_mutant_fish(const Candidates& board, Deduction& found);

// alternating/alternating_chains.cpp
bool find_xy_chain(const Candidates& board, Deduction& found);
bool find_turbot_fish(const Candidates& board, Deduction& found);
bool find_aic(const Candidates& board, Deduction& found);
bool find_aic_loop(const Candidates& board, Deduction& found);
bool find_grouped_x_cycle(const Candidates& board, Deduction& found);
bool find_grouped_x_chain(const Candidates& board, Deduction& found);
bool find_grouped_loop(const Candidates& board, Deduction& found);
bool find_grouped_aic(const Candidates& board, Deduction& found);
bool find_als_xz(const Candidates& board, Deduction& found);
bool find_als_xz_double(const Candidates& board, Deduction& found);
bool find_als_xy_wing(const Candidates& board, Deduction& found);
bool find_als_chain(const Candidates& board, Deduction& found);
bool find_als_loop(const Candidates& board, Deduction& found);
bool find_als_aic(const Candidates& board, Deduction& found);
bool find_rectangle_aic(const Candidates& board, Deduction& found);

// rectangles.cpp
bool find_unique_rectangle_6(const Candidates& board, Deduction& found);
bool find_avoidable_rectangle_1(const Candidates& board, Deduction& found);
bool find_avoidable_rectangle_2(const Candidates& board, Deduction& found);
bool find_hidden_rectangle_2(const Candidates& board, Deduction& found);

// extended_rectangles.cpp
bool find_extended_rectangle(const Candidates& board, Deduction& found);

// fireworks.cpp
bool find_firework_triple(const Candidates& board, Deduction& found);
bool find_firework_quad(const Candidates& board, Deduction& found);

// exocet.cpp
bool find_exocet(const Candidates& board, Deduction& found);

// tridagon.cpp
bool find_tridagon(const Candidates& board, Deduction& found);

// sk_loop.cpp
bool find_sk_loop(const Candidates& board, Deduction& found);

// kraken_fish.cpp
bool find_kraken_fish(const Candidates& board, Deduction& found);

// oddagon.cpp
bool find_oddagon(const Candidates& board, Deduction& found);

// aligned_sets.cpp
bool find_aligned_pair_sets(const Candidates& board, Deduction& found);

// counted_cells.cpp
bool find_distributed_subset(const Candidates& board, Deduction& found);
bool find_multi_sector_set(const Candidates& board, Deduction& found);

// templates.cpp
bool find_templates(const Candidates& board, Deduction& found);

// alternating/death_blossom.cpp
bool find_death_blossom(const Candidates& board, Deduction& found);

}  // namespace retrace::techniques
