// Moves lines from the input through the puzzle reader to the command's answers.
#include "cli/puzzle_stream.hpp"

#include <poll.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <atomic>
#include <cerrno>
#include <optional>
#include <string>
#include <utility>
#include <variant>
#include <vector>

#include "cli/commands.hpp"
#include "cli/descriptor.hpp"
#include "cli/fault_position.hpp"
#include "cli/faults.hpp"
#include "cli/input_lines.hpp"
#include "cli/jobs.hpp"
#include "cli/progress.hpp"
#include "cli/words.hpp"
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
        : format_(arguments.format),
          ignores_rules_(arguments.classic),
          field_(arguments.field),
          reader_(text::BlankLines::end_a_puzzle, arguments.field),
          answering_(answering),
          most_results_(answering.lines ? kResultsOfLines : kResults),
          output_(answering.descriptor),
          puzzles_before_(answering.puzzles_before),
          errors_before_(answering.errors_before) {
        if (arguments.jobs.value_or(1) > 1) jobs_.emplace(*arguments.jobs, answering);
    }

    // The next lines are this file's.
    void begin(std::string_view file) {
        file_ = file;
        reader_ = text::PuzzleReader(text::BlankLines::end_a_puzzle, field_);
        line_ = 0;
        results_read_ = 0;
        any_ = false;
        if (!std::exchange(has_begun_, true)) output_.write(answering_.opening);
    }

    void read_line(const InputLine& line) {
        ++line_;
        if (line.too_long) {
            reader_.read_too_long(line.text, results_);
        } else if (format_.value_or(Form::line) == Form::line &&
                   reader_.read_strict_line(line.text)) {
            if (!was_before(puzzles_before_)) chunk_.add_line(line.text, line_);
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

    // After an interrupt: the answers that threads have ready, up to the first one that is not whole.
    void end_cut() {
        while (jobs_ && !jobs_->empty() && !was_cut_) write(jobs_->take());
    }

    void finish() {
        reader_.finish(results_);
        keep_results();
        answer_all();
        if (!any_) report(ParseError{ParseErrorCode::empty, 1, 1, {}, 0});
    }

    Output& output() { return output_; }
    // Puzzles and errors read of this file.
    std::size_t results_read() const { return results_read_; }
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
        if (!was_before(puzzles_before_)) chunk_.add(std::move(puzzle));
    }

    void keep(ParseError error) {
        if (!was_before(errors_before_)) chunk_.add(std::move(error));
    }

    // Counts a puzzle or an error, and whether it was answered by an earlier run.
    bool was_before(std::size_t& left) {
        ++results_read_;
        if (left == 0) return false;
        --left;
        any_ = true;
        return true;
    }

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
        if (was_cut_) return;
        was_cut_ = chunk.is_cut();
        std::string_view answers = chunk.answers;
        if (was_cut_) answers = answers.substr(0, answers.rfind('\n') + 1);
        output_.write_known(answers);
        output_.end_answer();
        for (const Chunk::Told& told : chunk.told()) {
            std::visit([this](const auto& value) { report(value); }, told);
        }
        for (const auto& [line, reason] : chunk.refusals()) {
            tell_of(file_, {line, 1}, reason);
        }
        exit_code_ = worse_of(exit_code_, chunk.exit_code());
        if (chunk.ends()) output_.close();
    }

    void report(const ParseError& error) {
        exit_code_ = ExitCode::bad_input;
        const FaultPosition position{error.line, error.column};
        if (error.code == ParseErrorCode::too_large) {
            tell_of(file_, position, line_too_long());
        } else {
            tell_of(file_, position, fault_text(error));
        }
    }

    // Comments are meant to be passed over; of all else a word is said.
    void report(const text::Passed& passed) {
        const FaultPosition position{passed.line, 1};
        switch (passed.kind) {
            case text::Passed::Kind::comment:
            case text::Passed::Kind::punctuation:
                return;
            case text::Passed::Kind::commented:
                tell_of(
                    file_, position,
                    said({"passed over: a puzzle in a comment: {1}", "건너뜀: 주석에 든 퍼즐: {1}"},
                         {passed.text}));
                return;
            case text::Passed::Kind::heading:
                tell_of(file_, position,
                        said({"passed over: this line contains no puzzle: {1}",
                              "건너뜀: 퍼즐이 없는 줄: {1}"},
                             {passed.text}));
                return;
            case text::Passed::Kind::section:
                tell_of(
                    file_, position,
                    said({"passed over: an unknown section: {1}", "건너뜀: 알 수 없는 구역: {1}"},
                         {passed.text}));
                return;
        }
    }

    std::string_view file_;
    std::optional<Form> format_;
    bool ignores_rules_;
    std::size_t field_;
    text::PuzzleReader reader_;
    const Answering& answering_;
    std::size_t most_results_;
    std::vector<text::ReadResult> results_;
    Chunk chunk_;  // what was read and is not yet answered
    std::optional<Jobs> jobs_;
    Output output_;
    std::size_t puzzles_before_;
    std::size_t errors_before_;
    std::size_t results_read_ = 0;  // of this file
    ExitCode exit_code_ = ExitCode::success;
    std::size_t line_ = 0;     // number of the line read last
    bool any_ = false;         // a puzzle or an error was there in this file
    bool any_puzzle_ = false;  // a puzzle was there in any
    bool has_begun_ = false;   // with the first file
    bool was_cut_ = false;     // an interrupt came into the chunk written last
};

