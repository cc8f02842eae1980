// Compares answers with those that are there already before it writes the rest.
#include "cli/answer_writer.hpp"

#include <variant>

#include "cli/commands.hpp"
#include "cli/fault_position.hpp"
#include "cli/faults.hpp"
#include "cli/texts.hpp"

namespace retrace::cli {
namespace {

// A line of 81 is answered in a microsecond, so handing chunks over has to be rare; a slow
// puzzle keeps back the answers to those before it in its chunk.
constexpr std::size_t kResultsOfLines = 512;
constexpr std::size_t kResults = 32;

}  // namespace

AnswerWriter::AnswerWriter(const Arguments& arguments, const Answering& answering)
    : answering_(answering),
      most_results_(answering.lines ? kResultsOfLines : kResults),
      output_(answering.descriptor),
      lines_there_(answering.there ? answering.there->count : 0) {
    if (arguments.jobs.value_or(1) > 1) jobs_.emplace(*arguments.jobs, answering);
}

void AnswerWriter::begin(std::string_view file) {
    file_ = file;
    refusal_.clear();
    results_read_ = 0;
    any_ = false;
    if (!std::exchange(has_begun_, true)) output_.write(answering_.opening);
}

void AnswerWriter::pass_over() {
    ++results_read_;
    any_ = true;
}

void AnswerWriter::answer_where_full() {
    if (chunk_.results() >= most_results_) answer_chunk();
}

void AnswerWriter::answer_all() {
    answer_chunk();
    while (jobs_ && !jobs_->empty() && output_.is_open()) write(jobs_->take());
    output_.flush();
}

void AnswerWriter::answer_some() {
    answer_chunk();
    output_.flush();
}

void AnswerWriter::end_cut() {
    while (jobs_ && !jobs_->empty() && !was_cut_) write(jobs_->take());
}

void AnswerWriter::compare_chunk() {
    Chunk chunk = std::exchange(chunk_, {});
    Output kept(never_);
    chunk.answer(answering_, kept);
    compare_with_last(kept.take());
    exit_code_ = worse_of(exit_code_, chunk.exit_code());
}

// The last line that is there has to be the answer to what stands at its place.
void AnswerWriter::compare_with_last(std::string_view answer) {
    if (interrupted || answer == answering_.there->last) return;
    refusal_ = said("command/resume/not-this-puzzle");
    lines_there_ = 0;
    output_.close();
}

// Answers without those whose lines are there already.
std::string_view AnswerWriter::without_those_there(std::string_view answers) {
    while (lines_there_ > 0 && !answers.empty()) {
        const std::size_t end = answers.find('\n') + 1;
        if (--lines_there_ == 0) compare_with_last(answers.substr(0, end));
        answers.remove_prefix(end);
    }
    return answers;
}

void AnswerWriter::answer_chunk() {
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

void AnswerWriter::write(Chunk chunk) {
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

void AnswerWriter::report(const ParseError& error) {
    exit_code_ = ExitCode::bad_input;
    const FaultPosition position{error.line, error.column};
    if (error.code == ParseErrorCode::too_large) {
        tell_of(file_, position, line_too_long());
    } else {
        tell_of(file_, position, fault_text(error));
    }
}

// Comments are meant to be passed over; of all else a word is said.
void AnswerWriter::report(const text::Passed& passed) const {
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

}  // namespace retrace::cli
