// Reads options in any order; each command knows only its own.
#include "cli/arguments.hpp"

#include <algorithm>
#include <array>
#include <thread>

#include "cli/wanted.hpp"
#include "cli/whole_number.hpp"

namespace retrace::cli {
namespace {

struct CommandOptions {
    std::string_view name;
    Command command;
    std::array<std::string_view, 15> options;  // empty: no further one
    bool takes_file;
};

constexpr std::array<CommandOptions, 14> kCommands{{
    {"solve", Command::solve, {"--format", "--strategy", "--jobs", "--field", "--classic"}, true},
    {"count", Command::count, {"--format", "--limit", "--jobs", "--field", "--classic"}, true},
    {"check", Command::check, {"--format", "--jobs", "--field", "--classic"}, true},
    {"trace",
     Command::trace,
     {"--strategy", "--steps", "--reasons", "--verify", "--field", "--classic"},
     true},
    {"certify", Command::certify, {"--format", "--jobs", "--field", "--classic"}, true},
    {"solutions",
     Command::solutions,
     {"--from", "--limit", "--format", "--jobs", "--field", "--classic"},
     true},
    {"reduce",
     Command::reduce,
     {"--format", "--keep-count", "--jobs", "--field", "--classic"},
     true},
    {"explain", Command::explain, {"--format", "--order", "--jobs", "--field", "--classic"}, true},
    {"hint", Command::hint, {"--format", "--level", "--jobs", "--field", "--classic"}, true},
    {"rate", Command::rate, {"--format", "--jobs", "--field", "--classic"}, true},
    {"generate",
     Command::generate,
     {"--format", "-n", "--seed", "--symmetry", "--givens", "--rating", "--technique", "--pattern",
      "--keep", "--tries", "--minimal", "--jobs", "--numbers", "--resume"},
     false},
    {"worst",
     Command::worst,
     {"--format", "--strategy", "--measure", "--aim", "--seed", "--tries", "--field", "--classic"},
     true},
    {"scan", Command::scan, {"--format", "--check"}, true},
    {"strategies", Command::strategies, {"--format"}, false},
}};

// By HintLevel.
constexpr std::array<std::string_view, 4> kHintLevels{"nudge", "where", "what", "why"};

// The flag that an option without a value sets; null where the option has a value.
bool* flag_of(std::string_view option, Arguments& arguments) {
    if (option == "--reasons") return &arguments.reasons;
    if (option == "--check") return &arguments.check;
    if (option == "--keep-count") return &arguments.keep_count;
    if (option == "--minimal") return &arguments.minimal;
    if (option == "--classic") return &arguments.classic;
    return nullptr;
}

UsageError wrong(std::string_view before, std::string_view word, std::string_view after) {
    return {std::string(before) + "'" + std::string(word) + "'" + std::string(after)};
}

// Whether the answers of a command are boards, which have several forms.
bool writes_boards(Command command) {
    switch (command) {
        case Command::solve:
        case Command::solutions:
        case Command::reduce:
        case Command::generate:
        case Command::worst:
        case Command::scan:
            return true;
        default:
            return false;
    }
}

std::optional<UsageError> set_format(std::string_view value, Arguments& arguments) {
    arguments.format = find_form(value);
    arguments.records = value == "json"  ? Records::json
                        : value == "csv" ? Records::csv
                                         : Records::none;
    const bool is_known = arguments.format || arguments.records != Records::none || value == "auto";
    if (!is_known) return wrong("--format is auto, 2580, 2239, line, json or csv, not ", value, "");
    if (writes_boards(arguments.command) || !arguments.format || value == "line") {
        return std::nullopt;
    }
    return wrong("the answers of this command are no boards: --format is line, json or csv, not ",
                 value, "");
}

std::optional<UsageError> set_option(std::string_view option, std::string_view value,
                                     Arguments& arguments) {
    if (option == "--format") return set_format(value, arguments);
    if (option == "--strategy") {
        arguments.strategy = find_strategy(value);
        if (arguments.strategy != nullptr) return std::nullopt;
        return wrong("there is no strategy ", value, "; `retrace strategies` lists them");
    }
    if (option == "--order") {
        arguments.order =
            value == "classic" ? techniques::Order::classic : techniques::Order::teaching;
        if (value == "classic" || value == "teaching") return std::nullopt;
        return wrong("--order is teaching or classic, not ", value, "");
    }
    if (option == "--level") {
        const auto level = std::find(kHintLevels.begin(), kHintLevels.end(), value);
        if (level == kHintLevels.end()) {
            return wrong("--level is nudge, where, what or why, not ", value, "");
        }
        arguments.level = static_cast<HintLevel>(level - kHintLevels.begin());
        return std::nullopt;
    }
    if (option == "--jobs" && value == "all") {
        arguments.jobs = std::max(1U, std::thread::hardware_concurrency());
        return std::nullopt;
    }
    if (option == "--verify") return UsageError{"--verify has no value"};
    if (option == "--measure") {
        const auto measure = climb::find_measure(value);
        if (!measure) return wrong("--measure is placements, calls or checks, not ", value, "");
        arguments.measure = *measure;
        return std::nullopt;
    }
    if (const auto reading = find_wanted(option)) return reading(value, arguments);
    const auto number = whole_number(value);
    if (!number || *number == 0)
        return wrong(std::string(option) + " is a number from 1 on, not ", value, "");
    if (option == "--jobs") {
        if (*number > kMostJobs) {
            return UsageError{"--jobs is at most " + std::to_string(kMostJobs)};
        }
        arguments.jobs = *number;
    } else if (option == "--limit") {
        arguments.limit = *number;
    } else if (option == "--field") {
        arguments.field = static_cast<std::size_t>(*number);
    } else if (option == "-n") {
        arguments.puzzles = *number;
    } else if (option == "--aim") {
        arguments.aim = *number;
    } else if (option == "--tries") {
        arguments.tries = *number;
    } else if (option == "--from") {
        arguments.from = *number;
    } else if (option == "--steps") {
        arguments.steps = *number;
    } else {
        // A command lists it, and nothing here takes it.
        return wrong("", option, " is not handled");
    }
    return std::nullopt;
}

bool is_help(std::string_view word) {
    return word == "--help" || word == "-h";
}

// Reads the words behind the command's name.
std::variant<Arguments, UsageError> read_options(const CommandOptions& row,
                                                 std::span<const char* const> words) {
    Arguments arguments;
    arguments.command = row.command;
    arguments.strategy = &default_strategy(row.command);
    if (row.command == Command::solutions) arguments.limit = kNoLimit;
    bool only_files = false;  // after "--"
    while (!words.empty()) {
        const std::string_view word = words.front();
        words = words.subspan(1);
        if (!only_files && word == "--") {
            only_files = true;
            continue;
        }
        if (!only_files && is_help(word)) return Arguments{};
        if (only_files || word == "-" || !word.starts_with('-')) {
            if (!row.takes_file || arguments.has_file)
                return wrong("unexpected argument ", word, "");
            arguments.file = word;
            arguments.has_file = true;
            continue;
        }

        const std::size_t equals = word.find('=');
        const std::string_view option = word.substr(0, equals);
        if (std::find(row.options.begin(), row.options.end(), option) == row.options.end()) {
            return wrong(std::string(row.name) + " has no option ", option, "");
        }
        if (option == "--verify" && equals == std::string_view::npos) {
            arguments.verify = true;
            continue;
        }
        if (bool* const flag = flag_of(option, arguments)) {
            if (equals != std::string_view::npos) {
                return UsageError{std::string(option) + " takes no value"};
            }
            *flag = true;
            continue;
        }
        std::string_view value;
        if (equals != std::string_view::npos) {
            value = word.substr(equals + 1);
        } else if (!words.empty()) {
            value = words.front();
            words = words.subspan(1);
        } else {
            return UsageError{std::string(option) + " needs a value"};
        }
        if (auto error = set_option(option, value, arguments)) return *std::move(error);
    }
    if (row.command == Command::trace && !arguments.strategy->has_steps()) {
        return wrong("", arguments.strategy->name, " has no steps to trace");
    }
    if (row.command == Command::worst && !climb::can_climb(*arguments.strategy)) {
        return wrong("", arguments.strategy->name, " has no steps, or never takes one back");
    }
    if (row.command == Command::generate) {
        if (auto error = settle_wanted(arguments)) return *std::move(error);
    }
    return arguments;
}

}  // namespace

const Strategy& default_strategy(Command command) {
    // A trace shows the classic search, as the page does.
    const bool is_watched = command == Command::trace || command == Command::worst;
    return is_watched ? *find_strategy("used-flags") : quickest_strategy();
}

std::variant<Arguments, UsageError> read_arguments(std::span<const char* const> words) {
    if (words.empty()) return UsageError{"the command is missing"};
    const std::string_view name = words.front();
    if (is_help(name)) return Arguments{};
    if (name == "--version") {
        Arguments arguments;
        arguments.command = Command::version;
        return arguments;
    }
    const auto* row = std::find_if(kCommands.begin(), kCommands.end(),
                                   [&](const CommandOptions& each) { return each.name == name; });
    if (row == kCommands.end()) return wrong("there is no command ", name, "");
    return read_options(*row, words.subspan(1));
}

}  // namespace retrace::cli
