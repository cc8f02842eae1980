// Texts as JavaScript has them read: whole, or some lines at a time.
#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "sudoku/text/byte_order_mark.hpp"
#include "sudoku/text/puzzle_reader.hpp"
#include "sudoku/text/reading.hpp"

namespace retrace {

class ReadCall {
  public:
    explicit ReadCall(std::string_view text)
        : text_(text), left_(text::without_byte_order_mark(text_)) {}
    ReadCall(const ReadCall&) = delete;  // the rest to read is a view of this object's text
    ReadCall& operator=(const ReadCall&) = delete;
    ReadCall(ReadCall&&) = delete;
    ReadCall& operator=(ReadCall&&) = delete;
    ~ReadCall() = default;

    // Reads at most `budget` lines more; true when the text is at its end.
    bool run(std::uint64_t budget);

    // The findings since the last call.
    std::vector<text::ReadResult> found() { return std::exchange(results_, {}); }

  private:
    std::string text_;
    std::string_view left_;
    bool is_finished_ = false;
    text::PuzzleReader reader_{text::BlankLines::end_a_puzzle};
    std::vector<text::ReadResult> results_;
};

inline std::unique_ptr<ReadCall> start_reading(std::string_view text) {
    return std::make_unique<ReadCall>(text);
}

// Keeps as many puzzles and faults as the page lets people choose from.
text::Reading read_whole(std::string_view text);

}  // namespace retrace
