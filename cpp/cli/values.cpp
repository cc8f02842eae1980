// The sentences about values that cannot be.
#include "cli/values.hpp"

#include <algorithm>
#include <string>

#include "cli/nearest.hpp"

namespace retrace::cli {
namespace {

constexpr std::size_t kFew = 6;  // so many are named all

// A number that is too great even for 64 bits.
bool is_too_great(std::string_view value) {
    return !value.empty() && !whole_number(value) &&
           std::all_of(value.begin(), value.end(), [](char c) { return c >= '0' && c <= '9'; });
}

std::string in_a_row(const std::vector<std::string_view>& names, Text last_link) {
    std::string text;
    for (std::size_t i = 0; i < names.size(); ++i) {
        if (i > 0) text += i + 1 < names.size() ? ", " : said(last_link);
        text += names[i];
    }
    return text;
}

}  // namespace

std::vector<std::string_view> choices_in(std::string_view text) {
    std::vector<std::string_view> names;
    if (text.find('|') == std::string_view::npos) return names;
    for (std::string_view rest = text; !rest.empty();) {
        const std::size_t bar = std::min(rest.find('|'), rest.size());
        if (rest.substr(0, bar) != "N") names.push_back(rest.substr(0, bar));
        rest.remove_prefix(std::min(bar + 1, rest.size()));
    }
    return names;
}

std::vector<std::string_view> choices_of(const Option& option) {
    return option.choices != nullptr ? option.choices() : choices_in(option.value);
}

std::variant<std::uint64_t, UsageError> number_in(const Option& option, std::string_view value,
                                                  Bounds bounds) {
    const auto number = whole_number(value);
    if (number && *number >= bounds.from && *number <= bounds.to) return *number;
    const std::string from = std::to_string(bounds.from);
    const std::string to = std::to_string(bounds.to);
    if (bounds.to == Bounds{}.to && !is_too_great(value)) {
        return UsageError{said("command/values/number-from", {option.name, value, from})};
    }
    return UsageError{said("command/values/number-between", {option.name, value, from, to})};
}

UsageError refused(Text sentence, const Option& option, std::string_view value) {
    return UsageError{said(sentence, {option.name, value})};
}

UsageError not_among(const Option& option, std::string_view value) {
    const auto names = choices_of(option);
    if (names.size() <= kFew) {
        const std::string row = in_a_row(names, "command/values/or");
        return UsageError{said("command/values/one-of-few", {option.name, value, row})};
    }
    const std::string_view near = nearest(value, names);
    if (!near.empty()) {
        return UsageError{said("command/values/near", {option.name, value, near})};
    }
    return UsageError{said("command/values/one-of-many",
                           {option.name, value, in_a_row(names, "command/values/comma")})};
}

}  // namespace retrace::cli
