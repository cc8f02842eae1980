// retrace generate: puzzles to order, one after another, by a seed.
#include <array>
#include <string>

#include <unistd.h>

#include <cerrno>

#include "cli/bad_place.hpp"
#include "cli/commands.hpp"
#include "cli/descriptor.hpp"
#include "cli/explanation.hpp"
#include "cli/output.hpp"
#include "cli/puzzle_numbers.hpp"
#include "cli/resume.hpp"
#include "cli/seed.hpp"
#include "cli/series.hpp"

namespace retrace::cli {
namespace {

// The reasons for which tries failed, as a sentence.
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

constexpr std::array<std::string_view, 5> kGenerateColumns{"number", "puzzle", "result", "givens",
                                                           "error"};

// Writes what a series gives, a line a puzzle.
class Lines {
  public:
    // `numbers`: the file that names the puzzles, where one does.
    Lines(int descriptor, const Arguments& arguments)
        : output_(descriptor), numbers_(arguments.numbers), arguments_(arguments) {
        output_.write(heading_of(arguments.records, kGenerateColumns));
    }

    void write(Series& series) {
        const auto lasts = [this](const Series::Made& so_far) {
            if (so_far.wanted.number > 0 && ::isatty(STDERR_FILENO) == 1) {
                tell(name_of(so_far) + ": " + tried(so_far.tries));
            }
            return output_.is_open();
        };
        const Series::Waiting waiting{[this] { output_.flush(); }, lasts};
        while (output_.is_open()) {
            const auto made = series.take(waiting);
            if (!made) break;
            write(*made);
            output_.end_answer();
        }
    }

    ExitCode finish() { return worse_of(exit_code_, output_.finish()); }

  private:
    static std::string name_of(const Series::Made& made) {
        return "retrace: puzzle " + std::to_string(made.wanted.number);
    }

    void write(const Series::Made& made) {
        ++line_;
        if (arguments_.records != Records::none) write_record(made);
        if (made.puzzle) {
            if (arguments_.records == Records::none) {
                output_.write(print(*made.puzzle, arguments_.format.value_or(Form::line)));
            }
        } else if (made.wanted.number == 0) {
            if (arguments_.records == Records::none) output_.write("error\n");
            tell_of(numbers_, {line_, made.wanted.column}, made.wanted.reason);
            exit_code_ = worse_of(exit_code_, ExitCode::bad_input);
        } else {
            if (arguments_.records == Records::none) output_.write("none\n");
            tell(name_of(made) + " given up after " +
                 (made.is_alike ? "making only puzzles like earlier ones" : tried(made.tries)));
            exit_code_ = worse_of(exit_code_, ExitCode::no_solution);
        }
    }

    void write_record(const Series::Made& made) {
        Record record(arguments_.records, kGenerateColumns);
        if (made.wanted.number > 0) record.add("number", made.wanted.number);
        if (made.puzzle) {
            record.add("puzzle", made.puzzle->to_line());
            record.add("result", "made");
            record.add("givens", static_cast<std::uint64_t>(kCells - made.puzzle->blanks()));
        } else if (made.wanted.number == 0) {
            record.add("result", "error");
            record.add("error", made.wanted.reason);
        } else {
            record.add("result", "none");
            record.add("error", made.is_alike ? "made only puzzles like those before it"
                                              : tried(made.tries));
        }
        output_.write(record.line());
    }

    Output output_;
    std::string_view numbers_;
    const Arguments& arguments_;
    ExitCode exit_code_ = ExitCode::success;
    std::size_t line_ = 0;
};

// Each by its number alone, whatever the others are: the lines may be shared among machines.
ExitCode generate_numbered(const Arguments& arguments, std::uint64_t seed) {
    const Descriptor descriptor(arguments.numbers);
    if (descriptor.number() < 0) return fail(arguments.numbers, errno);
    PuzzleNumbers numbers(descriptor.number());
    Lines lines(STDOUT_FILENO, arguments);
    {
        Series series(arguments, seed, numbers, Alike::left);
        lines.write(series);
    }
    const ExitCode exit_code = lines.finish();
    if (numbers.error() == 0) return exit_code;
    return fail(name_of_input(arguments.numbers), numbers.error());
}

ExitCode generate_resumed(const Arguments& arguments, std::uint64_t seed, std::uint64_t last) {
    const ResumedFile file(arguments, seed);
    if (!file.reason().empty()) {
        if (file.bad_line() > 0) {
            tell_of(arguments.resumed, {file.bad_line(), 1}, file.reason());
        } else {
            tell("retrace: " + std::string(arguments.resumed) + ": " + file.reason());
        }
        return ExitCode::bad_input;
    }
    PuzzleNumbers numbers(file.lines() + 1, last);
    Lines lines(file.descriptor(), arguments);
    {
        Series series(arguments, seed, numbers, Alike::made_again);
        for (const std::uint64_t hash : file.hashes()) series.has_taken(hash);
        lines.write(series);
    }
    return worse_of(file.has_none() ? ExitCode::no_solution : ExitCode::success, lines.finish());
}

}  // namespace

ExitCode generate_puzzles(const Arguments& arguments) {
    const std::uint64_t seed = seed_of(arguments);
    const std::uint64_t last = arguments.puzzles.value_or(1);
    if (!arguments.numbers.empty()) return generate_numbered(arguments, seed);
    if (!arguments.resumed.empty()) return generate_resumed(arguments, seed, last);
    PuzzleNumbers numbers(1, last);
    Lines lines(STDOUT_FILENO, arguments);
    {
        Series series(arguments, seed, numbers, Alike::made_again);
        lines.write(series);
    }
    return lines.finish();
}

}  // namespace retrace::cli
