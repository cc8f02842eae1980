// The command `retrace`: chooses what to do by the first word.
#include <fcntl.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <clocale>
#include <span>
#include <string>

#include "cli/arguments.hpp"
#include "cli/commands.hpp"
#include "cli/interrupt.hpp"
#include "cli/output.hpp"
#include "cli/words.hpp"

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
            return of_each_file(arguments, arguments.check ? check_photos : scan_picture);
        case Command::canonical:
            return write_canonical(arguments);
        case Command::same:
            return compare_puzzles(arguments);
        case Command::dedupe:
            return dedupe_puzzles(arguments);
        case Command::minimals:
            return list_minimals(arguments);
        case Command::neighbours:
            return list_neighbours(arguments);
        case Command::backdoors:
            return list_backdoors(arguments);
        case Command::bands:
            return list_bands(arguments);
        case Command::seventeens:
            return list_seventeens(arguments);
        case Command::strategies:
            return list_strategies(arguments);
        case Command::completions:
            return write_completions(arguments);
        case Command::help:
            return show_help(arguments);
        case Command::version:
            return show_version();
    }
    return ExitCode::bad_input;
}

// A file that is opened would get the number of a stream that is closed, and be written to. Reading from the stand-in of a closed
// standard input fails, so that the command does not take it for an empty one.
bool has_standard_streams() {
    const std::array streams{STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO};
    return std::all_of(streams.begin(), streams.end(), [](int stream) {
        if (::fcntl(stream, F_GETFD) >= 0) return true;
        const int mode = stream == STDIN_FILENO ? O_WRONLY : O_RDWR;
        return stream != STDOUT_FILENO && ::open("/dev/null", mode) >= 0;
    });
}

}  // namespace

int main(int count, char** words) {
    if (!has_standard_streams()) {
        return static_cast<int>(fail(said({"standard output", "표준 출력"}), EBADF));
    }
    // The system's own messages, too, where it has them.
    std::setlocale(LC_MESSAGES, "");
    const auto read = read_arguments(std::span(words, static_cast<std::size_t>(count)).subspan(1));
    if (const auto* error = std::get_if<UsageError>(&read)) {
        const std::string help = error->command.empty()
                                     ? "retrace --help"
                                     : "retrace " + std::string(error->command) + " --help";
        // A reason that ends in a question needs a new sentence after it.
        const bool asks = error->reason.ends_with('?');
        const Words where = asks ? Words{" See `{1}`", " `{1}`에서 자세히 볼 수 있습니다"}
                                 : Words{"; see `{1}`", ". `{1}`에서 자세히 볼 수 있습니다"};
        tell("retrace: " + error->reason + said(where, {help}));
        return static_cast<int>(ExitCode::bad_input);
    }
    hear_interrupts();
    const ExitCode exit_code = run(std::get<Arguments>(read));
    end_as_interrupted();
    return static_cast<int>(exit_code);
}
