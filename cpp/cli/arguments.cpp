// Reads options in any order; each command knows only its own.
#include "cli/arguments.hpp"

#include <algorithm>
#include <array>
#include <utility>

#include "cli/command_table.hpp"
#include "cli/nearest.hpp"
#include "cli/option_table.hpp"
#include "cli/wanted.hpp"

namespace retrace::cli {
namespace {

bool is_help(std::string_view word) {
    return word == "--help" || word == "-h";
}

// "--hlep" before any command.
UsageError no_option_before(std::string_view name) {
    constexpr std::array<std::string_view, 2> kNames{"--help", "--version"};
    const std::string_view near = nearest(name, kNames);
    if (near.empty()) {
        return {said(
            {"no option '{1}' stands before a command", "명령 앞에 쓰는 '{1}' 옵션은 없습니다"},
            {name})};
    }
    return {said({"there is no option '{1}'; did you mean '{2}'?",
                  "'{1}' 옵션은 없습니다. 혹시 '{2}'인가요?"},
                 {name, near})};
}

UsageError no_command(std::string_view name) {
    if (name.starts_with('-')) return no_option_before(name);
    std::vector<std::string_view> names;
    for (const CommandRow& row : command_table()) names.push_back(row.name);
    names.emplace_back("--version");
    const std::string_view near = nearest(name, names);
    if (near.empty()) {
        return {said({"there is no command '{1}'", "'{1}' 명령은 없습니다"}, {name})};
    }
    return {said({"there is no command '{1}'; did you mean '{2}'?",
                  "'{1}' 명령은 없습니다. 혹시 '{2}'인가요?"},
                 {name, near})};
}

UsageError no_option(const CommandRow& row, std::string_view name) {
    std::vector<std::string_view> names;
    for (const Option* option : options_of(row.command)) names.push_back(option->name);
    const std::string_view near = nearest(name, names);
    if (near.empty()) {
        return {
            said({"{1} has no option '{2}'", "{1}에는 '{2}' 옵션이 없습니다"}, {row.name, name})};
    }
    return {said({"{1} has no option '{2}'; did you mean '{3}'?",
                  "{1}에는 '{2}' 옵션이 없습니다. 혹시 '{3}'인가요?"},
                 {row.name, name, near})};
}

UsageError no_use(std::string_view word) {
    return {said({"unexpected argument '{1}'", "이 명령에 쓰지 않는 인수입니다: '{1}'"}, {word})};
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
    const Parted parted = part(word);
    const auto& [name, brought] = parted;
    const auto options = options_of(row.command);
    const auto found = std::find_if(options.begin(), options.end(),
                                    [&](const Option* each) { return each->name == parted.name; });
    if (found == options.end()) return no_option(row, name);
    const Option& option = **found;
    if (option.value.empty()) {
        if (!brought) return option.set(option, {}, arguments);
        return refused({"{1} takes no value", "{1}에는 값을 쓰지 않습니다"}, option, {});
    }
    const auto value = brought ? brought : left.next();
    if (!value) return refused({"{1} needs a value", "{1}의 값이 없습니다"}, option, {});
    return option.set(option, *value, arguments);
}

Problem take_file(const CommandRow& row, std::string_view word, Arguments& arguments) {
    const bool has_topic = row.command == Command::help || row.command == Command::completions;
    if (has_topic && arguments.topic.empty()) {
        arguments.topic = word;
        return std::nullopt;
    }
    if (row.files == CommandRow::Files::none) return no_use(word);
    arguments.files.push_back(word);
    return std::nullopt;
}

Problem settle(const Arguments& arguments) {
    if (arguments.command == Command::trace && !arguments.strategy->has_steps()) {
        return UsageError{said({"'{1}' has no steps to trace", "'{1}'에는 출력할 단계가 없습니다"},
                               {arguments.strategy->name})};
    }
    if (arguments.command == Command::worst && !climb::can_climb(*arguments.strategy)) {
        return UsageError{said({"'{1}' has no steps, or never takes one back",
                                "'{1}'에는 단계가 없거나 되돌리는 일이 없습니다"},
                               {arguments.strategy->name})};
    }
    if (arguments.command == Command::same && arguments.among.empty() &&
        arguments.files.size() != 2) {
        return UsageError{said({"same takes two puzzles, each 81 characters or a file",
                                "same에는 퍼즐 둘을 씁니다. 각각 81자이거나 파일입니다"})};
    }
    return std::nullopt;
}

// Reads the words behind the command's name.
std::variant<Arguments, UsageError> read_options(const CommandRow& row, WordsLeft left) {
    Arguments arguments;
    arguments.command = row.command;
    arguments.strategy = &default_strategy(row.command);
    if (row.command != Command::count) arguments.limit = kNoLimit;
    bool only_files = false;  // after "--"
    while (const auto word = left.next()) {
        if (!only_files && *word == "--") {
            only_files = true;
            continue;
        }
        if (!only_files && is_help(*word)) {
            Arguments helped;
            helped.topic = row.name;
            return helped;
        }
        const bool is_file = only_files || *word == "-" || !word->starts_with('-');
        const Problem problem =
            is_file ? take_file(row, *word, arguments) : take_option(row, *word, left, arguments);
        if (problem) return *problem;
    }
    if (const Problem problem = settle(arguments)) return *problem;
    if (row.command == Command::generate) {
        if (const Problem problem = settle_wanted(arguments)) return *problem;
    }
    if (const Problem problem = settle_resumed(arguments)) return *problem;
    if (row.command == Command::help && !arguments.topic.empty() && arguments.topic != "man" &&
        find_command(arguments.topic) == nullptr) {
        return no_command(arguments.topic);
    }
    return arguments;
}

}  // namespace

const Strategy& default_strategy(Command command) {
    // A trace shows the classic search, as the page does.
    const bool is_watched = command == Command::trace || command == Command::worst;
    return is_watched ? *find_strategy("used-flags") : quickest_strategy();
}

std::uint64_t tries_of(const Arguments& arguments) {
    constexpr int kHard = 89;  // in tenths
    const generate::Order& wanted = arguments.wanted;
    if (arguments.tries) return *arguments.tries;
    if (wanted.rating && wanted.rating->from >= kHard) return kDefaultHardTries;
    if (wanted.technique != nullptr && wanted.technique->rating >= kHard) return kDefaultHardTries;
    return wanted.rating || wanted.technique != nullptr ? kDefaultRatedTries : kDefaultTries;
}

std::variant<Arguments, UsageError> read_arguments(std::span<const char* const> words) {
    WordsLeft left(words);
    const auto name = left.next();
    if (!name) return UsageError{said({"the command is missing", "명령이 없습니다"})};
    if (is_help(*name)) return Arguments{};
    if (*name == "--version") {
        Arguments arguments;
        arguments.command = Command::version;
        return arguments;
    }
    const CommandRow* row = find_command(*name);
    if (row == nullptr) return no_command(*name);
    auto read = read_options(*row, left);
    if (auto* error = std::get_if<UsageError>(&read)) error->command = row->name;
    return read;
}

}  // namespace retrace::cli
