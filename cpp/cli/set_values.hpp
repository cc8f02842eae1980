// The functions by which options set arguments, where these are more than numbers and flags.
#pragma once

#include <string_view>
#include <vector>

#include "cli/values.hpp"

namespace retrace::cli {

// The form of boards; of answers that are no boards, the forms that these have.
Problem set_format(const Option& option, std::string_view value, Arguments& arguments);
Problem set_records(const Option& option, std::string_view value, Arguments& arguments);

// The number of a column, or its name.
Problem set_column(const Option& option, std::string_view value, Arguments& arguments);

Problem set_strategy(const Option& option, std::string_view value, Arguments& arguments);
Problem set_order(const Option& option, std::string_view value, Arguments& arguments);
Problem set_level(const Option& option, std::string_view value, Arguments& arguments);
Problem set_target(const Option& option, std::string_view value, Arguments& arguments);
Problem set_measure(const Option& option, std::string_view value, Arguments& arguments);
Problem set_jobs(const Option& option, std::string_view value, Arguments& arguments);
Problem set_exchange(const Option& option, std::string_view value, Arguments& arguments);
Problem set_position(const Option& option, std::string_view value, Arguments& arguments);
// A list as techniques::read_techniques takes it.
Problem set_techniques(const Option& option, std::string_view value, Arguments& arguments);

std::vector<std::string_view> strategy_names();
// The levels, and the names of all techniques.
std::vector<std::string_view> technique_choices();

}  // namespace retrace::cli
