// Moves lines from the input through the puzzle reader to the command's answers.
#include "cli/puzzle_stream.hpp"

#include <poll.h>
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
#include "cli/texts.hpp"
#include "cli/way.hpp"
#include "sudoku/bulk/table_reader.hpp"
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
        : arguments_(arguments),
          format_(arguments.format),
          ignores_rules_(arguments.classic),
          field_(arguments.field),
          reader_(text::BlankLines::end_a_puzzle, arguments.field),
          answering_(answering),
          most_results_(answering.lines ? kResultsOfLines : kResults),
          output_(answering.descriptor),
          puzzles_before_(answering.puzzles_before),
          errors_before_(answering.errors_before),
          lines_there_(answering.there ? answering.there->count : 0) {
        if (arguments.jobs.value_or(1) > 1) jobs_.emplace(*arguments.jobs, answering);
    }

    // The next lines are this file's.
    void begin(std::string_view file) {
        file_ = file;
        reader_ = text::PuzzleReader(text::BlankLines::end_a_puzzle, field_);
        if (arguments_.rows) table_.emplace(field_, arguments_.column);
        names_.reset();
        refusal_.clear();
        line_ = 0;
        results_read_ = 0;
        any_ = false;
        if (!std::exchange(has_begun_, true)) output_.write(answering_.opening);
    }

    void read_line(const InputLine& line) {
        ++line_;
        if (table_) {
            read_row(line);
        } else if (line.too_long) {
            reader_.read_too_long(line.text, results_);
        } else if (format_.value_or(Form::line) == Form::line &&
                   reader_.read_strict_line(line.text)) {
            if (!was_before(puzzles_before_)) add_line(line.text);
        } else if (auto varied = read_as_varied(line.text)) {
            if (!was_before(puzzles_before_)) add(*std::move(varied));
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
        if (table_) {
            table_->finish(rows_);
            keep_rows();
            answer_all();
            return;
        }
        reader_.finish(results_);
        keep_results();
        answer_all();
        if (!any_) report(ParseError{ParseErrorCode::empty, 1, 1, {}, 0});
    }

    Output& output() { return output_; }
    bool has_rows() const { return arguments_.rows; }
    // Puzzles and errors read of this file.
    std::size_t results_read() const { return results_read_; }
    ExitCode exit_code() const { return exit_code_; }
    // Why the file is not read on; empty where it is.
    const std::string& refusal() const { return refusal_; }
    // Answers are there that nothing in the input asks for.
    bool lacks_lines() const { return lines_there_ > 0; }

  private:
    // A puzzle with rules of its own, unless it is to be read without them.
    std::optional<VariedPuzzle> read_as_varied(std::string_view line) const {
        if (ignores_rules_) return std::nullopt;
        return read_varied(line, line_, {file_, {}, {}});
    }

    void read_row(const InputLine& line) {
        // A record has the row's own fields.
        const bool is_plain = arguments_.records == Records::none && !line.too_long;
        if (is_plain && table_->read_strict_line(line.text)) {
            add_line(line.text);
        } else if (line.too_long) {
            table_->read_too_long(rows_);
        } else {
            table_->read(line.text, rows_);
        }
        keep_rows();
    }

    void keep_rows() {
        for (bulk::TableRow& row : rows_) {
            settle_heading();
            if (!refusal_.empty()) break;
            std::visit([&](auto& value) { keep_row(row, value); }, row.value);
        }
        if (rows_.empty() && table_->has_begun()) settle_heading();
        rows_.clear();
    }

    // The first row that is not blank has the names of columns, or has none.
    void settle_heading() {
        if (names_ || !table_->has_begun()) return;
        names_ = std::make_shared<const std::vector<std::string>>(table_->names());
        if (table_->lacks_column()) {
            refusal_ = said("command/input/no-column", {arguments_.column});
        } else if (arguments_.records == Records::csv && first_names_ && *first_names_ != *names_) {
            refusal_ = said("command/input/other-columns");
        }
        if (!first_names_) first_names_ = names_;
    }

    Origin origin_of(bulk::TableRow& row) const {
        return {file_, names_ && !names_->empty() ? names_ : nullptr, std::move(row.fields)};
    }

    void keep_row(bulk::TableRow& row, const Grid& grid) {
        add(Asked{{grid, Form::line, row.line}, origin_of(row), {}});
    }

    void keep_row(bulk::TableRow& row, ParseError& error) {
        add(Unread{std::move(error), origin_of(row)});
    }

    void keep_row(bulk::TableRow& row, bulk::TableRow::Blank) {
        add_with([&] {
            chunk_.add_blank(row.line, {file_, names_ && !names_->empty() ? names_ : nullptr, {}});
        });
    }

    // One heading is enough for the rows of several files, since they have the same columns.
    void keep_row(bulk::TableRow& row, bulk::TableRow::Heading) {
        const bool is_repeated = arguments_.records == Records::csv && names_ != first_names_;
        if (arguments_.records == Records::json || is_repeated) return;
        add_with([&] { chunk_.add_heading(std::move(row.text), origin_of(row)); });
    }

    void add_line(std::string_view line) {
        add_with([&] { chunk_.add_line(line, line_, file_); });
    }

    template <typename Result>
    void add(Result result) {
        add_with([&] { chunk_.add(std::move(result)); });
    }

    // Adds a result to the chunk, unless a line is there for it.
    template <typename Add>
    void add_with(Add add_result) {
        ++results_read_;
        const bool is_there = !answering_.in_order && lines_there_ > 0;
        if (!is_there) return add_result();
        any_ = true;
        if (--lines_there_ > 0) return;
        add_result();
        Chunk chunk = std::exchange(chunk_, {});
        Output kept(never_);
        chunk.answer(answering_, kept);
        compare_with_last(kept.take());
        exit_code_ = worse_of(exit_code_, chunk.exit_code());
    }

    // The last line that is there has to be the answer to what stands at its place.
    void compare_with_last(std::string_view answer) {
        if (interrupted || answer == answering_.there->last) return;
        refusal_ = said("command/resume/not-this-puzzle");
        lines_there_ = 0;
        output_.close();
    }
    void keep_results() {
        for (text::ReadResult& result : results_) {
            std::visit([this](auto& value) { keep(std::move(value)); }, result);
        }
        results_.clear();
    }

    // Answers without those whose lines are there already.
    std::string_view without_those_there(std::string_view answers) {
        while (lines_there_ > 0 && !answers.empty()) {
            const std::size_t end = answers.find('\n') + 1;
            if (--lines_there_ == 0) compare_with_last(answers.substr(0, end));
            answers.remove_prefix(end);
        }
        return answers;
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
        if (!was_before(puzzles_before_)) add(Asked{std::move(puzzle), {file_, {}, {}}, {}});
    }

    void keep(ParseError error) {
        if (!was_before(errors_before_)) add(Unread{std::move(error), {file_, {}, {}}});
    }

    // Counts a puzzle or an error, and whether it was answered by an earlier run.
    bool was_before(std::size_t& left) {
        if (left == 0) return false;
        ++results_read_;
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
            } else if (answering_.in_order) {
                chunk.make_keys();
                write(std::move(chunk));
            } else {
                chunk.answer(answering_, output_);
                write(std::move(chunk));
            }
        }
        if (!jobs_) return;
        while (auto answered = jobs_->take_ready()) write(*std::move(answered));
    }

    void write(Chunk chunk) {
        if (was_cut_) return;
        if (answering_.in_order) {
            Output kept(never_);
            chunk.answer(answering_, kept);
            chunk.answers = kept.take();
        }
        was_cut_ = chunk.is_cut();
        std::string_view answers = chunk.answers;
        if (was_cut_) answers = answers.substr(0, answers.rfind('\n') + 1);
        if (answering_.in_order) answers = without_those_there(answers);
        if (!refusal_.empty()) return;
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
                tell_of(file_, position, said("command/input/passed-comment", {passed.text}));
                return;
            case text::Passed::Kind::heading:
                tell_of(file_, position, said("command/input/passed-heading", {passed.text}));
                return;
            case text::Passed::Kind::section:
                tell_of(file_, position, said("command/input/passed-section", {passed.text}));
                return;
        }
    }

    const Arguments& arguments_;
    std::string_view file_;
    std::optional<Form> format_;
    bool ignores_rules_;
    std::size_t field_;
    text::PuzzleReader reader_;
    std::optional<bulk::TableReader> table_;  // where the input is rows
    std::vector<bulk::TableRow> rows_;
    // The names of the columns of this file, none where it has no heading, and of the first file.
    std::shared_ptr<const std::vector<std::string>> names_;
    std::shared_ptr<const std::vector<std::string>> first_names_;
    std::string refusal_;
    const Answering& answering_;
    std::size_t most_results_;
    std::vector<text::ReadResult> results_;
    Chunk chunk_;  // what was read and is not yet answered
    std::optional<Jobs> jobs_;
    Output output_;
    std::size_t puzzles_before_;
    std::size_t errors_before_;
    std::size_t lines_there_;
    std::atomic<bool> never_ = false;
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

