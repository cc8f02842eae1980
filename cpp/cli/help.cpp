// retrace help, and retrace --version.
#include <unistd.h>

#include <string>

#include "cli/command_table.hpp"
#include "cli/commands.hpp"
#include "cli/defaults.hpp"
#include "cli/layout.hpp"
#include "cli/manual.hpp"
#include "cli/option_table.hpp"
#include "cli/output.hpp"

namespace retrace::cli {
namespace {

constexpr std::size_t kIndent = 4;

std::string heading(Text words) {
    return '\n' + said(words) + '\n';
}

std::string all_commands() {
    std::size_t width = 0;
    for (const CommandRow& row : command_table()) width = std::max(width, row.name.size());
    std::string text;
    for (const CommandRow& row : command_table()) {
        text += std::string(kIndent, ' ') + std::string(row.name) +
                std::string(width - row.name.size() + 2, ' ') + said(row.summary) + '\n';
    }
    return text;
}

std::string exit_codes() {
    std::string text;
    for (const auto& [code, words] : kExitCodes) {
        text += wrapped(std::string(code) + "  " + said(words), kIndent);
    }
    return text;
}

std::string help_of_all() {
    return "retrace: " + said("command/about/title") +
           "\n\n    retrace COMMAND [OPTION]... [FILE]...\n" + heading("command/about/commands") +
           all_commands() + '\n' + wrapped(said("command/about/more"), kIndent) +
           heading("command/about/input-and-output") +
           wrapped(said("command/about/input"), kIndent) + heading("command/about/exit-code") +
           exit_codes();
}

std::string help_of(const CommandRow& row) {
    std::string text = usage_of(row) + '\n' + wrapped(said(row.about), kIndent);
    if (!row.options.empty()) text += heading("command/about/options");
    for (const Option* option : row.options) {
        text += std::string(kIndent, ' ') + std::string(option->name);
        if (!option->value.empty()) text += ' ' + std::string(option->value);
        text += '\n' + wrapped(with_defaults(said(option->help), row), 2 * kIndent);
    }
    return text;
}

}  // namespace

ExitCode show_help(const Arguments& arguments) {
    Output output(STDOUT_FILENO);
    const CommandRow* row = find_command(arguments.topic);
    if (arguments.topic == "man") {
        output.write(manual());
    } else {
        output.write(row == nullptr ? help_of_all() : help_of(*row));
    }
    return output.finish();
}

ExitCode show_version() {
    Output output(STDOUT_FILENO);
    output.write("retrace " + std::string(kVersion) + '\n');
    return output.finish();
}

}  // namespace retrace::cli