// Whether a read gives something at once; of a file always.
bool has_input(int descriptor) {
    pollfd wait{descriptor, POLLIN, 0};
    return ::poll(&wait, 1, 0) > 0;
}

// How far the answers are in all files, by bytes; nothing is known of what is no plain file.
class Way {
  public:
    explicit Way(const Arguments& arguments) {
        if (arguments.files.empty()) whole_ = size_of_file("-");
        for (const std::string_view file : arguments.files) whole_ += size_of_file(file);
    }

    void begin(std::string_view file) {
        before_ = before_ + size_;
        size_ = whole_ > 0 ? size_of_file(file) : 0;
        lines_ = 0;
        bytes_ = 0;
        read_ = 0;
        answered_ = 0;
        lines_each_ = 1;
    }

    // A line more was read.
    void read(std::string_view line) {
        bytes_ += static_cast<double>(line.size() + 1);
        ++read_;
        if (size_ > 0) lines_ = read_ * size_ / bytes_;
    }

    // So many puzzles and errors are in the lines read.
    void has(std::size_t results) {
        lines_each_ = read_ / static_cast<double>(std::max<std::size_t>(results, 1));
    }

    void answered(std::size_t count, std::size_t line) {
        progress_.add(count);
        answered_ = static_cast<double>(line);
        reach(static_cast<double>(line));
    }

    // So much of the answer that is worked on is done, and so many of what `counted` names.
    void works_on(double share, const Words& counted, std::uint64_t count) {
        progress_.count(counted, count);
        progress_.reach_in_answer(whole_ > 0 ? 0 : share);
        if (share > 0) reach(answered_ + share * lines_each_);
    }

  private:
    void reach(double line) {
        const double lines = lines_;
        if (lines > 0) {
            const double part = std::min(line / lines, 1.0);
            progress_.reach((before_ + part * size_) / whole_);
        }
    }

    static double size_of_file(std::string_view file) {
        struct stat facts {};
        // How long the text is that gzip has packed is not known.
        if (file.ends_with(".gz")) return 0;
        // Standard input may be a file, too, as in `retrace rate < FILE`.
        const int failed =
            file == "-" ? ::fstat(STDIN_FILENO, &facts) : ::stat(std::string(file).c_str(), &facts);
        const bool is_plain = failed == 0 && S_ISREG(facts.st_mode);
        return is_plain ? static_cast<double>(facts.st_size) : 0;
    }

    double whole_ = 0;
    double bytes_ = 0;                    // read of this file
    double read_ = 0;                     // lines of it
    std::atomic<double> answered_ = 0;    // the line of the puzzle answered last
    std::atomic<double> lines_each_ = 1;  // of a puzzle
    std::atomic<double> before_ = 0;      // bytes of the files that are done
    std::atomic<double> size_ = 0;
    std::atomic<double> lines_ = 0;  // that the file will have had, as far as can be told
    Progress progress_;
};

// Answers a file's puzzles; it says why where the file cannot be read.
ExitCode answer_file(std::string_view file, PuzzleStream& stream, Way& way) {
    const Descriptor descriptor(file);
    if (descriptor.number() < 0) return fail(file, errno);
    InputLines input(descriptor.number());
    const Output& output = stream.output();
    stream.begin(file);
    way.begin(file);
    while (output.is_open() && input.read_more()) {
        while (auto line = input.take()) {
            if (!output.is_open()) break;
            way.read(line->text);
            stream.read_line(*line);
            way.has(stream.results_read());
        }
        if (has_input(descriptor.number())) {
            stream.answer_some();
        } else {
            stream.answer_all();
        }
    }
    if (input.error() == 0) {
        if (output.is_open()) stream.finish();
        return ExitCode::success;
    }
    stream.answer_all();
    return fail(name_of_input(file), input.error());
}

}  // namespace

ExitCode answer_puzzles(const Arguments& arguments, Answering answering, Reporter* reporter) {
    Way way(arguments);
    answering.on_answers = [&](std::size_t count, std::size_t line) { way.answered(count, line); };
    if (reporter != nullptr) {
        reporter->tell = [&, reporter](double share, std::uint64_t count) {
            way.works_on(share, reporter->counted, count);
        };
    }
    PuzzleStream stream(arguments, answering);
    const ExitCode read = of_each_file(
        arguments, [&](const Arguments& one) { return answer_file(one.file, stream, way); });
    if (interrupted) stream.end_cut();
    return worse_of(worse_of(stream.exit_code(), read), stream.output().finish());
}

}  // namespace retrace::cli
