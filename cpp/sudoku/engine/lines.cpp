// Many puzzles in one call: a buffer of lines in, a buffer of lines out.
#include "sudoku/engine/lines.hpp"

#include <algorithm>

#include "sudoku/contradiction.hpp"
#include "sudoku/engine/first_solution.hpp"
#include "sudoku/engine/line_text.hpp"
#include "sudoku/engine/start.hpp"

namespace retrace::engine {
namespace {

constexpr std::size_t kLine = kCells + 1;  // with its '\n'
constexpr std::string_view kError = "error\n";

Grid grid_of_line(const char* line) {
    return *Grid::from_line({line, kCells});
}

// A batch of lines: they share the search, and their answers are appended to the output.
class LineAnswers {
  public:
    LineAnswers(LinesTask task, char* out) : task_(task), begin_(out), out_(out) {}

    void puzzle(const char* line) {
        ++result_.lines;
        start(search_, line);
        if (next_solution(search_) != Stop::solution) {
            unsolvable(line);
            return;
        }
        if (task_ != LinesTask::check) write_solution(search_.solution(), '0', out_);
        if (task_ != LinesTask::any && next_solution(search_) == Stop::solution) {
            several(line);
            return;
        }
        ++result_.solved;
        if (task_ == LinesTask::check) {
            word("unique\n");
        } else {
            out_[kCells] = '\n';
            out_ += kLine;
        }
    }

    void unreadable() {
        ++result_.lines;
        ++result_.unreadable;
        word(kError);
    }

    LinesResult result() const {
        LinesResult result = result_;
        result.written = static_cast<std::size_t>(out_ - begin_);
        return result;
    }

  private:
    void word(std::string_view text) { out_ = std::copy(text.begin(), text.end(), out_); }

    void unsolvable(const char* line) {
        ++result_.unsolvable;
        if (task_ == LinesTask::check && has_contradiction(grid_of_line(line))) {
            ++result_.contradictions;
            word("contradiction\n");
        } else {
            word("none\n");
        }
    }

    // `out_` has one solution (but for `check`), and the search has just found another.
    void several(const char* line) {
        ++result_.several;
        if (task_ == LinesTask::check) {
            word("several\n");
            return;
        }
        const Grid best = std::min(grid_of_line(out_), grid_of(search_.solution()));
        const Grid first = first_of_several(search_, grid_of_line(line), best);
        out_ = std::transform(first.digits().begin(), first.digits().end(), out_,
                              [](Digit digit) { return static_cast<char>('0' + digit); });
        *out_++ = '\n';
    }

    LinesTask task_;
    char* begin_;
    char* out_;
    LinesResult result_;
    BoardSearch search_;
};

}  // namespace

std::size_t lines_room(std::string_view text) {
    // A puzzle's answer takes as many characters as its line; any other line takes kError's.
    const auto ends = static_cast<std::size_t>(std::count(text.begin(), text.end(), '\n'));
    return text.size() + (ends + 1) * kError.size();
}

LinesResult solve_lines(std::string_view text, LinesTask task, char* out) {
    LineAnswers answers(task, out);
    while (!text.empty()) {
        const bool ends_well =
            text.size() == kCells || (text.size() > kCells && text[kCells] == '\n');
        if (ends_well && is_strict_line(text.data())) {
            answers.puzzle(text.data());
            text.remove_prefix(std::min(kLine, text.size()));
        } else {
            answers.unreadable();
            text.remove_prefix(std::min(text.find('\n'), text.size() - 1) + 1);
        }
    }
    return answers.result();
}

}  // namespace retrace::engine
