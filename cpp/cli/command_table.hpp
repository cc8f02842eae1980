// The commands: the parser, help, man page and completions read this table.
#pragma once

#include <algorithm>
#include <span>
#include <string_view>
#include <vector>

#include "cli/exit_code.hpp"
#include "cli/texts.hpp"
#include "cli/values.hpp"

namespace retrace::cli {

enum class Files : unsigned char { none, many };

struct Command {
    std::string_view name;
    ExitCode (*run)(const Arguments&);
    std::span<const Option* const> options{};  // in the order of help
    Files files = Files::none;
    std::string_view topic{};     // the word behind the command, as help writes it; empty: none
    std::string_view strategy{};  // that it searches with by default; empty: the quickest
    // Why the arguments cannot be together; null: they always can.
    Problem (*settle)(Arguments& arguments) = nullptr;

    constexpr bool has_option(std::string_view wanted) const {
        return std::ranges::any_of(options,
                                   [&](const Option* each) { return each->name == wanted; });
    }
};

// A command with its texts: cpp/words has them under its name.
struct CommandRow : Command {
    consteval CommandRow(const Command& command)
        : Command(command),
          summary("commands", command.name, "summary"),
          about("commands", command.name, "about") {
        // The option names a column in the lines of files.
        if (has_option("--field")) files = Files::many;
    }

    Text summary;  // a line in the list of commands
    Text about;    // paragraphs; lines that begin with spaces stay as they are
};

std::span<const CommandRow> command_table();

// Null where there is none of that name.
const CommandRow* find_command(std::string_view name);

// The strategy that a command searches with by default.
const Strategy& default_strategy(const Command& command);

// The words there are for the topic.
std::vector<std::string_view> topics_of(const Command& command);

}  // namespace retrace::cli
