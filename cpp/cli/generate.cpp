// retrace generate: puzzles to order, one after another, by a seed.
#include <string>

#include <unistd.h>

#include "cli/commands.hpp"
#include "cli/explanation.hpp"
#include "cli/output.hpp"
#include "cli/seed.hpp"
#include "cli/series.hpp"

namespace retrace::cli {
namespace {

// What the tries failed at.
std::string tried(const generate::Tries& tries) {
    std::string text = std::to_string(tries.made) + " tries";
    const auto add = [&](std::uint64_t count, const std::string& what) {
        if (count > 0) text += ", " + std::to_string(count) + ' ' + what;
    };
    add(tries.not_unique, "not unique");
    add(tries.wrong_givens, "with other numbers of givens");
    add(tries.wrong_technique, "with another hardest step");
    const std::string nearest =
        tries.nearest_rating == 0 ? "" : ", the nearest " + rating_text(tries.nearest_rating);
    add(tries.wrong_rating, "with other ratings" + nearest);
    return text;
}

}  // namespace

ExitCode generate_puzzles(const Arguments& arguments) {
    const std::uint64_t seed = seed_of(arguments);
    Output output(STDOUT_FILENO);
    ExitCode exit_code = ExitCode::success;
    {
        Series series(arguments, seed);
        for (std::uint64_t number = 1; number <= arguments.puzzles && output.is_open(); ++number) {
            const auto on_waiting = [&](const generate::Tries& tries) {
                output.flush();
                if (::isatty(STDERR_FILENO) == 1) {
                    tell("retrace: puzzle " + std::to_string(number) + ": " + tried(tries));
                }
                return output.is_open();
            };
            const auto made = series.take(number, on_waiting);
            if (!made) break;
            if (made->puzzle) {
                output.write(made->puzzle->to_line() + '\n');
            } else {
                output.write("none\n");
                tell("retrace: puzzle " + std::to_string(number) + " given up after " +
                     (made->is_alike ? "making only puzzles like those before it"
                                     : tried(made->tries)));
                exit_code = ExitCode::no_solution;
            }
            output.end_answer();
        }
    }
    return worse_of(exit_code, output.finish());
}

}  // namespace retrace::cli
