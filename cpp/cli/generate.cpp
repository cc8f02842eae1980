// retrace generate: puzzles to order, one after another, by a seed.
#include <algorithm>
#include <array>
#include <bit>
#include <string>
#include <utility>

#include <cerrno>

#include "cli/commands.hpp"
#include "cli/descriptor.hpp"
#include "cli/explanation.hpp"
#include "cli/fault_position.hpp"
#include "cli/generate_varied.hpp"
#include "cli/output.hpp"
#include "cli/progress.hpp"
#include "cli/puzzle_numbers.hpp"
#include "cli/resume.hpp"
#include "cli/seed.hpp"
#include "cli/series.hpp"
#include "cli/texts.hpp"

namespace retrace::cli {
namespace {

// A puzzle that takes so many tries is told about when it is given up for an interrupt.
constexpr std::uint64_t kRare = 100;

// The reasons for which tries failed, as a sentence.
std::string tried(const generate::Tries& tries) {
    std::string text = said("command/generate/tries", {std::to_string(tries.made)});
    const auto add = [&](std::uint64_t count, Text words) {
        if (count > 0) text += ", " + said(words, {std::to_string(count)});
    };
    add(tries.not_unique, "command/generate/not-unique");
    add(tries.wrong_givens, "command/generate/wrong-givens");
    add(tries.wrong_technique, "command/generate/wrong-technique");
    add(tries.wrong_rating, "command/generate/wrong-rating");
    if (tries.wrong_rating > 0 && tries.nearest_rating != 0) {
        text += said("command/generate/nearest", {rating_text(tries.nearest_rating)});
    }
    if (tries.near_stored > 0) {
        text += said("command/generate/near-stored", {std::to_string(tries.near_stored)});
    }
    // The try that is at work is none of those that failed. How rare a puzzle is shows in those from an empty board.
    const std::uint64_t all_failed =
        tries.not_unique + tries.wrong_givens + tries.wrong_technique + tries.wrong_rating;
    const std::uint64_t failed =
        tries.near_stored > 0 ? tries.made - tries.near_stored : all_failed;
    if (failed >= kRare) {
        text += said("command/generate/rarer", {std::to_string(failed)});
    }
    return text;
}

std::string only_alike() {
    return said("command/generate/only-alike");
}

// Writes what a series gives, a line a puzzle.
class Lines {
  public:
    // `wanted`: how many there will be; 0 where nobody knows.
    Lines(int descriptor, const Arguments& arguments, std::uint64_t wanted = 0)
        : output_(descriptor), numbers_(arguments.numbers), arguments_(arguments), wanted_(wanted) {
        output_.write(heading_of({arguments.records, kGenerateColumns}));
    }

    void write(Series& series) {
        const auto lasts = [this](const Series::Made& so_far) {
            if (so_far.wanted.number > 0) tell_of_wait(so_far);
            return output_.is_open();
        };
        const auto ends = [](const Series::Made& so_far) {
            if (so_far.tries.made < kRare) return;
            tell("retrace: " + name_of(so_far) + ": " + tried(so_far.tries));
        };
        const Series::Waiting waiting{[this] { output_.flush(); }, lasts, ends};
        while (output_.is_open()) {
            const auto made = series.take(waiting);
            if (!made) break;
            write(*made);
            output_.end_answer();
            progress_.add(1);
            progress_.tell_of_next({});
            if (wanted_ > 0) {
                progress_.reach(static_cast<double>(++made_) / static_cast<double>(wanted_));
            }
        }
    }

    ExitCode finish() { return worse_of(exit_code_, output_.finish()); }

  private:
    // A puzzle that began near a stored one is no random one; told of the first.
    void tell_of_beginning(const Series::Made& made) {
        if (made.tries.near_stored == 0 || has_told_of_beginning_) return;
        has_told_of_beginning_ = true;
        const std::string from_nothing = std::to_string(made.tries.made - made.tries.near_stored);
        tell("retrace: " +
             said("command/generate/began-near-stored", {name_of(made), from_nothing}));
    }

