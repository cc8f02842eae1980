// Looks values up in the tables of the core.
#include "cli/set_values.hpp"

#include <algorithm>
#include <string>
#include <utility>

#include "cli/cores.hpp"
#include "cli/nearest.hpp"
#include "cli/wanted.hpp"
#include "sudoku/setting/position.hpp"

namespace retrace::cli {
namespace {

// Sets what has the values of the option in their order.
template <typename Choice>
Problem set_choice(const Option& option, std::string_view value, Choice& choice) {
    const auto names = choices_of(option);
    const auto found = std::find(names.begin(), names.end(), value);
    if (found == names.end()) return not_among(option, value);
    choice = static_cast<Choice>(found - names.begin());
    return std::nullopt;
}

}  // namespace

Problem set_format(const Option& option, std::string_view value, Arguments& arguments) {
    arguments.format = find_form(value);
    arguments.records = value == "json"  ? Records::json
                        : value == "csv" ? Records::csv
                                         : Records::none;
    const bool is_known = arguments.format || arguments.records != Records::none || value == "auto";
    return is_known ? Problem() : not_among(option, value);
}

Problem set_records(const Option& option, std::string_view value, Arguments& arguments) {
    Problem problem = set_format(option, value, arguments);
    if (problem || !arguments.format || value == "line") return problem;
    return refused("command/values/no-boards", option, value);
}

std::vector<std::string_view> strategy_names() {
    std::vector<std::string_view> names;
    for (const Strategy& row : strategies()) names.push_back(row.name);
    return names;
}

Problem set_column(const Option& option, std::string_view value, Arguments& arguments) {
    const bool is_number =
        !value.empty() && value.find_first_not_of("0123456789") == std::string_view::npos;
    arguments.column = is_number ? std::string_view() : value;
    if (is_number) return set_number<&Arguments::field>(option, value, arguments);
    if (!value.empty()) return std::nullopt;
    return refused("command/values/column", option, value);
}

Problem set_strategy(const Option& option, std::string_view value, Arguments& arguments) {
    arguments.strategy = find_strategy(value);
    if (arguments.strategy != nullptr) return std::nullopt;
    const std::string_view near = nearest(value, strategy_names());
    if (!near.empty()) {
        return UsageError{said("command/values/strategy-near", {value, near})};
    }
    return refused("command/values/no-strategy", option, value);
}

Problem set_order(const Option& option, std::string_view value, Arguments& arguments) {
    return set_choice(option, value, arguments.repertoire.order);
}

Problem set_level(const Option& option, std::string_view value, Arguments& arguments) {
    return set_choice(option, value, arguments.level);
}

Problem set_target(const Option& option, std::string_view value, Arguments& arguments) {
    return set_choice(option, value, arguments.target);
}

Problem set_measure(const Option& option, std::string_view value, Arguments& arguments) {
    const auto measure = climb::find_measure(value);
    if (!measure) return not_among(option, value);
    arguments.measure = *measure;
    return std::nullopt;
}

Problem set_jobs(const Option& option, std::string_view value, Arguments& arguments) {
    if (value == "all") {
        arguments.jobs = cores();
        return std::nullopt;
    }
    const auto number = whole_number(value);
    if (!number || *number < 1 || *number > kMostJobs) {
        return UsageError{
            said("command/values/jobs", {option.name, value, std::to_string(kMostJobs)})};
    }
    arguments.jobs = *number;
    return std::nullopt;
}

Problem set_exchange(const Option& option, std::string_view value, Arguments& arguments) {
    const auto exchange = setting::exchange_in(value);
    if (!exchange) return refused("command/values/exchange", option, value);
    arguments.exchanged = *exchange;
    return std::nullopt;
}

Problem set_position(const Option& option, std::string_view value, Arguments& arguments) {
    auto position = setting::position_in(value);
    if (!position) {
        return refused("command/values/position", option, value);
    }
    arguments.position = std::move(*position);
    return std::nullopt;
}

Problem set_techniques(const Option& option, std::string_view value, Arguments& arguments) {
    const auto used = techniques::read_techniques(value);
    if (const auto* unknown = std::get_if<techniques::UnknownName>(&used)) {
        if (!nearest(unknown->name, technique_choices()).empty()) {
            return not_among(option, unknown->name);
        }
        return refused("command/values/no-technique-name", option, unknown->name);
    }
    arguments.repertoire.techniques = std::get<techniques::TechniqueSet>(used);
    if (arguments.repertoire.techniques.any()) return std::nullopt;
    return refused("command/values/no-technique-left", option, value);
}

std::vector<std::string_view> technique_choices() {
    std::vector<std::string_view> names(techniques::kLevelNames.begin(),
                                        techniques::kLevelNames.end());
    for (const std::string_view name : technique_names()) names.push_back(name);
    return names;
}

}  // namespace retrace::cli
