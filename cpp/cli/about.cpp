// retrace --help and --version.
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cstdlib>
#include <string>
#include <string_view>

#include "cli/commands.hpp"
#include "cli/help.hpp"
#include "cli/output.hpp"

namespace retrace::cli {
namespace {

constexpr std::string_view kVersion = "0.1.0";  // as in package.json

struct Help {
    std::string_view language;
    std::string_view text;
};

// The locale of messages, as POSIX has it: the first of the three that is set and not empty.
std::string_view locale_of_messages() {
    for (const char* name : {"LC_ALL", "LC_MESSAGES", "LANG"}) {
        const char* locale = std::getenv(name);
        if (locale != nullptr && *locale != '\0') return locale;
    }
    return {};
}

// The first language where the locale names none of them.
std::string_view help_of_locale() {
    const std::array helps{Help{"en", english_help}, Help{"ko", korean_help}};
    const std::string_view locale = locale_of_messages();
    const auto* found = std::find_if(helps.begin(), helps.end(), [&](const Help& help) {
        return locale.starts_with(help.language);
    });
    return found == helps.end() ? helps.front().text : found->text;
}

// Wherever it stands.
void replace(std::string& text, std::string_view name, std::string_view value) {
    for (std::size_t at = 0; (at = text.find(name, at)) != std::string::npos; at += value.size()) {
        text.replace(at, name.size(), value);
    }
}

}  // namespace

ExitCode show_help() {
    std::string help(help_of_locale());
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
