// Counts everything that the reader tells of, and keeps as much as is shown.
#include "sudoku/text/reading.hpp"

#include <utility>

#include "sudoku/text/byte_order_mark.hpp"
#include "sudoku/text/line.hpp"
#include "sudoku/text/lines.hpp"
#include "sudoku/text/puzzle_reader.hpp"

namespace retrace::text {
namespace {

class Gathering {
  public:
    Gathering(std::size_t most_puzzles, std::size_t most_faults)
        : most_puzzles_(most_puzzles), most_faults_(most_faults) {}

    void take(std::vector<ReadResult>& results) {
        for (ReadResult& result : results) {
            std::visit([this](auto& value) { keep(std::move(value)); }, result);
        }
        results.clear();
    }

    Reading whole() {
        if (reading_.puzzle_count == 0 && reading_.fault_count == 0) {
            keep(ParseError{ParseErrorCode::empty, 1, 1, {}, 0});
        }
        return std::move(reading_);
    }

  private:
    void keep(Puzzle puzzle) {
        if (reading_.puzzle_count++ < most_puzzles_) reading_.puzzles.push_back(std::move(puzzle));
    }

    void keep(ParseError fault) {
        if (reading_.fault_count++ < most_faults_) reading_.faults.push_back(std::move(fault));
    }

    void keep(const Passed& passed) {
        switch (passed.kind) {
            case Passed::Kind::heading:
            case Passed::Kind::section:
                ++reading_.passed_count;
                break;
            case Passed::Kind::commented:
                ++reading_.commented_count;
                break;
            case Passed::Kind::comment:
            case Passed::Kind::punctuation:
                break;
        }
    }

    std::size_t most_puzzles_;
    std::size_t most_faults_;
    Reading reading_;
};

}  // namespace

Reading read_text(std::string_view text, std::size_t most_puzzles, std::size_t most_faults) {
    Gathering gathering(most_puzzles, most_faults);
    std::vector<ReadResult> results;
    if (text.size() > kMaxText) {
        // Bytes that are no text are not offered to be read in pieces.
        results.emplace_back(find_control_character(head_of(text))
                                 .value_or(ParseError{ParseErrorCode::too_large, 1, 1, {}, 0}));
    } else {
        text = without_byte_order_mark(text);
        PuzzleReader reader(BlankLines::end_a_puzzle, 0, Comments::read_where_alone);
        while (!text.empty()) {
            reader.read(take_line(text), results);
            gathering.take(results);
        }
        reader.finish(results);
    }
    gathering.take(results);
    return gathering.whole();
}

}  // namespace retrace::text
