// The command `retrace`: chooses what to do by the first word.
#include <fcntl.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <clocale>
#include <span>
#include <string>

#include "cli/command_table.hpp"
#include "cli/commands.hpp"
#include "cli/interrupt.hpp"
#include "cli/output.hpp"
#include "cli/texts.hpp"

namespace {

using namespace retrace::cli;

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
        return static_cast<int>(
            fail(said("command/output/standard"), EBADF, ExitCode::not_written));
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
        const Text where =
            asks ? Text("command/usage/see-new-sentence") : Text("command/usage/see");
        tell("retrace: " + error->reason + said(where, {help}));
        return static_cast<int>(ExitCode::not_done);
    }
    hear_interrupts();
    const auto& arguments = std::get<Arguments>(read);
    const ExitCode exit_code =
        arguments.command == nullptr ? show_version() : arguments.command->run(arguments);
    end_as_interrupted();
    return static_cast<int>(exit_code);
}
