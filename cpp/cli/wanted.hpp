// The options that say what puzzle `retrace generate` is to make.
#pragma once

#include <string_view>
#include <vector>

#include "cli/values.hpp"

namespace retrace::cli {

Problem set_givens(const Option& option, std::string_view value, Arguments& arguments);
Problem set_rating(const Option& option, std::string_view value, Arguments& arguments);
Problem set_technique(const Option& option, std::string_view value, Arguments& arguments);
Problem set_symmetry(const Option& option, std::string_view value, Arguments& arguments);
Problem set_pattern(const Option& option, std::string_view value, Arguments& arguments);
Problem set_kept(const Option& option, std::string_view value, Arguments& arguments);
Problem set_numbers(const Option& option, std::string_view value, Arguments& arguments);

std::vector<std::string_view> technique_names();
std::vector<std::string_view> symmetry_names();

}  // namespace retrace::cli
