// Looks one line ahead, so that it is known whether there is one.
#include "cli/puzzle_numbers.hpp"

#include <utility>

#include "cli/whole_number.hpp"

namespace retrace::cli {

std::optional<std::uint64_t> PuzzleNumbers::next() {
    if (!input_) {
        if (next_ > last_) return std::nullopt;
        return next_++;
    }
    while (!line_ && input_->read_more()) take_line();
    const auto number = std::exchange(line_, std::nullopt);
    take_line();
    return number;
}

void PuzzleNumbers::take_line() {
    if (const auto line = input_->take()) line_ = whole_number(line->text).value_or(0);
}

}  // namespace retrace::cli
