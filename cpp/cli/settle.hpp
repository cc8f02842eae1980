// Functions that look at all arguments together, after the last one, and say why they cannot be so.
#pragma once

#include "cli/values.hpp"

namespace retrace::cli {

Problem settle_trace(Arguments& arguments);
Problem settle_worst(Arguments& arguments);
Problem settle_same(Arguments& arguments);
Problem settle_canonical(Arguments& arguments);
Problem settle_help(Arguments& arguments);
// For `generate`.
Problem settle_wanted(Arguments& arguments);
// For `neighbours`.
Problem settle_ratings(Arguments& arguments);
Problem settle_rate(Arguments& arguments);

// For every command that can go on with a file.
Problem settle_rows(const Arguments& arguments);
Problem settle_resumed(const Arguments& arguments);

UsageError no_command(std::string_view name);

}  // namespace retrace::cli
