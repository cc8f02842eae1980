// The classic order and the teaching order, and the search by an entry of any order.
#include <array>
#include <vector>

#include "sudoku/techniques/families.hpp"
#include "sudoku/techniques/order_parts.hpp"

namespace retrace::techniques {
namespace {

constexpr std::array<Id, kTechniques> list_ids() {
    std::array<Id, kTechniques> ids{};
    for (std::size_t i = 0; i < kTechniques; ++i) ids[i] = static_cast<Id>(i);
    return ids;
}
constexpr std::array<Id, kTechniques> kIds = list_ids();

std::span<const Id> alone(Id id) {
    return std::span(kIds).subspan(static_cast<std::size_t>(id), 1);
}

constexpr std::array kLoopIds{
    Id::unique_rectangle_1, Id::unique_rectangle_2, Id::unique_rectangle_3, Id::unique_rectangle_4,
    Id::unique_loop_1,      Id::unique_loop_2,      Id::unique_loop_3,      Id::unique_loop_4};
constexpr std::array kGraveIds{Id::bug_1, Id::bug_2, Id::bug_3, Id::bug_4};
constexpr std::array kSimpleChainIds{Id::x_cycle, Id::y_cycle, Id::x_chain, Id::xy_cycle,
                                     Id::forcing_chain};
constexpr std::array kMultipleIds{Id::cell_forcing, Id::house_forcing};
constexpr std::array kDynamicIds{Id::dynamic_contradiction, Id::dynamic_double, Id::dynamic_cell,
                                 Id::dynamic_house};

// By level, from the first on.
constexpr std::array kNestedIds{Id::dynamic_plus, Id::nested_simple, Id::nested_multiple,
                                Id::nested_dynamic, Id::nested_dynamic_2};

// Null but for searches that take long and look at few cells at a time.
FindAfter find_after(Id id) {
    switch (id) {
        case Id::aligned_pair:
            return find_aligned_pair_after;
        case Id::aligned_triplet:
            return find_aligned_triplet_after;
        default:
            return nullptr;
    }
}

Finder finder_of(OrderEntry entry) {
    const Technique& row = technique(entry.id);
    switch (entry.search) {
        case Search::only:
            return {row.find, &row, row.needs_uniqueness, 0, alone(row.id), find_after(row.id)};
        case Search::chain:
            return {row.find, nullptr, false, 0, alone(row.id)};
        case Search::unique_loops:
            return {find_unique_loop, nullptr, true, 0, kLoopIds};
        case Search::graves:
            return {find_bug, nullptr, true, 0, kGraveIds};
        case Search::simple_chains:
            return {find_simple_chain, nullptr, false, 0, kSimpleChainIds};
        case Search::nishio:
            return {find_nishio, nullptr, false, 0, alone(Id::nishio)};
        case Search::multiple_forcing:
            return {find_multiple_forcing, nullptr, false, 0, kMultipleIds};
    }
    return {};
}

std::span<const Finder> classic_finders() {
    static constexpr std::array kOrder{
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
    };
    static const std::vector<Finder> list = finders_of(kOrder);
    return list;
}

std::span<const Finder> teaching_finders() {
    static constexpr std::array kOrder{
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
        only(Id::distributed_subset),
        only(Id::mutant_fish),
        only(Id::kraken_fish),
        only(Id::exocet),
        only(Id::tridagon),
        only(Id::sk_loop),
        only(Id::multi_sector_set),
        only(Id::rectangle_aic),
        only(Id::aligned_pair),
        only(Id::aligned_triplet),
        only(Id::aligned_pair_sets),
        nishio(),
        multiple_forcing(),
        only(Id::templates),
    };
    static const std::vector<Finder> list = finders_of(kOrder);
    return list;
}

}  // namespace

std::vector<Finder> finders_of(std::span<const OrderEntry> order) {
    std::vector<Finder> list;
    list.reserve(order.size() + 1 + kNestedIds.size());
    for (const OrderEntry entry : order) list.push_back(finder_of(entry));
    list.push_back({find_dynamic_forcing, nullptr, false, 0, kDynamicIds});
    int level = 0;
    for (const Id id : kNestedIds) {
        // With several solutions, such a search would go through everything and find nothing.
        list.push_back({nullptr, nullptr, true, ++level, alone(id)});
    }
    return list;
}

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
