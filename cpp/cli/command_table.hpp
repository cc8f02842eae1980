// The commands: the parser, help, man page and completions read this table.
#pragma once

#include <span>
#include <string_view>

#include "cli/arguments.hpp"
#include "cli/words.hpp"

namespace retrace::cli {

struct CommandRow {
    std::string_view name;
    Command command;
    enum class Files : unsigned char { none, many } files;
    Words summary;  // a line in the list of commands
    Words about;    // paragraphs; lines that begin with spaces stay as they are
};

std::span<const CommandRow> command_table();

// Null where there is none of that name.
const CommandRow* find_command(std::string_view name);

}  // namespace retrace::cli