    // Every second; where no terminal shows the progress, a line tells it after the first five, ten, twenty and so on.
    void tell_of_wait(const Series::Made& so_far) {
        const std::uint64_t most = tries_of(arguments_);
        progress_.tell_of_next(said("command/generate/of-tries",
                                    {std::to_string(so_far.tries.made), std::to_string(most)}));
        progress_.reach_in_answer(static_cast<double>(so_far.tries.made) /
                                  static_cast<double>(most));
        seconds_ = so_far.wanted.number == awaited_ ? seconds_ + 1 : 1;
        awaited_ = so_far.wanted.number;
        constexpr std::uint64_t kUntold = 5;
        if (::isatty(STDERR_FILENO) == 1 || seconds_ % kUntold != 0) return;
        if (!std::has_single_bit(seconds_ / kUntold)) return;
        tell("retrace: " + name_of(so_far) + ": " + tried(so_far.tries));
    }

    static std::string name_of(const Series::Made& made) {
        return said("command/generate/puzzle", {std::to_string(made.wanted.number)});
    }

    static std::string reason_of(const Series::Made& made) {
        return made.is_alike ? only_alike() : tried(made.tries);
    }

    void write(const Series::Made& made) {
        ++line_;
        Record record(arguments_.records, kGenerateColumns);
        if (made.wanted.number > 0) record.add("number", made.wanted.number);
        if (made.puzzle) {
            tell_of_beginning(made);
            add_puzzle(made, record);
        } else if (made.wanted.number == 0) {
            record.add("result", "error");
            record.add("error", made.wanted.reason);
            record.say("error\n");
            tell_of(numbers_, {line_, made.wanted.column}, made.wanted.reason);
            exit_code_ = worse_of(exit_code_, ExitCode::bad_input);
        } else {
            record.add("result", "none");
            record.add("error", reason_of(made));
            record.say("none\n");
            tell_of_end(made);
            exit_code_ = worse_of(exit_code_, ExitCode::no_solution);
        }
        output_.write(record.line());
    }

    void add_puzzle(const Series::Made& made, Record& record) const {
        record.add("puzzle", made.puzzle->to_line());
        record.add("result", "made");
        record.add("givens", static_cast<std::uint64_t>(kCells - made.puzzle->blanks()));
        record.add("began", made.tries.near_stored > 0 ? "stored" : "empty");
        record.say(print(*made.puzzle, arguments_.format.value_or(Form::line)));
    }

    // A puzzle that is given up.
    void tell_of_end(const Series::Made& made) const {
        tell("retrace: " + said("command/generate/given-up", {name_of(made), reason_of(made)}));
        if (!made.is_alike && !arguments_.tries) {
            tell("retrace: " + said("command/generate/longer"));
        }
    }

    Output output_;
    std::string_view numbers_;
    const Arguments& arguments_;
    std::uint64_t wanted_;
    std::uint64_t made_ = 0;
    Progress progress_{"command/progress/made"};
    ExitCode exit_code_ = ExitCode::success;
    std::size_t line_ = 0;
    std::uint64_t awaited_ = 0;  // the number of a puzzle that takes long
    std::uint64_t seconds_ = 0;  // of its wait
    bool has_told_of_beginning_ = false;
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
    const ResumedFile resumed(arguments, seed);
    const AppendedFile& file = resumed.file();
    if (!file.reason().empty()) return file.tell_reason();
    PuzzleNumbers numbers(file.lines() + 1, last);
    Lines lines(file.descriptor(), arguments, last - std::min(last, file.lines()));
    {
        Series series(arguments, seed, numbers, Alike::made_again);
        for (const std::uint64_t hash : resumed.hashes()) series.has_taken(hash);
        lines.write(series);
    }
    return worse_of(resumed.has_none() ? ExitCode::no_solution : ExitCode::success, lines.finish());
}

}  // namespace

ExitCode generate_puzzles(const Arguments& arguments) {
    const std::uint64_t seed = seed_of(arguments);
    const std::uint64_t last = arguments.puzzles.value_or(1);
    if (wants_varied(arguments)) return generate_varied(arguments, seed, last);
    if (!arguments.numbers.empty()) return generate_numbered(arguments, seed);
    if (!arguments.resumed.empty()) return generate_resumed(arguments, seed, last);
    PuzzleNumbers numbers(1, last);
    Lines lines(STDOUT_FILENO, arguments, last);
    {
        Series series(arguments, seed, numbers, Alike::made_again);
        lines.write(series);
    }
    return lines.finish();
}

}  // namespace retrace::cli
