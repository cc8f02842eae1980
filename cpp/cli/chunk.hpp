// A chunk of the input on its way to its answers.
#pragma once

#include <string>
#include <vector>

#include "cli/answering.hpp"

namespace retrace::cli {

// What was read, in order, as parts that are answered each in its own way.
class Chunk {
  public:
    // A line that is a puzzle by itself, in the strict form.
    void add_line(std::string_view line);
    void add(text::Puzzle puzzle);
    void add(ParseError error);

    bool empty() const { return results_ == 0; }
    std::size_t results() const { return results_; }

    // Makes the answers, unless `output` is closed before.
    void answer(const Answering& answering, Output& output);

    ExitCode exit_code() const { return exit_code_; }
    const std::vector<ParseError>& errors() const { return errors_; }

    std::string answers;  // where they were not written out already

  private:
    struct Part {
        enum class Kind : std::uint8_t { lines, puzzle, error };
        Kind kind;
        std::size_t index;  // into lines_, puzzles_ or errors_
    };

    void answer_lines(std::string_view lines, const Answering& answering, Output& output);
    void answer_one(const text::Puzzle& puzzle, const Answering& answering, Output& output);

    std::vector<Part> parts_;
    std::vector<std::string> lines_;  // each any number of lines of 81, with line feeds
    std::vector<text::Puzzle> puzzles_;
    std::vector<ParseError> errors_;
    std::size_t results_ = 0;
    ExitCode exit_code_ = ExitCode::success;
};

}  // namespace retrace::cli
