// The sentences about arguments that cannot be together.
#include "cli/settle.hpp"

#include <array>
#include <string>
#include <vector>

#include "cli/command_table.hpp"
#include "cli/nearest.hpp"
#include "cli/wanted.hpp"
#include "sudoku/climb/climb.hpp"

namespace retrace::cli {
namespace {

// The reasons, in the order of the faults.
constexpr std::array<Text, std::size_t{11}> kFaults{
    "command/order/empty-range",        "command/order/too-few-givens",
    "command/order/kept-contradict",    "command/order/kept-unsolvable",
    "command/order/too-many-kept",      "command/order/pattern-too-small",
    "command/order/pattern-exchanges",  "command/order/rating-unreachable",
    "command/order/technique-too-hard", "command/order/technique-never-first",
    "command/order/full-house-givens",
};
static_assert(kFaults.size() ==
              std::size_t{1} + static_cast<std::size_t>(generate::Fault::full_house_givens));

UsageError refusal_of(generate::Fault fault) {
    return UsageError{said(kFaults[static_cast<std::size_t>(fault)])};
}

// The first option that is for classic puzzles alone; empty: there is none.
std::string_view classic_option(const Arguments& arguments) {
    const generate::Order& wanted = arguments.wanted;
    if (wanted.rating) return "--rating";
    if (wanted.first_placement) return "--ep";
    if (wanted.first_step) return "--ed";
    if (wanted.is_pearl) return "--pearl";
    if (wanted.is_diamond) return "--diamond";
    if (wanted.technique != nullptr) return "--technique";
    if (wanted.pattern != generate::Order::every_cell()) return "--pattern";
    if (wanted.kept.blanks() < kCells) return "--keep";
    if (!arguments.numbers.empty()) return "--numbers";
    if (!arguments.resumed.empty()) return "--resume";
    return arguments.format.value_or(Form::line) == Form::line ? "" : "--format";
}

Problem settle_varied(const Arguments& arguments) {
    if (const auto option = classic_option(arguments); !option.empty()) {
        return UsageError{said("command/usage/classic-alone", {option})};
    }
    const auto fault = varied::fault_of(varied_order(arguments));
    if (!fault) return std::nullopt;
    switch (*fault) {
        case varied::OrderFault::size:
        case varied::OrderFault::windows:
            return UsageError{said("command/usage/windows")};
        case varied::OrderFault::two_regions:
            return UsageError{said("command/usage/either", {"jigsaw", "latin"})};
        case varied::OrderFault::needs_boxes:
            return UsageError{said("command/usage/either", {"disjoint-groups", "jigsaw|latin"})};
        case varied::OrderFault::no_form:
            return UsageError{said("command/usage/no-form")};
        case varied::OrderFault::empty_range:
            break;
    }
    return refusal_of(generate::Fault::empty_range);
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

Problem settle_ratings(Arguments& arguments) {
    const auto fault = generate::fault_of_ratings(arguments.wanted);
    return fault ? Problem(refusal_of(*fault)) : std::nullopt;
}

// A line for each puzzle is what a file is gone on with.
Problem settle_rate(Arguments& arguments) {
    if (writes_only_wanted(arguments) && !arguments.resumed.empty()) {
        return UsageError{said("command/usage/wanted-resume")};
    }
    return settle_ratings(arguments);
}

Problem settle_wanted(Arguments& arguments) {
    if (arguments.minimal) arguments.wanted.minimal = true;
    if (wants_varied(arguments)) return settle_varied(arguments);
    int& most = arguments.wanted.givens.to;
    if (most == kAllGivens) most = kCells;
    if (most > kCells) return UsageError{said("command/order/too-many-givens")};
    if (!arguments.numbers.empty() && arguments.puzzles) {
        return UsageError{said("command/usage/numbers-or-n")};
    }
    if (!arguments.numbers.empty() && !arguments.resumed.empty()) {
        return UsageError{said("command/usage/numbers-or-resume")};
    }
    if (const auto fault = generate::fault_of(arguments.wanted)) return refusal_of(*fault);
    return std::nullopt;
}

// The first reason for which the answers are no rows.
Problem settle_rows(const Arguments& arguments) {
    if (!arguments.rows) {
        if (arguments.column.empty()) return std::nullopt;
        return UsageError{said("command/usage/column-rows")};
    }
    if (arguments.records == Records::none && !writes_lines(arguments))
        return UsageError{said("command/usage/rows-lines")};
    if (arguments.unfold) return UsageError{said("command/usage/either", {"--rows", "--unfold"})};
    if (arguments.classic) return UsageError{said("command/usage/either", {"--rows", "--classic"})};
    return std::nullopt;
}

Problem settle_canonical(Arguments& arguments) {
    if (!arguments.with_map || !arguments.by_solution) return std::nullopt;
    return UsageError{said("command/usage/either", {"--with-map", "--by-solution"})};
}

Problem settle_resumed(const Arguments& arguments) {
    if (arguments.resumed.empty()) return std::nullopt;
    if (!writes_lines(arguments)) return UsageError{said("command/usage/resume-lines")};
    // A drawn puzzle depends on the seed; a command that reads nothing draws all that it writes.
    const bool draws = arguments.command->files == Files::none || arguments.puzzles.has_value();
    if (draws && !arguments.seed) return UsageError{said("command/usage/resume-seed")};
    return std::nullopt;
}

}  // namespace retrace::cli
