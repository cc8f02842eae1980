// Moves lines from the input through the puzzle reader to the command's answers.
#include "cli/puzzle_stream.hpp"

#include <fcntl.h>
#include <unistd.h>

#include <cerrno>
#include <string>
#include <vector>

#include "cli/input_lines.hpp"

namespace retrace::cli {
namespace {

// Closes a file, never standard input.
class Descriptor {
  public:
    explicit Descriptor(std::string_view file)
        : number_(file == "-" ? STDIN_FILENO
                              : ::open(std::string(file).c_str(), O_RDONLY | O_CLOEXEC)) {}
    Descriptor(const Descriptor&) = delete;
    Descriptor& operator=(const Descriptor&) = delete;
    ~Descriptor() {
        if (number_ > STDERR_FILENO) ::close(number_);
    }

    int number() const { return number_; }  // negative: errno says why it is not open

  private:
    int number_;
};

class PuzzleStream {
  public:
    PuzzleStream(std::string_view name, std::optional<Form> format, const AnswerPuzzle& answer)
        : name_(name), reader_(text::BlankLines::end_a_puzzle, format), answer_(&answer) {}

    void read_line(const InputLine& line) {
        if (line.too_long) {
            reader_.read_too_long(results_);
        } else {
            reader_.read(line.text, results_);
        }
        answer_results();
    }

    void finish() {
        reader_.finish(results_);
        answer_results();
        if (!any_) report({ParseErrorCode::empty, 1, 1, {}, 0});
    }

    Output& output() { return output_; }
    ExitCode exit_code() const { return exit_code_; }

  private:
    void answer_results() {
        for (const text::ReadResult& result : results_) {
            any_ = true;
            if (const auto* error = std::get_if<ParseError>(&result)) {
                output_.write("error\n");
                report(*error);
            } else {
                const auto& puzzle = std::get<text::Puzzle>(result);
                exit_code_ = worse_of(exit_code_, (*answer_)(puzzle, output_));
            }
            output_.end_answer();
        }
        results_.clear();
    }

    void report(const ParseError& error) {
        exit_code_ = ExitCode::bad_input;
        tell(std::string(name_) + ':' + std::to_string(error.line) + ':' +
             std::to_string(error.column) + ": " +
             (error.code == ParseErrorCode::too_large ? "the line is longer than 1 MiB"
                                                      : describe(error)));
    }

    std::string_view name_;
    text::PuzzleReader reader_;
    const AnswerPuzzle* answer_;
    std::vector<text::ReadResult> results_;
    Output output_{STDOUT_FILENO};
    ExitCode exit_code_ = ExitCode::success;
    bool any_ = false;  // a puzzle or an error was there
};

}  // namespace

ExitCode answer_puzzles(std::string_view file, std::optional<Form> format,
                        const AnswerPuzzle& answer) {
    const Descriptor descriptor(file);
    if (descriptor.number() < 0) return fail(file, errno);
    const std::string_view name = file == "-" ? "<stdin>" : file;

    InputLines input(descriptor.number());
    PuzzleStream stream(name, format, answer);
    Output& output = stream.output();
    while (output.is_open() && input.read_more()) {
        while (auto line = input.take()) {
            if (!output.is_open()) break;
            stream.read_line(*line);
        }
        output.flush();  // the next read may have to wait
    }
    if (output.is_open() && input.error() == 0) stream.finish();
    const ExitCode written = output.finish();
    if (input.error() != 0) return fail(name, input.error());
    return worse_of(stream.exit_code(), written);
}

}  // namespace retrace::cli
