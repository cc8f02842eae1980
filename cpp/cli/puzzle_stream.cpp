// Moves lines from the input through the readers to the writer of answers.
#include "cli/puzzle_stream.hpp"

#include <poll.h>
#include <cerrno>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <variant>
#include <vector>

#include "cli/answer_writer.hpp"
#include "cli/commands.hpp"
#include "cli/descriptor.hpp"
#include "cli/fault_position.hpp"
#include "cli/input_lines.hpp"
#include "cli/texts.hpp"
#include "cli/way.hpp"
#include "sudoku/bulk/table_reader.hpp"
#include "sudoku/text/rules.hpp"

namespace retrace::cli {
namespace {

class PuzzleStream {
  public:
    PuzzleStream(const Arguments& arguments, const Answering& answering, AnswerWriter& writer)
        : arguments_(arguments),
          format_(arguments.format),
          ignores_rules_(arguments.classic),
          answers_sukaku_(answering.varied != nullptr || answering.sukaku != nullptr),
          field_(arguments.field),
          reader_(text::BlankLines::end_a_puzzle, arguments.field),
          writer_(writer),
          puzzles_before_(answering.puzzles_before),
          errors_before_(answering.errors_before) {}

    // The next lines are this file's.
    void begin(std::string_view file) {
        file_ = file;
        reader_ = text::PuzzleReader(text::BlankLines::end_a_puzzle, field_,
                                     text::Comments::read_where_alone);
        if (arguments_.rows) table_.emplace(field_, arguments_.column);
        names_.reset();
        line_ = 0;
        writer_.begin(file);
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
            if (!was_before(puzzles_before_)) writer_.add(*std::move(varied));
        } else {
            reader_.read(line.text, results_);
        }
        keep_results();
        writer_.answer_where_full();
    }

    void finish() {
        if (table_) {
            table_->finish(rows_);
            keep_rows();
            writer_.answer_all();
            return;
        }
        reader_.finish(results_);
        keep_results();
        writer_.answer_all();
        if (!writer_.any()) writer_.report(ParseError{ParseErrorCode::empty, 1, 1, {}, 0});
    }

    bool has_rows() const { return arguments_.rows; }

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
            if (!writer_.refusal().empty()) break;
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
            writer_.refuse(said("command/input/no-column", {arguments_.column}));
        } else if (arguments_.records == Records::csv && first_names_ && *first_names_ != *names_) {
            writer_.refuse(said("command/input/other-columns"));
        }
        if (!first_names_) first_names_ = names_;
    }

    Origin origin_of(std::vector<std::string> fields) const {
        return {file_, names_ && !names_->empty() ? names_ : nullptr, std::move(fields)};
    }

    void keep_row(bulk::TableRow& row, const Grid& grid) {
        writer_.add(Asked{{grid, Form::line, row.line}, origin_of(std::move(row.fields)), {}});
    }

    void keep_row(bulk::TableRow& row, ParseError& error) {
        if (auto sukaku = answered_sukaku(error, origin_of(row.fields))) {
            writer_.add(*std::move(sukaku));
            return;
        }
        writer_.add(Unread{std::move(error), origin_of(std::move(row.fields))});
    }

    void keep_row(bulk::TableRow& row, bulk::TableRow::Blank) {
        writer_.add_with([&](Chunk& chunk) { chunk.add_blank(row.line, origin_of({})); });
    }

    // One heading is enough for the rows of several files, since they have the same columns.
    void keep_row(bulk::TableRow& row, bulk::TableRow::Heading) {
        const bool is_repeated = arguments_.records == Records::csv && names_ != first_names_;
        if (arguments_.records == Records::json || is_repeated) return;
        writer_.add_with([&](Chunk& chunk) {
            chunk.add_heading(std::move(row.text), origin_of(std::move(row.fields)));
        });
    }

    void add_line(std::string_view line) {
        writer_.add_with([&](Chunk& chunk) { chunk.add_line(line, line_, file_); });
    }

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
        if (!was_before(puzzles_before_))
            writer_.add(Asked{std::move(puzzle), {file_, {}, {}}, {}});
    }

    std::optional<VariedPuzzle> answered_sukaku(const ParseError& error, Origin origin) const {
        return answers_sukaku_ ? sukaku_of(error, std::move(origin)) : std::nullopt;
    }

    void keep(ParseError error) {
        if (auto sukaku = answered_sukaku(error, {file_, {}, {}})) {
            if (!was_before(puzzles_before_)) writer_.add(*std::move(sukaku));
            return;
        }
        if (!was_before(errors_before_)) writer_.add(Unread{std::move(error), {file_, {}, {}}});
    }

    // Counts a puzzle or an error, and whether it was answered by an earlier run.
    bool was_before(std::size_t& left) {
        if (left == 0) return false;
        --left;
        writer_.pass_over();
        return true;
    }

    void keep(text::Passed passed) { writer_.add(std::move(passed)); }

    const Arguments& arguments_;
    std::string_view file_;
    std::optional<Form> format_;
    bool ignores_rules_;
    bool answers_sukaku_;
    std::size_t field_;
    text::PuzzleReader reader_;
    std::optional<bulk::TableReader> table_;  // where the input is rows
    std::vector<bulk::TableRow> rows_;
    // The names of the columns of this file, none where it has no heading, and of the first file.
    std::shared_ptr<const std::vector<std::string>> names_;
    std::shared_ptr<const std::vector<std::string>> first_names_;
    std::vector<text::ReadResult> results_;
    AnswerWriter& writer_;
    std::size_t puzzles_before_;
    std::size_t errors_before_;
    std::size_t line_ = 0;  // number of the line read last
};

