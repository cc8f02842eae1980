// Reads options in any order; each command knows only its own.
#include "cli/arguments.hpp"

#include <algorithm>

#include "cli/command_table.hpp"
#include "cli/nearest.hpp"
#include "cli/settle.hpp"

namespace retrace::cli {
namespace {

bool is_help(std::string_view word) {
    return word == "--help" || word == "-h";
}

UsageError no_option(const CommandRow& row, std::string_view name) {
    std::vector<std::string_view> names;
    for (const Option* option : row.options) names.push_back(option->name);
    const std::string_view near = nearest(name, names);
    if (near.empty()) {
        return {said("command/usage/no-option", {row.name, name})};
    }
    return {said("command/usage/no-option-near", {row.name, name, near})};
}

UsageError no_use(std::string_view word) {
    return {said("command/usage/unexpected", {word})};
}

// A word that begins an option, parted from a value that it brings along: --limit=5, -n5.
struct Parted {
    std::string_view name;
    std::optional<std::string_view> value;
};

Parted part(std::string_view word) {
    if (!word.starts_with("--") && word.size() > 2) return {word.substr(0, 2), word.substr(2)};
    const std::size_t equals = word.find('=');
    if (equals == std::string_view::npos) return {word, std::nullopt};
    return {word.substr(0, equals), word.substr(equals + 1)};
}

// The words behind the command's name, one after the other.
class WordsLeft {
  public:
    explicit WordsLeft(std::span<const char* const> words) : words_(words) {}

    std::optional<std::string_view> next() {
        if (words_.empty()) return std::nullopt;
        const std::string_view word = words_.front();
        words_ = words_.subspan(1);
        return word;
    }

  private:
    std::span<const char* const> words_;
};

Problem take_option(const CommandRow& row, std::string_view word, WordsLeft& left,
                    Arguments& arguments) {
    const auto [name, brought] = part(word);
    const auto found =
        std::ranges::find(row.options, name, [](const Option* each) { return each->name; });
    if (found == row.options.end()) return no_option(row, name);
    const Option& option = **found;
    if (option.value.empty()) {
        if (!brought) return option.set(option, {}, arguments);
        return refused("command/usage/no-value", option, {});
    }
    const auto value = brought ? brought : left.next();
    if (!value) return refused("command/usage/value-missing", option, {});
    return option.set(option, *value, arguments);
}

Problem take_file(const CommandRow& row, std::string_view word, Arguments& arguments) {
    if (!row.topic.empty() && arguments.topic.empty()) {
        arguments.topic = word;
        return std::nullopt;
    }
    if (row.files == Files::none) return no_use(word);
    arguments.files.push_back(word);
    return std::nullopt;
}

Arguments arguments_of_help() {
    Arguments arguments;
    arguments.command = find_command("help");
    return arguments;
}

// Reads the words behind the command's name.
std::variant<Arguments, UsageError> read_options(const CommandRow& row, WordsLeft left) {
    Arguments arguments;
    arguments.command = &row;
    arguments.strategy = &default_strategy(row);
    bool only_files = false;  // after "--"
    while (const auto word = left.next()) {
        if (!only_files && *word == "--") {
            only_files = true;
            continue;
        }
        if (!only_files && is_help(*word)) {
            Arguments helped = arguments_of_help();
            helped.topic = row.name;
            return helped;
        }
        const bool is_file = only_files || *word == "-" || !word->starts_with('-');
        const Problem problem =
            is_file ? take_file(row, *word, arguments) : take_option(row, *word, left, arguments);
        if (problem) return *problem;
    }
    if (row.settle != nullptr) {
        if (const Problem problem = row.settle(arguments)) return *problem;
    }
    if (const Problem problem = settle_rows(arguments)) return *problem;
    if (const Problem problem = settle_resumed(arguments)) return *problem;
    return arguments;
}

}  // namespace

std::uint64_t tries_of(const Arguments& arguments) {
    return arguments.tries.value_or(generate::usual_tries(arguments.wanted));
}

std::variant<Arguments, UsageError> read_arguments(std::span<const char* const> words) {
    WordsLeft left(words);
    const auto name = left.next();
    if (!name) return UsageError{said("command/usage/command-missing")};
    if (is_help(*name)) return arguments_of_help();
    if (*name == "--version") return Arguments{};
    const CommandRow* row = find_command(*name);
    if (row == nullptr) return no_command(*name);
    auto read = read_options(*row, left);
    if (auto* error = std::get_if<UsageError>(&read)) error->command = row->name;
    return read;
}

}  // namespace retrace::cli
