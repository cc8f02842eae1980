// Moves lines from the input through the puzzle reader to the command's answers.
#include "cli/puzzle_stream.hpp"

#include <poll.h>
#include <unistd.h>

#include <cerrno>
#include <optional>
#include <string>
#include <utility>
#include <variant>
#include <vector>

#include "cli/bad_place.hpp"
#include "cli/descriptor.hpp"
#include "cli/input_lines.hpp"
#include "cli/jobs.hpp"
#include "sudoku/text/rules.hpp"

namespace retrace::cli {
namespace {

// A line of 81 is answered in a microsecond, so handing chunks over has to be rare; a slow
// puzzle keeps back the answers to those before it in its chunk.
constexpr std::size_t kResultsOfLines = 512;
constexpr std::size_t kResults = 32;

class PuzzleStream {
  public:
    PuzzleStream(const Arguments& arguments, const Answering& answering)
        : file_(arguments.file),
          format_(arguments.format),
          ignores_rules_(arguments.classic),
          reader_(text::BlankLines::end_a_puzzle, arguments.field),
          answering_(answering),
          most_results_(answering.lines ? kResultsOfLines : kResults) {
        if (arguments.jobs > 1) jobs_.emplace(arguments.jobs, answering);
    }

    void read_line(const InputLine& line) {
        ++line_;
        if (line.too_long) {
            reader_.read_too_long(results_);
        } else if (format_.value_or(Form::line) == Form::line &&
                   reader_.read_strict_line(line.text)) {
            chunk_.add_line(line.text, line_);
        } else {
            reader_.read(line.text, results_);
        }
        keep_results();
        if (chunk_.results() >= most_results_) answer_chunk();
    }

    // Answers all that was read: the next read may have to wait.
    void answer_all() {
        answer_chunk();
        while (jobs_ && !jobs_->empty() && output_.is_open()) write(jobs_->take());
        output_.flush();
    }

    // More input is there already, so what is at work may go on.
    void answer_some() {
        answer_chunk();
        output_.flush();
    }

    void finish() {
        reader_.finish(results_);
        keep_results();
        answer_all();
        if (!any_) report(ParseError{ParseErrorCode::empty, 1, 1, {}, 0});
    }

    Output& output() { return output_; }
    ExitCode exit_code() const { return exit_code_; }

  private:
    void keep_results() {
        for (text::ReadResult& result : results_) {
            std::visit([this](auto& value) { keep(std::move(value)); }, result);
        }
        results_.clear();
    }

    void keep(text::Puzzle puzzle) {
        if (puzzle.beside && !puzzle.beside->rules.empty()) {
            const std::vector<std::string>& rules = puzzle.beside->rules;
            // A puzzle of another size cannot be read, with or without its rules.
            if (!ignores_rules_ || rules.front() == "size") {
                keep(ParseError{ParseErrorCode::unknown_rules, puzzle.line, 1, text::joined(rules),
                                0});
                return;
            }
        }
        puzzle.form = format_.value_or(puzzle.form);
        chunk_.add(std::move(puzzle));
    }

    void keep(ParseError error) { chunk_.add(std::move(error)); }

    void keep(text::Passed passed) { chunk_.add(std::move(passed)); }

    void answer_chunk() {
        if (!chunk_.empty()) {
            any_ |= chunk_.has_results();
            Chunk chunk = std::exchange(chunk_, {});
            if (chunk.has_puzzles() && !std::exchange(any_puzzle_, true)) chunk.begin_output();
            if (jobs_) {
                while (jobs_->full() && output_.is_open()) write(jobs_->take());
                jobs_->add(std::move(chunk));
            } else {
                chunk.answer(answering_, output_);
                write(chunk);
            }
        }
        if (!jobs_) return;
        while (auto answered = jobs_->take_ready()) write(*answered);
    }

    void write(const Chunk& chunk) {
        output_.write(chunk.answers);
        output_.end_answer();
        for (const Chunk::Told& told : chunk.told()) {
            std::visit([this](const auto& value) { report(value); }, told);
        }
        for (const auto& [line, reason] : chunk.refusals()) {
            tell_of(file_, {line, 1}, reason);
        }
        exit_code_ = worse_of(exit_code_, chunk.exit_code());
    }

    void report(const ParseError& error) {
        exit_code_ = ExitCode::bad_input;
        const Place place{error.line, error.column};
        if (error.code == ParseErrorCode::too_large) {
            tell_of(file_, place, kLineTooLong);
        } else {
            tell_of(file_, place, describe(error));
        }
    }

    // Comments are meant to be passed over; of all else a word is said.
    void report(const text::Passed& passed) {
        const Place place{passed.line, 1};
        switch (passed.kind) {
            case text::Passed::Kind::comment:
            case text::Passed::Kind::punctuation:
                return;
            case text::Passed::Kind::commented:
                tell_of(file_, place, "passed over: a puzzle in a comment: " + passed.text);
                return;
            case text::Passed::Kind::heading:
                tell_of(file_, place, "passed over: this line contains no puzzle: " + passed.text);
                return;
            case text::Passed::Kind::section:
                tell_of(file_, place, "passed over: an unknown section: " + passed.text);
                return;
        }
    }

    std::string_view file_;
    std::optional<Form> format_;
    bool ignores_rules_;
    text::PuzzleReader reader_;
    const Answering& answering_;
    std::size_t most_results_;
    std::vector<text::ReadResult> results_;
    Chunk chunk_;  // what was read and is not yet answered
    std::optional<Jobs> jobs_;
    Output output_{STDOUT_FILENO};
    ExitCode exit_code_ = ExitCode::success;
    std::size_t line_ = 0;     // number of the line read last
    bool any_ = false;         // a puzzle or an error was there
    bool any_puzzle_ = false;  // a puzzle was there
};

// Whether a read gives something at once; of a file always.
bool has_input(int descriptor) {
    pollfd wait{descriptor, POLLIN, 0};
    return ::poll(&wait, 1, 0) > 0;
}

}  // namespace

ExitCode answer_puzzles(const Arguments& arguments, const Answering& answering) {
    const std::string_view file = arguments.file;
    const Descriptor descriptor(file);
    if (descriptor.number() < 0) return fail(file, errno);

    InputLines input(descriptor.number());
    PuzzleStream stream(arguments, answering);
    Output& output = stream.output();
    output.write(answering.opening);
    while (output.is_open() && input.read_more()) {
        while (auto line = input.take()) {
            if (!output.is_open()) break;
            stream.read_line(*line);
        }
        if (has_input(descriptor.number())) {
            stream.answer_some();
        } else {
            stream.answer_all();
        }
    }
    if (output.is_open() && input.error() == 0) stream.finish();
    const ExitCode written = output.finish();
    if (input.error() != 0) return fail(name_of_input(file), input.error());
    return worse_of(stream.exit_code(), written);
}

}  // namespace retrace::cli
