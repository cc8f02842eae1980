// The option that says which techniques may be used.
#pragma once

#include <string_view>
#include <vector>

#include "cli/values.hpp"

namespace retrace::cli {

// A list as techniques::read_techniques takes it.
Problem set_techniques(const Option& option, std::string_view value, Arguments& arguments);

// The levels, and the names of all techniques.
std::vector<std::string_view> technique_choices();

}  // namespace retrace::cli
