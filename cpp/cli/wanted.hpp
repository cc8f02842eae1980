// The options that say what puzzle `retrace generate` is to make.
#pragma once

#include <optional>
#include <string_view>
#include <vector>

#include "cli/values.hpp"
#include "varied/making.hpp"

namespace retrace::cli {

// The end of an open range of givens: however many cells there are.
inline constexpr int kAllGivens = 999;

Problem set_givens(const Option& option, std::string_view value, Arguments& arguments);
Problem set_ratings(const Option& option, std::string_view value,
                    std::optional<generate::Range>& ratings);
Problem set_technique(const Option& option, std::string_view value, Arguments& arguments);
Problem set_symmetry(const Option& option, std::string_view value, Arguments& arguments);
Problem set_board_size(const Option& option, std::string_view value, Arguments& arguments);
Problem set_rules(const Option& option, std::string_view value, Arguments& arguments);
Problem set_pattern(const Option& option, std::string_view value, Arguments& arguments);
Problem set_kept(const Option& option, std::string_view value, Arguments& arguments);
Problem set_numbers(const Option& option, std::string_view value, Arguments& arguments);

// Sets the ratings that are wanted to a range.
template <std::optional<generate::Range> generate::Order::*member>
Problem set_rating(const Option& option, std::string_view value, Arguments& arguments) {
    return set_ratings(option, value, arguments.wanted.*member);
}

// Sets a member of what is wanted that is a flag.
template <bool generate::Order::*member>
Problem set_wanted(const Option&, std::string_view, Arguments& arguments) {
    arguments.wanted.*member = true;
    return std::nullopt;
}

// Sets the rating from which on puzzles are wanted.
Problem set_above(const Option& option, std::string_view value, Arguments& arguments);

std::vector<std::string_view> technique_names();
std::vector<std::string_view> symmetry_names();
std::vector<std::string_view> layout_names();

// The order for puzzles of another size or with other rules.
varied::PuzzleOrder varied_order(const Arguments& arguments);

}  // namespace retrace::cli
