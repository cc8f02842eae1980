// Ranges, symmetries and boards of cells, and what cannot be had of them.
#include "cli/wanted.hpp"

#include <algorithm>
#include <string>

#include "cli/nearest.hpp"
#include "cli/whole_number.hpp"

namespace retrace::cli {
namespace {

using generate::Range;

constexpr std::uint64_t kMostInRange = kAllGivens;

// "3", or where tenths are read "3.4": 34. Nothing else.
std::optional<int> read_part(std::string_view text, bool in_tenths) {
    const std::size_t point = in_tenths ? text.find('.') : std::string_view::npos;
    const auto whole = whole_number(text.substr(0, point));
    if (!whole || *whole > kMostInRange) return std::nullopt;
    const int number = static_cast<int>(*whole);
    if (!in_tenths) return number;
    if (point == std::string_view::npos) return number * 10;
    const std::string_view tenths = text.substr(point + 1);
    const auto tenth = whole_number(tenths);
    if (!tenth || tenths.size() != 1) return std::nullopt;
    return number * 10 + static_cast<int>(*tenth);
}

// "A-B", "A+" for A and all above it, or "A" for A alone.
std::optional<Range> read_range(std::string_view text, bool in_tenths) {
    if (text.ends_with('+')) {
        const auto from = read_part(text.substr(0, text.size() - 1), in_tenths);
        if (!from) return std::nullopt;
        return Range{*from, std::max(*from, in_tenths ? generate::kRatings.to : kAllGivens)};
    }
    const std::size_t dash = text.find('-');
    const auto from = read_part(text.substr(0, dash), in_tenths);
    const auto to =
        dash == std::string_view::npos ? from : read_part(text.substr(dash + 1), in_tenths);
    if (!from || !to) return std::nullopt;
    return Range{*from, *to};
}

}  // namespace

Problem set_givens(const Option& option, std::string_view value, Arguments& arguments) {
    const auto range = read_range(value, false);
    if (!range) {
        return refused("command/values/range", option, value);
    }
    arguments.wanted.givens = *range;
    arguments.wanted.minimal = false;
    return std::nullopt;
}

Problem set_ratings(const Option& option, std::string_view value, std::optional<Range>& ratings) {
    ratings = read_range(value, true);
    if (ratings) return std::nullopt;
    return refused("command/values/rating", option, value);
}

Problem set_above(const Option& option, std::string_view value, Arguments& arguments) {
    arguments.above = read_part(value, true);
    if (arguments.above && generate::kRatings.has(*arguments.above)) return std::nullopt;
    return refused("command/values/one-rating", option, value);
}

Problem set_technique(const Option& option, std::string_view value, Arguments& arguments) {
    // As people write it, "Hidden Quad", too.
    std::string name(value);
    for (char& letter : name) {
        if (letter == ' ' || letter == '_') letter = '-';
        if (letter >= 'A' && letter <= 'Z') letter = static_cast<char>(letter - 'A' + 'a');
    }
    for (const auto& row : techniques::techniques()) {
        if (row.name == name) arguments.wanted.technique = &row;
    }
    if (arguments.wanted.technique != nullptr) return std::nullopt;
    if (!nearest(value, technique_names()).empty()) return not_among(option, value);
    return refused("command/values/technique", option, value);
}

Problem set_symmetry(const Option& option, std::string_view value, Arguments& arguments) {
    const auto* row = generate::find_symmetry(value);
    if (row == nullptr) return not_among(option, value);
    arguments.wanted.symmetry = row->id;
    return std::nullopt;
}

Problem set_board_size(const Option& option, std::string_view value, Arguments& arguments) {
    const auto names = choices_of(option);
    if (std::find(names.begin(), names.end(), value) == names.end()) {
        return not_among(option, value);
    }
    arguments.board_size = static_cast<int>(*whole_number(value));
    return std::nullopt;
}

Problem set_rules(const Option& option, std::string_view value, Arguments& arguments) {
    auto rows = varied::layouts_of(value);
    if (const auto* unknown = std::get_if<std::string_view>(&rows)) {
        return not_among(option, *unknown);
    }
    arguments.layouts = std::get<std::vector<const varied::Layout*>>(std::move(rows));
    return std::nullopt;
}

Problem set_pattern(const Option& option, std::string_view value, Arguments& arguments) {
    if (value.size() != kCells) {
        return refused("command/values/pattern", option, value);
    }
    CellSet cells;
    for (Cell cell = 0; cell < kCells; ++cell) {
        if (value[cell] != '.' && value[cell] != '0') cells.add(cell);
    }
    arguments.wanted.pattern = cells;
    return std::nullopt;
}

Problem set_kept(const Option& option, std::string_view value, Arguments& arguments) {
    const auto grid = Grid::from_line(value);
    if (!grid) {
        return refused("command/values/kept", option, value);
    }
    arguments.wanted.kept = *grid;
    return std::nullopt;
}

Problem set_numbers(const Option& option, std::string_view value, Arguments& arguments) {
    arguments.numbers = value;
    if (!value.empty()) return std::nullopt;
    return refused("command/values/file-or-input", option, value);
}

std::vector<std::string_view> technique_names() {
    std::vector<std::string_view> names;
    for (const auto& row : techniques::techniques()) names.push_back(row.name);
    return names;
}

std::vector<std::string_view> symmetry_names() {
    std::vector<std::string_view> names;
    for (const auto& row : generate::symmetries()) names.push_back(row.name);
    return names;
}

std::vector<std::string_view> layout_names() {
    std::vector<std::string_view> names;
    for (const varied::Layout& row : varied::layouts()) names.push_back(row.name);
    return names;
}

varied::PuzzleOrder varied_order(const Arguments& arguments) {
    varied::PuzzleOrder order{.size = arguments.board_size.value_or(9),
                              .layouts = arguments.layouts,
                              .symmetry = arguments.wanted.symmetry,
                              .minimal = arguments.wanted.minimal,
                              .fewest_clues = arguments.fewest_clues};
    if (arguments.tries) order.tries = *arguments.tries;
    const generate::Range usual = generate::Order{}.givens;
    const generate::Range givens = arguments.wanted.givens;
    if (givens.from == usual.from && givens.to == usual.to) return order;
    order.fewest_givens = static_cast<std::size_t>(givens.from);
    order.most_givens = static_cast<std::size_t>(givens.to);
    return order;
}

}  // namespace retrace::cli
