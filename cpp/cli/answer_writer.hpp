// Takes what was read, answers it a chunk at a time, on threads where there are some, and writes the answers in order.
#pragma once

#include <atomic>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

#include "cli/arguments.hpp"
#include "cli/jobs.hpp"
#include "cli/output.hpp"

namespace retrace::cli {

class AnswerWriter {
  public:
    AnswerWriter(const Arguments& arguments, const Answering& answering);

    // The results to come are of this file.
    void begin(std::string_view file);

    // Adds to what is at work, unless a line is there for it. `add`: calls Chunk.
    template <typename Add>
    void add_with(Add add) {
        ++results_read_;
        if (answering_.in_order || lines_there_ == 0) return add(chunk_);
        any_ = true;
        if (--lines_there_ > 0) return;
        add(chunk_);
        compare_chunk();
    }
    template <typename Result>
    void add(Result result) {
        add_with([&](Chunk& chunk) { chunk.add(std::move(result)); });
    }
    // No result: it is only told.
    void add(text::Passed passed) { chunk_.add(std::move(passed)); }
    // Counts a result that was answered by an earlier run.
    void pass_over();
    // A fault of the file as a whole.
    void report(const ParseError& error);
    // The file is not read on, for this reason.
    void refuse(std::string reason) { refusal_ = std::move(reason); }

    void answer_where_full();
    // Answers all that was read: the next read may have to wait.
    void answer_all();
    // More input is there already, so what is at work may go on.
    void answer_some();
    // After an interrupt: the answers that threads have ready, up to the first one that is not whole.
    void end_cut();

    Output& output() { return output_; }
    // Puzzles and errors read of this file.
    std::size_t results_read() const { return results_read_; }
    // Whether there was one of them.
    bool any() const { return any_; }
    ExitCode exit_code() const { return exit_code_; }
    // Why the file is not read on; empty where it is.
    const std::string& refusal() const { return refusal_; }
    // Answers are there that nothing in the input asks for.
    bool lacks_lines() const { return lines_there_ > 0; }

  private:
    void compare_chunk();
    void compare_with_last(std::string_view answer);
    std::string_view without_those_there(std::string_view answers);
    void answer_chunk();
    void write(Chunk chunk);
    void report(const text::Passed& passed) const;

    const Answering& answering_;
    std::string_view file_;
    std::string refusal_;
    std::size_t most_results_;
    Chunk chunk_;  // what was read and is not yet answered
    std::optional<Jobs> jobs_;
    Output output_;
    std::size_t lines_there_;
    std::atomic<bool> never_ = false;
    std::size_t results_read_ = 0;
    ExitCode exit_code_ = ExitCode::success;
    bool any_ = false;
    bool any_puzzle_ = false;  // a puzzle was there in any file
    bool has_begun_ = false;   // with the first file
    bool was_cut_ = false;     // an interrupt came into the chunk written last
};

}  // namespace retrace::cli
