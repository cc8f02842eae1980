// The orders of two other programs, as far as they name the techniques that are here.
#include <vector>

#include "sudoku/techniques/order_parts.hpp"

namespace retrace::techniques {

namespace {

// A chain's rating grows with its length, which its finder knows.
Finder chain(Id id) {
    return {technique(id).find, nullptr, false, 0, alone(id)};
}

}  // namespace

// As HoDoKu 2.2 is set up before anybody changes it.
std::span<const Finder> hodoku_finders() {
    static const std::vector<Finder> list = with_long_searches({
        only(Id::full_house),
        only(Id::naked_single),
        only(Id::hidden_single_box),
        only(Id::hidden_single_line),
        only(Id::pointing),
        only(Id::claiming),
        only(Id::naked_pair),
        only(Id::naked_triplet),
        only(Id::hidden_pair),
        only(Id::hidden_triplet),
        only(Id::naked_quad),
        only(Id::hidden_quad),
        only(Id::x_wing),
        only(Id::swordfish),
        only(Id::jellyfish),
        only(Id::remote_pair),
        only(Id::bug_1),
        only(Id::skyscraper),
        only(Id::two_string_kite),
        only(Id::empty_rectangle),
        only(Id::w_wing),
        only(Id::xy_wing),
        only(Id::xyz_wing),
        only(Id::unique_rectangle_1),
        only(Id::unique_rectangle_2),
        only(Id::unique_rectangle_3),
        only(Id::unique_rectangle_4),
        only(Id::unique_rectangle_6),
        only(Id::hidden_rectangle),
        only(Id::avoidable_rectangle_1),
        only(Id::avoidable_rectangle_2),
        only(Id::finned_x_wing),
        only(Id::finned_swordfish),
        only(Id::finned_jellyfish),
        only(Id::sue_de_coq),
        only(Id::simple_colouring),
        only(Id::multi_colouring),
        chain(Id::x_chain),
        only(Id::xy_chain),
        simple_chains(),
        only(Id::grouped_x_cycle),
        only(Id::grouped_x_chain),
        only(Id::grouped_loop),
        only(Id::grouped_aic),
        only(Id::als_xz_double),
        only(Id::als_xz),
        only(Id::als_xy_wing),
        only(Id::als_chain),
        only(Id::death_blossom),
        only(Id::franken_fish),
        only(Id::mutant_fish),
        // HoDoKu does not name these.
        unique_loops(),
        only(Id::extended_rectangle),
        graves(),
        only(Id::medusa),
        only(Id::wxyz_wing),
        only(Id::larger_wing),
        only(Id::firework_triple),
        only(Id::firework_quad),
        only(Id::als_loop),
        only(Id::als_aic),
        only(Id::aligned_pair),
        only(Id::aligned_triplet),
        only(Id::sk_loop),
        only(Id::exocet),
        only(Id::tridagon),
        // Its forcing chains and nets.
        nishio(),
        multiple_forcing(),
        only(Id::templates),
    });
    return list;
}

// As the list beside the solver has them.
std::span<const Finder> sudokuwiki_finders() {
    static const std::vector<Finder> list = with_long_searches({
        only(Id::full_house),
        only(Id::naked_single),
        only(Id::hidden_single_box),
        only(Id::hidden_single_line),
        only(Id::naked_pair),
        only(Id::naked_triplet),
        only(Id::hidden_pair),
        only(Id::hidden_triplet),
        only(Id::naked_quad),
        only(Id::hidden_quad),
        only(Id::pointing),
        only(Id::claiming),
        only(Id::x_wing),
        only(Id::remote_pair),
        only(Id::simple_colouring),
        only(Id::xy_wing),
        only(Id::empty_rectangle),
        only(Id::swordfish),
        only(Id::xyz_wing),
        only(Id::bug_1),
        chain(Id::x_cycle),
        chain(Id::x_chain),
        only(Id::xy_chain),
        chain(Id::y_cycle),
        only(Id::medusa),
        only(Id::jellyfish),
        only(Id::unique_rectangle_1),
        only(Id::unique_rectangle_2),
        only(Id::unique_rectangle_3),
        only(Id::unique_rectangle_4),
        only(Id::unique_rectangle_6),
        only(Id::avoidable_rectangle_1),
        only(Id::avoidable_rectangle_2),
        unique_loops(),
        only(Id::firework_triple),
        only(Id::firework_quad),
        only(Id::sk_loop),
        only(Id::extended_rectangle),
        only(Id::hidden_rectangle),
        only(Id::wxyz_wing),
        only(Id::larger_wing),
        only(Id::aligned_pair),
        only(Id::exocet),
        only(Id::grouped_x_cycle),
        only(Id::grouped_x_chain),
        only(Id::finned_x_wing),
        only(Id::finned_swordfish),
        only(Id::finned_jellyfish),
        chain(Id::xy_cycle),
        chain(Id::forcing_chain),
        only(Id::grouped_loop),
        only(Id::grouped_aic),
        only(Id::sue_de_coq),
        // The list does not name these.
        only(Id::skyscraper),
        only(Id::two_string_kite),
        only(Id::w_wing),
        only(Id::multi_colouring),
        graves(),
        only(Id::aligned_triplet),
        only(Id::als_loop),
        only(Id::als_aic),
        only(Id::franken_fish),
        only(Id::mutant_fish),
        only(Id::tridagon),
        // Its forcing chains come before almost locked sets.
        nishio(),
        multiple_forcing(),
        only(Id::als_xz_double),
        only(Id::als_xz),
        only(Id::als_xy_wing),
        only(Id::als_chain),
        only(Id::death_blossom),
        only(Id::templates),
    });
    return list;
}

}  // namespace retrace::techniques
