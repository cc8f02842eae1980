// The sentences about arguments that cannot be together.
#include "cli/settle.hpp"

#include <array>
#include <string>
#include <vector>

#include "cli/command_table.hpp"
#include "cli/nearest.hpp"
#include "sudoku/climb/climb.hpp"

namespace retrace::cli {
namespace {

Text reason(generate::Fault fault) {
    switch (fault) {
        case generate::Fault::empty_range:
            return "command/order/empty-range";
        case generate::Fault::too_few_givens:
            return "command/order/too-few-givens";
        case generate::Fault::kept_contradict:
            return "command/order/kept-contradict";
        case generate::Fault::kept_unsolvable:
            return "command/order/kept-unsolvable";
        case generate::Fault::too_many_kept:
            return "command/order/too-many-kept";
        case generate::Fault::pattern_too_small:
            return "command/order/pattern-too-small";
        case generate::Fault::pattern_exchanges:
            return "command/order/pattern-exchanges";
        case generate::Fault::rating_unreachable:
            return "command/order/rating-unreachable";
        case generate::Fault::technique_too_hard:
            return "command/order/technique-too-hard";
        case generate::Fault::technique_never_first:
            return "command/order/technique-never-first";
        case generate::Fault::full_house_givens:
            break;
    }
    return "command/order/full-house-givens";
}

// "--hlep" before any command.
UsageError no_option_before(std::string_view name) {
    constexpr std::array<std::string_view, 2> kNames{"--help", "--version"};
    const std::string_view near = nearest(name, kNames);
    if (near.empty()) {
        return {said("command/usage/no-option-before", {name})};
    }
    return {said("command/usage/option-near", {name, near})};
}

}  // namespace

UsageError no_command(std::string_view name) {
    if (name.starts_with('-')) return no_option_before(name);
    std::vector<std::string_view> names;
    for (const CommandRow& row : command_table()) names.push_back(row.name);
    names.emplace_back("--version");
    const std::string_view near = nearest(name, names);
    if (near.empty()) {
        return {said("command/usage/no-command", {name})};
    }
    return {said("command/usage/command-near", {name, near})};
}

Problem settle_trace(Arguments& arguments) {
    if (arguments.strategy->has_steps()) return std::nullopt;
    return UsageError{said("command/usage/no-steps", {arguments.strategy->name})};
}

Problem settle_worst(Arguments& arguments) {
    if (climb::can_climb(*arguments.strategy)) return std::nullopt;
    return UsageError{said("command/usage/no-climb", {arguments.strategy->name})};
}

Problem settle_same(Arguments& arguments) {
    if (!arguments.among.empty() || arguments.files.size() == 2) return std::nullopt;
    return UsageError{said("command/usage/two-puzzles")};
}

Problem settle_help(Arguments& arguments) {
    const std::string_view topic = arguments.topic;
    const bool is_known = topic.empty() || topic == "man" || find_command(topic) != nullptr;
    return is_known ? Problem() : no_command(topic);
}

Problem settle_wanted(Arguments& arguments) {
    if (arguments.minimal) arguments.wanted.minimal = true;
    if (!arguments.numbers.empty() && arguments.puzzles) {
        return UsageError{said("command/usage/numbers-or-n")};
    }
    if (!arguments.numbers.empty() && !arguments.resumed.empty()) {
        return UsageError{said("command/usage/numbers-or-resume")};
    }
    if (const auto fault = generate::fault_of(arguments.wanted)) {
        return UsageError{said(reason(*fault))};
    }
    return std::nullopt;
}

// The first reason for which the answers are no rows.
Problem settle_rows(const Arguments& arguments) {
    if (!arguments.rows) {
        if (arguments.column.empty()) return std::nullopt;
        return UsageError{said("command/usage/column-rows")};
    }
    const bool has_boards_of_rows =
        arguments.records == Records::none && arguments.format.value_or(Form::line) != Form::line;
    if (has_boards_of_rows) return UsageError{said("command/usage/rows-lines")};
    if (arguments.unfold) return UsageError{said("command/usage/rows-or", {"--unfold"})};
    if (arguments.classic) return UsageError{said("command/usage/rows-or", {"--classic"})};
    return std::nullopt;
}

Problem settle_resumed(const Arguments& arguments) {
    if (arguments.resumed.empty()) return std::nullopt;
    const bool is_of_lines =
        arguments.records == Records::none && arguments.format.value_or(Form::line) == Form::line;
    if (!is_of_lines) return UsageError{said("command/usage/resume-lines")};
    // A drawn puzzle depends on the seed; a command that reads nothing draws all that it writes.
    const bool draws = arguments.command->files == Files::none || arguments.puzzles.has_value();
    if (draws && !arguments.seed) return UsageError{said("command/usage/resume-seed")};
    return std::nullopt;
}

}  // namespace retrace::cli
