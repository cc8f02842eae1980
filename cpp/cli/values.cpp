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

std::string in_a_row(const std::vector<std::string_view>& names, const Words& last_link) {
    std::string text;
    for (std::size_t i = 0; i < names.size(); ++i) {
        if (i > 0) text += i + 1 < names.size() ? ", " : said(last_link);
        text += names[i];
    }
    return text;
}

}  // namespace

std::variant<std::uint64_t, UsageError> number_in(const Option& option, std::string_view value,
                                                  Bounds bounds) {
    const auto number = whole_number(value);
    if (number && *number >= bounds.from && *number <= bounds.to) return *number;
    const std::string from = std::to_string(bounds.from);
    const std::string to = std::to_string(bounds.to);
    if (bounds.to == Bounds{}.to && !is_too_great(value)) {
        return UsageError{said(
            {"{1} is a number from {3} on, not '{2}'", "{1}에는 {3} 이상의 수를 씁니다: '{2}'"},
            {option.name, value, from})};
    }
    return UsageError{said({"{1} is a number from {3} to {4}, not '{2}'",
                            "{1}에는 {3}부터 {4}까지의 수를 씁니다: '{2}'"},
                           {option.name, value, from, to})};
}

UsageError refused(const Words& sentence, const Option& option, std::string_view value) {
    return UsageError{said(sentence, {option.name, value})};
}

UsageError not_among(const Option& option, std::string_view value) {
    const auto names = choices_of(option);
    if (names.size() <= kFew) {
        const std::string row = in_a_row(names, {" or ", ", "});
        return UsageError{said({"{1} is {3}, not '{2}'", "{1}에는 {3} 가운데 하나를 씁니다: '{2}'"},
                               {option.name, value, row})};
    }
    const std::string_view near = nearest(value, names);
    if (!near.empty()) {
        return UsageError{said({"{1} has no '{2}'; did you mean '{3}'?",
                                "{1}에 없는 값입니다: '{2}'. 혹시 '{3}'인가요?"},
                               {option.name, value, near})};
    }
    return UsageError{
        said({"{1} is one of {3}, not '{2}'", "{1}에는 다음 가운데 하나를 씁니다({3}): '{2}'"},
             {option.name, value, in_a_row(names, {", ", ", "})})};
}

}  // namespace retrace::cli
