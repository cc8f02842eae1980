// retrace trace --verify: reads steps as retrace trace writes them, and holds them against the rules.
#include <unistd.h>

#include <array>
#include <cerrno>
#include <string>
#include <string_view>

#include "cli/commands.hpp"
#include "cli/descriptor.hpp"
#include "cli/fault_position.hpp"
#include "cli/faults.hpp"
#include "cli/output.hpp"
#include "sudoku/trace/trace_reader.hpp"
#include "sudoku/trace/trace_words.hpp"

namespace retrace::cli {
namespace {

class Verified final : public trace::Listener {
  public:
    void puzzle(const Grid&) override {}
    Recording::Full step(const Tracker&, const Step&, const Note&) override {
        return Recording::Full::no;
    }
    void end(const Tracker& at, const trace::End& end) override {
        output.write("ok" + trace::counts(at.counters(), end.solutions) + '\n');
        output.end_answer();
    }

    Output output{STDOUT_FILENO};
};

}  // namespace

ExitCode verify_traces(const Arguments& arguments) {
    const Descriptor descriptor(arguments.file);
    if (descriptor.number() < 0) return fail(arguments.file, errno);

    Verified verified;
    trace::Reader reader(trace::Rules::held, verified);
    ExitCode exit_code = ExitCode::success;
    const auto report = [&](const trace::Error& error) {
        exit_code = ExitCode::bad_input;
        verified.output.write("error\n");
        tell_of(arguments.file, {error.line}, fault_text(error));
    };

    std::array<char, std::size_t{1} << 16U> buffer;
    ssize_t count = 0;
    while (verified.output.is_open() &&
           (count = read_some(descriptor.number(), buffer.data(), buffer.size())) > 0) {
        std::string_view text(buffer.data(), static_cast<std::size_t>(count));
        while (!text.empty()) {
            const auto error = reader.read(text);
            if (!error) break;
            report(*error);
            if (!reader.can_go_on()) {
                verified.output.finish();
                return exit_code;
            }
        }
    }
    if (count < 0) return fail(name_of_input(arguments.file), errno);
    if (const auto error = reader.finish()) report(*error);
    return worse_of(exit_code, verified.output.finish());
}

}  // namespace retrace::cli
