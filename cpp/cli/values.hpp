// The values of options, read and checked in one place.
#pragma once

#include <cstdint>
#include <limits>
#include <optional>
#include <string_view>
#include <type_traits>
#include <variant>

#include "cli/option_table.hpp"
#include "cli/whole_number.hpp"

namespace retrace::cli {

using Problem = std::optional<UsageError>;

struct Bounds {
    std::uint64_t from = 1;
    std::uint64_t to = std::numeric_limits<std::uint64_t>::max();
};

// "--level is nudge, where, what or why, not 'who'"; with the nearest of many.
UsageError not_among(const Option& option, std::string_view value);

// The sentence with the option's name as {1} and the value as {2}.
UsageError refused(Text sentence, const Option& option, std::string_view value);

// A whole number within bounds, or the sentence that says them.
std::variant<std::uint64_t, UsageError> number_in(const Option& option, std::string_view value,
                                                  Bounds bounds = {});

// Sets a member to a number within bounds, from 1 on where nothing else is said.
template <auto member, std::uint64_t from = Bounds{}.from, std::uint64_t to = Bounds{}.to>
Problem set_number(const Option& option, std::string_view value, Arguments& arguments) {
    const auto number = number_in(option, value, {from, to});
    if (const auto* error = std::get_if<UsageError>(&number)) return *error;
    using Member = std::remove_reference_t<decltype(arguments.*member)>;
    arguments.*member = static_cast<Member>(std::get<std::uint64_t>(number));
    return std::nullopt;
}

// Sets a member to the name of a file, which standard input cannot stand for.
template <std::string_view Arguments::*member>
Problem set_file(const Option& option, std::string_view value, Arguments& arguments) {
    arguments.*member = value;
    if (!value.empty() && value != "-") return std::nullopt;
    return refused("command/values/file", option, value);
}

// Sets a member that is a flag.
template <bool Arguments::*member>
Problem set_flag(const Option&, std::string_view, Arguments& arguments) {
    arguments.*member = true;
    return std::nullopt;
}

}  // namespace retrace::cli
