// Each puzzle by its number alone: threads make some at once, and they are written in order.
#include "cli/generate_varied.hpp"

#include <algorithm>
#include <atomic>
#include <deque>
#include <future>
#include <optional>
#include <string>

#include <unistd.h>

#include "cli/commands.hpp"
#include "cli/output.hpp"
#include "cli/progress.hpp"
#include "cli/texts.hpp"
#include "cli/wanted.hpp"

namespace retrace::cli {
namespace {

struct MadeVaried {
    std::string text{};  // empty: none
    std::uint64_t givens = 0;
    std::uint64_t tries = 0;
    bool has_no_board = false;
};

// The reason for which there is none.
std::string reason_of(const MadeVaried& made) {
    return made.has_no_board ? said("command/varied/no-board")
                             : said("command/generate/tries", {std::to_string(made.tries)});
}

ExitCode write(const MadeVaried& made, std::uint64_t number, Records records, Output& output) {
    Record record(records, kGenerateColumns);
    record.add("number", number);
    if (!made.text.empty()) {
        record.add("puzzle", made.text);
        record.add("result", "made");
        record.add("givens", made.givens);
        record.add("began", "empty");
        record.say(made.text + '\n');
        output.write(record.line());
        return ExitCode::success;
    }
    record.add("result", "none");
    record.add("error", reason_of(made));
    record.say("none\n");
    output.write(record.line());
    const std::string name = said("command/generate/puzzle", {std::to_string(number)});
    tell("retrace: " + said("command/generate/given-up", {name, reason_of(made)}));
    return ExitCode::no_solution;
}

}  // namespace

ExitCode generate_varied(const Arguments& arguments, std::uint64_t seed, std::uint64_t last) {
    const varied::PuzzleOrder order = varied_order(arguments);
    std::atomic<bool> is_wanted = true;
    const auto make = [&](std::uint64_t number) {
        varied::Making making(order, generate::seed_in_series(seed, number));
        while (is_wanted && !making.run(kVariedChoices)) continue;
        MadeVaried made{{}, making.givens(), making.tries(), making.has_no_board()};
        if (making.puzzle()) made.text = varied::text_of(*making.puzzle()).value_or("");
        return made;
    };
    Output output(STDOUT_FILENO);
    output.write(heading_of({arguments.records, kGenerateColumns}));
    Progress progress{"command/progress/made"};
    ExitCode exit_code = ExitCode::success;
    std::deque<std::future<MadeVaried>> begun;
    std::uint64_t next = 1;
    for (std::uint64_t number = 1; number <= last && output.is_open(); ++number) {
        for (; next <= last && begun.size() < arguments.jobs.value_or(1); ++next) {
            begun.push_back(std::async(std::launch::async, make, next));
        }
        constexpr std::chrono::milliseconds kGlance{20};
        while (begun.front().wait_for(kGlance) != std::future_status::ready && output.is_open()) {
            output.flush();
        }
        is_wanted = is_wanted && output.is_open();
        const MadeVaried made = begun.front().get();
        begun.pop_front();
        if (!output.is_open()) break;
        exit_code = worse_of(exit_code, write(made, number, arguments.records, output));
        output.end_answer();
        progress.add(1);
        progress.reach(static_cast<double>(number) / static_cast<double>(last));
    }
    is_wanted = false;
    return worse_of(exit_code, output.finish());
}

}  // namespace retrace::cli
