// The classic order and the teaching order, and the search by an entry of any order.
#include <vector>

#include "sudoku/techniques/order_parts.hpp"

namespace retrace::techniques {
namespace {

std::span<const Finder> classic_finders() {
    static const std::vector<Finder> list = with_long_searches({
        only(Id::full_house),
        only(Id::hidden_single_box),
        only(Id::hidden_single_line),
        only(Id::direct_pointing),
        only(Id::direct_claiming),
        only(Id::direct_hidden_pair),
        only(Id::naked_single),
        only(Id::direct_hidden_triplet),
        only(Id::pointing),
        only(Id::claiming),
        only(Id::naked_pair),
        only(Id::x_wing),
        only(Id::hidden_pair),
        only(Id::naked_triplet),
        only(Id::swordfish),
        only(Id::hidden_triplet),
        only(Id::xy_wing),
        only(Id::xyz_wing),
        unique_loops(),
        only(Id::naked_quad),
        only(Id::jellyfish),
        only(Id::hidden_quad),
        graves(),
        only(Id::aligned_pair),
        simple_chains(),
        only(Id::aligned_triplet),
        nishio(),
        multiple_forcing(),
    });
    return list;
}

std::span<const Finder> teaching_finders() {
    static const std::vector<Finder> list = with_long_searches({
        only(Id::full_house),
        only(Id::hidden_single_box),
        only(Id::naked_single),
        only(Id::hidden_single_line),
        only(Id::pointing),
        only(Id::claiming),
        only(Id::naked_pair),
        only(Id::hidden_pair),
        only(Id::naked_triplet),
        only(Id::hidden_triplet),
        only(Id::x_wing),
        only(Id::skyscraper),
        only(Id::two_string_kite),
        only(Id::turbot_fish),
        only(Id::empty_rectangle),
        only(Id::xy_wing),
        only(Id::xyz_wing),
        only(Id::w_wing),
        only(Id::unique_rectangle_1),
        only(Id::unique_rectangle_2),
        only(Id::unique_rectangle_4),
        only(Id::unique_rectangle_6),
        only(Id::hidden_rectangle),
        only(Id::bug_1),
        only(Id::finned_x_wing),
        only(Id::sashimi_x_wing),
        only(Id::swordfish),
        only(Id::naked_quad),
        only(Id::hidden_quad),
        only(Id::unique_rectangle_3),
        only(Id::finned_swordfish),
        only(Id::sashimi_swordfish),
        only(Id::jellyfish),
        only(Id::finned_jellyfish),
        only(Id::sashimi_jellyfish),
        only(Id::siamese_fish),
        unique_loops(),
        only(Id::extended_rectangle),
        only(Id::avoidable_rectangle_1),
        only(Id::avoidable_rectangle_2),
        only(Id::hidden_rectangle_2),
        graves(),
        only(Id::remote_pair),
        only(Id::simple_colouring),
        only(Id::multi_colouring),
        only(Id::wxyz_wing),
        only(Id::sue_de_coq),
        only(Id::firework_triple),
        only(Id::firework_quad),
        only(Id::oddagon),
        only(Id::xy_chain),
        simple_chains(),
        only(Id::aic_loop),
        only(Id::aic),
        only(Id::medusa),
        only(Id::grouped_x_cycle),
        only(Id::grouped_x_chain),
        only(Id::larger_wing),
        only(Id::distributed_subset),
        only(Id::als_xz_double),
        only(Id::als_xz),
        only(Id::als_xy_wing),
        only(Id::grouped_loop),
        only(Id::grouped_aic),
        only(Id::franken_fish),
        only(Id::death_blossom),
        only(Id::als_chain),
        only(Id::als_loop),
        only(Id::als_aic),
        only(Id::mutant_fish),
        only(Id::kraken_fish),
        only(Id::exocet),
        only(Id::tridagon),
        only(Id::sk_loop),
        only(Id::multi_sector_set),
        only(Id::aligned_pair),
        only(Id::aligned_triplet),
        only(Id::aligned_pair_sets),
        nishio(),
        multiple_forcing(),
        only(Id::templates),
    });
    return list;
}

}  // namespace

std::span<const Finder> finders(Order order) {
    switch (order) {
        case Order::classic:
            return classic_finders();
        case Order::teaching:
            return teaching_finders();
        case Order::hodoku:
            return hodoku_finders();
        case Order::sudokuwiki:
            return sudokuwiki_finders();
    }
    return {};
}

bool find(const Finder& finder, const Candidates& board, CellSet changed, Deduction& found) {
    found.clear();
    const bool is_found = finder.find_after != nullptr ? finder.find_after(board, changed, found)
                                                       : finder.find(board, found);
    if (!is_found) return false;
    // A search that names the technique itself knows the rating, too.
    if (finder.only != nullptr && found.technique == nullptr) {
        found.technique = finder.only;
        found.rating = finder.only->rating;
    }
    return true;
}

}  // namespace retrace::techniques
