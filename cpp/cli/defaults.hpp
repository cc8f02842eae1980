// The values that an option has where nothing is said, in the texts about it.
#pragma once

#include <string>

#include "cli/arguments.hpp"
#include "cli/command_table.hpp"
#include "cli/words.hpp"

namespace retrace::cli {

inline std::string with_defaults(std::string text, Command command) {
    text = replaced(std::move(text), "@STRATEGY@", default_strategy(command).name);
    text = replaced(std::move(text), "@LIMIT@", std::to_string(kDefaultLimit));
    text = replaced(std::move(text), "@WORK@", std::to_string(Arguments{}.fix_work));
    text = replaced(std::move(text), "@RATED@", std::to_string(kDefaultRatedTries));
    text = replaced(std::move(text), "@HARD@", std::to_string(kDefaultHardTries));
    return replaced(std::move(text), "@TRIES@", std::to_string(kDefaultTries));
}

// "retrace solve [OPTION]... [FILE]...".
inline std::string usage_of(const CommandRow& row) {
    std::string text = "retrace " + std::string(row.name);
    if (row.command == Command::help) return text + " [COMMAND]";
    if (row.command == Command::completions) return text + " bash|zsh|fish";
    text += " [OPTION]...";
    if (row.files == CommandRow::Files::many) text += " [FILE]...";
    return text;
}

}  // namespace retrace::cli
