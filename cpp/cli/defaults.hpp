// The values that an option has where nothing is said, in the texts about it.
#pragma once

#include <string>

#include "cli/arguments.hpp"
#include "cli/command_table.hpp"
#include "cli/texts.hpp"

namespace retrace::cli {

inline std::string with_defaults(std::string text, const Command& command) {
    text = replaced(std::move(text), "{strategy}", default_strategy(command).name);
    text = replaced(std::move(text), "{limit}", std::to_string(kDefaultLimit));
    text = replaced(std::move(text), "{work}", std::to_string(Arguments{}.fix_work));
    text = replaced(std::move(text), "{rated}", std::to_string(generate::kUsualRatedTries));
    text = replaced(std::move(text), "{hard}", std::to_string(generate::kUsualHardTries));
    return replaced(std::move(text), "{tries}", std::to_string(generate::kUsualTries));
}

// "retrace solve [OPTION]... [FILE]...".
inline std::string usage_of(const CommandRow& row) {
    std::string text = "retrace " + std::string(row.name);
    if (!row.topic.empty()) return text + ' ' + std::string(row.topic);
    text += " [OPTION]...";
    if (row.files == Files::many) text += " [FILE]...";
    return text;
}

}  // namespace retrace::cli