ExitCode refuse(std::string_view file, PuzzleStream& stream) {
    stream.answer_all();
    tell("retrace: " + std::string(name_of_input(file)) + ": " + stream.refusal());
    return ExitCode::not_done;
}

// Answers a file's puzzles; it says why where the file cannot be read.
ExitCode answer_file(std::string_view file, PuzzleStream& stream, Way& way) {
    const Descriptor descriptor(file);
    if (descriptor.number() < 0) return fail(file, errno);
    InputLines input(descriptor.number(), stream.has_rows() ? LineEnds::feeds : LineEnds::all);
    const Output& output = stream.output();
    stream.begin(file);
    way.begin(file);
    while (output.is_open() && stream.refusal().empty() && input.read_more()) {
        while (auto line = input.take()) {
            if (!output.is_open() || !stream.refusal().empty()) break;
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
    if (!stream.refusal().empty()) return refuse(file, stream);
    if (input.error() == 0) {
        if (output.is_open()) stream.finish();
        return stream.refusal().empty() ? ExitCode::success : refuse(file, stream);
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
    if (!interrupted && read < ExitCode::not_done && stream.lacks_lines()) {
        tell("retrace: " + std::string(arguments.resumed) + ": " +
             said("command/resume/more-lines"));
        return ExitCode::not_done;
    }
    return worse_of(worse_of(stream.exit_code(), read), stream.output().finish());
}

}  // namespace retrace::cli
