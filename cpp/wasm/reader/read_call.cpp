// Reads line by line.
#include "wasm/reader/read_call.hpp"

#include "sudoku/text/lines.hpp"

namespace retrace {

bool ReadCall::run(std::uint64_t budget) {
    for (; budget > 0 && !left_.empty(); --budget) {
        const std::string_view line = text::take_line(left_);
        if (line.size() > kMaxText) {
            reader_.read_too_long(line, results_);
        } else {
            reader_.read(line, results_);
        }
    }
    if (!left_.empty()) return false;
    if (!std::exchange(is_finished_, true)) reader_.finish(results_);
    return true;
}

text::Reading read_whole(std::string_view text) {
    constexpr std::size_t kMostPuzzles = 60;
    constexpr std::size_t kMostFaults = 20;
    return text::read_text(text, kMostPuzzles, kMostFaults);
}

}  // namespace retrace
