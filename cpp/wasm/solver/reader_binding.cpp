// Any text into puzzles, as JavaScript asks for it. web/worker/solver/solver-module.d.ts is the declaration.
#include <emscripten/bind.h>
#include <emscripten/val.h>

#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

#include "sudoku/text/byte_order_mark.hpp"
#include "sudoku/text/puzzle_reader.hpp"
#include "sudoku/text/rules.hpp"
#include "wasm/numbers.hpp"

namespace retrace {
namespace {

using emscripten::val;

val words_to_js(const std::vector<std::string>& words) {
    val list = val::array();
    for (const std::string& word : words) list.call<void>("push", word);
    return list;
}

// Digits as bits 1 to 9.
val notes_to_js(const std::array<DigitSet, kCells>& notes) {
    val list = val::array();
    for (const DigitSet set : notes) list.call<void>("push", set << 1);
    return list;
}

val problem_to_js(const ParseError& error) {
    val object = val::object();
    object.set("code", std::string(name_of(error.code)));
    object.set("line", static_cast<double>(error.line));
    object.set("column", static_cast<double>(error.column));
    object.set("found", error.found);
    return object;
}

// Without what a text does not say: such a field is not there.
val found_to_js(const text::Puzzle& puzzle) {
    val object = val::object();
    object.set("kind", std::string("puzzle"));
    object.set("line", static_cast<double>(puzzle.line));
    object.set("puzzle", puzzle.grid.to_line());
    object.set("form", std::string(name_of(puzzle.form)));
    if (!puzzle.beside) return object;
    const text::Beside& beside = *puzzle.beside;
    if (!(beside.digits == puzzle.grid)) object.set("digits", beside.digits.to_line());
    if (beside.has_notes()) object.set("notes", notes_to_js(beside.notes));
    if (!beside.name.empty()) object.set("name", beside.name);
    if (beside.solution) object.set("solution", beside.solution->to_line());
    if (!beside.fields.empty()) object.set("fields", words_to_js(beside.fields));
    if (!beside.rules.empty()) object.set("rules", words_to_js(beside.rules));
    return object;
}

val found_to_js(const ParseError& error) {
    val object = problem_to_js(error);
    object.set("kind", std::string("error"));
    return object;
}

std::string name_of(text::Passed::Kind kind) {
    switch (kind) {
        case text::Passed::Kind::comment:
            return "comment";
        case text::Passed::Kind::commented:
            return "commented";
        case text::Passed::Kind::heading:
            return "heading";
        case text::Passed::Kind::section:
            return "section";
        case text::Passed::Kind::punctuation:
            return "punctuation";
    }
    return {};
}

val found_to_js(const text::Passed& passed) {
    val object = val::object();
    object.set("kind", std::string("passed"));
    object.set("line", static_cast<double>(passed.line));
    object.set("as", name_of(passed.kind));
    object.set("text", passed.text);
    return object;
}

// A text, read some lines at a time.
class ReadCall {
  public:
    explicit ReadCall(std::string text) : text_(std::move(text)) {
        if (text_.starts_with(text::kByteOrderMark)) at_ = text::kByteOrderMark.size();
    }

    // Reads at most `budget` lines more; true when the text is at its end.
    bool run(double budget) {
        for (auto left = from_number(budget); left > 0 && at_ < text_.size(); --left) read_line();
        if (at_ < text_.size()) return false;
        if (!std::exchange(is_finished_, true)) reader_.finish(results_);
        return true;
    }

    val answer() const {
        val list = val::array();
        for (const text::ReadResult& result : results_) {
            list.call<void>("push",
                            std::visit([](const auto& each) { return found_to_js(each); }, result));
        }
        return list;
    }

  private:
    // Its end may be of Windows, of Unix or of an old Mac.
    void read_line() {
        const std::size_t end = std::min(text_.find_first_of("\r\n", at_), text_.size());
        const std::string_view line = std::string_view(text_).substr(at_, end - at_);
        at_ = std::min(end + (text_.compare(end, 2, "\r\n") == 0 ? 2 : 1), text_.size());
        if (line.size() > kMaxText) {
            reader_.read_too_long(results_);
        } else {
            reader_.read(line, results_);
        }
    }

    std::string text_;
    std::size_t at_ = 0;
    bool is_finished_ = false;
    text::PuzzleReader reader_{text::BlankLines::end_a_puzzle};
    std::vector<text::ReadResult> results_;
};

}  // namespace

EMSCRIPTEN_BINDINGS(reader) {
    namespace em = emscripten;

    em::class_<ReadCall>("Reading")
        .constructor<std::string>()
        .function("run", &ReadCall::run)
        .function("answer", &ReadCall::answer);
}

}  // namespace retrace
