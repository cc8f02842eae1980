// The command `retrace`: chooses what to do by the first word.
#include <span>
#include <string>

#include "cli/arguments.hpp"
#include "cli/commands.hpp"
#include "cli/output.hpp"

namespace {

using namespace retrace::cli;

ExitCode run(const Arguments& arguments) {
    switch (arguments.command) {
        case Command::solve:
            return solve_puzzles(arguments);
        case Command::count:
            return count_solutions(arguments);
        case Command::check:
            return check_puzzles(arguments);
        case Command::trace:
            return trace_puzzles(arguments);
        case Command::explain:
            return explain_puzzles(arguments);
        case Command::hint:
            return hint_puzzles(arguments);
        case Command::rate:
            return rate_puzzles(arguments);
        case Command::certify:
            return certify_puzzles(arguments);
        case Command::solutions:
            return list_solutions(arguments);
        case Command::reduce:
            return reduce_puzzles(arguments);
        case Command::generate:
            return generate_puzzles(arguments);
        case Command::worst:
            return find_worst(arguments);
        case Command::scan:
            return arguments.check ? check_photos(arguments) : scan_picture(arguments);
        case Command::strategies:
            return list_strategies(arguments);
        case Command::help:
            return show_help();
        case Command::version:
            return show_version();
    }
    return ExitCode::bad_input;
}

}  // namespace

int main(int count, char** words) {
    const auto read = read_arguments(std::span(words, static_cast<std::size_t>(count)).subspan(1));
    if (const auto* error = std::get_if<UsageError>(&read)) {
        tell("retrace: " + error->reason + "; see `retrace --help`");
        return static_cast<int>(ExitCode::bad_input);
    }
    return static_cast<int>(run(std::get<Arguments>(read)));
}
