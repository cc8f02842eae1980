// Many puzzles in one call: a buffer of lines in, a buffer of lines out.
#include "sudoku/engine/batch.hpp"

#include <algorithm>

#include "sudoku/contradiction.hpp"
#include "sudoku/engine/first_solution.hpp"
#include "sudoku/engine/start.hpp"

namespace retrace::engine {
namespace {

constexpr std::size_t kLine = kCells + 1;  // with its '\n'
constexpr std::string_view kError = "error\n";

// Whether 81 characters are all '0' to '9' or '.'. Six loads, the last ones overlapping.
bool is_puzzle(const char* line) {
    Bytes bad{};
    for (const std::size_t from : {0U, 16U, 32U, 48U, 64U, 65U}) {
        const Bytes characters = load_bytes(line + from);
        bad |= reinterpret_cast<Bytes>((characters - '0' > 9) & (characters != '.'));
    }
    return !any(reinterpret_cast<Words>(bad));
}

Grid grid_of_line(const char* line) {
    Grid grid;
    for (Cell cell = 0; cell < kCells; ++cell) {
        grid[cell] = line[cell] == '.' ? Digit{0} : static_cast<Digit>(line[cell] - '0');
    }
    return grid;
}

// One batch at work: the search is shared by its lines, the output grows.
class Batch {
  public:
    Batch(BatchTask task, char* out) : task_(task), begin_(out), out_(out) {}

    void puzzle(const char* line) {
        ++result_.lines;
        start(search_, line);
        if (next_solution(search_) != Stop::solution) {
            unsolvable(line);
            return;
        }
        if (task_ != BatchTask::check) write_solution(search_.solution(), '0', out_);
        if (task_ != BatchTask::any && next_solution(search_) == Stop::solution) {
            several(line);
            return;
        }
        ++result_.solved;
        if (task_ == BatchTask::check) {
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

    BatchResult result() const {
        BatchResult result = result_;
        result.written = static_cast<std::size_t>(out_ - begin_);
        return result;
    }

  private:
    void word(std::string_view text) { out_ = std::copy(text.begin(), text.end(), out_); }

    void unsolvable(const char* line) {
        ++result_.unsolvable;
        if (task_ == BatchTask::check && has_contradiction(grid_of_line(line))) {
            ++result_.contradictions;
            word("contradiction\n");
        } else {
            word("none\n");
        }
    }

    // One solution stands at `out_` (but for `check`), the search has just found another.
    void several(const char* line) {
        ++result_.several;
        if (task_ == BatchTask::check) {
            word("several\n");
            return;
        }
        const Grid best = std::min(grid_of_line(out_), grid_of(search_.solution()));
        const Grid first = first_of_several(search_, grid_of_line(line), best);
        out_ = std::transform(first.digits().begin(), first.digits().end(), out_,
                              [](Digit digit) { return static_cast<char>('0' + digit); });
        *out_++ = '\n';
    }

    BatchTask task_;
    char* begin_;
    char* out_;
    BatchResult result_;
    Search search_;
};

}  // namespace

std::size_t batch_room(std::string_view text) {
    // A puzzle's line takes as many characters as it had, one that is none takes kError's.
    const auto ends = static_cast<std::size_t>(std::count(text.begin(), text.end(), '\n'));
    return text.size() + (ends + 1) * kError.size();
}

BatchResult solve_lines(std::string_view text, BatchTask task, char* out) {
    Batch batch(task, out);
    while (!text.empty()) {
        const bool ends_well =
            text.size() == kCells || (text.size() > kCells && text[kCells] == '\n');
        if (ends_well && is_puzzle(text.data())) {
            batch.puzzle(text.data());
            text.remove_prefix(std::min(kLine, text.size()));
        } else {
            batch.unreadable();
            text.remove_prefix(std::min(text.find('\n'), text.size() - 1) + 1);
        }
    }
    return batch.result();
}

}  // namespace retrace::engine
