// Reads an order, field by field.
#include "wasm/make/ordered.hpp"

#include <string>

namespace retrace {
namespace {

using emscripten::val;
using generate::Order;
using generate::Range;

// From and to; nothing where it is undefined.
std::optional<Range> range_in(const val& range) {
    if (range.isUndefined()) return std::nullopt;
    return Range{range["from"].as<int>(), range["to"].as<int>()};
}

bool read_pattern(const std::string& line, Order& order) {
    if (line.size() != kCells) return false;
    order.pattern = {};
    for (Cell cell = 0; cell < kCells; ++cell) {
        if (line[cell] != '.') order.pattern.add(cell);
    }
    return true;
}

}  // namespace

std::optional<Order> order_in(const val& ask) {
    Order order;
    const auto* symmetry = generate::find_symmetry(ask["symmetry"].as<std::string>());
    const auto kept = Grid::from_line(ask["kept"].as<std::string>());
    const auto technique = ask["technique"].as<int>();
    const auto all = techniques::techniques();
    if (symmetry == nullptr || !kept || technique >= static_cast<int>(all.size())) {
        return std::nullopt;
    }
    if (!read_pattern(ask["pattern"].as<std::string>(), order)) return std::nullopt;
    order.symmetry = symmetry->id;
    order.kept = *kept;
    order.minimal = ask["minimal"].as<bool>();
    order.rating = range_in(ask["rating"]);
    order.givens = range_in(ask["givens"]).value_or(order.givens);
    if (technique >= 0) order.technique = &all[static_cast<std::size_t>(technique)];
    return order;
}

val to_js(const generate::Tries& tries) {
    val object = val::object();
    object.set("made", static_cast<double>(tries.made));
    object.set("notUnique", static_cast<double>(tries.not_unique));
    object.set("wrongGivens", static_cast<double>(tries.wrong_givens));
    object.set("wrongRating", static_cast<double>(tries.wrong_rating));
    object.set("wrongTechnique", static_cast<double>(tries.wrong_technique));
    return object;
}

val to_js(const std::optional<generate::Nearest>& nearest) {
    if (!nearest) return val::undefined();
    val object = val::object();
    object.set("puzzle", nearest->puzzle.to_line());
    object.set("givens", nearest->givens);
    object.set("rating", nearest->rating);
    object.set("technique", number_of(nearest->technique));
    return object;
}

int number_of(const techniques::Technique* technique) {
    return technique == nullptr ? -1 : static_cast<int>(technique->id);
}

}  // namespace retrace
