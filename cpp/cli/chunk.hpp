// A chunk of the input on its way to its answers.
#pragma once

#include <string>
#include <variant>
#include <vector>

#include "cli/answering.hpp"

namespace retrace::cli {

// Puzzles and errors that were read, in order, as parts that are answered each in its own way.
class Chunk {
  public:
    // A line that is a puzzle by itself, in the strict form; `number` from 1.
    void add_line(std::string_view line, std::size_t number, std::string_view file);
    void add(Asked puzzle);
    void add(Unread unread);
    void add(VariedPuzzle puzzle);
    void add(text::Passed passed);
    void add_blank(std::size_t line, Origin origin);
    void add_heading(std::string text, Origin origin);

    bool empty() const { return results_ == 0 && told_.empty(); }
    bool has_results() const { return results_ > 0; }
    bool has_puzzles() const { return errors_ < results_; }
    std::size_t results() const { return results_; }

    // Marks the first chunk of the output.
    void begin_output() { is_first_ = true; }

    // The part of the work that needs no answer before, where answers are in order.
    void make_keys();

    // Makes the answers, unless `output` is closed before.
    void answer(const Answering& answering, Output& output);

    ExitCode exit_code() const { return exit_code_; }
    // A message about a line for standard error, in the order of lines.
    using Told = std::variant<Unread, text::Passed>;
    const std::vector<Told>& told() const { return told_; }

    // Puzzles that the command would not answer.
    struct Refusal {
        std::size_t line;
        std::string reason;
    };
    const std::vector<Refusal>& refusals() const { return refusals_; }

    // An answer that lets none follow.
    bool ends() const { return ends_; }

    std::string answers;  // where they were not written out already

    // An interrupt came before all answers were there: they end somewhere, perhaps within a line.
    bool is_cut() const { return is_cut_; }

  private:
    struct Part {
        enum class Kind : std::uint8_t { lines, puzzle, varied, error, blank, heading };
        Kind kind;
        std::size_t index;  // into lines_, puzzles_, varied_, told_ or others_
    };

    // A row that asks nothing.
    struct Other {
        std::size_t line;
        std::string text;
        Origin origin;
    };

    // Any number of lines of 81, with line feeds, and their numbers.
    struct Lines {
        std::string text;
        std::vector<std::size_t> numbers;
    };

    void answer_lines(const Lines& lines, const Answering& answering, Output& output);
    void answer_error(std::size_t told, const Answering& answering, Output& output) const;
    void answer_varied(const VariedPuzzle& puzzle, const Answering& answering, Output& output);
    void answer_one(const Asked& puzzle, const Answering& answering, Output& output);

    std::vector<Part> parts_;
    std::vector<Lines> lines_;
    std::vector<Asked> puzzles_;
    std::vector<VariedPuzzle> varied_;
    std::vector<Other> others_;
    std::vector<generate::FormKey> keys_;  // of all puzzles, in order
    std::size_t keys_taken_ = 0;
    std::string_view file_;  // of the lines
    std::vector<Told> told_;
    std::size_t errors_ = 0;
    std::vector<Refusal> refusals_;
    bool is_cut_ = false;
    bool ends_ = false;
    bool is_first_ = false;  // what is answered next is the first of all
    std::size_t results_ = 0;
    ExitCode exit_code_ = ExitCode::success;
};

}  // namespace retrace::cli