// Whether a read gives something at once; of a file always.
bool has_input(int descriptor) {
    pollfd wait{descriptor, POLLIN, 0};
    return ::poll(&wait, 1, 0) > 0;
}

ExitCode refuse(std::string_view file, AnswerWriter& writer) {
    writer.answer_all();
    tell("retrace: " + std::string(name_of_input(file)) + ": " + writer.refusal());
    return ExitCode::not_done;
}

// Answers a file's puzzles; it says why where the file cannot be read.
ExitCode answer_file(std::string_view file, PuzzleStream& stream, AnswerWriter& writer, Way& way) {
    const Descriptor descriptor(file);
    if (descriptor.number() < 0) return fail(file, errno);
    InputLines input(descriptor.number(), stream.has_rows() ? LineEnds::feeds : LineEnds::all);
    const Output& output = writer.output();
    stream.begin(file);
    way.begin(file);
    while (output.is_open() && writer.refusal().empty() && input.read_more()) {
        while (auto line = input.take()) {
            if (!output.is_open() || !writer.refusal().empty()) break;
            way.read(line->text);
            stream.read_line(*line);
            way.has(writer.results_read());
        }
        if (has_input(descriptor.number())) {
            writer.answer_some();
        } else {
            writer.answer_all();
        }
    }
    if (!writer.refusal().empty()) return refuse(file, writer);
    if (input.error() == 0) {
        if (output.is_open()) stream.finish();
        return writer.refusal().empty() ? ExitCode::success : refuse(file, writer);
    }
    writer.answer_all();
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
    AnswerWriter writer(arguments, answering);
    PuzzleStream stream(arguments, answering, writer);
    const ExitCode read = of_each_file(arguments, [&](const Arguments& one) {
        return answer_file(one.file, stream, writer, way);
    });
    if (interrupted) writer.end_cut();
    if (!interrupted && read < ExitCode::not_done && writer.lacks_lines()) {
        tell("retrace: " + std::string(arguments.resumed) + ": " +
             said("command/resume/more-lines"));
        return ExitCode::not_done;
    }
    return worse_of(worse_of(writer.exit_code(), read), writer.output().finish());
}

}  // namespace retrace::cli
