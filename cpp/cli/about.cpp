// retrace --help and --version.
#include <unistd.h>

#include <cstdlib>
#include <string>

#include "cli/commands.hpp"
#include "cli/help.hpp"
#include "cli/output.hpp"

namespace retrace::cli {
namespace {

constexpr std::string_view kVersion = "0.1.0";  // as in package.json

// The locale of messages, as POSIX has it: the first of the three that is set and not empty.
bool speaks_korean() {
    for (const char* name : {"LC_ALL", "LC_MESSAGES", "LANG"}) {
        const char* locale = std::getenv(name);
        if (locale != nullptr && *locale != '\0') return std::string_view(locale).starts_with("ko");
    }
    return false;
}

// Wherever it stands.
void replace(std::string& text, std::string_view name, std::string_view value) {
    for (std::size_t at = 0; (at = text.find(name, at)) != std::string::npos; at += value.size()) {
        text.replace(at, name.size(), value);
    }
}

}  // namespace

ExitCode show_help() {
    std::string help(speaks_korean() ? korean_help : english_help);
    replace(help, "@SOLVE@", default_strategy(Command::solve).name);
    replace(help, "@TRACE@", default_strategy(Command::trace).name);
    replace(help, "@WORST@", default_strategy(Command::worst).name);
    replace(help, "@LIMIT@", std::to_string(kDefaultLimit));
    replace(help, "@TRIES@", std::to_string(kDefaultTries));
    Output output(STDOUT_FILENO);
    output.write(help);
    return output.finish();
}

ExitCode show_version() {
    Output output(STDOUT_FILENO);
    output.write("retrace " + std::string(kVersion) + '\n');
    return output.finish();
}

}  // namespace retrace::cli
