// Checks an order, field by field.
#include "wasm/make/ordered.hpp"

namespace retrace {

std::optional<generate::Order> order_in(const std::optional<OrderGiven>& given) {
    if (!given) return std::nullopt;
    generate::Order order;
    order.pattern = {};
    for (const int cell : given->pattern) {
        if (cell < 0 || cell >= kCells) return std::nullopt;
        order.pattern.add(static_cast<Cell>(cell));
    }
    order.symmetry = given->symmetry;
    order.kept = given->kept;
    order.minimal = given->minimal;
    order.rating = given->rating;
    order.first_placement = given->first_placement;
    order.first_step = given->first_step;
    order.is_pearl = given->pearl;
    order.is_diamond = given->diamond;
    order.givens = given->givens.value_or(order.givens);
    if (given->technique) {
        order.technique = &techniques::techniques()[static_cast<std::size_t>(*given->technique)];
    }
    return order;
}

std::optional<generate::Order> possible_order(const std::optional<OrderGiven>& given) {
    auto order = order_in(given);
    if (order && generate::fault_of(*order)) order.reset();
    return order;
}

}  // namespace retrace
