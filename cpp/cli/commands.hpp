// The commands, one file each.
#pragma once

#include <functional>

#include "cli/arguments.hpp"
#include "cli/exit_code.hpp"

namespace retrace::cli {

ExitCode solve_puzzles(const Arguments& arguments);
ExitCode count_solutions(const Arguments& arguments);
ExitCode check_puzzles(const Arguments& arguments);
ExitCode trace_puzzles(const Arguments& arguments);
ExitCode verify_traces(const Arguments& arguments);
ExitCode explain_puzzles(const Arguments& arguments);
ExitCode hint_puzzles(const Arguments& arguments);
ExitCode rate_puzzles(const Arguments& arguments);
ExitCode certify_puzzles(const Arguments& arguments);
ExitCode list_solutions(const Arguments& arguments);
ExitCode reduce_puzzles(const Arguments& arguments);
ExitCode generate_puzzles(const Arguments& arguments);
ExitCode find_worst(const Arguments& arguments);
ExitCode scan_pictures(const Arguments& arguments);
ExitCode check_photos(const Arguments& arguments);
ExitCode write_canonical(const Arguments& arguments);
ExitCode convert_puzzles(const Arguments& arguments);
ExitCode compare_puzzles(const Arguments& arguments);
ExitCode dedupe_puzzles(const Arguments& arguments);
ExitCode list_minimals(const Arguments& arguments);
ExitCode list_neighbours(const Arguments& arguments);
ExitCode list_backdoors(const Arguments& arguments);
ExitCode list_unavoidable(const Arguments& arguments);
ExitCode list_bands(const Arguments& arguments);
ExitCode list_seventeens(const Arguments& arguments);
ExitCode list_strategies(const Arguments& arguments);
ExitCode list_techniques(const Arguments& arguments);
ExitCode show_help(const Arguments& arguments);
ExitCode write_completions(const Arguments& arguments);
ExitCode show_version();

// Does the same with one file after the other; with standard input where none is named.
inline ExitCode of_each_file(const Arguments& arguments,
                             const std::function<ExitCode(const Arguments&)>& answer) {
    if (arguments.files.empty()) return answer(arguments);
    ExitCode exit_code = ExitCode::success;
    for (const std::string_view file : arguments.files) {
        Arguments one = arguments;
        one.file = file;
        exit_code = worse_of(exit_code, answer(one));
    }
    return exit_code;
}

// Steps between looks at the clock of those who wait: answers that are there already are written
// out before a puzzle that takes longer than this, some tens of milliseconds, goes on.
inline constexpr std::uint64_t kSliceSteps = 1'000'000;
inline constexpr std::uint64_t kVariedChoices = 2'000;  // of a puzzle with rules of its own

}  // namespace retrace::cli
